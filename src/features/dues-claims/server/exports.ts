import { type ExportContext, exportDues, type Filters, type From } from '~/features/dues/server/public';
import type { Column } from '~/platform/sheets';
import { both as duesTexts } from '~/shared/dues/texts/both';
import type { Language } from '~/shared/language';
import { both } from '../texts/both';
import { listClaims, type StoredClaim } from './read';

const claimColumns = (language: Language): readonly Column<StoredClaim>[] => [
  { heading: 'Invoice', value: (row) => row.number },
  { heading: 'Name', value: (row) => row.full_name },
  { heading: 'Amount', kind: 'money', value: (row) => row.amount },
  { heading: 'Method', value: (row) => duesTexts[language].methodNames[row.method] },
  { heading: 'Reference', value: (row) => row.reference },
  { heading: 'Paid On', kind: 'day', value: (row) => row.paid_on },
  { heading: 'State', value: (row) => both[language].claimStateNames[row.state] },
];

type ClaimFilters = Filters & { state?: string | undefined; search?: string | undefined };

/** Exports the claims. */
export const exportClaims = ({ site, books }: From, context: ExportContext, query: ClaimFilters) =>
  exportDues(site, context, query, {
    kind: 'claim',
    name: 'claims',
    columns: claimColumns(context.language),
    read: (page) => listClaims(books, { ...query, ...page }),
  });
