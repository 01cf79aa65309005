import { sql, type SQL } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { testApp } from '~test/app';
import { nearestNames } from '~/platform/database/matches';
import { users } from './tables';

const site = testApp();
const { first, all } = nearestNames(['meera', 'nair'], users.nameMlFolded, users.nameMlSound);
const inOrder = first.map(({ where, order }) => sql`${where} order by ${sql.join(order, sql`, `)} limit 9`);

// The indexes that leave out people without a value: a query whose condition does not imply the value would read all.
test.each<[string, string, SQL]>([
  ['users_aadhaar_idx', 'equal numbers of Aadhaar', sql`aadhaar_mark = 'a mark'`],
  ['users_dob_idx', 'a birthday', sql`dob = '1980-01-02'`],
  ['users_approved_idx', 'waiting times', sql`approved_at > now() and approved_at > date_joined`],
  ['users_membership_until_idx', 'reminders', sql`membership_until between '2026-01-01' and '2026-01-09'`],
  ['users_name_ml_order_idx', 'the names that begin so', inOrder[0]!],
  ['users_name_ml_order_idx', 'the names whose words begin so', inOrder[1]!],
  ['users_name_ml_sound_idx', 'their sounds', all.where!],
])('%s serves %s', async (index, _what, where) => {
  const plan = await site.site.db.transaction(async (tx) => {
    // A table of a few rows would be read whole.
    for (const way of ['seqscan', 'hashjoin', 'sort', 'indexonlyscan'])
      await tx.execute(sql.raw(`set local enable_${way} = off`));
    return (await tx.execute<{ 'QUERY PLAN': string }>(sql`explain select * from ${users} where ${where}`)).rows;
  });
  expect(plan.map((line) => line['QUERY PLAN']).join('\n')).toContain(index);
});
