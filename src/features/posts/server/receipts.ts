import { and, count, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { fullNameOf, users } from '~/features/accounts/server/public';
import { areas, placesIn, units } from '~/features/areas/server/public';
import { record } from '~/features/audit/server/public';
import type { Db } from '~/platform/database';
import { isWritten } from '~/platform/database/found-in';
import { notFound } from '~/platform/errors/http-error';
import { answerSheet, type SetHeader, type Sheet } from '~/platform/sheets';
import type { Caller } from '~/shared/access';
import { toIso } from '~/shared/dates';
import type { Language } from '~/shared/language';
import { pageOf } from '~/shared/paging';
import { searchWords } from '~/shared/search';
import type { SheetFormat } from '~/shared/sheet-format';
import { showMoment } from '~/shared/show-date';
import { dayIso } from '~/shared/standing';
import { postCalls, type Receipt, type ReceiptCounts, type ReceiptFilter } from '../contract';
import * as texts from '../texts';
import { asSql, isAddressed, lookedAfter } from './audience';
import type { Posts } from './context';
import { idsOnPage, inOrderOf, type IdList } from './kept-lists';
import { postReceipts } from './tables';
import { findOfficePost, type PostRow } from './views';

/** Reading counts as in time within so many hours after publishing. */
const hoursInTime = 48;
/** Rows in memory at a time. */
const BATCH = 500;

const isState = {
  unread: isNull(postReceipts.readAt),
  read: isNotNull(postReceipts.readAt),
  acknowledged: isNotNull(postReceipts.ackAt),
};
const fullName = sql`${users.firstName} || ' ' || ${users.lastName}`;
const searched = sql`fold(${fullName} || chr(10) || coalesce(${users.membershipId}, '') || chr(10) || coalesce(${users.phone}, '')
  || chr(10) || coalesce(${areas.name}, '') || chr(10) || coalesce(${units.name}, ''))`;

/** The people of a post: in its audience now, or told of it. */
const peopleOf = (post: PostRow, today: string, { state, search }: ReceiptFilter = {}) =>
  and(
    or(isAddressed(asSql(post.audience), today), isNotNull(postReceipts.toldAt)),
    state && isState[state],
    ...searchWords(search ?? '').map((word) => isWritten(searched, word)),
  );

/** A join of people with their receipts of a post. */
const receiptOf = (post: PostRow) => and(eq(postReceipts.userId, users.id), eq(postReceipts.postId, post.id));

const row = {
  id: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  username: users.username,
  membershipId: users.membershipId,
  phone: users.phone,
  areaId: users.areaId,
  areaName: areas.name,
  unitId: users.unitId,
  unitName: units.name,
  toldAt: postReceipts.toldAt,
  readAt: postReceipts.readAt,
  ackAt: postReceipts.ackAt,
};

/** Whom a list of receipts has, in the order of the office (people-order.ts). */
const findIds = (
  { db, clock, lists, peopleOrder }: Posts,
  post: PostRow,
  { state, search }: ReceiptFilter,
): Promise<IdList> =>
  lists(['receipts', post.id, state, search], async () => {
    const rows = await db
      .select({ id: users.id })
      .from(users)
      .leftJoin(postReceipts, receiptOf(post))
      .leftJoin(areas, eq(areas.id, users.areaId))
      .leftJoin(units, eq(units.id, users.unitId))
      .where(peopleOf(post, dayIso(clock.now()), { state, search }));
    return { ids: await peopleOrder(rows.map(({ id }) => id)) };
  });

/** Some of them, in the order of their ids. */
async function findRows(db: Db, post: PostRow, ids: number[]) {
  const rows = await db
    .select(row)
    .from(users)
    .leftJoin(postReceipts, receiptOf(post))
    .leftJoin(areas, eq(areas.id, users.areaId))
    .leftJoin(units, eq(units.id, users.unitId))
    .where(inArray(users.id, ids));
  return inOrderOf(ids, rows, ({ id }) => id);
}

/** The figures of all its people. */
async function countAll(db: Db, post: PostRow, today: string, now: Date): Promise<ReceiptCounts> {
  const until = new Date((post.publishAt ?? now).getTime() + hoursInTime * 3_600_000).toISOString();
  const [counts] = await db
    .select({
      people: count(),
      told: count(postReceipts.toldAt),
      read: count(postReceipts.readAt),
      read_in_time: sql<number>`count(*) filter (where ${postReceipts.readAt} <= ${until}::timestamptz)`.mapWith(
        Number,
      ),
      acknowledged: count(postReceipts.ackAt),
    })
    .from(users)
    .leftJoin(postReceipts, receiptOf(post))
    .where(peopleOf(post, today));
  return counts!;
}

/** Who was told of a post, has read and has confirmed it (docs/product/posts.md, "Receipts"). */
export async function listReceipts(
  posts: Posts,
  caller: Caller,
  id: number,
  query: ReceiptFilter & { page: number; page_size: number },
  language: Language,
) {
  const { db, clock, lists } = posts;
  const { post } = await sought(db, caller, id);
  const list = await findIds(posts, post, query);
  const { counts } = await lists(['counts', id], async () => ({
    ids: [],
    counts: await countAll(db, post, dayIso(clock.now()), clock.now()),
  }));
  const placed = await placesIn(db, language);
  const rows = (await findRows(db, post, idsOnPage(list, query))).map((found) => presentReceipt(placed(found)));
  const path = postCalls.receipts.path.replace(':id', String(id));
  return { ...pageOf(path, query, list.ids.length, rows), counts };
}

/** The same list as a table. What leaves is recorded: it has people's phones. */
export async function exportReceipts(
  posts: Posts,
  caller: Caller,
  id: number,
  query: ReceiptFilter & { format?: SheetFormat | undefined },
  setHeader: SetHeader,
) {
  const { db, clock, write } = posts;
  const { format, ...filter } = query;
  const { post } = await sought(db, caller, id);
  const target = { type: 'post', id, name: post.title };
  const after = { ...(filter.state && { list: filter.state }), ...(filter.search && { search: filter.search }) };
  await write((tx) => record(tx, { at: clock.now(), actor: caller, action: 'post.export', target, after }));
  const { ids } = await findIds(posts, post, filter);
  async function* batches() {
    for (let at = 0; at < ids.length; at += BATCH)
      yield (await findRows(db, post, ids.slice(at, at + BATCH))).map(presentReceipt).map(cellsOf);
  }
  const sheet: Sheet = { heading: Object.values(texts.receiptColumns), batches: batches() };
  return answerSheet(sheet, { format, name: `receipts-${id}`, setHeader });
}

async function sought(db: Db, caller: Caller, id: number) {
  const found = await findOfficePost(db, lookedAfter(caller), id);
  if (!found) throw notFound(texts.postUnknown);
  return found;
}

type Row = Awaited<ReturnType<typeof findRows>>[number];

const moment = (at: Date | null) => (at ? toIso(at) : null);

const presentReceipt = (found: Row): Receipt => ({
  user_id: found.id,
  full_name: fullNameOf(found),
  membership_id: found.membershipId,
  phone: found.phone,
  area_name: found.areaName,
  unit_name: found.unitName,
  told_at: moment(found.toldAt),
  read_at: moment(found.readAt),
  ack_at: moment(found.ackAt),
});

const cellsOf = (receipt: Receipt): string[] => [
  receipt.full_name,
  receipt.membership_id ?? '',
  receipt.phone ?? '',
  receipt.area_name ?? '',
  receipt.unit_name ?? '',
  showMoment(receipt.told_at) ?? '',
  showMoment(receipt.read_at) ?? '',
  showMoment(receipt.ack_at) ?? '',
];
