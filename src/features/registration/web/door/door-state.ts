import type { Scan } from './queue';
import type { Done, Kept } from './store';
import type { Verdict } from './verdict';

/** The verdict that is on the screen. */
export interface Shown {
  /** Null for practice, which has no scan. */
  scan: Scan | null;
  verdict: Verdict;
  /** Grows with each scan. */
  turn: number;
}

/** What the screen of a door shows. */
export interface DoorState {
  /** `none`: there is no pass here; `broken`: the browser stores nothing. */
  phase: 'opening' | 'none' | 'ready' | 'broken';
  stored: Kept | null;
  /** Not answered yet, in order. */
  scans: readonly Scan[];
  done: readonly Done[];
  shown: Shown | null;
  /** Whether the last call had an answer; null before the first. */
  isReached: boolean | null;
  /** Server's clock minus the phone's, in ms; null while it is unknown. */
  offset: number | null;
}

/** What is shown before the store is read. */
export const opening: DoorState = {
  phase: 'opening',
  stored: null,
  scans: [],
  done: [],
  shown: null,
  isReached: null,
  offset: null,
};
