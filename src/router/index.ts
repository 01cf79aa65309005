export { Boundary } from './boundary';
export {
  CurrentPage,
  RouterProvider,
  Scrolling,
  useCameByLink,
  useIsRouted,
  useLocation,
  useNavigate,
  usePage,
  useParams,
  useUnderWay,
} from './context';
export { useGuard } from './guard';
export { PageHead } from './head';
export { Leave } from './leave';
export { Link, type LinkProps } from './link';
export { PageDataScript } from './page-data';
export { createRouter, type Guard, type Router } from './router';
export { part, route, within, type Routes } from './routes';
export { ScriptMark } from './script-mark';
export { scrollScript } from './scroll';
export { useSearchParams } from './search-params';
