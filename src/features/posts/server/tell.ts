import { and, asc, eq, gt, isNull, or } from 'drizzle-orm';
import { users } from '~/features/accounts/server/public';
import { toldBy } from '~/features/notifications/server/public';
import { z } from 'zod';
import type { Tx } from '~/platform/database';
import { queueMail } from '~/platform/mail';
import type { Invalidate } from '~/platform/topics';
import { dayIso } from '~/shared/standing';
import { inLanguage, type Language } from '~/shared/language';
import { both } from '../texts/both';
import { postsTopic } from '../contract';
import { asSql, isAddressed } from './audience';
import { subjectOf, tellJob, type Posts } from './context';
import { urgentMail } from './mails';
import { postReceipts, posts as table } from './tables';
import { findFiles, type PostRow } from './views';

/** People told in one transaction: what a killed run has to do again, at most. */
export const BATCH = 500;

const told = toldBy(both.en.notices);
const dataSchema = z.object({ post: z.number() });

/** Says how people are told of a post. */
export function workOnTelling(posts: Posts): void {
  posts.jobs.work(tellJob, (data, { signal }) => tellAll(posts, dataSchema.parse(data).post, signal));
}

/**
 * Tells everybody in the audience, each once, whatever else runs or is killed: their row in post_receipts says that it was done,
 * in the transaction that did it. Ends when the post is archived meanwhile.
 */
export async function tellAll(posts: Posts, id: number, signal: AbortSignal): Promise<void> {
  for (let after = 0; ;) {
    signal.throwIfAborted();
    const last = await posts.write((tx, invalidate) => tellSome(posts, tx, invalidate, id, after));
    if (last === null) return;
    after = last;
  }
}

/** Tells the next people after an id. Gives the id of the last of them; null when there is nobody left. */
async function tellSome(
  posts: Posts,
  tx: Tx,
  invalidate: Invalidate,
  id: number,
  after: number,
): Promise<number | null> {
  // Shared: several may tell at once, but nobody archives it meanwhile.
  const [post] = await tx.select().from(table).where(eq(table.id, id)).for('share');
  if (post?.state !== 'published') return null;
  const now = posts.clock.now();
  const people = await tx
    .select({
      id: users.id,
      email: users.email,
      firstName: users.firstName,
      lastName: users.lastName,
      username: users.username,
      language: users.language,
    })
    .from(users)
    .leftJoin(postReceipts, and(eq(postReceipts.postId, id), eq(postReceipts.userId, users.id)))
    .where(
      and(
        isAddressed(asSql(post.audience), dayIso(now)),
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
  // Of two runs at once each tells those whom it has marked; and whoever has read it already needs no notice.
  const mine = new Set(marked.filter(({ readAt }) => readAt === null).map(({ userId }) => userId));
  await tell(
    posts,
    tx,
    invalidate,
    post,
    people.filter((person) => mine.has(person.id)),
  );
  return people.at(-1)!.id;
}

type Person = { id: number; email: string; firstName: string; lastName: string; username: string; language: Language };

async function tell(posts: Posts, tx: Tx, invalidate: Invalidate, post: PostRow, people: Person[]): Promise<void> {
  const { notices } = posts;
  const key =
    post.kind === 'news'
      ? 'posts.news'
      : post.urgent
        ? 'posts.urgent'
        : post.needsAck
          ? 'posts.to_confirm'
          : 'posts.circular';
  for (const language of ['en', 'ml'] as const) {
    const to = people.filter((person) => person.language === language);
    if (to.length === 0) continue;
    await notices.notify(tx, invalidate, {
      to: to.map(({ id }) => id),
      kind: post.kind,
      ...told(key),
      title: inLanguage(language, post.title, post.titleMl),
      link: post.kind === 'news' ? `/news/${post.id}` : `/circulars/${post.id}`,
      subject: subjectOf(post.id),
      mailedElsewhere: post.urgent,
    });
    if (post.urgent) await mailAll(posts, tx, post, to, language);
  }
}

/** An urgent circular is mailed to everybody at once, whatever they chose. */
async function mailAll(posts: Posts, tx: Tx, post: PostRow, people: Person[], language: Language): Promise<void> {
  const files = (await findFiles(tx, post.id)).length;
  for (const person of people) {
    await queueMail(
      posts,
      tx,
      urgentMail(person, post, { files, language }, posts.config),
      `post:${post.id}:${person.id}`,
    );
  }
}
