import type { DoorResult } from './verdict';

/** Three codes that show what a door says, and count nowhere: no ticket has them, and none of them is sent. */
export const practice: ReadonlyMap<string, DoorResult> = new Map([
  ['PRACT1CE000000000001', 'ok'],
  ['PRACT1CE000000000002', 'again'],
  ['PRACT1CE000000000003', 'unknown'],
]);
