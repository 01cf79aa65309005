import { index, route, type RouteConfig } from '@react-router/dev/routes';

const development = process.env.NODE_ENV === 'development';

/** One line per page. Every path without one shows the not-found screen. */
export default [
  index('features/site/web/pages/home.tsx'),
  ...(development ? [route('dev/design-system', 'features/site/web/pages/design-system.tsx')] : []),
  route('*', 'features/site/web/pages/not-found.tsx'),
] satisfies RouteConfig;
