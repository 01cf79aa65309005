import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '~/platform/database';
import { pageOf } from '~/shared/paging';
import type { z } from 'zod';
import { duesCalls, type invoiceQuery, type receiptQuery } from '../contract';
import { invoiceSchema, planSchema, receiptSchema, type Invoice, type Plan, type Receipt } from '../contract/schemas';
import { documentNumber } from '../rules/numbers';
import { amountInWords } from '../rules/words';
import type { Books } from './books';
import { pageOfList, rowsOfList, type List } from './lists';
import { invoicesView, plansView, receiptsView } from './views';
import { refuseDues, refuse } from './refusals';
import type { MoneySettings } from './settings';
import { upiLink } from '../rules/upi';

const latest = sql`list.id desc`;
const plansList: List = { view: plansView, row: planSchema, usual: latest };
const invoicesList: List = { view: invoicesView, row: invoiceSchema, usual: latest };
const receiptsList: List = { view: receiptsView, row: receiptSchema, usual: latest };

export type Page = { page: number; page_size: number; sort?: string | undefined };
/** Returns the condition that a column has a value; none without a value. */
export const is = (column: SQL, value: unknown) => (value === undefined ? undefined : sql`${column} = ${value}`);
const contains = (column: SQL, text: SQL) => sql`${column} like ${text}`;

/**
 * Returns the condition that a text is the number of a document or its beginning, or else somewhere in a name or, in
 * capital letters, in one of these columns.
 */
export function anyOf(search: string | undefined, { names, others }: { names: SQL; others: readonly SQL[] }) {
  if (!search) return undefined;
  const number = documentNumber(search);
  if (number) return sql`list.number like ${`${number.begins}%`}`;
  const like = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  const written = [sql`list.number`, ...others].map((column) => contains(column, sql`${like.toUpperCase()}`));
  return sql`(${sql.join([...written, contains(sql`fold(${names})`, sql`fold(${like})`)], sql` or `)})`;
}

/** Returns a page of the plans. */
export const listPlans = (books: Books, query: Page) =>
  books.cached(['plans', query], async () => {
    const { count, rows } = await pageOfList<Plan>(books, plansList, query);
    return pageOf(duesCalls.duesPlans.path, query, count, rows);
  });

/** Returns a plan as answers have it; throws 404. */
export async function readPlan(db: Db, id: number): Promise<Plan> {
  const [plan] = await rowsOfList<Plan>(db, plansList, [sql`list.id = ${id}`]);
  if (!plan) throw refuse.notFound((t) => t.planUnknown);
  return plan;
}

/** Adds what an invoice's payer can pay by, while something is open. */
const withLink = (invoice: Invoice, { upi }: MoneySettings): Invoice => ({
  ...invoice,
  upi_link: upi && invoice.open > 0 ? upiLink(upi, invoice) : null,
});

/** Returns a page of the invoices. */
export async function listInvoices(books: Books, money: MoneySettings, query: z.output<typeof invoiceQuery>) {
  const { plan, user, shop, status, search, ...page } = query;
  const { count, rows } = await pageOfList<Invoice>(books, invoicesList, {
    ...page,
    where: [
      is(sql`list.plan_id`, plan),
      is(sql`list.user_id`, user),
      is(sql`list.shop_id`, shop),
      is(sql`list.status`, status),
      anyOf(search, { names: sql`list.payer`, others: [sql`list.membership_id`] }),
    ],
  });
  const shown = rows.map((row) => withLink(row, money));
  return pageOf(duesCalls.duesInvoices.path, query, count, shown);
}

/** Returns an invoice as answers have it; throws 404. */
export async function readInvoice(db: Db, money: MoneySettings, id: number): Promise<Invoice> {
  const [invoice] = await rowsOfList<Invoice>(db, invoicesList, [sql`list.id = ${id}`]);
  if (!invoice) throw refuseDues.notFound((t) => t.invoiceUnknown);
  return withLink(invoice, money);
}

/** Returns a shop's invoices, the newest first. */
export const invoicesOfShop = async (db: Db, money: MoneySettings, shopId: number): Promise<Invoice[]> =>
  (await rowsOfList<Invoice>(db, invoicesList, [sql`list.shop_id = ${shopId}`])).map((row) => withLink(row, money));

/** Returns a person's invoices, the newest first. */
export const invoicesOf = async (db: Db, money: MoneySettings, userId: number): Promise<Invoice[]> =>
  (await rowsOfList<Invoice>(db, invoicesList, [sql`list.user_id = ${userId}`])).map((row) => withLink(row, money));

const withWords = (receipt: Omit<Receipt, 'words'>): Receipt => ({ ...receipt, words: amountInWords(receipt.amount) });

/** Returns a page of the receipts; of one recorder alone where `recordedBy` names one. */
export async function listReceipts(books: Books, query: z.output<typeof receiptQuery>, recordedBy: number | null) {
  const { user, method, from, to, search, ...page } = query;
  const { count, rows } = await pageOfList<Receipt>(books, receiptsList, {
    ...page,
    where: [
      is(sql`list.user_id`, user),
      is(sql`list.method`, method),
      from === undefined ? undefined : sql`list.received_on >= ${from}`,
      to === undefined ? undefined : sql`list.received_on <= ${to}`,
      is(sql`list.recorded_by_id`, recordedBy ?? undefined),
      anyOf(search, { names: sql`list.payer`, others: [sql`list.membership_id`, sql`list.reference`] }),
    ],
  });
  return pageOf(duesCalls.duesReceipts.path, query, count, rows.map(withWords));
}

/** Returns a receipt as answers have it; throws 404, also for one that `recordedBy` has not recorded. */
export async function readReceipt(db: Db, id: number, recordedBy: number | null = null): Promise<Receipt> {
  const [receipt] = await rowsOfList<Receipt>(db, receiptsList, [sql`list.id = ${id}`]);
  if (!receipt || (recordedBy !== null && receipt.recorded_by_id !== recordedBy))
    throw refuse.notFound((t) => t.receiptUnknown);
  return withWords(receipt);
}

/** Returns a person's receipts, the newest first. */
export const receiptsOf = async (db: Db, userId: number): Promise<Receipt[]> =>
  (await rowsOfList<Receipt>(db, receiptsList, [sql`list.user_id = ${userId}`])).map(withWords);
