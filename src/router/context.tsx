import {
  createContext,
  startTransition,
  use,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react';
import type { PagePattern, ParamsOf } from '~/shared/addresses';
import type { PageData } from '~/shared/page';
import type { PageNames } from '~/shared/site-names';
import type { Location } from './location';
import { decoded, type Params } from './match';
import type { Router, RouterState } from './router';
import { holdScroll, scrollOf } from './scroll';

interface Here {
  router: Router;
  state: RouterState;
}

const HereContext = createContext<Here | null>(null);

/** Provides the router and its state to the components below it. */
export function RouterProvider({ router, children }: { router: Router; children: ReactNode }) {
  const [state, setState] = useState(router.state);
  useLayoutEffect(() => {
    const show = () => startTransition(() => setState(router.state));
    const stop = router.subscribe(show);
    // A component below may have taken a step already.
    show();
    return stop;
  }, [router]);
  const here = useMemo(() => ({ router, state }), [router, state]);
  return <HereContext value={here}>{children}</HereContext>;
}

/** The router, and where it is. */
export function useHere(): Here {
  const here = use(HereContext);
  if (!here) throw new Error('There is no RouterProvider above this component');
  return here;
}

/** Whether there is a router, which a test of a single component may do without. */
export const useIsRouted = (): boolean => use(HereContext) !== null;

export const useRouter = (): Router => useHere().router;
export const useLocation = (): Location => useHere().state.location;
export const useNavigate = (): Router['navigate'] => useHere().router.navigate;
/** The open parts of the address, by their names in the path: `useParams<'/news/:id'>()` on the page of that route. */
export const useParams = <P extends PagePattern = never>() =>
  useHere().state.params as [P] extends [never] ? Params : ParamsOf<P>;
/** What the page that is shown was loaded with. */
export const usePage = (): PageData => useHere().state.page;
/** The names of the committee, as the page was made with them. */
export const useNames = (): PageNames => useHere().state.page.names;
/** Whether a link led here, and neither the history nor another site. */
export const useCameByLink = (): boolean => useHere().state.action === 'push';
/** Whether another page is being fetched. */
export const usePendingNavigation = (): boolean => useHere().state.isPending;

/** Whether the page's layout brings header and main part. */
export const useHasOwnFrame = (): boolean => useHere().state.Layout?.hasOwnFrame === true;

/** The page, in its layout. */
export function CurrentPage() {
  const { module, Layout, page } = useHere().state;
  const { default: Page, Screen } = module;
  // The same when only the query changes: the page isn't rendered again.
  const shown = useMemo(() => <Page page={page as never} />, [Page, page]);
  return Layout ? <Layout Screen={Screen}>{shown}</Layout> : shown;
}

/** After a step, the page stands where it was left, at the place that the address names, or at its top. */
export function Scrolling() {
  const { router, state } = useHere();
  const { location, action, preventScrollReset } = state;
  useEffect(() => holdScroll(() => router.state.location.key), [router]);
  const [first] = useState(location);
  useLayoutEffect(() => {
    // The first page is where the browser, or scrollScript, has put it.
    if (location === first) return;
    const before = action === 'pop' ? scrollOf(location.key) : undefined;
    const target = location.hash && document.getElementById(decoded(location.hash.slice(1)));
    if (before !== undefined) window.scrollTo(0, before);
    else if (target) target.scrollIntoView();
    else if (!preventScrollReset) window.scrollTo(0, 0);
  }, [location, action, preventScrollReset, first]);
  return null;
}
