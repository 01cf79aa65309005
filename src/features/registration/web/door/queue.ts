import { mostScans } from '../../contract/choices';
import type { DoorList, ScanAnswer } from '../../contract/schemas';
import { wallNow, wasSet } from './clock';
import type { Coming, DoorRow } from './verdict';

/** What a person at a door has done: one of a code, a row of the list, a name, or the undoing of a scan. */
export type Deed =
  | { code: string; people?: number }
  | { registration_id: number; people?: number }
  | { walk_in: string; people: number }
  | { undo: string };

/** A scan on this phone, until the server has answered it. */
export interface Scan {
  /** Its place in the order of scans; assigned by the store. */
  n?: number;
  scan_id: string;
  event: number;
  /** The phone's clock at the scan, in ms, and by how much the server's clock was ahead, if known. */
  wall: number;
  offset: number | null;
  /** The offset of the last meeting with the server before the scan; null before the first. */
  met?: number | null;
  deed: Deed;
  /** What the list makes of it: the row, and how many people it lets in; fewer than none for an undo. */
  row: number | null;
  lets: number;
  /** The server could not read it. It stays here, and is not sent again. */
  refused?: true;
}

/** Returns the scans that are sent next, in order. */
export const nextBatch = (scans: readonly Scan[]): Scan[] =>
  scans.filter(({ refused }) => !refused).slice(0, mostScans);

/** Returns the body of the call that sends scans. `offset` is the present one. */
export function bodyOf(scans: readonly Scan[], { now, offset }: { now: number; offset: number | null }) {
  return {
    now: new Date(now).toISOString(),
    scans: scans.map((scan) => {
      const wall = new Date(wallNow(scan.wall, scan.offset, offset)).toISOString();
      const isSet = wasSet(scan.offset, scan.met ?? null, offset);
      return { scan_id: scan.scan_id, wall, ...(isSet && { clock_set: true }), ...scan.deed };
    }),
  };
}

/** The outcome of the sent scans: an id leaves the queue only with its own answer. */
export interface Settled {
  answered: { scan: Scan; answer: ScanAnswer }[];
  refused: Scan[];
}

/** Compares what was sent with what was answered. A scan without an answer stays as it is. */
export function settle(sent: readonly Scan[], results: readonly ScanAnswer[]): Settled {
  const answers = new Map(results.map((answer) => [answer.scan_id, answer]));
  const settled: Settled = { answered: [], refused: [] };
  for (const scan of sent) {
    const answer = answers.get(scan.scan_id);
    if (answer?.result === 'invalid') settled.refused.push({ ...scan, refused: true });
    else if (answer) settled.answered.push({ scan, answer });
  }
  return settled;
}

/** Returns how many of each row's party are in by scans that wait here. */
export function waitingIn(scans: readonly Scan[]): ReadonlyMap<number, number> {
  const sums = new Map<number, number>();
  for (const { row, lets } of scans) if (row !== null) sums.set(row, (sums.get(row) ?? 0) + lets);
  return sums;
}

/** Returns the time of a scan by the server's clock; `offset` counts where the scan does not know how far that was. */
const timeOf = ({ wall, offset: known }: Scan, offset: number) => new Date(wall + (known ?? offset)).toISOString();

/** Returns where and when a row's party came in last, as far as this phone knows: here, or as the list has it. */
export function comingOf(
  row: DoorRow,
  scans: readonly Scan[],
  { gate, offset }: { gate: string; offset: number },
): Coming {
  const undone = new Set(scans.flatMap(({ deed }) => ('undo' in deed ? [deed.undo] : [])));
  const here = scans.findLast((scan) => scan.row === row.id && scan.lets > 0 && !undone.has(scan.scan_id));
  return here ? { gate, at: timeOf(here, offset) } : { gate: row.gate ?? null, at: row.came_at ?? null };
}

/** Returns the rows of a list with what the server has answered of them, in the order of the answers. */
export function withAnswers({ rows, gate }: DoorList, { answered }: Settled, offset: number): DoorRow[] {
  const inside = new Map(rows.map((row) => [row.id, row.people_in]));
  const came = new Map<number, Coming>();
  for (const { scan, answer } of answered) {
    if (answer.registration_id !== null && answer.people_in !== null) {
      inside.set(answer.registration_id, answer.people_in);
      if (answer.people > 0) came.set(answer.registration_id, { gate, at: timeOf(scan, offset) });
      else if (answer.at !== null) came.set(answer.registration_id, answer);
    } else if ('undo' in scan.deed && answer.result === 'ok' && scan.row !== null)
      inside.set(scan.row, Math.max(0, (inside.get(scan.row) ?? 0) + scan.lets));
  }
  return rows.map((row) => {
    const last = came.get(row.id);
    return { ...row, people_in: inside.get(row.id)!, ...(last && { gate: last.gate, came_at: last.at }) };
  });
}

/** Returns the list with what has changed of it. */
export function merged(rows: readonly DoorRow[], changed: readonly DoorRow[]): DoorRow[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  for (const row of changed) byId.set(row.id, row);
  return [...byId.values()];
}

/** Returns how long (ms) the next try waits after some that failed. */
export const waitAfter = (failures: number): number => Math.min(60_000, 2000 * 2 ** Math.min(failures, 5));
