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
import type { PageData } from '~/shared/page';
import type { Location } from './location';
import { decoded, type Params } from './match';
import type { Router, RouterState } from './router';
import { holdScroll, scrollOf } from './scroll';

interface Here {
  router: Router;
  state: RouterState;
}

const HereContext = createContext<Here | null>(null);

/** What is under it knows where the site is. */
export function RouterProvider({ router, children }: { router: Router; children: ReactNode }) {
  const [state, setState] = useState(router.state);
  useLayoutEffect(() => {
    const show = () => startTransition(() => setState(router.state));
    const stop = router.subscribe(show);
    // What is under it may have gone somewhere already.
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
/** The open parts of the address, by their names in the route's path. */
export const useParams = (): Params => useHere().state.params;
/** What the page that is shown was loaded with. */
export const usePage = (): PageData => useHere().state.page;
/** Whether one came here by a link, and neither through the history nor from outside. */
export const useCameByLink = (): boolean => useHere().state.action === 'push';
/** Whether another page is being fetched. */
export const useUnderWay = (): boolean => useHere().state.underWay;

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
