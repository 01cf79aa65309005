import { Redirect, type PageData } from '~/shared/page';
import { entryHere, entryLeft, goBy, noteEntry, writeEntry } from './history';
import { hrefOf, locationAt, locationHere, type Location, type To } from './location';
import { returnTo, type Return } from './return-to';
import { findRoute, loadCode, type Routes, type View } from './routes';
import { keepScroll } from './scroll';

export interface NavigateOptions {
  /** In place of the present entry of the history. */
  replace?: boolean;
  state?: unknown;
  /** The page stays where it is scrolled to. */
  preventScrollReset?: boolean;
}

/** A step that waits for the person's answer, because a guard asks. */
export interface HeldStep {
  /** The guard that asks, by the key that it was registered with. */
  by: symbol;
  /** Takes the step. No other guard asks again. */
  go: () => void;
  stay: () => void;
}

export interface RouterState extends View {
  location: Location;
  /** The step that led here. */
  action: 'push' | 'replace' | 'pop';
  preventScrollReset: boolean;
  /** Whether another page is being fetched. */
  isPending: boolean;
  held: HeldStep | null;
}

/** Returns whether a step has to wait for the person's answer. */
export type Guard = (from: Location, to: Location) => boolean;

/** Where the site is, and the ways to go on. */
export interface Router {
  readonly state: RouterState;
  subscribe(listener: () => void): () => void;
  /**
   * Resolves once the step has arrived, or a newer one has overtaken it; a number of steps through the history resolves
   * at once.
   */
  navigate(to: To | number, options?: NavigateOptions): Promise<void>;
  /** Registers a guard. Of several, the first that asks holds the step. Returns the function that removes it. */
  guard(key: symbol, asks: Guard): () => void;
  /** Fetches a page's code before the step to it. */
  preload(to: To): void;
}

const initialState = (location: Location, view: View): RouterState => ({
  ...view,
  location,
  action: 'pop',
  preventScrollReset: false,
  isPending: false,
  held: null,
});

/** On the server a page is where it is. */
export const stillRouter = (location: Location, view: View): Router => ({
  state: initialState(location, view),
  subscribe: () => () => undefined,
  navigate: () => Promise.resolve(),
  guard: () => () => undefined,
  preload: () => undefined,
});

/**
 * Fetches what is shown at a path, with the names that the first page brought. Rejects with a `Redirect`, or when the
 * code can't be had.
 */
async function viewAt(table: Routes, pathname: string, { names }: PageData): Promise<View> {
  const code = await loadCode(await findRoute(table, pathname));
  const loaded = await code.module.load?.({ params: code.params });
  return {
    ...code,
    page: { ...loaded, names, origin: window.location.origin, answers: loaded?.answers ?? [] },
    failed: false,
  };
}

/**
 * The browser's router. A step fetches a page's code and data, then the address and what is shown change together; a
 * step within a path only changes the address, at once.
 * @param first what is shown where the browser is
 */
export function createRouter(table: Routes, first: View): Router {
  let state = initialState(locationHere(), first);
  const listeners = new Set<() => void>();
  /** Counts the steps: only the newest arrives. */
  let newest = 0;
  const guards = new Map<symbol, Guard>();
  /** The way back to the entry of the page that is shown, while a guard asks about a step through the history. */
  let returning: Return | null = null;
  /** The entry that the person has agreed to go to. */
  let agreed: number | null = null;
  /** The entry of the page that is shown. */
  let index = entryHere().idx ?? 0;
  if (entryHere().idx === undefined) writeEntry('replace', { ...entryHere(), idx: index });
  noteEntry(index);

  const set = (change: Partial<RouterState>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };

  function write(action: 'push' | 'replace', location: Location): void {
    const now = entryHere().idx ?? index;
    index = action === 'push' ? now + 1 : now;
    writeEntry(action, { usr: location.state, key: location.key, idx: index }, hrefOf(location));
  }

  function arrive(
    action: RouterState['action'],
    location: Location,
    preventScrollReset: boolean,
    view: Partial<View>,
  ): void {
    keepScroll(state.location.key);
    if (action !== 'pop') write(action, location);
    set({ ...view, location, action, preventScrollReset, isPending: false, held: null });
  }

  async function step(action: RouterState['action'], location: Location, preventScrollReset = false): Promise<void> {
    const turn = (newest += 1);
    if (location.pathname === state.location.pathname && !state.failed)
      return arrive(action, location, preventScrollReset, {});
    set({ isPending: true });
    try {
      const view = await viewAt(table, location.pathname, first.page);
      if (turn === newest) arrive(action, location, preventScrollReset, view);
    } catch (error) {
      if (turn !== newest) return;
      if (error instanceof Redirect)
        return step(action === 'pop' ? 'replace' : action, locationAt(error.to, location), preventScrollReset);
      // The page's code could not be had, as after a new release: the page as the server makes it, or the browser's
      // word for what is wrong.
      if (action === 'pop') window.location.reload();
      else window.location.assign(hrefOf(location));
    }
  }

  const asking = (to: Location) => [...guards].find(([, asks]) => asks(state.location, to))?.[0];
  const hold = (by: symbol, go: () => void) => set({ held: { by, go, stay: () => set({ held: null }) } });

  async function navigate(
    to: To | number,
    { replace = false, state: brought, preventScrollReset }: NavigateOptions = {},
  ): Promise<void> {
    if (typeof to === 'number') return goBy(to);
    const location = locationAt(to, state.location, brought);
    const go = () => step(replace ? 'replace' : 'push', location, preventScrollReset);
    const by = asking(location);
    if (by) hold(by, () => void go());
    else await go();
  }

  function onPopState(): void {
    const { idx: written } = entryHere();
    const idx = written ?? index + 1;
    // An address with a place on the page (`#…`), which the browser itself went to.
    if (written === undefined) writeEntry('replace', { usr: null, key: locationAt('#', state.location).key, idx });
    if (returning) return returning.passed(idx);
    const location = locationHere();
    const by = written !== undefined && idx !== index && idx !== agreed && asking(location);
    agreed = null;
    if (by) return holdPop(by, idx);
    index = idx;
    noteEntry(idx);
    void step('pop', location);
  }

  /** Holds a step through the history, to the entry `idx`: the browser goes back to where it was, with open windows. */
  function holdPop(by: symbol, idx: number): void {
    const home = entryLeft() ?? index;
    returning = returnTo(home, idx);
    const { arrived } = returning;
    void arrived.then(() => {
      returning = null;
    });
    hold(by, () => {
      void arrived.then((wanted) => {
        agreed = wanted;
        goBy(wanted - home);
      });
    });
  }

  return {
    get state() {
      return state;
    },
    subscribe(listener) {
      listeners.add(listener);
      window.addEventListener('popstate', onPopState);
      // A person was faster than the page's code.
      if (hrefOf(locationHere()) !== hrefOf(state.location)) onPopState();
      return () => {
        listeners.delete(listener);
        window.removeEventListener('popstate', onPopState);
      };
    },
    navigate,
    guard(key, asks) {
      guards.set(key, asks);
      return () => {
        guards.delete(key);
        if (state.held?.by === key) state.held.stay();
      };
    },
    preload(to) {
      const { pathname } = locationAt(to, state.location);
      void findRoute(table, pathname)
        .then(loadCode)
        .catch(() => undefined);
    },
  };
}
