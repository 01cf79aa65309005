import { type ExportContext, exportDues, type Filters, type From } from '~/features/dues/server/public';
import type { Column } from '~/platform/sheets';
import type { Handover } from '../contract';
import { listHandovers } from './read';

const handoverColumns: readonly Column<Handover>[] = [
  { heading: 'Name', value: (row) => row.full_name },
  { heading: 'Amount', kind: 'money', value: (row) => row.amount },
  { heading: 'Counted', kind: 'money', value: (row) => row.counted },
  { heading: 'Difference', kind: 'money', value: (row) => row.difference },
  { heading: 'Handed Over', kind: 'instant', value: (row) => row.created_at },
  { heading: 'Confirmed', kind: 'instant', value: (row) => row.confirmed_at },
];

/** Exports the handovers; of one holder alone where `holder` names one. */
export const exportHandovers = ({ site, books }: From, context: ExportContext, query: Filters, holder: number | null) =>
  exportDues(site, context, query, {
    kind: 'handover',
    name: 'handovers',
    columns: handoverColumns,
    read: (page) => listHandovers(books, { ...query, ...page }, holder),
  });
