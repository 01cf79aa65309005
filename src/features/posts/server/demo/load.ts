import { asc, eq, inArray } from 'drizzle-orm';
import { users } from '~/features/accounts/server/public';
import { areas } from '~/features/areas/server/public';
import type { Tx } from '~/platform/database';
import { rememberDemo } from '~/platform/facts/demo-rows';
import type { Files } from '~/platform/files';
import { loadSharp } from '~/platform/files/sharp';
import { storing } from '~/platform/files/storing';
import type { Site } from '~/platform/site';
import { dayIso } from '~/shared/standing';
import { newsTopic } from '../../contract';
import { audienceForm, type Audience } from '../../contract/forms';
import { asSql, isAddressed } from '../audience';
import { publishJob } from '../context';
import { postFiles, postReceipts, posts } from '../tables';
import { demoPosts, type DemoPost } from './posts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const BATCH = 1000;
/** Those one can log in as have not read what is newer than this (days), so that there is something to read. */
const unreadDays = 5;

/**
 * Loads the demo posts with who was told and has read them. Gives false when there are posts already, or no demo people. Nobody's
 * bell rings for it.
 */
export async function loadDemoPosts({ db, write, clock, files, log, jobs }: Site): Promise<boolean> {
  if ((await db.select({ id: posts.id }).from(posts).limit(1)).length > 0) return false;
  const known = await db
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(inArray(users.email, ['member@demo.test', 'area-admin@demo.test', 'admin@demo.test']));
  const author = known.find(({ email }) => email === 'admin@demo.test');
  if (!author) return false;
  const [member] = await db.select({ areaId: users.areaId }).from(users).where(eq(users.email, 'member@demo.test'));
  const places = await db.select({ id: areas.id }).from(areas).orderBy(asc(areas.id));
  const own = member?.areaId ?? places[0]?.id;
  if (own === undefined) return false;
  const now = clock.now();
  await storing(files, log, async (store) => {
    const drawn = await Promise.all(
      demoPosts.map(({ file }) => (file === undefined ? Promise.resolve(null) : storeList(store))),
    );
    await write(async (tx, invalidate) => {
      invalidate(newsTopic);
      const asked = new Set(known.map(({ id }) => id));
      for (const [index, post] of demoPosts.entries()) {
        const id = await insertPost(tx, post, { authorId: author.id, own, now });
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
        if (post.read !== undefined) await insertReceipts(tx, id, post, { asked, own, now });
      }
      await rememberDemo(tx, [postFiles, posts]);
    });
  });
  return true;
}

const at = ({ day }: DemoPost, now: Date) => new Date(now.getTime() + day * DAY_MS);

function audienceOf({ kind, audience }: DemoPost, own: number): Audience {
  if (kind === 'news' || !audience) return audienceForm.parse({ all: true });
  const { area, ...rest } = audience;
  return audienceForm.parse({ ...rest, ...(area !== undefined && { areas: [own] }) });
}

async function insertPost(
  tx: Tx,
  post: DemoPost,
  { authorId, own, now }: { authorId: number; own: number; now: Date },
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
  const [made] = await tx
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
      audience: audienceOf(post, own),
      areaId: post.audience?.area === undefined ? null : own,
      createdAt: changed,
      updatedAt: changed,
    })
    .returning({ id: posts.id });
  return made!.id;
}

/** Everybody addressed was told; so many of them have read it within four days, by a spread that is the same every time. */
async function insertReceipts(
  tx: Tx,
  postId: number,
  post: DemoPost,
  { asked, own, now }: { asked: Set<number>; own: number; now: Date },
): Promise<void> {
  const people = await tx
    .select({ id: users.id })
    .from(users)
    .where(isAddressed(asSql(audienceOf(post, own)), dayIso(now)))
    .orderBy(asc(users.id));
  const toldAt = at(post, now);
  const rows = people.map(({ id }) => {
    const isKept = asked.has(id) && post.day > -unreadDays;
    const hasRead = post.kind === 'circular' && !isKept && (id * 37 + postId * 11) % 100 < (post.read ?? 0);
    const readAt = hasRead
      ? new Date(Math.min(now.getTime(), toldAt.getTime() + ((id * 13) % 96) * HOUR_MS + (id % 60) * 60_000))
      : null;
    const hasConfirmed = post.needsAck && (id * 7) % 100 < (post.confirmed ?? 0);
    return { postId, userId: id, toldAt, readAt, ackAt: hasConfirmed ? readAt : null };
  });
  for (let from = 0; from < rows.length; from += BATCH)
    await tx.insert(postReceipts).values(rows.slice(from, from + BATCH));
}

const list = [
  'Survey number and extent',
  'Width of the road',
  'Set-backs on four sides',
  'Rainwater pit',
  'Licence: name, class, number',
];

/** Draws the check list that the demo's circular speaks of. */
async function storeList(files: Files) {
  const lines = list.map((line, index) => {
    const y = 150 + index * 70;
    return `<rect x="60" y="${y - 30}" width="36" height="36" fill="none" stroke="#222" stroke-width="4"/><text x="124" y="${y}" font-family="sans-serif" font-size="32" fill="#111">${line}</text>`;
  });
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="520"><rect width="800" height="520" fill="#fff"/>
    <rect x="20" y="20" width="760" height="480" fill="none" stroke="#222" stroke-width="4"/>
    <text x="60" y="84" font-family="sans-serif" font-size="36" font-weight="bold" fill="#111">Permit drawing: check list (demo)</text>${lines.join('')}</svg>`;
  const sharp = await loadSharp();
  const bytes = await sharp(Buffer.from(drawing)).png().toBuffer();
  const key = 'posts/00000000000000000000000000000001/permit-check-list.png';
  await files.put(key, { bytes }, 'image/png');
  return { key, type: 'image/png' as const, bytes: bytes.length };
}
