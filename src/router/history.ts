/*
 * The only file that touches `window.history` (tests/support/architecture.ts). It needs no router, so that a window can
 * have its step in the history where there is none, as in a test.
 */

/** An entry of the browser's history that this site has written. */
export interface Entry {
  /**
   * The state of the location: what a step brought with it, and how many windows are open
   * (ui/hooks/use-window-step.ts).
   */
  usr: unknown;
  key: string;
  /** The number of this site's entries before it. */
  idx: number;
}

/** Returns the present entry; empty where another site or the browser itself has written it. */
export const entryHere = () => (window.history.state ?? {}) as Partial<Entry>;

/** Returns the state of the present entry. Read from the browser: the router's own does not have the windows. */
export const stateHere = () => (entryHere().usr ?? {}) as { windows?: number };

/** The number of the entry where the browser was seen last: after a step through the history the one that it left. */
let seen: number | undefined;

/** Returns the number of the entry that a step through the history has just left. */
export const entryLeft = () => seen;

/** Notes where a step through the history has arrived. */
export const noteEntry = (idx: number): void => void (seen = idx);

let isReturning = false;

/**
 * Sets whether the router is on its way back, because a guard asks about a step through the history: until it is there,
 * no other step that is seen means anything.
 */
export const setReturning = (is: boolean): void => void (isReturning = is);
export const isOnReturn = () => isReturning;

/** Writes an entry, at the present address if `href` is left out. */
export function writeEntry(action: 'push' | 'replace', entry: Partial<Entry>, href?: string): void {
  noteEntry(entry.idx ?? 0);
  window.history[action === 'push' ? 'pushState' : 'replaceState'](entry, '', href);
}

/** Goes a number of steps through the history; the browser does it later. */
export const goBy = (steps: number): void => window.history.go(steps);

/**
 * Sets who scrolls after a step through the history: this site while its document lives, the browser between documents.
 */
export function setScrolling(by: ScrollRestoration): void {
  window.history.scrollRestoration = by;
}

/**
 * Pushes the entry of one more open window: the address and the page stay as they are, nothing is loaded or rendered.
 */
export function pushWindow(): void {
  const { idx = 0, ...entry } = entryHere();
  const state = stateHere();
  writeEntry('push', { ...entry, usr: { ...state, windows: (state.windows ?? 0) + 1 }, idx: idx + 1 });
}

/**
 * Removes the state from the present entry at once, so that a reload does not find it. The location keeps it until the
 * next step.
 */
export const forgetState = (): void => writeEntry('replace', { ...entryHere(), usr: null });
