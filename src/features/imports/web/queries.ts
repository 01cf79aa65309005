import { queriesOf } from '~/shared/page';
import type { importCalls } from '../contract';
import type { RowAction } from '../contract/choices';

const query = queriesOf<typeof importCalls>();

export const importsPerPage = 10;
export const rowsPerPage = 50;

/** One page of the imports there were, from 1. */
export const importsQuery = (page: number) =>
  query('GET /api/admin/imports/', { query: { page, page_size: importsPerPage } });

/** One import with a page of its rows, from 1: all, or those of one kind. */
export const importQuery = (id: number, page: number, action: RowAction | undefined) =>
  query('GET /api/admin/imports/:id/', { params: { id }, query: { page, page_size: rowsPerPage, action } });
