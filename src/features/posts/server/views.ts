import { and, asc, count, desc, eq, inArray, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { fullNameColumn, seenColumns, users } from '~/features/people/server/public';
import { areas } from '~/features/areas/server/public';
import type { Db, Tx } from '~/platform/database';
import { containsWord } from '~/platform/database/matches';
import { asText, sortedBy } from '~/platform/database/sorting';
import type { Caller } from '~/shared/access';
import { searchWords } from '~/shared/search';
import type { OfficeQuery } from '../contract';
import { isAddressed, isOutAt, managedBy, ofPost } from './audience';
import type { Posts } from './context';
import { idsOnPage, inOrderOf } from '~/platform/topics';
import { postFiles, postReceipts, posts, type FileRow, type PostRow } from './tables';

type Page = { page: number; page_size: number };

/** Returns the order of lists: posts that are pinned today, then the newest. */
const inOrder = (today: string) => [
  desc(sql`coalesce(${posts.pinnedUntil} >= ${today}::date, false)`),
  desc(posts.publishAt),
  desc(posts.id),
];

/** Returns the files of a post, in the order in which they were added. */
export const findFiles = (db: Db | Tx, postId: number): Promise<FileRow[]> =>
  db.select().from(postFiles).where(eq(postFiles.postId, postId)).orderBy(asc(postFiles.id));

const isNews = (now: Date) => and(eq(posts.kind, 'news'), isOutAt(now));

/** Returns a page of the published news. */
export async function findNews({ db, lists }: Posts, query: Page, now: Date, today: string) {
  const list = await lists(['news'], async () => {
    const rows = await db
      .select({ id: posts.id })
      .from(posts)
      .where(isNews(now))
      .orderBy(...inOrder(today));
    return { ids: rows.map(({ id }) => id) };
  });
  const shown = idsOnPage(list, query);
  const rows = await db.select().from(posts).where(inArray(posts.id, shown));
  return { count: list.ids.length, rows: inOrderOf(shown, rows, ({ id }) => id) };
}

/** Returns a published piece of news. */
export async function findOneNews(db: Db, id: number, now: Date): Promise<PostRow | undefined> {
  const [row] = await db
    .select()
    .from(posts)
    .where(and(eq(posts.id, id), isNews(now)));
  return row;
}

/** Returns the news that change lists by time alone: scheduled and pinned posts. */
export async function findComing({ db, lists }: Posts, now: Date, today: string) {
  const comesOrIsPinned = or(
    sql`${posts.publishAt} > ${now.toISOString()}::timestamptz`,
    sql`${posts.pinnedUntil} >= ${today}::date`,
  );
  const { rows } = await lists(['coming'], async () => {
    const found = await db
      .select({ state: posts.state, publishAt: posts.publishAt, pinnedUntil: posts.pinnedUntil })
      .from(posts)
      .where(and(eq(posts.kind, 'news'), inArray(posts.state, ['scheduled', 'published']), comesOrIsPinned));
    return { ids: [], rows: found };
  });
  return rows;
}

const isMine = (userId: number, now: Date, today: string) =>
  and(eq(posts.kind, 'circular'), isOutAt(now), eq(users.id, userId), isAddressed(ofPost, today));
const receipt = { readAt: postReceipts.readAt, ackAt: postReceipts.ackAt };
const ownReceipt = and(eq(postReceipts.postId, posts.id), eq(postReceipts.userId, users.id));
const files = sql<number>`(select count(*)::int from ${postFiles} where ${postFiles.postId} = ${posts.id})`;

/** Returns a page of the circulars that a person may read now, and the number of all unread ones. */
export async function findCirculars({ db, lists }: Posts, userId: number, query: Page, now: Date, today: string) {
  const list = await lists(['circulars', userId], async () => {
    const rows = await db
      .select({ id: posts.id, readAt: postReceipts.readAt })
      .from(posts)
      .innerJoin(users, eq(users.id, userId))
      .leftJoin(postReceipts, ownReceipt)
      .where(isMine(userId, now, today))
      .orderBy(...inOrder(today));
    return { ids: rows.map(({ id }) => id), unread: rows.filter(({ readAt }) => readAt === null).length };
  });
  const shown = idsOnPage(list, query);
  const receiptOfUser = and(eq(postReceipts.postId, posts.id), eq(postReceipts.userId, userId));
  const rows = await db
    .select({ post: posts, files, ...receipt })
    .from(posts)
    .leftJoin(postReceipts, receiptOfUser)
    .where(inArray(posts.id, shown));
  return { count: list.ids.length, unread: list.unread, rows: inOrderOf(shown, rows, ({ post }) => post.id) };
}

/** Returns a circular that a person may read now. */
export async function findCircular(db: Db | Tx, userId: number, id: number, now: Date, today: string) {
  const [row] = await db
    .select({ post: posts, ...receipt })
    .from(posts)
    .innerJoin(users, eq(users.id, userId))
    .leftJoin(postReceipts, ownReceipt)
    .where(and(eq(posts.id, id), isMine(userId, now, today)));
  return row;
}

/** Returns the condition for the filters of the office's list. */
function narrowed({ state, kind, search }: OfficeQuery, now: Date): SQL | undefined {
  const isState = {
    draft: eq(posts.state, 'draft'),
    scheduled: and(eq(posts.state, 'scheduled'), sql`not ${isOutAt(now)}`),
    published: isOutAt(now),
    archived: eq(posts.state, 'archived'),
  };
  return and(
    state && isState[state],
    kind && eq(posts.kind, kind),
    ...searchWords(search ?? '').map((word) =>
      containsWord(sql`fold(${posts.title} || chr(10) || coalesce(${posts.titleMl}, ''))`, word),
    ),
  );
}

/** Returns posts with the names of area and author and their number of files. */
const officePosts = (db: Db | Tx, where: SQL | undefined) =>
  db
    .select({ post: posts, areaId: posts.areaId, areaName: areas.name, author: seenColumns, files })
    .from(posts)
    .leftJoin(areas, eq(areas.id, posts.areaId))
    .leftJoin(users, eq(users.id, posts.authorId))
    .where(where);

export type OfficeRow = Awaited<ReturnType<typeof officePosts>>[number];

const receiptsWith = (moment: SQLWrapper) =>
  sql`(select count(${moment}) from ${postReceipts} where ${postReceipts.postId} = ${posts.id})`;

/** What the office's list is sorted by at a moment. */
const sortColumns = (now: Date) => ({
  id: posts.id,
  kind: asText(posts.kind),
  state: asText(sql`case when ${isOutAt(now)} then 'published' else ${posts.state} end`),
  title: asText(posts.title),
  title_ml: asText(posts.titleMl),
  area_id: posts.areaId,
  area_name: asText(areas.name),
  author_id: posts.authorId,
  author_name: asText(fullNameColumn()),
  publish_at: posts.publishAt,
  pinned_until: posts.pinnedUntil,
  urgent: posts.urgent,
  needs_ack: posts.needsAck,
  file_count: files,
  told: receiptsWith(postReceipts.toldAt),
  read: receiptsWith(postReceipts.readAt),
  acknowledged: receiptsWith(postReceipts.ackAt),
  updated_at: posts.updatedAt,
});

/** Returns a page of the posts that a person of the office manages; without `sort` the last changed first. */
export async function findOffice({ db, lists }: Posts, caller: Caller, query: OfficeQuery, now: Date) {
  const { state, kind, search, sort } = query;
  const usual = [desc(posts.updatedAt), desc(posts.id)];
  const scope = managedBy(caller);
  const list = await lists(['office', scope ? caller.areaId : 'all', state, kind, search, sort], async () => {
    const rows = await db
      .select({ id: posts.id })
      .from(posts)
      .leftJoin(areas, eq(areas.id, posts.areaId))
      .leftJoin(users, eq(users.id, posts.authorId))
      .where(and(scope, narrowed(query, now)))
      .orderBy(...sortedBy(sort, { id: posts.id, usual, columns: sortColumns(now) }));
    return { ids: rows.map(({ id }) => id) };
  });
  const shown = idsOnPage(list, query);
  // Cached: counting all receipts takes longer than reading the page.
  const { counts } = await lists(['told', ...shown], async () => ({ ids: [], counts: await countReceipts(db, shown) }));
  const rows = inOrderOf(shown, await officePosts(db, inArray(posts.id, shown)), ({ post }) => post.id);
  return { count: list.ids.length, rows, counts };
}

/** Returns a post within a scope. */
export async function findOfficePost(db: Db | Tx, scope: SQL | undefined, id: number): Promise<OfficeRow | undefined> {
  const [row] = await officePosts(db, and(eq(posts.id, id), scope));
  return row;
}

/** Returns how many people were notified of posts, have read and have confirmed them, by post. */
export async function countReceipts(db: Db | Tx, postIds: readonly number[]) {
  if (postIds.length === 0) return new Map<number, { told: number; read: number; acknowledged: number }>();
  const rows = await db
    .select({
      postId: postReceipts.postId,
      told: count(postReceipts.toldAt),
      read: count(postReceipts.readAt),
      acknowledged: count(postReceipts.ackAt),
    })
    .from(postReceipts)
    .where(inArray(postReceipts.postId, [...postIds]))
    .groupBy(postReceipts.postId);
  return new Map(rows.map(({ postId, ...counts }) => [postId, counts]));
}
