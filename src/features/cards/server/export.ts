import { exportPages, type ExportContext, type ExportQuery } from '~/features/audit/server/public';
import { type Column } from '~/platform/sheets';
import type { IdLists } from '~/platform/topics';
import type { CardHoldersQuery, CardHolder } from '../contract';
import { stateNames, statusNames } from '../texts';
import type { Cards } from './context';
import { listHolders } from './holders';

/**
 * Exports the office's filtered list of cards (docs/product/cards.md, "The office"). It contains no codes: with a code,
 * anyone could pass for its holder.
 */
export const exportHolders = (
  site: Cards,
  lists: IdLists,
  context: ExportContext,
  query: ExportQuery<CardHoldersQuery>,
) =>
  exportPages(site, context, query, {
    action: 'card.export',
    of: 'user',
    counted: 'people',
    name: 'cards',
    columns,
    list: (page: CardHoldersQuery) => listHolders(site, lists, page, context.language),
  });

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
