import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Db } from '~/platform/database';
import { accountKinds } from '../contract/choices';
import type { accountSchema } from '../contract/schemas';
import { entriesView } from './views';

type Account = z.output<typeof accountSchema>;

/**
 * Returns the balances of the accounts: of cash one for each holder, of every other kind one, also when nothing has
 * moved there.
 */
export async function readAccounts(db: Db): Promise<Account[]> {
  const { rows } = await db.execute<Account & Record<string, unknown>>(sql`
    select kind, holder as user_id, max(full_name) as full_name, sum(amount) as balance from (
      select account as kind, case when account = 'cash' then user_id end as holder,
        case when account = 'cash' then full_name end as full_name, amount from (${entriesView}) entry) moved
    group by kind, holder order by holder`);
  return accountKinds.flatMap((kind) => {
    const found: Account[] = rows.filter((row) => row.kind === kind);
    return found.length > 0 || kind === 'cash' ? found : [{ kind, user_id: null, full_name: null, balance: 0 }];
  });
}
