import { z } from 'zod';
import { fillPath } from './contract';

/** The most rows that are ever sent at once, whatever the request has. */
const maxRows = 100;

/** Returns the query of a paged call beside its filters: `?page`, from 1, and `?page_size`. */
export const pageQuery = (size: number) => ({
  page: z.coerce.number().int().positive().max(1_000_000).default(1),
  page_size: z.coerce
    .number()
    .int()
    .positive()
    .default(size)
    .transform((rows) => Math.min(rows, maxRows)),
});

/**
 * Returns the schema of one page of a list: how many rows there are in all, and the addresses of the pages before and
 * after it.
 */
export const pageSchema = <S extends z.ZodType>(row: S) =>
  z.object({
    count: z.number().int(),
    next: z.string().nullable(),
    previous: z.string().nullable(),
    results: z.array(row),
  });

type PageQuery = { page: number; page_size: number };

/** Returns how many rows a page skips and takes. */
export const rowsOf = ({ page, page_size: limit }: PageQuery) => ({ offset: (page - 1) * limit, limit });

/**
 * Returns a page as pageSchema describes it. `query` is the parsed query with its filters, which the addresses of other
 * pages repeat.
 */
export function pageOf<T>(path: string, query: PageQuery, count: number, results: T[]) {
  const at = (page: number) => fillPath(path, { query: { ...query, page } });
  const last = Math.ceil(count / query.page_size);
  return {
    count,
    next: query.page < last ? at(query.page + 1) : null,
    previous: query.page > 1 && last > 0 ? at(Math.min(query.page - 1, last)) : null,
    results,
  };
}
