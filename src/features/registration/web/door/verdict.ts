import type { ScanResult } from '../../contract/choices';
import type { DoorList, ScanAnswer } from '../../contract/schemas';

/** A registration on the list of a phone. */
export type DoorRow = DoorList['rows'][number];

/** The verdict shown for a scan. `unlisted`: the list does not have the code, and the server has not answered yet. */
export type DoorResult = ScanResult | 'unlisted';

/** The gate and the time of an entry. */
export type Coming = Pick<ScanAnswer, 'gate' | 'at'>;

/** What a scan is judged to be. */
export interface Verdict extends Coming {
  result: DoorResult;
  row: DoorRow | null;
  /** How many this scan lets in. */
  people: number;
  /** How many of the party are in with it. */
  peopleIn: number;
  of: number;
}

export type Tone = 'good' | 'unsure' | 'bad';

const tones: Record<DoorResult, Tone> = {
  ok: 'good',
  partly: 'good',
  again: 'bad',
  waiting: 'unsure',
  cancelled: 'bad',
  other_event: 'bad',
  too_early: 'unsure',
  over: 'unsure',
  unknown: 'bad',
  card_revoked: 'bad',
  invalid: 'unsure',
  unlisted: 'unsure',
};

/** Returns how a result looks and sounds. */
export const toneOf = (result: DoorResult): Tone => tones[result];

const ranks: Record<Tone, number> = { good: 0, unsure: 1, bad: 2 };

const nothing = { people: 0, peopleIn: 0, of: 0, gate: null, at: null };

/** Returns the first 8 bytes of SHA-256 of a code, as the list has it. */
export async function hashOf(code: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(code)));
  return [...bytes.subarray(0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Returns the row of a ticket or of a membership card. */
export const findByHash = (rows: readonly DoorRow[], hash: string): DoorRow | undefined =>
  rows.find((row) => row.hash === hash) ?? rows.find((row) => row.card === hash);

/** Returns the rows whose code ends with these letters, else those whose name has a word that begins so. */
export function findRows(rows: readonly DoorRow[], typed: string): DoorRow[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const end = typed.trim().toUpperCase().replace(/O/g, '0').replace(/[IL]/g, '1');
  const byEnd = end.length === 4 ? rows.filter((row) => row.end === end) : [];
  if (byEnd.length > 0) return byEnd;
  if (typed.trim().length < 2) return [];
  return rows.filter(({ full_name: name, full_name_ml: nameMl }) => {
    const named = `${name} ${nameMl ?? ''}`.toLowerCase().split(/[\s.]+/);
    return words.every((word) => named.some((part) => part.startsWith(word)));
  });
}

/**
 * Judges a ticket by the list alone: at once, with or without a line.
 *
 * @param row the registration; without one the list does not have the code
 * @param peopleIn how many are in already, those of scans that wait here too
 * @param came where and when they came in, as far as it is known here
 */
export function judge(
  row: DoorRow | undefined,
  {
    peopleIn,
    people,
    came,
    now,
    from,
    until,
  }: {
    peopleIn: number;
    people?: number | undefined;
    came?: Coming | undefined;
    now: number;
    from: string;
    until: string;
  },
): Verdict {
  if (now < Date.parse(from)) return { ...nothing, result: 'too_early', row: row ?? null };
  if (now > Date.parse(until)) return { ...nothing, result: 'over', row: row ?? null };
  if (!row) return { ...nothing, result: 'unlisted', row: null };
  const base = { ...nothing, row, of: row.people, peopleIn };
  if (row.status === 'cancelled') return { ...base, result: 'cancelled' };
  if (row.status !== 'going') return { ...base, result: 'waiting' };
  const left = row.people - peopleIn;
  if (left <= 0) return { ...base, ...came, result: 'again' };
  const lets = Math.min(people ?? left, left);
  const inNow = peopleIn + lets;
  return { ...base, result: inNow < row.people ? 'partly' : 'ok', people: lets, peopleIn: inNow };
}

/**
 * Returns the verdict with the server's answer, which only makes it worse: a door that has said no does not say yes
 * later. Where the list had no answer, any answer of the server is one.
 */
export function worsen(shown: Verdict, answer: ScanAnswer, row: DoorRow | undefined): Verdict {
  const isWorse = ranks[toneOf(answer.result)] > ranks[toneOf(shown.result)];
  const isSame = answer.result === shown.result;
  if (!isWorse && !isSame && shown.result !== 'unlisted') return shown;
  return {
    result: answer.result,
    row: shown.row ?? row ?? null,
    people: answer.people,
    peopleIn: answer.people_in ?? shown.peopleIn,
    of: answer.of ?? shown.of,
    gate: answer.gate,
    at: answer.at,
  };
}
