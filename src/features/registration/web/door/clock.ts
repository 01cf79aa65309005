/*
 * The clocks of a door (docs/product/registration.md, "The door"). The server corrects the clock of a phone when scans
 * are sent; it cannot detect a clock that was set between a scan and its sending.
 */

/** How far two clocks may differ (ms) before the wall clock counts as set. */
const TOLERANCE_MS = 3000;
/** A longer time between two looks at the clocks may be sleep, in which only the wall clock goes on. */
const SLEEP_MS = 5000;

/** The clock on the wall, and one that is never set, in ms. */
export interface Reading {
  wall: number;
  mono: number;
}

/** The state of a phone's clock. */
export interface ClockState {
  last: Reading;
  /** Server's clock minus the phone's, in ms; null while it is unknown for the current clock. */
  offset: number | null;
}

/** Compares the clocks. A wall clock that was set back is detected; one that was set forward may mean sleep. */
export function look({ last, offset }: ClockState, now: Reading): ClockState {
  const passed = now.mono - last.mono;
  const jumped = now.wall - last.wall - passed;
  if (Math.abs(jumped) <= TOLERANCE_MS) return { last: now, offset };
  if (jumped < 0) return { last: now, offset: offset === null ? null : offset - jumped };
  return { last: now, offset: passed < SLEEP_MS ? null : offset };
}

/** Returns server minus phone by the time in an answer; a `Date` header has whole seconds. */
export function offsetBy(date: string | null, asked: number, answered: number): number | null {
  const server = Date.parse(date ?? '');
  return Number.isNaN(server) ? null : server + 500 - (asked + answered) / 2;
}

/**
 * Returns the time of a scan by the clock of the phone as it is now. `then` and `now` are the phone's offsets at these
 * moments.
 */
export function wallNow(wall: number, then: number | null, now: number | null): number {
  if (then === null || now === null || !wasSet(then, null, now)) return wall;
  return wall + then - now;
}

/**
 * Returns whether the phone's clock was set between a scan and its sending, so that its order among scans of other
 * phones is unsure. `then` is the offset at the scan, `met` the one of the last meeting with the server before it, and
 * `now` the present one.
 */
export function wasSet(then: number | null, met: number | null, now: number | null): boolean {
  const known = then ?? met;
  return known !== null && now !== null && Math.abs(known - now) > TOLERANCE_MS;
}

/** How old a list is: from 15 minutes on it is amber, from 60 on red. */
export function ageOf(at: number, now: number): 'fresh' | 'old' | 'stale' {
  const minutes = (now - at) / 60_000;
  if (minutes < 15) return 'fresh';
  return minutes < 60 ? 'old' : 'stale';
}
