import { sql, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import { areas } from '~/features/areas/server/public';
import { type Books, called, is, type List, type Page, pageOfList } from '~/features/dues/server/public';
import { users } from '~/features/people/server/public';
import type { Db } from '~/platform/database';
import type { Language } from '~/shared/language';
import { pageOf } from '~/shared/paging';
import { reportCalls } from '../contract';
import { type Entry, entrySchema, personArrearsSchema } from '../contract/schemas';
import { arrearsDays } from '../rules';

const entriesView = sql`
  select e.id, t.id as transaction, t.kind, t.day::text as day, a.kind as account, a.user_id, ${called} as full_name,
    e.amount::float8 as amount, t.receipt_id, t.invoice_id
  from dues_entries e left join dues_transactions t on t.id = e.transaction_id
    left join dues_accounts a on a.id = e.account_id left join users u on u.id = a.user_id`;

/** Returns what people owe on a day, by how long; of some people by the index of their invoices. */
const debtorsView = (today: string, language: Language) => {
  const areaName = language === 'ml' ? sql`coalesce(a.name_ml, a.name)` : sql`a.name`;
  const days = sql`(${today}::date - i.due_on)`;
  const sum = (condition: SQL) => sql`coalesce(sum(i.amount - i.paid) filter (where ${condition}), 0)::float8`;
  return sql`
  select i.user_id, ${called} as full_name, u.membership_id, u.area_id, ${areaName} as area_name,
    min(i.due_on)::text as since, ${sum(sql`${days} <= ${arrearsDays.to30}`)} as to_30,
    ${sum(sql`${days} > ${arrearsDays.to30} and ${days} <= ${arrearsDays.to90}`)} as to_90,
    ${sum(sql`${days} > ${arrearsDays.to90}`)} as over_90, ${sum(sql`true`)} as total
  from dues_invoices i join ${users} u on u.id = i.user_id left join ${areas} a on a.id = u.area_id
  where i.paid < i.amount and i.voided_at is null and i.waived_at is null and i.due_on <= ${today}::date
  group by i.user_id, u.id, a.id`;
};

const ledgerList: List = { view: entriesView, row: entrySchema, usual: sql`list.id` };

/** Returns a page of the ledger's entries. */
export async function listEntries(
  books: Books,
  query: Page & { from?: string | undefined; to?: string | undefined; year?: string | undefined },
) {
  const { from, to, year, ...page } = query;
  const first = year && `${year.slice(0, 4)}-04-01`;
  const last = year && `${Number(year.slice(0, 4)) + 1}-03-31`;
  const { count, rows } = await pageOfList<Entry>(books, ledgerList, {
    ...page,
    where: [
      ...[from, first].map((day) => (day ? sql`list.day >= ${day}` : undefined)),
      ...[to, last].map((day) => (day ? sql`list.day <= ${day}` : undefined)),
    ],
  });
  return pageOf(reportCalls.duesLedger.path, query, count, rows);
}

type Debtor = z.output<typeof personArrearsSchema>;

const debtorsList = (today: string, language: Language): List => ({
  view: debtorsView(today, language),
  row: personArrearsSchema,
  usual: sql`list.since, list.user_id`,
  id: 'user_id',
});

/** Returns a page of the people who owe something on a day. */
export async function listDebtors(
  books: Books,
  today: string,
  query: Page & { area?: number | undefined },
  language: Language = 'en',
) {
  const { area, ...page } = query;
  const { count, rows } = await pageOfList<Debtor>(books, debtorsList(today, language), {
    ...page,
    where: [is(sql`list.area_id`, area)],
  });
  return pageOf(reportCalls.duesDebtors.path, query, count, rows);
}

/** Returns what is due on a day, by area. */
export const readArrears = (books: Books, today: string, language: Language) =>
  books.cached(['arrears', today, language], () => sumArrears(books.db, today, language));

async function sumArrears(db: Db, today: string, language: Language) {
  const { rows: areas } = await db.execute<{
    area_id: number | null;
    area_name: string | null;
    people: number;
    to_30: number;
    to_90: number;
    over_90: number;
    total: number;
  }>(sql`
    select area_id, area_name, count(*)::int as people, sum(to_30) as to_30, sum(to_90) as to_90,
      sum(over_90) as over_90, sum(total) as total
    from (${debtorsView(today, language)}) list group by area_id, area_name order by area_name nulls last`);
  return { areas, total: areas.reduce((sum, { total }) => sum + total, 0) };
}
