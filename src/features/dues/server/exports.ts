import { both as duesTexts } from '~/shared/dues/texts/both';
import type { Books } from './books';
import { exportList } from '~/features/audit/server/public';
import { pagesOf, type Column, type SetHeader } from '~/platform/sheets';
import type { Site } from '~/platform/site';
import type { Caller } from '~/shared/access';
import type { Language } from '~/shared/language';
import { type SheetFormat } from '~/shared/sheet-format';
import type { Invoice, Plan, Receipt } from '../contract/schemas';
import { both } from '../texts/both';
import { listInvoices, listPlans, listReceipts } from './read';
import type { MoneySettings } from './settings';

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

/** Returns the columns of the receipts' file. */
export const receiptColumns = (language: Language): readonly Column<Receipt>[] => [
  { heading: 'Number', value: (row) => row.number },
  { heading: 'Payer', value: (row) => row.payer || both[language].unknownPayer },
  { heading: 'Membership ID', value: (row) => row.membership_id },
  { heading: 'Amount', kind: 'money', value: (row) => row.amount },
  { heading: 'Method', value: (row) => duesTexts[language].methodNames[row.method] },
  { heading: 'Reference', value: (row) => row.reference },
  { heading: 'Received On', kind: 'day', value: (row) => row.received_on },
  { heading: 'Issued On', kind: 'day', value: (row) => row.issued_on },
  { heading: 'Credit', kind: 'money', value: (row) => row.credit },
  { heading: 'Recorded By', value: (row) => row.recorded_by },
];

export interface ExportContext {
  caller: Caller;
  language: Language;
  setHeader: SetHeader;
}
export type Filters = { format?: SheetFormat | undefined; sort?: string | undefined };
type Page = { page: number; page_size: number };
/** What is exported from. */
export interface From {
  site: Site;
  books: Books;
}

/** Exports a list of this feature, once the audit log has it. */
export function exportDues<Row>(
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
