import { eq, sql } from 'drizzle-orm';
import type { Tx } from '~/platform/database';
import type { AccountKind, TransactionKind } from '../contract/choices';
import { numberOf, yearOf } from '../contract/years';
import { duesAccounts, duesEntries, duesNumbers, duesTransactions } from './tables';

/** Who owes or pays: a person, a shop, or (neither) an unknown payer. */
export interface Payer {
  userId: number | null;
  shopId: number | null;
}

/** An account of the ledger by its key, with its kind and the person it belongs to. */
export interface Account {
  key: string;
  kind: AccountKind;
  userId?: number;
}

export const bank: Account = { key: 'bank', kind: 'bank' };
export const writeOff: Account = { key: 'write_off', kind: 'write_off' };
export const income = (what: 'dues' | 'opening' | 'ads'): Account => ({ key: `income:${what}`, kind: 'income' });
export const cashOf = (userId: number): Account => ({ key: `cash:${userId}`, kind: 'cash', userId });

/** Returns the account of what a payer owes; what an unknown payer paid stands in suspense. */
export function duesOf({ userId, shopId }: Payer): Account {
  if (userId !== null) return { key: `dues:user:${userId}`, kind: 'dues', userId };
  return shopId === null ? { key: 'suspense', kind: 'suspense' } : { key: `dues:shop:${shopId}`, kind: 'dues' };
}

/** What a movement of money is about. */
export interface Movement {
  kind: TransactionKind;
  day: string;
  at: Date;
  receiptId?: number;
  invoiceId?: number;
  handoverId?: number;
  isDemo?: boolean;
}

/**
 * Has all that moves money take turns until the end of the transaction: numbers have no gaps, and nothing is paid
 * beyond itself. Call it first.
 */
export const lockBooks = (tx: Tx) => tx.execute(sql`select pg_advisory_xact_lock(hashtext('dues.books'))`);

/** Returns the id of an account, which exists from then on. */
export async function accountId(tx: Tx, { key, kind, userId = null as never }: Account): Promise<number> {
  const [found] = await tx.select({ id: duesAccounts.id }).from(duesAccounts).where(eq(duesAccounts.key, key));
  if (found) return found.id;
  const [made] = await tx.insert(duesAccounts).values({ key, kind, userId }).returning({ id: duesAccounts.id });
  return made!.id;
}

/** Moves money: writes a transaction with its entries, which sum to zero; nothing without an amount. */
export async function post(
  tx: Tx,
  movement: Movement,
  entries: readonly (readonly [account: Account | number, amount: number])[],
): Promise<void> {
  const moved = entries.filter(([, amount]) => amount !== 0);
  if (moved.length === 0) return;
  const [made] = await tx.insert(duesTransactions).values(movement).returning({ id: duesTransactions.id });
  const rows = [];
  for (const [account, amount] of moved)
    rows.push({
      transactionId: made!.id,
      accountId: typeof account === 'number' ? account : await accountId(tx, account),
      amount,
    });
  await tx.insert(duesEntries).values(rows);
}

/** Moves back all that a receipt has moved. */
export async function postBack(tx: Tx, receiptId: number, movement: Movement): Promise<void> {
  const { rows } = await tx.execute<{ account: number; amount: string }>(sql`
    select e.account_id as account, sum(e.amount) as amount from dues_entries e
      join dues_transactions t on t.id = e.transaction_id
     where t.receipt_id = ${receiptId} group by e.account_id having sum(e.amount) <> 0 order by e.account_id`);
  await post(
    tx,
    movement,
    rows.map(({ account, amount }) => [account, -Number(amount)] as const),
  );
}

/** Returns the next `count` numbers of a kind of document on a day: they have no gaps in a financial year. */
export async function nextNumbers(tx: Tx, kind: 'R' | 'I', day: string, count = 1): Promise<string[]> {
  const year = yearOf(day);
  const [row] = await tx
    .insert(duesNumbers)
    .values({ kind, year, last: count })
    .onConflictDoUpdate({
      target: [duesNumbers.kind, duesNumbers.year],
      set: { last: sql`${duesNumbers.last} + ${count}` },
    })
    .returning({ last: duesNumbers.last });
  return Array.from({ length: count }, (_, index) => numberOf(kind, year, row!.last - count + 1 + index));
}
