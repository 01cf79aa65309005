import { inArray, sql } from 'drizzle-orm';
import { insertRows, type Tx } from '~/platform/database';
import type { AccountKind, TransactionKind } from '~/shared/dues/choices';
import { numberOf, yearOf } from '~/shared/dues/years';
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

/** Invoices that a job moves in one transaction: everybody else waits that long. */
export const invoicesAtOnce = 100;

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
export const accountId = async (tx: Tx, account: Account): Promise<number> =>
  (await accountIds(tx, [account])).get(account.key)!;

/** Returns the ids of accounts by their keys; they exist from then on. */
async function accountIds(tx: Tx, accounts: readonly Account[]): Promise<Map<string, number>> {
  const wanted = new Map(accounts.map((account) => [account.key, account]));
  const columns = { key: duesAccounts.key, id: duesAccounts.id };
  const found = await tx
    .select(columns)
    .from(duesAccounts)
    .where(inArray(duesAccounts.key, [...wanted.keys()]));
  for (const { key } of found) wanted.delete(key);
  const added =
    wanted.size > 0
      ? await tx
          .insert(duesAccounts)
          .values([...wanted.values()])
          .returning(columns)
      : [];
  return new Map([...found, ...added].map(({ key, id }) => [key, id]));
}

/** What a movement changes, account by account; together nothing. */
type Sides = readonly (readonly [account: Account | number, amount: number])[];

/** Moves money: writes a transaction with its entries, which sum to zero; nothing without an amount. */
export const post = (tx: Tx, movement: Movement, sides: Sides): Promise<void> => postAll(tx, [[movement, sides]]);

/** Moves money many times, each as `post` does, in a few statements. */
export async function postAll(tx: Tx, moves: readonly (readonly [Movement, Sides])[]): Promise<void> {
  const moved = moves
    .map(([movement, sides]) => ({ movement, sides: sides.filter(([, amount]) => amount !== 0) }))
    .filter(({ sides }) => sides.length > 0);
  if (moved.length === 0) return;
  const transactions = await tx
    .insert(duesTransactions)
    .values(moved.map(({ movement }) => movement))
    .returning({ id: duesTransactions.id });
  // Ids rise in the order of the rows.
  const ids = transactions.map(({ id }) => id).toSorted((a, b) => a - b);
  const named = moved.flatMap(({ sides }) => sides.map(([account]) => account));
  const accounts = await accountIds(
    tx,
    named.filter((account) => typeof account !== 'number'),
  );
  const entries = moved.flatMap(({ sides }, at) =>
    sides.map(([account, amount]) => ({
      transactionId: ids[at]!,
      accountId: typeof account === 'number' ? account : accounts.get(account.key)!,
      amount,
    })),
  );
  await insertRows(tx, duesEntries, entries);
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
