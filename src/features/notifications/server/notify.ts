import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Tx } from '~/platform/database';
import type { Site } from '~/platform/site';
import type { Invalidate } from '~/platform/topics';
import { topicOf } from '~/shared/contract';
import { noticesTopic } from '../contract';
import { mailedKinds, type NoticeKind } from '../contract/choices';
import { nextDigest } from '../rules';
import { noticeSettings, notices } from './tables';

/** Something to tell people of. */
export interface News {
  /** Ids of accounts. */
  to: number[];
  kind: NoticeKind;
  /** One sentence: who did what. */
  text: string;
  /** What the text is made of, for readers of another language: its key in the feature's catalogue, and the values in it. */
  key?: string;
  values?: Record<string, string | number>;
  /** What it is about. */
  title: string;
  /** Root-relative; null when there is nothing to look at. */
  link: string | null;
  /** What it speaks of, for `forget` and `seen`. */
  subject: string;
  /** The part of it that it speaks of, for `forget`: an answer to a question. */
  part?: string | null;
  /** Whoever has a notice of the same kind, subject and part gets none. */
  once?: boolean;
  /** Whoever is told is mailed by the one who tells, so the notice is in no mail of notices. */
  mailedElsewhere?: boolean;
}

/** The jobs that send mails, and what each holds. */
export const mailJobs = { atOnce: 'notice-mail', daily: 'notice-digest' } as const;
interface AtOnce {
  notices: number[];
}
interface Daily {
  userId: number;
  /** ISO 8601: the first notice that it is for. */
  since: string;
}

/** Puts a notice into the bell of each of them. Gives which is whose. */
export async function insertNotices(tx: Tx, news: News, at: Date): Promise<{ id: number; userId: number }[]> {
  const { to, kind, text, key = null, values = null, title, link, subject, part = null, mailedElsewhere } = news;
  if (to.length === 0) return [];
  const rows = to.map((userId) => ({
    userId,
    kind,
    text,
    key,
    values,
    title,
    link,
    subject,
    part,
    createdAt: at,
    mailedAt: mailedElsewhere ? at : null,
  }));
  return tx.insert(notices).values(rows).returning({ id: notices.id, userId: notices.userId });
}

/** Tells people, in the transaction of what it is about: by the bell, and by mail those who chose that. */
export async function notify(
  { jobs, clock }: Pick<Site, 'jobs' | 'clock'>,
  tx: Tx,
  invalidate: Invalidate,
  news: News,
): Promise<void> {
  const to = news.once ? await untold(tx, news) : news.to;
  if (to.length === 0) return;
  const now = clock.now();
  const made = await insertNotices(tx, { ...news, to }, now);
  invalidate(...to.map((userId) => topicOf(noticesTopic, userId)));
  if (news.mailedElsewhere || !mailedKinds.some((kind) => kind === news.kind)) return;
  const chosen = await tx
    .select()
    .from(noticeSettings)
    .where(and(inArray(noticeSettings.userId, to), ne(noticeSettings.mail, 'none')));
  const by = (mail: 'at_once' | 'daily') => chosen.filter((one) => one.mail === mail).map(({ userId }) => userId);
  const atOnce = by('at_once');
  const ids = made.filter(({ userId }) => atOnce.includes(userId)).map(({ id }) => id);
  if (ids.length > 0) await jobs.queue(tx, mailJobs.atOnce, { notices: ids } satisfies AtOnce);
  for (const userId of by('daily')) await queueDigest(jobs, tx, userId, now);
}

/**
 * Puts a notice made at `now` into the next daily mail of somebody. One that is being made at this moment, or has gone out
 * early, does not see the notice any more: then it is the mail of the day after.
 */
async function queueDigest(jobs: Site['jobs'], tx: Tx, userId: number, now: Date): Promise<void> {
  const since = now.toISOString();
  // The notice may be older than the one that the mail was queued for: who commits first has not always begun first.
  const earliest = (known: unknown) =>
    ((known as Daily | undefined)?.since ?? '9') <= since ? known : ({ userId, since } satisfies Daily);
  for (let startAfter = nextDigest(now); ; startAfter = nextDigest(startAfter)) {
    const key = `${userId}:${startAfter.toISOString()}`;
    if (await jobs.join(tx, mailJobs.daily, earliest, { key, startAfter })) return;
  }
}

async function untold(tx: Tx, { to, kind, subject, part }: News): Promise<number[]> {
  if (to.length === 0) return [];
  const same = and(eq(notices.subject, subject), eq(notices.kind, kind), part ? eq(notices.part, part) : undefined);
  const told = await tx
    .select({ id: notices.userId })
    .from(notices)
    .where(and(same, inArray(notices.userId, to)));
  const known = new Set(told.map(({ id }) => id));
  return to.filter((id) => !known.has(id));
}
