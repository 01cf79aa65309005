import { and, eq, inArray } from 'drizzle-orm';
import { z } from 'zod';
import type { Tx } from '~/platform/database';
import type { Site } from '~/platform/site';
import type { Invalidate } from '~/platform/topics';
import type { PageAddress } from '~/shared/addresses';
import { topicOf } from '~/shared/contract';
import { noticesTopic } from '../contract';
import { defaultChoice, mailedKinds, type MailChoice, type NoticeKind } from '../contract/choices';
import { nextDigest } from '../rules';
import { noticeSettings, notices } from './tables';

/** A notice to deliver. */
export interface NewNotice {
  /** Ids of accounts. */
  to: number[];
  kind: NoticeKind;
  /** One sentence: the person and what they did. */
  text: string;
  /** The text's key in the feature's catalogue and its values, for readers of another language. */
  key?: string;
  values?: Record<string, string | number>;
  /** The ids of the accounts that text and title name beside the reader (notice-words.ts has those of the text). */
  about: readonly number[];
  /** The title of the subject, or a sentence below the text. */
  title: string;
  /** The title's key in the feature's catalogue, for readers of another language; its values are the text's. */
  titleKey?: string;
  /** Null when there is no page to open. */
  link: PageAddress | null;
  /** The record that the notice is about, for `forget` and `markSeen`. */
  subject: string;
  /** The part of the record that the notice is about, for `forget`: an answer to a question. */
  part?: string | null;
  /** A person who has a notice of the same kind, subject and part gets no other. */
  once?: boolean;
  /** The caller mails the readers itself, so the notice is in no mail of notices. */
  mailedElsewhere?: boolean;
  /** Not pushed to phones after that. */
  pushUntil?: Date;
}

/** The job that pushes notices, which features/push does, and its data. */
export const pushJob = 'notice-push';
export const pushJobSchema = z.object({ notices: z.array(z.number()) });

/** The jobs that send mails, and their data. */
export const mailJobs = { atOnce: 'notice-mail', daily: 'notice-digest', again: 'notice-mail-again' } as const;
interface AtOnce {
  notices: number[];
}
interface Daily {
  userId: number;
  /** ISO 8601: the time of the first notice of the mail. */
  since: string;
}

/** Inserts a notice for each reader; returns their ids with the readers. */
export async function insertNotices(tx: Tx, notice: NewNotice, at: Date): Promise<{ id: number; userId: number }[]> {
  const {
    to,
    kind,
    text,
    key = null,
    values = null,
    about,
    title,
    titleKey = null,
    link,
    subject,
    part = null,
    mailedElsewhere,
    pushUntil = null,
  } = notice;
  if (to.length === 0) return [];
  const words = { kind, text, key, values, about: [...about], title, titleKey, link, subject, part, pushUntil };
  const rows = to.map((userId) => ({ userId, ...words, createdAt: at, mailedAt: mailedElsewhere ? at : null }));
  return tx.insert(notices).values(rows).returning({ id: notices.id, userId: notices.userId });
}

/** Delivers a notice in the transaction of its event: to the bell, and by mail as each person chose. */
export async function notify(
  { jobs, clock }: Pick<Site, 'jobs' | 'clock'>,
  tx: Tx,
  invalidate: Invalidate,
  notice: NewNotice,
): Promise<void> {
  const to = notice.once ? await withoutNotice(tx, notice) : notice.to;
  if (to.length === 0) return;
  const now = clock.now();
  const inserted = await insertNotices(tx, { ...notice, to }, now);
  invalidate(...to.map((userId) => topicOf(noticesTopic, userId)));
  const pushed: z.input<typeof pushJobSchema> = { notices: inserted.map(({ id }) => id) };
  await jobs.queue(tx, pushJob, pushed);
  if (notice.mailedElsewhere || !mailedKinds.some((kind) => kind === notice.kind)) return;
  const chosen = await tx.select().from(noticeSettings).where(inArray(noticeSettings.userId, to));
  const choices = new Map(chosen.map(({ userId, mail }) => [userId, mail]));
  const by = (mail: MailChoice) => to.filter((userId) => (choices.get(userId) ?? defaultChoice) === mail);
  const atOnce = new Set(by('at_once'));
  const ids = inserted.filter(({ userId }) => atOnce.has(userId)).map(({ id }) => id);
  if (ids.length > 0) await jobs.queue(tx, mailJobs.atOnce, { notices: ids } satisfies AtOnce);
  await queueDigests(jobs, tx, by('daily'), now);
}

/**
 * Puts a notice made at `now` into the next daily mail of people. A mail that is being made at the same time, or went
 * out early, does not contain the notice: then the mail of the day after has it.
 */
async function queueDigests(jobs: Site['jobs'], tx: Tx, people: readonly number[], now: Date): Promise<void> {
  const since = now.toISOString();
  let left = [...people];
  for (let startAfter = nextDigest(now); left.length > 0; startAfter = nextDigest(startAfter)) {
    const events = left.map((userId) => ({
      userId,
      key: `${userId}:${startAfter.toISOString()}`,
      // The notice may be older than the notice that the mail was queued for: commits are not in the order of the
      // starts.
      merge: (known: unknown) =>
        ((known as Daily | undefined)?.since ?? '9') <= since ? known : ({ userId, since } satisfies Daily),
    }));
    const missed = new Set(await jobs.join(tx, mailJobs.daily, events, startAfter));
    left = events.filter(({ key }) => missed.has(key)).map(({ userId }) => userId);
  }
}

/** Returns the readers who have no notice of the same kind, subject and part. */
async function withoutNotice(tx: Tx, { to, kind, subject, part }: NewNotice): Promise<number[]> {
  if (to.length === 0) return [];
  const same = and(eq(notices.subject, subject), eq(notices.kind, kind), part ? eq(notices.part, part) : undefined);
  const found = await tx
    .select({ id: notices.userId })
    .from(notices)
    .where(and(same, inArray(notices.userId, to)));
  const known = new Set(found.map(({ id }) => id));
  return to.filter((id) => !known.has(id));
}
