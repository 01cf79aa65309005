import { sql } from 'drizzle-orm';
import {
  type Books,
  called,
  instantText,
  is,
  type List,
  type Page,
  pageOfList,
  rowsOfList,
} from '~/features/dues/server/public';
import type { Db } from '~/platform/database';
import { pageOf } from '~/shared/paging';
import { cashCalls, type Handover, handoverSchema } from '../contract';

const handoversView = sql`
  select h.id, h.user_id, ${called} as full_name, h.amount::float8 as amount, h.counted::float8 as counted,
    (h.counted - h.amount)::float8 as difference, ${instantText(sql`h.created_at`)} as created_at,
    ${instantText(sql`h.confirmed_at`)} as confirmed_at, h.confirmed_by as confirmed_by_id
  from dues_handovers h left join users u on u.id = h.user_id`;

const handoversList: List = { view: handoversView, row: handoverSchema, usual: sql`list.id desc` };

/** Returns a page of the handovers; of one holder alone where `holder` names one. */
export async function listHandovers(books: Books, query: Page & { state?: string | undefined }, holder: number | null) {
  const { state, ...page } = query;
  const where = [
    is(sql`list.user_id`, holder ?? undefined),
    state === undefined ? undefined : sql`(list.confirmed_at is null) = ${state === 'open'}`,
  ];
  const { count, rows } = await pageOfList<Handover>(books, handoversList, { ...page, where });
  return pageOf(cashCalls.duesHandovers.path, query, count, rows);
}

/** Returns a handover as answers have it. */
export const readHandover = async (db: Db, id: number): Promise<Handover> =>
  (await rowsOfList<Handover>(db, handoversList, [sql`list.id = ${id}`]))[0]!;
