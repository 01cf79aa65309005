import { and, asc, eq, gt, isNull, not, or } from 'drizzle-orm';
import { addresseeColumns, toPerson, users, withoutAddress } from '~/features/people/server/public';
import { createNoticeWords } from '~/features/notifications/server/public';
import { z } from 'zod';
import type { Tx } from '~/platform/database';
import { queueMail } from '~/platform/mail';
import type { Invalidate } from '~/platform/topics';
import { dayIso } from '~/shared/membership-status';
import { inLanguage, languages, type Language } from '~/shared/language';
import { both } from '../texts/both';
import { postsTopic } from '../contract';
import { asSql, isAddressed } from './audience';
import { subjectOf, deliveryJob, type Posts } from './context';
import { urgentMail } from './mails';
import { postReceipts, posts as table, type PostRow } from './tables';
import { findFiles } from './views';

/** People notified in a transaction: the most that a killed run has to repeat. */
export const BATCH = 500;

const noticeWords = createNoticeWords(both.en.notices);
const dataSchema = z.object({ post: z.number() });

/** Registers the job that delivers the notices of a post. */
export function workOnDelivery(posts: Posts): void {
  posts.jobs.work(deliveryJob, (data, { signal }) => deliverAll(posts, dataSchema.parse(data).post, signal));
}

/**
 * Notifies every person of the audience who can log in once, even with parallel or killed runs: the row in
 * post_receipts is written in the transaction of the notice. Ends when the post is archived. Throws when `signal`
 * aborts.
 */
export async function deliverAll(posts: Posts, id: number, signal: AbortSignal): Promise<void> {
  for (let after = 0; ;) {
    signal.throwIfAborted();
    const last = await posts.write((tx, invalidate) => deliverBatch(posts, tx, invalidate, id, after));
    if (last === null) return;
    after = last;
  }
}

/** Notifies the next people after an id; returns the id of the last of them, null when none is left. */
async function deliverBatch(
  posts: Posts,
  tx: Tx,
  invalidate: Invalidate,
  id: number,
  after: number,
): Promise<number | null> {
  // A shared lock: several runs may deliver at once, while an archiving waits.
  const [post] = await tx.select().from(table).where(eq(table.id, id)).for('share');
  if (post?.state !== 'published') return null;
  const now = posts.clock.now();
  const people = await tx
    .select({
      ...addresseeColumns,
    })
    .from(users)
    .leftJoin(postReceipts, and(eq(postReceipts.postId, id), eq(postReceipts.userId, users.id)))
    .where(
      and(
        isAddressed(asSql(post.audience), dayIso(now)),
        not(withoutAddress()),
        gt(users.id, after),
        or(isNull(postReceipts.userId), isNull(postReceipts.toldAt)),
      ),
    )
    .orderBy(asc(users.id))
    .limit(BATCH);
  if (people.length === 0) return null;
  const marked = await tx
    .insert(postReceipts)
    .values(people.map(({ id: userId }) => ({ postId: id, userId, toldAt: now })))
    .onConflictDoUpdate({
      target: [postReceipts.postId, postReceipts.userId],
      set: { toldAt: now },
      setWhere: isNull(postReceipts.toldAt),
    })
    .returning({ userId: postReceipts.userId, readAt: postReceipts.readAt });
  invalidate(postsTopic);
  // Of two runs at once each notifies the people it has marked. A person who has read the post needs no notice.
  const mine = new Set(marked.filter(({ readAt }) => readAt === null).map(({ userId }) => userId));
  await notifyReaders(
    posts,
    tx,
    invalidate,
    post,
    people.filter((person) => mine.has(person.id)),
  );
  return people.at(-1)!.id;
}

type Person = {
  id: number;
  email: string | null;
  firstName: string;
  lastName: string;
  username: string;
  language: Language;
};

async function notifyReaders(
  posts: Posts,
  tx: Tx,
  invalidate: Invalidate,
  post: PostRow,
  people: Person[],
): Promise<void> {
  await notifyOf(posts, tx, invalidate, post, { people, key: keyOf(post), mailedElsewhere: post.urgent });
  if (post.urgent) await mailAll(posts, tx, post, people);
}

interface Notified {
  people: readonly Pick<Person, 'id' | 'language'>[];
  /** The notice's key in the catalogue. */
  key: keyof typeof both.en.notices;
  mailedElsewhere?: boolean;
}

/** Returns the notice of a post with its title in a language. */
export const noticeOf = (post: PostRow, language: Language, key: Notified['key'] = keyOf(post)) => ({
  kind: post.kind,
  ...noticeWords(key),
  title: inLanguage(language, post.title, post.titleMl),
  link: post.kind === 'news' ? (`/news/${post.id}` as const) : (`/circulars/${post.id}` as const),
  subject: subjectOf(post.id),
});

/** Returns the key of the words with which a post is delivered. */
function keyOf({ kind, urgent, needsAck }: PostRow): Notified['key'] {
  if (kind === 'news') return 'posts.news';
  if (urgent) return 'posts.urgent';
  return needsAck ? 'posts.to_confirm' : 'posts.circular';
}

/** Notifies people of a post, each with its title in their language. */
export async function notifyOf(
  posts: Posts,
  tx: Tx,
  invalidate: Invalidate,
  post: PostRow,
  { people, key, mailedElsewhere = false }: Notified,
): Promise<void> {
  for (const language of languages) {
    const to = people.filter((person) => person.language === language);
    if (to.length === 0) continue;
    const notice = noticeOf(post, language, key);
    await posts.notices.notify(tx, invalidate, { ...notice, to: to.map(({ id }) => id), mailedElsewhere });
  }
}

/** Mails an urgent circular to people at once, whatever they chose for notices. */
async function mailAll(posts: Posts, tx: Tx, post: PostRow, people: Person[]): Promise<void> {
  const files = (await findFiles(tx, post.id)).length;
  for (const person of people) {
    await queueMail(posts, tx, urgentMail(toPerson(person), post, files, posts.config), {
      kind: 'urgent-circular',
      reader: person.id,
      about: [],
      key: `post:${post.id}:${person.id}`,
    });
  }
}
