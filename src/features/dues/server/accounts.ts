import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Db, Tx } from '~/platform/database';
import type { Caller } from '~/shared/access';
import { accountKinds } from '~/shared/dues/choices';
import type { accountSchema } from '~/shared/dues/schemas';
import { called } from './views';

type Account = z.output<typeof accountSchema>;

/**
 * Returns the balances of the accounts: of cash one for each holder, of every other kind one, also when nothing has
 * moved there.
 */
export async function readAccounts(db: Db | Tx): Promise<Account[]> {
  const rows = await sumAccounts(db);
  return accountKinds.flatMap((kind) => {
    const found = rows.filter((row) => row.kind === kind);
    return found.length > 0 || kind === 'cash' ? found : [{ kind, user_id: null, full_name: null, balance: 0 }];
  });
}

/** Returns the cash of each holder who has or had some, or of one alone, also without any. */
export async function readCash(db: Db | Tx, holder: Pick<Caller, 'id' | 'name'> | null) {
  const rows = await sumAccounts(db, holder ? sql`where a.kind = 'cash' and a.user_id = ${holder.id}` : isCash);
  const cash = rows.map(({ user_id, full_name, balance }) => ({ user_id, full_name, balance }));
  return holder && cash.length === 0 ? [{ user_id: holder.id, full_name: holder.name, balance: 0 }] : cash;
}

const isCash = sql`where a.kind = 'cash'`;

/** Sums up what has moved on each account: of cash by holder, else by kind. */
async function sumAccounts(db: Db | Tx, where = sql``) {
  const { rows } = await db.execute<Required<Account> & Record<string, unknown>>(sql`
    select a.kind, u.id as user_id, max(${called}) as full_name, sum(moved.amount)::float8 as balance
      from dues_accounts a
      join lateral (select sum(amount) as amount from dues_entries where account_id = a.id) moved
        on moved.amount is not null
      left join users u on u.id = a.user_id and a.kind = 'cash'
     ${where} group by a.kind, u.id order by max(${called}), u.id`);
  return rows;
}
