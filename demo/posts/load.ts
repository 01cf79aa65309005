import { and, asc, desc, eq, inArray, not } from 'drizzle-orm';
import { batches } from '~/shared/batches';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '~/shared/dates';
import { insertDemoNotices } from '~/features/notifications/server/public';
import { users, withoutAddress } from '~/features/people/server/public';
import { areas } from '~/features/areas/server/public';
import type { Tx } from '~/platform/database';
import { rememberDemo } from '~/platform/settings-store/demo-rows';
import type { Files } from '~/platform/files';
import { loadSharp } from '~/platform/files/sharp';
import { withStoredFiles } from '~/platform/files/with-stored-files';
import type { Site } from '~/platform/site';
import { dayIso } from '~/shared/membership-status';
import { newsTopic } from '~/features/posts/contract';
import { audienceForm, type Audience } from '~/features/posts/contract/forms';
import { asSql, isAddressed } from '~/features/posts/server/audience';
import { publishJob } from '~/features/posts/server/context';
import { noticeOf } from '~/features/posts/server/deliver';
import { postFiles, postReceipts, posts } from '~/features/posts/server/tables';
import { demoPosts, type DemoPost } from './posts';

const BATCH = 1000;
/** The people who can sign in have not read posts newer than this (in days), so that there is something to read. */
const unreadDays = 5;

/**
 * Loads the demo posts with the people to whom they were delivered and who have read them. Returns false when there are
 * posts already, or no demo people. One person has notices of the
 * newest piece of news and the newest circular.
 */
export async function loadDemoPosts({ db, write, clock, files, log, jobs }: Site): Promise<boolean> {
  if ((await db.select({ id: posts.id }).from(posts).limit(1)).length > 0) return false;
  const loginPeople = await db
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(inArray(users.email, ['member@demo.test', 'area-admin@demo.test', 'admin@demo.test']));
  const author = loginPeople.find(({ email }) => email === 'admin@demo.test');
  if (!author) return false;
  const [member] = await db.select({ areaId: users.areaId }).from(users).where(eq(users.email, 'member@demo.test'));
  const places = await db.select({ id: areas.id }).from(areas).orderBy(asc(areas.id));
  const ownAreaId = member?.areaId ?? places[0]?.id;
  if (ownAreaId === undefined) return false;
  const now = clock.now();
  await withStoredFiles(files, log, async (store) => {
    const drawn = await Promise.all(
      demoPosts.map(({ file }) => (file === undefined ? Promise.resolve(null) : storeList(store))),
    );
    await write(async (tx, invalidate) => {
      invalidate(newsTopic);
      const loginIds = new Set(loginPeople.map(({ id }) => id));
      for (const [index, post] of demoPosts.entries()) {
        const id = await insertPost(tx, post, { authorId: author.id, ownAreaId, now });
        if (post.state === 'scheduled') {
          const moment = at(post, now).toISOString();
          await jobs.queue(
            tx,
            publishJob,
            { post: id, at: moment },
            { key: `${id}:${moment}`, startAfter: new Date(moment) },
          );
        }
        const file = drawn[index];
        if (file && post.file)
          await tx.insert(postFiles).values({ postId: id, name: post.file, ...file, createdAt: now });
        if (post.read !== undefined) await insertReceipts(tx, id, post, { loginIds, ownAreaId, now });
      }
      await addNotices(tx, now);
      await rememberDemo(tx, [postFiles, posts]);
    });
  });
  return true;
}

const at = ({ day }: DemoPost, now: Date) => new Date(now.getTime() + day * DAY_MS);

function audienceOf({ kind, audience }: DemoPost, ownAreaId: number): Audience {
  if (kind === 'news' || !audience) return audienceForm.parse({ all: true });
  const { area, ...rest } = audience;
  return audienceForm.parse({ ...rest, ...(area !== undefined && { areas: [ownAreaId] }) });
}

async function insertPost(
  tx: Tx,
  post: DemoPost,
  { authorId, ownAreaId, now }: { authorId: number; ownAreaId: number; now: Date },
): Promise<number> {
  const {
    kind,
    state,
    title,
    body,
    titleMl = null,
    bodyMl = null,
    pinnedDays,
    urgent = false,
    needsAck = false,
  } = post;
  const moment = at(post, now);
  const changed = state === 'scheduled' ? now : moment;
  const [inserted] = await tx
    .insert(posts)
    .values({
      kind,
      title,
      body,
      titleMl,
      bodyMl,
      state,
      urgent,
      needsAck,
      authorId,
      publishAt: state === 'draft' ? null : moment,
      pinnedUntil: pinnedDays === undefined ? null : dayIso(new Date(now.getTime() + pinnedDays * DAY_MS)),
      audience: audienceOf(post, ownAreaId),
      areaId: post.audience?.area === undefined ? null : ownAreaId,
      createdAt: changed,
      updatedAt: changed,
    })
    .returning({ id: posts.id });
  return inserted!.id;
}

/** Inserts notices of the newest piece of news and the newest circular for all. */
async function addNotices(tx: Tx, now: Date): Promise<void> {
  const published = await tx
    .select()
    .from(posts)
    .where(and(eq(posts.state, 'published'), eq(posts.urgent, false)))
    .orderBy(desc(posts.publishAt));
  const newest = (['news', 'circular'] as const).flatMap(
    (kind) => published.find((post) => post.kind === kind && post.audience.all) ?? [],
  );
  await insertDemoNotices(tx, () => newest.map((post) => ({ ...noticeOf(post, 'ml'), at: post.publishAt ?? now })));
}

/**
 * Every addressed person with an e-mail address got it; so many of them have read it within four days, by a spread that
 * is the same every time.
 */
async function insertReceipts(
  tx: Tx,
  postId: number,
  post: DemoPost,
  { loginIds, ownAreaId, now }: { loginIds: Set<number>; ownAreaId: number; now: Date },
): Promise<void> {
  const people = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(isAddressed(asSql(audienceOf(post, ownAreaId)), dayIso(now)), not(withoutAddress())))
    .orderBy(asc(users.id));
  const deliveredAt = at(post, now);
  const rows = people.map(({ id }) => {
    const isUnread = loginIds.has(id) && post.day > -unreadDays;
    const hasRead = post.kind === 'circular' && !isUnread && (id * 37 + postId * 11) % 100 < (post.read ?? 0);
    const readAt = hasRead
      ? new Date(Math.min(now.getTime(), deliveredAt.getTime() + ((id * 13) % 96) * HOUR_MS + (id % 60) * MINUTE_MS))
      : null;
    const hasConfirmed = post.needsAck && (id * 7) % 100 < (post.confirmed ?? 0);
    return { postId, userId: id, toldAt: deliveredAt, readAt, ackAt: hasConfirmed ? readAt : null };
  });
  for (const batch of batches(rows, BATCH)) await tx.insert(postReceipts).values(batch);
}

const list = [
  'Survey number and extent',
  'Width of the road',
  'Set-backs on four sides',
  'Rainwater pit',
  'Licence: name, class, number',
];

/** Draws the check list that the demo's circular mentions. */
async function storeList(files: Files) {
  const lines = list.map((line, index) => {
    const y = 150 + index * 70;
    return (
      `<rect x="60" y="${y - 30}" width="36" height="36" fill="none" stroke="#222" stroke-width="4"/><text ` +
      `x="124" y="${y}" font-family="sans-serif" font-size="32" fill="#111">${line}</text>`
    );
  });
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="520">
    <rect width="800" height="520" fill="#fff"/>
    <rect x="20" y="20" width="760" height="480" fill="none" stroke="#222" stroke-width="4"/>
    <g font-family="sans-serif" font-weight="bold"><text x="60" y="84" font-size="36" fill="#111">
    Permit drawing: check list (demo)</text></g>${lines.join('')}</svg>`;
  const sharp = await loadSharp();
  const bytes = await sharp(Buffer.from(drawing)).png().toBuffer();
  const key = 'posts/00000000000000000000000000000001/permit-check-list.png';
  await files.put(key, { bytes }, 'image/png');
  return { key, type: 'image/png' as const, bytes: bytes.length };
}
