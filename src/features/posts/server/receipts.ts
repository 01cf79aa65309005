import { and, count, eq, inArray, isNotNull, isNull, not, or, sql, type SQL } from 'drizzle-orm';
import {
  fullNameColumn,
  phoneSeenBy,
  seenBy,
  seenColumns,
  users,
  viewerOf,
  withoutAddress,
  type Viewer,
} from '~/features/people/server/public';
import { wasSent } from '~/features/notifications/server/public';
import { hasVisitedSince } from '~/features/sign-in/server/public';
import { areas, placesIn, units } from '~/features/areas/server/public';
import { exportList, type ExportContext, type ExportQuery } from '~/features/audit/server/public';
import type { Db } from '~/platform/database';
import { containsWord } from '~/platform/database/matches';
import { asText, sortedBy } from '~/platform/database/sorting';
import { batchesByIds, type Column } from '~/platform/sheets';
import type { Caller } from '~/shared/access';
import { HOUR_MS, toIso } from '~/shared/dates';
import { fillText } from '~/shared/fill-text';
import { inLanguage, languages, pageUrl, type Language } from '~/shared/language';
import { pageOf } from '~/shared/paging';
import { searchWords } from '~/shared/search';
import { dayIso } from '~/shared/membership-status';
import { postCalls, type Receipt, type ReceiptCounts, type ReceiptFilter } from '../contract';
import { asSql, countOnPaper, isAddressed } from './audience';
import { both } from '../texts/both';
import type { ReceiptState } from '../contract/choices';
import { subjectOf, type Posts } from './context';
import { idsOnPage, inOrderOf, type IdList } from '~/platform/topics';
import { findManaged } from './office-post';
import { postReceipts, type PostRow } from './tables';

/** Hours after the publication within which reading counts as in time. */
const hoursInTime = 48;

const isState: Record<Exclude<ReceiptState, 'not_reached'>, SQL | undefined> = {
  unread: isNull(postReceipts.readAt),
  read: isNotNull(postReceipts.readAt),
  acknowledged: isNotNull(postReceipts.ackAt),
  on_paper: withoutAddress(),
};
const fullName = sql`${users.firstName} || ' ' || ${users.lastName}`;
/** Returns the text that a search looks through, with phones only where the viewer sees them. */
const searchedBy = (viewer: Viewer) => sql`fold(${fullName} || chr(10) || coalesce(${users.membershipId}, '')
  || chr(10) || coalesce(${phoneSeenBy(viewer)}, '') || chr(10) || coalesce(${areas.name}, '')
  || chr(10) || coalesce(${units.name}, ''))`;

/**
 * Returns a condition for people whom a post has not reached: no notice of it went out by mail or to a phone, they have
 * not opened it, and were not here since it is out.
 */
const isNotReached = ({ db, clock }: Pick<Posts, 'db' | 'clock'>, post: PostRow) =>
  and(
    isState.unread,
    isNull(postReceipts.ackAt),
    not(wasSent(db, users.id, subjectOf(post.id))),
    not(hasVisitedSince(users.id, post.publishAt ?? clock.now())),
  );

/** Returns a condition for the people of a post: in its audience now, or notified of it. */
const peopleOf = (
  posts: Pick<Posts, 'db' | 'clock'>,
  post: PostRow,
  viewer: Viewer,
  { state, search }: ReceiptFilter = {},
) =>
  and(
    or(isAddressed(asSql(post.audience), dayIso(posts.clock.now())), isNotNull(postReceipts.toldAt)),
    state && (state === 'not_reached' ? isNotReached(posts, post) : isState[state]),
    ...searchWords(search ?? '').map((word) => containsWord(searchedBy(viewer), word)),
  );

/** Returns the condition that joins people with their receipts of a post. */
const receiptOf = (post: PostRow) => and(eq(postReceipts.userId, users.id), eq(postReceipts.postId, post.id));

const row = {
  ...seenColumns,
  membershipId: users.membershipId,
  language: users.language,
  areaName: areas.name,
  unitId: users.unitId,
  unitName: units.name,
  toldAt: postReceipts.toldAt,
  readAt: postReceipts.readAt,
  ackAt: postReceipts.ackAt,
};

/** What the list is sorted by for a viewer, to whom the order of phones shows no more than the phones. */
const sortColumns = (viewer: Viewer) => ({
  user_id: users.id,
  full_name: asText(fullNameColumn()),
  membership_id: asText(users.membershipId),
  phone: asText(phoneSeenBy(viewer)),
  area_name: asText(areas.name),
  unit_name: asText(units.name),
  on_paper: sql`case when ${isState.on_paper} then true end`,
  told_at: postReceipts.toldAt,
  read_at: postReceipts.readAt,
  ack_at: postReceipts.ackAt,
});

/** Returns the ids of a list of receipts; without `sort` in the order of the office (people-order.ts). */
const findIds = (
  posts: Posts,
  post: PostRow,
  viewer: Viewer,
  { state, search, sort }: ReceiptFilter,
): Promise<IdList> => {
  const { db, lists, peopleOrder } = posts;
  const find = async () => {
    const rows = await db
      .select({ id: users.id })
      .from(users)
      .leftJoin(postReceipts, receiptOf(post))
      .leftJoin(areas, eq(areas.id, users.areaId))
      .leftJoin(units, eq(units.id, users.unitId))
      .where(peopleOf(posts, post, viewer, { state, search }))
      .orderBy(...sortedBy(sort, { id: users.id, usual: [], columns: sortColumns(viewer) }));
    const ids = rows.map(({ id }) => id);
    return { ids: sort ? ids : await peopleOrder(ids) };
  };
  // Mails, phones and visits change it without invalidating a topic.
  if (state === 'not_reached') return find();
  return lists(['receipts', post.id, (search || sort) && viewer, state, search, sort], find);
};

/** Returns rows of receipts in the order of their ids. */
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

/** Returns the numbers of all people of a post. */
async function countAll(posts: Posts, post: PostRow): Promise<ReceiptCounts> {
  const until = new Date((post.publishAt ?? posts.clock.now()).getTime() + hoursInTime * HOUR_MS).toISOString();
  const [counts] = await posts.db
    .select({
      people: count(),
      told: count(postReceipts.toldAt),
      read: count(postReceipts.readAt),
      read_in_time: sql<number>`count(*) filter (where ${postReceipts.readAt} <= ${until}::timestamptz)`.mapWith(
        Number,
      ),
      acknowledged: count(postReceipts.ackAt),
      on_paper: countOnPaper(),
    })
    .from(users)
    .leftJoin(postReceipts, receiptOf(post))
    .where(peopleOf(posts, post, 'office'));
  return counts!;
}

/** Returns a page of a post's receipts with its numbers (docs/product/posts.md, "Receipts"); throws 404. */
export async function listReceipts(
  posts: Posts,
  caller: Caller,
  id: number,
  query: ReceiptFilter & { page: number; page_size: number },
  language: Language,
) {
  const { db, lists } = posts;
  const { post } = await findManaged(db, caller, id);
  const viewer = viewerOf(caller);
  const list = await findIds(posts, post, viewer, query);
  const { counts } = await lists(['counts', id], async () => ({
    ids: [],
    counts: await countAll(posts, post),
  }));
  const placed = await placesIn(db, language);
  const chat = query.state === 'not_reached' ? await createChat(posts, post) : undefined;
  const rows = (await findRows(db, post, idsOnPage(list, query))).map((found) => {
    const receipt = presentReceipt(viewer, placed(found));
    return chat ? { ...receipt, whatsapp: chat(receipt, found.language) } : receipt;
  });
  const path = postCalls.receipts.path.replace(':id', String(id));
  return { ...pageOf(path, query, list.ids.length, rows), counts };
}

/** Exports a list of receipts, which has people's phones. Throws 404. */
export async function exportReceipts(
  posts: Posts,
  context: ExportContext,
  id: number,
  { format, ...filter }: ExportQuery<ReceiptFilter>,
) {
  const { post } = await findManaged(posts.db, context.caller, id);
  const viewer = viewerOf(context.caller);
  const { ids } = await findIds(posts, post, viewer, filter);
  return exportList(posts, context, {
    action: 'post.export',
    target: { type: 'post', id, name: post.title },
    after: {
      ...(filter.state && { list: filter.state }),
      ...(filter.search && { search: filter.search }),
      ...(filter.sort && { sort: filter.sort }),
    },
    name: `receipts-${id}`,
    format,
    columns,
    batches: batchesByIds(ids, async (part) =>
      (await findRows(posts.db, post, part)).map((found) => presentReceipt(viewer, found)),
    ),
  });
}

const columns: readonly Column<Receipt>[] = [
  { heading: 'Full Name', value: (row) => row.full_name },
  { heading: 'Membership ID', value: (row) => row.membership_id },
  { heading: 'Phone', value: (row) => row.phone },
  { heading: 'Area', value: (row) => row.area_name },
  { heading: 'Unit', value: (row) => row.unit_name },
  { heading: 'Told', kind: 'instant', value: (row) => row.told_at },
  { heading: 'Read', kind: 'instant', value: (row) => row.read_at },
  { heading: 'Confirmed', kind: 'instant', value: (row) => row.ack_at },
];

type Row = Awaited<ReturnType<typeof findRows>>[number];

const moment = (at: Date | null) => (at ? toIso(at) : null);

/** Returns a receipt with the fields that its viewer sees: the person may be in another area than at the delivery. */
function presentReceipt(viewer: Viewer, found: Row): Receipt {
  const { fullName: name, phone } = seenBy(viewer, found);
  return {
    user_id: found.id,
    full_name: name,
    membership_id: found.membershipId,
    phone,
    area_name: found.areaName,
    unit_name: found.unitName,
    ...(found.email === null && { on_paper: true }),
    told_at: moment(found.toldAt),
    read_at: moment(found.readAt),
    ack_at: moment(found.ackAt),
  };
}

/**
 * Returns a function that makes the address of a chat with a person about a post, in the person's language; null
 * without a mobile number.
 */
async function createChat({ config, names }: Posts, post: PostRow) {
  const committees = await Promise.all(languages.map(async (language) => [language, await names(language)] as const));
  const shortNames = new Map(committees.map(([language, { shortName }]) => [language, shortName]));
  return ({ phone, on_paper: onPaper }: Receipt, language: Language): string | null => {
    if (phone === null || phone < '6') return null;
    const { chatOnPaper, chatToConfirm } = both[language];
    const text = fillText(onPaper ? chatOnPaper : chatToConfirm, {
      committee: shortNames.get(language)!,
      title: inLanguage(language, post.title, post.titleMl),
      address: pageUrl(config.publicUrl, language, `/circulars/${post.id}`),
    });
    return `https://wa.me/91${phone}?text=${encodeURIComponent(text)}`;
  };
}
