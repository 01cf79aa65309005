import { pagedQueriesOf } from '~/shared/paged-queries';
import type { importCalls } from '../contract';
import type { RowKind } from '../contract/choices';

const paged = pagedQueriesOf<typeof importCalls>();

/** Imports to a page. */
export const importsPerPage = 10;
/** Rows of an import to a page. */
export const rowsPerPage = 50;

/** Returns the query of one page of the imports, from 1. */
export const importsQuery = ({ search, sort, page }: { search: string; sort: string; page: number }) =>
  paged('GET /api/admin/imports/', { query: { search, sort, page, page_size: importsPerPage } }, { staleTime: 0 });

/** Returns the query of one import with a page of its rows, from 1: all rows, or the rows of one kind. */
export const importQuery = (id: number, page: number, action: RowKind | undefined) =>
  paged(
    'GET /api/admin/imports/:id/',
    { params: { id }, query: { page, page_size: rowsPerPage, action } },
    { staleTime: 0 },
  );
