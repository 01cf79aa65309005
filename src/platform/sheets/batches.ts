import { batches } from '~/shared/batches';

/** Rows of an export in memory at a time. */
const ROWS = 500;

/**
 * Reads a list by offset, 500 rows at a time, and yields each batch that has rows. Stops at the first batch with fewer
 * than it asked for.
 */
export async function* pagedBatches<Row>(
  read: (part: { offset: number; limit: number }) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  for (let offset = 0; ; offset += ROWS) {
    const rows = await read({ offset, limit: ROWS });
    if (rows.length > 0) yield rows;
    if (rows.length < ROWS) return;
  }
}

/**
 * Reads a list whose ids are known, `size` of them at a time, in their order, and yields what `read` returns for each.
 */
export async function* batchesByIds<Row>(
  ids: readonly number[],
  read: (ids: number[]) => Promise<Row[]>,
  size = ROWS,
): AsyncGenerator<Row[]> {
  for (const part of batches(ids, size)) yield await read(part);
}

/**
 * Reads a list with the function that answers its call, 500 rows a page, and yields the rows of each page: a file has
 * what the screen shows.
 */
export const pagesOf = <Row>(read: (page: { page: number; page_size: number }) => Promise<{ results: Row[] }>) =>
  pagedBatches(async ({ offset, limit }) => (await read({ page: offset / limit + 1, page_size: limit })).results);
