import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { StartError } from '../errors/start-error';

/** Somebody who was erased: what is needed to erase them again in an older backup, and nothing of themselves. */
export const erasureSchema = z.object({
  /** The number of their row. */
  user: z.number().int().positive(),
  at: z.iso.datetime(),
  /** By which the same person is known again: in a backup the number may be somebody else's. */
  mark: z.string(),
});
export type Erasure = z.output<typeof erasureSchema>;

/** In DATA_DIR: one line for each. It only grows, and outlives the database. */
export const erasuresFile = 'erasures.jsonl';

/** In the facts of a restored database: those who are to be erased again before anybody can ask. */
export const erasuresDue = 'erasures.due';

/** Reads such a file; none is an empty one. Throws a StartError when it cannot be understood: to leave somebody out is no way. */
export function readErasures(file: string): Erasure[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n').filter((line) => line.trim() !== '');
  return lines.map((line, at) => {
    try {
      return erasureSchema.parse(JSON.parse(line));
    } catch (error) {
      throw new StartError(`${file} is damaged in line ${at + 1}: it says who was erased, one {"user","at","mark"} a line.`, { cause: error });
    }
  });
}

/** Adds those to the file in DATA_DIR that it does not have. */
export function noteErasures(dataDir: string, list: readonly Erasure[]): void {
  const file = path.join(dataDir, erasuresFile);
  const known = new Set(readErasures(file).map(nameOf));
  const lines = eachOnce(list).filter((one) => !known.has(nameOf(one))).map((one) => `${JSON.stringify(one)}\n`);
  if (lines.length > 0) appendFileSync(file, lines.join(''), { mode: 0o600, flush: true });
}

/** Each of them once. */
export const eachOnce = (list: readonly Erasure[]): Erasure[] => [...new Map(list.map((one) => [nameOf(one), one])).values()];

const nameOf = ({ user, mark }: Erasure) => `${user} ${mark}`;
