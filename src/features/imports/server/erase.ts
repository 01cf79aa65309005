import { eq, or, sql } from 'drizzle-orm';
import { users } from '~/features/accounts/server/public';
import type { Tx } from '~/platform/database';
import { importRows } from './tables';

/** Empties the rows that were about them, and those that name their e-mail, phone or membership id: that there was a row stays. */
export async function eraseRows(tx: Tx, userId: number): Promise<string[]> {
  const [user] = await tx
    .select({ email: users.email, phone: users.phone, membershipId: users.membershipId })
    .from(users)
    .where(eq(users.id, userId));
  const known = Object.values(user ?? {}).flatMap((value) => (value === null ? [] : [value.toLowerCase()]));
  const names = sql`exists (select 1 from jsonb_array_elements_text(${importRows.cells}) as cell where lower(trim(cell)) = any(${sql.param(known)}::text[]))`;
  await tx
    .update(importRows)
    .set({
      userId: null,
      cells: sql`(select coalesce(jsonb_agg(''::text), '[]') from jsonb_array_elements(${importRows.cells}))`,
      before: null,
      after: null,
      errors: null,
    })
    .where(or(eq(importRows.userId, userId), names));
  return [];
}
