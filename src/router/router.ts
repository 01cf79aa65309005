import { Redirect } from '~/shared/page';
import { entryHere, hrefOf, locationAt, locationHere, type Entry, type Location, type To } from './location';
import { findRoute, loadCode, type Routes, type View } from './routes';
import { keepScroll } from './scroll';

export interface NavigateOptions {
  /** In place of the present entry of the history. */
  replace?: boolean;
  state?: unknown;
  /** The page stays where it is scrolled to. */
  preventScrollReset?: boolean;
}

/** A step that waits for somebody's word, because something unsaved would be lost. */
export interface HeldStep {
  go: () => void;
  stay: () => void;
}

export interface RouterState extends View {
  location: Location;
  /** How one came here. */
  action: 'push' | 'replace' | 'pop';
  preventScrollReset: boolean;
  /** Whether another page is being fetched. */
  underWay: boolean;
  held: HeldStep | null;
}

/** Whether a step must wait for somebody's word. */
export type Guard = (from: Location, to: Location) => boolean;

/** Where the site is, and the ways to go on. */
export interface Router {
  readonly state: RouterState;
  subscribe(listener: () => void): () => void;
  /** Resolves once one is there, or the step has been overtaken by another; a number of steps through the history resolves at once. */
  navigate(to: To | number, options?: NavigateOptions): Promise<void>;
  /** There is one guard at most. */
  guard(asks: Guard | null): void;
  /** Fetches a page's code before somebody goes there. */
  preload(to: To): void;
}

const initialState = (location: Location, view: View): RouterState => ({
  ...view,
  location,
  action: 'pop',
  preventScrollReset: false,
  underWay: false,
  held: null,
});

/** On the server a page is where it is. */
export const stillRouter = (location: Location, view: View): Router => ({
  state: initialState(location, view),
  subscribe: () => () => undefined,
  navigate: () => Promise.resolve(),
  guard: () => undefined,
  preload: () => undefined,
});

/** Fetches what is shown at a path. Rejects with a `Redirect`, or when the code can't be had. */
async function viewAt(table: Routes, pathname: string): Promise<View> {
  const code = await loadCode(await findRoute(table, pathname));
  const loaded = await code.module.load?.({ params: code.params });
  return {
    ...code,
    page: { ...loaded, origin: window.location.origin, answers: loaded?.answers ?? [] },
    failed: false,
  };
}

/**
 * The browser's router. A step fetches a page's code and data, then the address and what is shown change together; a step within a
 * path only changes the address, at once.
 * @param first what is shown where the browser is
 */
export function createRouter(table: Routes, first: View): Router {
  let state = initialState(locationHere(), first);
  const listeners = new Set<() => void>();
  /** Counts the steps: only the newest arrives. */
  let newest = 0;
  let asks: Guard | null = null;
  /** What the next popstate, which is of our own making, has to do instead of a step. */
  let onReturn: (() => void) | null = null;
  /** Whether the next popstate has been agreed to. */
  let agreed = false;
  let index = entryHere().idx ?? 0;
  if (entryHere().idx === undefined) window.history.replaceState({ ...entryHere(), idx: index }, '');

  const set = (change: Partial<RouterState>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };

  function write(action: 'push' | 'replace', location: Location): void {
    const now = entryHere().idx ?? index;
    index = action === 'push' ? now + 1 : now;
    const entry: Entry = { usr: location.state, key: location.key, idx: index };
    window.history[action === 'push' ? 'pushState' : 'replaceState'](entry, '', hrefOf(location));
  }

  function arrive(
    action: RouterState['action'],
    location: Location,
    preventScrollReset: boolean,
    view: Partial<View>,
  ): void {
    keepScroll(state.location.key);
    if (action !== 'pop') write(action, location);
    set({ ...view, location, action, preventScrollReset, underWay: false, held: null });
  }

  async function step(action: RouterState['action'], location: Location, preventScrollReset = false): Promise<void> {
    const own = (newest += 1);
    if (location.pathname === state.location.pathname && !state.failed)
      return arrive(action, location, preventScrollReset, {});
    set({ underWay: true });
    try {
      const view = await viewAt(table, location.pathname);
      if (own === newest) arrive(action, location, preventScrollReset, view);
    } catch (error) {
      if (own !== newest) return;
      if (error instanceof Redirect)
        return step(action === 'pop' ? 'replace' : action, locationAt(error.to, location), preventScrollReset);
      // The page's code could not be had, as after a new release: the page as the server makes it, or the browser's word for what is wrong.
      if (action === 'pop') window.location.reload();
      else window.location.assign(hrefOf(location));
    }
  }

  const hold = (go: () => void) => set({ held: { go, stay: () => set({ held: null }) } });

  async function navigate(
    to: To | number,
    { replace = false, state: brought, preventScrollReset }: NavigateOptions = {},
  ): Promise<void> {
    if (typeof to === 'number') return window.history.go(to);
    const location = locationAt(to, state.location, brought);
    const go = () => step(replace ? 'replace' : 'push', location, preventScrollReset);
    if (asks?.(state.location, location)) hold(() => void go());
    else await go();
  }

  function onPopState(): void {
    const { idx } = entryHere();
    const delta = idx === undefined ? 0 : idx - index;
    index = idx ?? index + 1;
    // An address with a place on the page (`#…`), which the browser itself went to.
    if (idx === undefined)
      window.history.replaceState({ usr: null, key: locationAt('', state.location).key, idx: index }, '');
    if (onReturn) {
      onReturn();
      onReturn = null;
      return;
    }
    const location = locationHere();
    if (delta !== 0 && !agreed && asks?.(state.location, location)) {
      const returned = new Promise<void>((resolve) => {
        onReturn = resolve;
      });
      window.history.go(-delta);
      hold(() => {
        agreed = true;
        void returned.then(() => window.history.go(delta));
      });
      return;
    }
    agreed = false;
    void step('pop', location);
  }

  return {
    get state() {
      return state;
    },
    subscribe(listener) {
      listeners.add(listener);
      window.addEventListener('popstate', onPopState);
      // Somebody was faster than the page's code.
      if (hrefOf(locationHere()) !== hrefOf(state.location)) onPopState();
      return () => {
        listeners.delete(listener);
        window.removeEventListener('popstate', onPopState);
      };
    },
    navigate,
    guard(next) {
      asks = next;
    },
    preload(to) {
      const { pathname } = locationAt(to, state.location);
      void findRoute(table, pathname)
        .then(loadCode)
        .catch(() => undefined);
    },
  };
}
