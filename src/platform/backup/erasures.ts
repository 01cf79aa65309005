import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { Tx } from '../database';
import { StartError } from '../errors/start-error';
import type { Fact } from '../facts/facts';
import { insertJob } from '../jobs/store';

/** Somebody who was erased, or a value of theirs: what is needed to do it again in an older backup, and nothing of themselves. */
export const erasureSchema = z.object({
  /** The number of their row. */
  user: z.number().int().positive(),
  at: z.iso.datetime(),
  /** Of somebody who stays, what they have deleted (`aadhaar`) or withdrawn (a purpose of the privacy centre). Absent: the person was erased. */
  value: z.string().optional(),
  /** By which the same person is known again: in a backup the number may be somebody else's. Another one for each value. */
  mark: z.string(),
});
export type Erasure = z.output<typeof erasureSchema>;

/** In DATA_DIR: one line for each. It only grows, and outlives the database. */
export const erasuresFile = 'erasures.jsonl';

/** Of a restored database: those who are to be erased again before anybody can ask. */
export const erasuresDue: Fact<Erasure[]> = { name: 'erasures.due', schema: erasureSchema.array() };

/** Reads such a file; none is an empty one. Throws a StartError when it cannot be understood: to leave somebody out is no way. */
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
        `${file} is damaged in line ${at + 1}: it says who was erased, one {"user","at","mark"} a line, with "value" where only that was.`,
        { cause: error },
      );
    }
  });
}

/** Adds those to the file in DATA_DIR that it does not have. */
export function noteErasures(dataDir: string, list: readonly Erasure[]): void {
  const file = path.join(dataDir, erasuresFile);
  const lines = unknownOf(list, readErasures(file)).map((one) => `${JSON.stringify(one)}\n`);
  if (lines.length > 0) appendFileSync(file, lines.join(''), { mode: 0o600, flush: true });
}

/** Each of them once. */
export const eachOnce = (list: readonly Erasure[]): Erasure[] => [
  ...new Map(list.map((one) => [nameOf(one), one])).values(),
];

/** Those of a list that are not among these, each once. */
export function unknownOf(list: readonly Erasure[], among: readonly Erasure[]): Erasure[] {
  const known = new Set(among.map(nameOf));
  return eachOnce(list).filter((one) => !known.has(nameOf(one)));
}

// A person is erased once; a value may be given again, and erased again.
const nameOf = ({ user, mark, value, at }: Erasure) => `${user} ${mark} ${value === undefined ? '' : at}`;

/**
 * By which a person is known again in another copy of the database: a hash of their number and the moment they joined. The one for a value
 * of theirs is another: an earlier version, which erases whoever has a mark of the list, finds nobody by it.
 */
export const erasureMark = ({ id, dateJoined }: { id: number; dateJoined: Date }, value?: string): string =>
  createHash('sha256')
    .update(`erased\0${id}\0${dateJoined.toISOString()}${value === undefined ? '' : `\0${value}`}`)
    .digest('base64url')
    .slice(0, 16);

/** The job that completes the list in DATA_DIR with what the database knows. */
export const erasuresJob = 'backup.erasures';

/** Has the list completed after this transaction, which erases a value. */
export const noteErasuresAfter = (tx: Tx) =>
  insertJob(tx, { name: erasuresJob, data: null, key: undefined, startAfter: undefined });
