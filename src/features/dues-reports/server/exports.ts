import type { z } from 'zod';
import { recordAudit } from '~/features/audit/server/public';
import {
  type ExportContext,
  exportDues,
  type Filters,
  type From,
  listReceipts,
  type Page,
  readAccounts,
  receiptColumns,
} from '~/features/dues/server/public';
import { asWorkbook, pagesOf, type Column, type Sheet } from '~/platform/sheets';
import { both as duesTexts } from '~/shared/dues/texts/both';
import type { Language } from '~/shared/language';
import { xlsxType } from '~/shared/sheet-format';
import type { Entry, personArrearsSchema } from '../contract/schemas';
import { listDebtors, listEntries } from './read';

type Debtor = z.output<typeof personArrearsSchema>;
type Account = Awaited<ReturnType<typeof readAccounts>>[number];

const entryColumns = (language: Language): readonly Column<Entry>[] => [
  { heading: 'Transaction', kind: 'number', value: (row) => row.transaction },
  { heading: 'Date', kind: 'day', value: (row) => row.day },
  {
    heading: 'Account',
    value: (row) => [duesTexts[language].accountNames[row.account], row.full_name].filter(Boolean).join(': '),
  },
  { heading: 'Amount', kind: 'money', value: (row) => row.amount },
];

const debtorColumns: readonly Column<Debtor>[] = [
  { heading: 'Membership ID', value: (row) => row.membership_id },
  { heading: 'Name', value: (row) => row.full_name },
  { heading: 'Area', value: (row) => row.area_name },
  { heading: 'Since', kind: 'day', value: (row) => row.since },
  { heading: '0-30', kind: 'money', value: (row) => row.to_30 },
  { heading: '31-90', kind: 'money', value: (row) => row.to_90 },
  { heading: 'Over 90', kind: 'money', value: (row) => row.over_90 },
  { heading: 'Total', kind: 'money', value: (row) => row.total },
];

const accountColumns = (language: Language): readonly Column<Account>[] => [
  { heading: 'Account', value: (row) => duesTexts[language].accountNames[row.kind as 'bank'] },
  { heading: 'Holder', value: (row) => row.full_name },
  { heading: 'Balance', kind: 'money', value: (row) => row.balance },
];

/** Exports the people who owe something. */
export const exportArrears = (
  { site, books }: From,
  context: ExportContext,
  query: Filters & { area?: number | undefined },
  today: string,
) =>
  exportDues(site, context, query, {
    kind: 'arrears',
    name: 'arrears',
    columns: debtorColumns,
    read: (page) => listDebtors(books, today, { ...query, ...page }),
  });

/**
 * Exports the ledger: as CSV its entries, as a workbook what an accountant asks for, with the receipts, the arrears and
 * the balances of the accounts.
 */
export async function exportLedger(
  { site, books }: From,
  context: ExportContext,
  query: Filters & { from?: string | undefined; to?: string | undefined; year?: string | undefined },
  today: string,
) {
  const { language, setHeader } = context;
  const entries = {
    columns: entryColumns(language),
    read: (page: Page) => listEntries(books, { ...query, ...page }),
  };
  if (query.format !== 'xlsx') return exportDues(site, context, query, { kind: 'ledger', name: 'ledger', ...entries });
  const { format: _format, sort: _sort, ...after } = query;
  await site.write((tx) =>
    recordAudit(tx, {
      at: site.clock.now(),
      actor: context.caller,
      action: 'ledger.export',
      target: { type: 'ledger', id: null },
      after,
    }),
  );
  setHeader('Content-Disposition', 'attachment; filename="ledger.xlsx"');
  setHeader('Content-Type', xlsxType);
  const accounts = async function* () {
    yield await readAccounts(site.db);
  };
  const sheet = <Row>(columns: readonly Column<Row>[], batches: AsyncIterable<readonly Row[]>) =>
    ({ columns, batches }) as unknown as Sheet<never>;
  return asWorkbook({
    Entries: sheet(entries.columns, pagesOf(entries.read)),
    Receipts: sheet(
      receiptColumns(language),
      pagesOf((page) => listReceipts(books, { ...page, ...daysOf(query) }, null)),
    ),
    Arrears: sheet(
      debtorColumns,
      pagesOf((page) => listDebtors(books, today, page)),
    ),
    Accounts: sheet(accountColumns(language), accounts()),
  });
}

/** Returns the days of a ledger's file: those of its filter, or of its financial year. */
const daysOf = ({
  from,
  to,
  year,
}: {
  from?: string | undefined;
  to?: string | undefined;
  year?: string | undefined;
}) => ({
  from: from ?? (year ? `${year.slice(0, 4)}-04-01` : undefined),
  to: to ?? (year ? `${Number(year.slice(0, 4)) + 1}-03-31` : undefined),
});
