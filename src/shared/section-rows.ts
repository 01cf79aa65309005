import { z } from 'zod';
import { fillPath } from './contract';

/** Rows of a section of a person's page that are sent at once (docs/product/person.md, "Sections"). */
export const rowsAtOnce = 20;

/** Returns the schema of a part of a section's list. */
export const rowsSchema = <S extends z.ZodType>(row: S) =>
  z.object({
    results: z.array(row),
    next: z.string().nullable().describe('The address of the following page; null on the last'),
  });

/**
 * Returns a part of a section's list.
 * @param found its rows, and one more where the list goes on.
 * @param cursorOf returns the `before` that names the last row of the part.
 */
export function rowsPage<R>(path: string, id: number, found: readonly R[], cursorOf: (last: R) => string | number) {
  const results = found.slice(0, rowsAtOnce);
  const before = found.length > rowsAtOnce ? cursorOf(results.at(-1)!) : null;
  return { results, next: before === null ? null : fillPath(path, { params: { id }, query: { before } }) };
}
