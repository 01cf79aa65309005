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

/** Writes an entry, at the present address if `href` is left out. */
export function writeEntry(action: 'push' | 'replace', entry: Partial<Entry>, href?: string): void {
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
