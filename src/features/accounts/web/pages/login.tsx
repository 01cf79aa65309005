import { pageMeta, serverLoader, browserLoader, whenPathChanges, type PageData } from '~/shared/page';
import { withForm } from '~/ui/forms/late-form';
import { LoginForm, LoginScreen } from '../login/login-screen';
import * as texts from '../../texts';

export const loader = serverLoader();
export const clientLoader = withForm(browserLoader(), LoginForm);
export const shouldRevalidate = whenPathChanges;

export const meta = ({ loaderData }: { loaderData?: PageData }) => [
  ...pageMeta(loaderData, { title: texts.login, description: texts.loginSummary, path: '/login' }),
  { name: 'robots', content: 'noindex' },
];

/** /login, and /api/auth/reset-password/* (docs/product/README.md, "Routes"). */
export default LoginScreen;
