import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { Tx } from '../database';
import { StartError } from '../errors/start-error';
import type { StoredSetting } from '../settings-store/settings-store';
import { insertJob } from '../jobs/store';

/**
 * A person who was erased, or a value of theirs: what is needed to erase it again in an older backup, and nothing of
 * themselves.
 */
export const erasureSchema = z.object({
  /** The number of their row. */
  user: z.number().int().positive(),
  at: z.iso.datetime(),
  /**
   * Of a person who stays, what they have deleted (`aadhaar`) or withdrawn (a purpose of the privacy centre). Absent:
   * the person was erased.
   */
  value: z.string().optional(),
  /** Identifies the same person: in a backup the number may be another person's. Each value has a mark of its own. */
  mark: z.string(),
});
export type Erasure = z.output<typeof erasureSchema>;

/** A file in DATA_DIR: one line for each. It only grows, and outlives the database. */
export const erasuresFile = 'erasures.jsonl';

/** In a restored database: the people who are to be erased again before the site serves any request. */
export const erasuresDue: StoredSetting<Erasure[]> = { name: 'erasures.due', schema: erasureSchema.array() };

/**
 * Reads such a file; a missing file counts as empty. Throws a StartError when it cannot be parsed: leaving a person out
 * is not acceptable.
 */
export function readErasures(file: string): Erasure[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '');
  return lines.map((line, at) => {
    try {
      return erasureSchema.parse(JSON.parse(line));
    } catch (error) {
      throw new StartError(
        `${file} is damaged in line ${at + 1}: it says who was erased, one {"user","at","mark"} a line, with ` +
          '"value" where only that was.',
        { cause: error },
      );
    }
  });
}

/** Adds the erasures to the file in DATA_DIR that it does not have. */
export function noteErasures(dataDir: string, list: readonly Erasure[]): void {
  const file = path.join(dataDir, erasuresFile);
  const lines = unknownOf(list, readErasures(file)).map((one) => `${JSON.stringify(one)}\n`);
  if (lines.length > 0) appendFileSync(file, lines.join(''), { mode: 0o600, flush: true });
}

/** Returns each erasure once. */
export const eachOnce = (list: readonly Erasure[]): Erasure[] => [
  ...new Map(list.map((one) => [nameOf(one), one])).values(),
];

/** Returns the erasures of a list that are not among these, each once. */
export function unknownOf(list: readonly Erasure[], among: readonly Erasure[]): Erasure[] {
  const known = new Set(among.map(nameOf));
  return eachOnce(list).filter((one) => !known.has(nameOf(one)));
}

// A person is erased once; a value may be entered again, and erased again.
const nameOf = ({ user, mark, value, at }: Erasure) => `${user} ${mark} ${value === undefined ? '' : at}`;

/**
 * Returns what identifies a person in another copy of the database: a hash of their number and the moment they joined.
 * The mark of a value of theirs differs: an earlier version, which erases every person with a mark of the list, finds
 * none by it.
 */
export const erasureMark = ({ id, dateJoined }: { id: number; dateJoined: Date }, value?: string): string =>
  createHash('sha256')
    .update(`erased\0${id}\0${dateJoined.toISOString()}${value === undefined ? '' : `\0${value}`}`)
    .digest('base64url')
    .slice(0, 16);

/** The job that completes the list in DATA_DIR from the database. */
export const erasuresJob = 'backup.erasures';

/** Has the list completed after this transaction, which erases a value. */
export const noteErasuresAfter = (tx: Tx) =>
  insertJob(tx, { name: erasuresJob, data: null, key: undefined, startAfter: undefined });
