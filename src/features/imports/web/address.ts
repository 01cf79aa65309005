import type { Shown } from '~/ui/hooks/use-address';
import { sortsOf } from '~/ui/sort-button';
import { rowKinds } from '../contract/choices';

/** The fields of the screen's address: an import and its rows, or the list. */
export const fields = {
  id: 0,
  search: '',
  sort: sortsOf('filename', 'created_at', 'state', 'created_by', 'counts'),
  page: 1,
  rows: ['all', ...rowKinds],
  row_page: 1,
} as const;

export type ImportsAddress = Shown<typeof fields>;
