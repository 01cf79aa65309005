import { noIndex } from '~/shared/heads';
import { pageHead, type PageData } from '~/shared/page';
import * as common from '~/shared/texts';
import { withForm } from '~/ui/forms/lazy-form';
import { LoginForm, LoginScreen } from '../login/login-screen';
import * as texts from '../../texts';

export const load = withForm(LoginForm);

export const head = ({ page }: { page: PageData }) => [
  ...pageHead(page, { title: common.login, description: texts.loginSummary, path: '/login' }),
  noIndex,
];

/** Renders /login, and /api/auth/reset-password/* (docs/product/README.md, "Routes"). */
export default LoginScreen;
