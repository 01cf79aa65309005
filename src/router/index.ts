export { Boundary } from './boundary';
export {
  CurrentPage, Leave, RouterProvider, Scrolling, useCameByLink, useGuard, useIsRouted, useLocation, useNavigate, usePage, useParams,
  useSearchParams, useUnderWay,
} from './context';
export { PageHead } from './head';
export { Link, type LinkProps } from './link';
export { PageDataScript } from './page-data';
export { createRouter, type Guard, type Router } from './router';
export { part, route, within, type Routes } from './routes';
export { ScriptMark } from './script-mark';
export { scrollScript } from './scroll';
