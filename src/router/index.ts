export { Boundary } from './boundary';
export {
  CurrentPage,
  RouterProvider,
  Scrolling,
  useCameByLink,
  useHasOwnFrame,
  useIsRouted,
  useLocation,
  useNames,
  useNavigate,
  usePage,
  useParams,
  usePendingNavigation,
} from './context';
export { useGuard } from './guard';
export { PageHead } from './head';
export { forgetState, goBy, isOnReturn, pushWindow, stateHere } from './history';
export { Leave } from './leave';
export { Link, type LinkProps } from './link';
export type { Location } from './location';
export { PageDataScript } from './page-data';
export { createRouter, type Guard, type Router } from './router';
export { matchIn, part, route, within, type Fitting, type PatternsOf, type Route, type Routes } from './routes';
export { ScriptMark } from './script-mark';
export { scrollScript } from './scroll';
export { useSearchParams } from './search-params';
