import { pageMeta, serverLoader, browserLoader, whenPathChanges, type PageData } from '~/shared/page';
import { LoginScreen } from '../login/login-screen';

export const loader = serverLoader();
export const clientLoader = browserLoader();
export const shouldRevalidate = whenPathChanges;

export const meta = ({ loaderData }: { loaderData?: PageData }) => [
  ...pageMeta(loaderData, { title: 'Login', description: 'Log in to the member area.', path: '/login' }),
  { name: 'robots', content: 'noindex' },
];

/** /login, and /api/auth/reset-password/* (docs/product/README.md, "Routes"). */
export default LoginScreen;
