import { exportList } from '~/features/audit/server/public';
import { pagesOf, type Column, type SetHeader } from '~/platform/sheets';
import type { IdLists } from '~/platform/topics';
import type { Caller } from '~/shared/access';
import type { Language } from '~/shared/language';
import type { CardExportQuery, CardHolder } from '../contract';
import { stateNames, statusNames } from '../texts';
import type { Cards } from './context';
import { listHolders } from './holders';

/**
 * Exports the office's filtered list of cards (docs/product/cards.md, "The office"). It contains no codes: with a code,
 * anyone could pass for its holder.
 */
export async function exportHolders(
  site: Cards,
  lists: IdLists,
  context: { caller: Caller; language: Language; setHeader: SetHeader },
  { format, ...filter }: CardExportQuery,
) {
  const list = (page: { page: number; page_size: number }) =>
    listHolders(site, lists, { ...filter, ...page }, context.language);
  return exportList(site, context, {
    action: 'card.export',
    target: { type: 'user', id: null },
    after: { people: (await list({ page: 1, page_size: 1 })).count, ...filter },
    name: 'cards',
    format,
    columns,
    batches: pagesOf(list),
  });
}

const columns: readonly Column<CardHolder>[] = [
  { heading: 'Full Name', value: (row) => row.full_name },
  { heading: 'Username', value: (row) => row.username },
  { heading: 'Membership ID', value: (row) => row.membership_id },
  { heading: 'Area', value: (row) => row.area_name },
  { heading: 'Status', value: (row) => statusNames[row.status] },
  { heading: 'Card', value: (row) => stateNames[row.card] },
  { heading: 'Issued', kind: 'day', value: (row) => row.issued_at },
  { heading: 'Taken Back', kind: 'day', value: (row) => row.revoked_at },
  { heading: 'Reason', value: (row) => row.reason },
];
