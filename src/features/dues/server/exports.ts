import { readAccounts } from './accounts';
import type { Books } from './books';
import { exportList } from '~/features/audit/server/public';
import { asWorkbook, pagesOf, type Column, type SetHeader, type Sheet } from '~/platform/sheets';
import type { Site } from '~/platform/site';
import type { Caller } from '~/shared/access';
import type { Language } from '~/shared/language';
import { xlsxType, type SheetFormat } from '~/shared/sheet-format';
import type { Claim, Entry, Handover, Invoice, personArrearsSchema, Plan, Receipt } from '../contract/schemas';
import { both } from '../texts/both';
import type { z } from 'zod';
import { recordAudit } from '~/features/audit/server/public';
import { listClaims, listDebtors, listEntries, listHandovers, listInvoices, listPlans, listReceipts } from './read';
import type { MoneySettings } from './settings';

type Debtor = z.output<typeof personArrearsSchema>;
type Account = Awaited<ReturnType<typeof readAccounts>>[number];

/** The columns of the plans' file. */
const planColumns: readonly Column<Plan>[] = [
  { heading: 'Year', value: (row) => row.year },
  { heading: 'Name', value: (row) => row.name },
  { heading: 'Amount', kind: 'money', value: (row) => row.amount },
  { heading: 'Classes', value: (row) => row.classes.join(', ') },
  { heading: 'Due On', kind: 'day', value: (row) => row.due_on },
  { heading: 'Extends Until', kind: 'day', value: (row) => row.extends_until },
  { heading: 'Invoices', kind: 'number', value: (row) => row.invoices },
  { heading: 'Billed', kind: 'money', value: (row) => row.billed },
  { heading: 'Collected', kind: 'money', value: (row) => row.collected },
];

const invoiceColumns = (language: Language): readonly Column<Invoice>[] => [
  { heading: 'Number', value: (row) => row.number },
  { heading: 'Payer', value: (row) => row.payer },
  { heading: 'Membership ID', value: (row) => row.membership_id },
  { heading: 'Amount', kind: 'money', value: (row) => row.amount },
  { heading: 'Paid', kind: 'money', value: (row) => row.paid },
  { heading: 'Open', kind: 'money', value: (row) => row.open },
  { heading: 'Due On', kind: 'day', value: (row) => row.due_on },
  { heading: 'Status', value: (row) => both[language].statusNames[row.status] },
];

const receiptColumns = (language: Language): readonly Column<Receipt>[] => [
  { heading: 'Number', value: (row) => row.number },
  { heading: 'Payer', value: (row) => row.payer || both[language].unknownPayer },
  { heading: 'Membership ID', value: (row) => row.membership_id },
  { heading: 'Amount', kind: 'money', value: (row) => row.amount },
  { heading: 'Method', value: (row) => both[language].methodNames[row.method] },
  { heading: 'Reference', value: (row) => row.reference },
  { heading: 'Received On', kind: 'day', value: (row) => row.received_on },
  { heading: 'Issued On', kind: 'day', value: (row) => row.issued_on },
  { heading: 'Credit', kind: 'money', value: (row) => row.credit },
  { heading: 'Recorded By', value: (row) => row.recorded_by },
];

const entryColumns = (language: Language): readonly Column<Entry>[] => [
  { heading: 'Transaction', kind: 'number', value: (row) => row.transaction },
  { heading: 'Date', kind: 'day', value: (row) => row.day },
  {
    heading: 'Account',
    value: (row) => [both[language].accountNames[row.account], row.full_name].filter(Boolean).join(': '),
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
  { heading: 'Account', value: (row) => both[language].accountNames[row.kind as 'bank'] },
  { heading: 'Holder', value: (row) => row.full_name },
  { heading: 'Balance', kind: 'money', value: (row) => row.balance },
];

export interface ExportContext {
  caller: Caller;
  language: Language;
  setHeader: SetHeader;
}
type Filters = { format?: SheetFormat | undefined; sort?: string | undefined };
type Page = { page: number; page_size: number };
/** What is exported from. */
export interface From {
  site: Site;
  books: Books;
}

/** Exports a list of this feature, once the audit log has it. */
function exportDues<Row>(
  site: Site,
  context: ExportContext,
  { format, ...filter }: Filters & Record<string, unknown>,
  list: {
    kind: string;
    name: string;
    columns: readonly Column<Row>[];
    read: (page: Page) => Promise<{ results: Row[] }>;
  },
) {
  return exportList(site, context, {
    action: `${list.kind}.export`,
    target: { type: list.kind, id: null },
    after: { ...filter },
    name: list.name,
    format,
    columns: list.columns,
    batches: pagesOf(list.read),
  });
}

/** Exports the plans. */
export const exportPlans = ({ site, books }: From, context: ExportContext, query: Filters) =>
  exportDues(site, context, query, {
    kind: 'dues_plan',
    name: 'dues-plans',
    columns: planColumns,
    read: (page) => listPlans(books, { ...query, ...page }),
  });

/** Exports the invoices that the filters leave. */
export const exportInvoices = (
  { site, books }: From,
  context: ExportContext,
  query: Filters & Omit<Parameters<typeof listInvoices>[2], 'page' | 'page_size'>,
  money: MoneySettings,
) =>
  exportDues(site, context, query, {
    kind: 'invoice',
    name: 'invoices',
    columns: invoiceColumns(context.language),
    read: (page) => listInvoices(books, money, { ...query, ...page }),
  });

/** Exports the receipts that the filters leave; of one recorder alone where `recordedBy` names one. */
export const exportReceipts = (
  { site, books }: From,
  context: ExportContext,
  query: Filters & Omit<Parameters<typeof listReceipts>[1], 'page' | 'page_size'>,
  recordedBy: number | null,
) =>
  exportDues(site, context, query, {
    kind: 'receipt',
    name: 'receipts',
    columns: receiptColumns(context.language),
    read: (page) => listReceipts(books, { ...query, ...page }, recordedBy),
  });

const claimColumns = (language: Language): readonly Column<Claim>[] => [
  { heading: 'Invoice', value: (row) => row.number },
  { heading: 'Name', value: (row) => row.full_name },
  { heading: 'Amount', kind: 'money', value: (row) => row.amount },
  { heading: 'Method', value: (row) => both[language].methodNames[row.method] },
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
