import { and, asc, desc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import { membersAndAbove, users } from '~/features/accounts/server/public';
import type { ChosenMails } from '~/features/notifications/server/public';
import { createUnsubscribeLinks } from '~/features/notifications/server/public';
import type { Tx } from '~/platform/database';
import { queueMail } from '~/platform/mail';
import { nextAt } from '~/platform/jobs';
import type { Site } from '~/platform/site';
import { dayIso } from '~/shared/standing';
import { mostInDigest } from '../../contract/limits';
import { both } from '../../texts/both';
import { communityAnswers, communityDigests, communityQuestions } from '../tables';
import { digestMail, type DigestQuestion } from './mail';

/** Mondays at eight. */
export const weekly = { name: 'community.digest', hour: 8, weekday: 1 };

const HOUR_MS = 3_600_000;
const WEEK_MS = 7 * 24 * HOUR_MS;
/** People in one transaction: what a killed run has to do again, at most. */
const BATCH = 100;

/** The mails with the week's questions, and how the link at their end stops them. */
export const digestMails: ChosenMails = {
  route: '/api/community/digest/unsubscribe',
  purpose: 'community-digest',
  words: (language) => ({ ask: both[language].digest.stopAsk, done: both[language].digest.stopDone }),
  stop: (tx, userId) => tx.update(communityDigests).set({ wanted: false }).where(eq(communityDigests.userId, userId)),
};

/** Whether somebody gets the week's questions by mail; nobody does who has not chosen it. */
export async function readDigest({ db }: Pick<Site, 'db'>, userId: number): Promise<{ wanted: boolean }> {
  const [found] = await db
    .select({ wanted: communityDigests.wanted })
    .from(communityDigests)
    .where(eq(communityDigests.userId, userId));
  return { wanted: found?.wanted ?? false };
}

/** Switches it. What was last sent stays known, so that switching off and on sends nothing twice. */
export function switchDigest(
  { write }: Pick<Site, 'write'>,
  userId: number,
  { wanted }: { wanted: boolean },
): Promise<{ wanted: boolean }> {
  return write(async (tx) => {
    await tx
      .insert(communityDigests)
      .values({ userId, wanted })
      .onConflictDoUpdate({ target: communityDigests.userId, set: { wanted } });
    return { wanted };
  });
}

/**
 * Sends the mail of the week that began at the last Monday at eight: to everybody who wants it and has not got it, in batches.
 * Whose it is says last_sent, in the transaction that queues the mail: so each goes out once, whatever else runs or is killed.
 */
export async function sendDigests(site: Site, signal: AbortSignal): Promise<void> {
  // Jobs begin by the database's clock: by the site's own it may be a little before eight.
  const now = new Date(site.clock.now().getTime() + HOUR_MS);
  const until = new Date(nextAt(weekly.hour, now, weekly.weekday).getTime() - WEEK_MS);
  for (let after = 0; ;) {
    signal.throwIfAborted();
    const last = await site.write((tx) => sendSome(site, tx, until, after));
    if (last === null) return;
    after = last;
  }
}

/** Sends it to the next people after an id. Gives the last of them; null when there is nobody left, or nothing to send. */
async function sendSome(site: Site, tx: Tx, until: Date, after: number): Promise<number | null> {
  const { config } = site;
  const week = dayIso(until);
  const questions = await questionsOfWeek(tx, until);
  if (questions.length === 0) return null;
  const { id, email, firstName, lastName, username, language } = users;
  const people = await tx
    .select({ id, email, firstName, lastName, username, language })
    .from(communityDigests)
    .innerJoin(users, and(eq(users.id, communityDigests.userId), membersAndAbove()))
    .where(
      and(
        eq(communityDigests.wanted, true),
        or(isNull(communityDigests.lastSent), lt(communityDigests.lastSent, week)),
        gt(communityDigests.userId, after),
      ),
    )
    .orderBy(asc(communityDigests.userId))
    .limit(BATCH)
    .for('no key update', { of: communityDigests });
  const links = createUnsubscribeLinks(site, digestMails);
  for (const person of people) {
    await tx.update(communityDigests).set({ lastSent: week }).where(eq(communityDigests.userId, person.id));
    await queueMail(
      site,
      tx,
      digestMail(person, questions, links.address(person.id), config),
      `digest:${week}:${person.id}`,
    );
  }
  return people.at(-1)?.id ?? null;
}

/**
 * What a week's mail names: questions asked in the seven days before a moment that nobody has answered, the newest first, then
 * those that got most answers in these days. Nothing that is hidden, locked or merged.
 */
export async function questionsOfWeek(tx: Tx, until: Date): Promise<DigestQuestion[]> {
  const from = new Date(until.getTime() - WEEK_MS);
  const { id, title, answerCount, isSolved, createdAt, lastActivityAt, hiddenAt, lockedAt, mergedInto } =
    communityQuestions;
  const isThere = and(isNull(hiddenAt), isNull(lockedAt), isNull(mergedInto));
  const unanswered = await tx
    .select({ id, title })
    .from(communityQuestions)
    // Its newest activity is that it was asked.
    .where(and(isThere, sql`${answerCount} = 0 and not ${isSolved}`, gt(lastActivityAt, from), lt(createdAt, until)))
    .orderBy(desc(lastActivityAt), desc(id))
    .limit(mostInDigest);
  const left = mostInDigest - unanswered.length;
  const answers = sql<number>`count(*)::int`;
  const active =
    left <= 0
      ? []
      : await tx
          .select({ id, title, answers })
          .from(communityQuestions)
          .innerJoin(communityAnswers, eq(communityAnswers.questionId, id))
          .where(
            and(
              isThere,
              gt(lastActivityAt, from),
              isNull(communityAnswers.hiddenAt),
              gt(communityAnswers.createdAt, from),
              lt(communityAnswers.createdAt, until),
            ),
          )
          .groupBy(id)
          .orderBy(desc(answers), desc(lastActivityAt), desc(id))
          .limit(left);
  return [...unanswered.map((one) => ({ ...one, answers: 0 })), ...active];
}
