import type { DoorResult } from './verdict';

/** Three codes that show the verdicts of a door and count nowhere: no ticket has them, and they are never sent. */
export const practice: ReadonlyMap<string, DoorResult> = new Map([
  ['PRACT1CE000000000001', 'ok'],
  ['PRACT1CE000000000002', 'again'],
  ['PRACT1CE000000000003', 'unknown'],
]);
