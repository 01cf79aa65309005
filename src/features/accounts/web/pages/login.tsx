import { pageHead, type PageData } from '~/shared/page';
import { withForm } from '~/ui/forms/late-form';
import { LoginForm, LoginScreen } from '../login/login-screen';
import * as texts from '../../texts';

export const load = withForm(LoginForm);

export const head = ({ page }: { page: PageData }) => [
  ...pageHead(page, { title: texts.login, description: texts.loginSummary, path: '/login' }),
  { name: 'robots', content: 'noindex' },
];

/** /login, and /api/auth/reset-password/* (docs/product/README.md, "Routes"). */
export default LoginScreen;
