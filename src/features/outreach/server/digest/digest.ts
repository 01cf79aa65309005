import { and, asc, desc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import { DAY_MS, HOUR_MS } from '~/shared/dates';
import { type ChosenMails, createUnsubscribeLinks } from '~/features/notifications/server/public';
import { changeSetting, membersAndAbove, readSetting, users, type OwnSetting } from '~/features/people/server/public';
import type { Tx } from '~/platform/database';
import { queueMail } from '~/platform/mail';
import { nextAt } from '~/platform/jobs';
import type { Site } from '~/platform/site';
import { dayIso } from '~/shared/membership-status';
import type { DigestForm, DigestSetting } from '../../contract/digest';
import { mostInDigest } from '../../contract/limits';
import { communityAnswers, communityQuestions } from '~/features/community/server/public';
import { both } from '../../texts/both';
import { communityDigests } from '../tables';
import { digestMail, type DigestQuestion } from './mail';

/** The schedule of the digest: Mondays at 8 am. */
export const weekly = { name: 'community.digest', hour: 8, weekday: 1 };

const WEEK_MS = 7 * DAY_MS;
/** The number of people in one transaction, and so the most that a killed run has to repeat. */
const BATCH = 100;

/**
 * The choice of the digest. `lastSent` stays as it is, so that switching off and on sends no digest twice; without a
 * choice none is sent.
 */
const digestSetting: OwnSetting<{ wanted: boolean }> = {
  action: 'user.digest',
  standard: { wanted: false },
  find: (db, userId) => {
    const { wanted, updatedAt } = communityDigests;
    return db
      .select({ saved: { wanted, updatedAt }, joined: users.dateJoined })
      .from(users)
      .leftJoin(communityDigests, eq(communityDigests.userId, users.id))
      .where(eq(users.id, userId));
  },
  save: (tx, userId, { wanted }, updatedAt) =>
    tx
      .insert(communityDigests)
      .values({ userId, wanted, updatedAt })
      .onConflictDoUpdate({ target: communityDigests.userId, set: { wanted, updatedAt } }),
};

/** The unsubscribe link of the weekly digest. */
export const digestMails: ChosenMails = {
  route: '/api/community/digest/unsubscribe',
  purpose: 'community-digest',
  words: (language) => ({ ask: both[language].digest.stopAsk, done: both[language].digest.stopDone }),
  stop: (tx, userId, at) => changeSetting(tx, digestSetting, userId, { values: { wanted: false }, at }),
};

/** Returns whether a person gets the weekly digest. */
export const readDigest = ({ db }: Pick<Site, 'db'>, userId: number): Promise<DigestSetting> =>
  readSetting(db, digestSetting, userId);

/** Switches the digest on or off. Throws 409 `stale`. */
export const switchDigest = (
  { write, clock }: Pick<Site, 'write' | 'clock'>,
  userId: number,
  { updated_at: readAt, ...values }: DigestForm,
): Promise<DigestSetting> =>
  write((tx) => changeSetting(tx, digestSetting, userId, { values, at: clock.now(), readAt }));

/**
 * Sends the digest of the week before the last Monday at 8 am, in batches, to each person who wants it and has not got
 * it. The transaction that queues a mail also sets last_sent, so each mail goes out once even if runs overlap or are
 * killed. Throws when `signal` aborts.
 */
export async function sendDigests(site: Site, signal: AbortSignal): Promise<void> {
  // The database's clock starts jobs: by the site's own clock it may still be a little before 8 am.
  const now = new Date(site.clock.now().getTime() + HOUR_MS);
  const until = new Date(nextAt(weekly.hour, now, weekly.weekday).getTime() - WEEK_MS);
  for (let after = 0; ;) {
    signal.throwIfAborted();
    const last = await site.write((tx) => sendSome(site, tx, until, after));
    if (last === null) return;
    after = last;
  }
}

/**
 * Sends the digest to the next batch of people after an id. Returns the last person's id; null when no people are left
 * or the week has no questions.
 */
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
    await queueMail(site, tx, digestMail(person, questions, links.address(person.id), config), {
      kind: 'digest',
      reader: person.id,
      about: [],
      key: `digest:${week}:${person.id}`,
    });
  }
  return people.at(-1)?.id ?? null;
}

/**
 * Returns the questions of a digest, at most 10: unanswered questions asked in the seven days before `until`, newest
 * first, then the questions that got the most answers in these days. None is hidden, locked or merged.
 */
export async function questionsOfWeek(tx: Tx, until: Date): Promise<DigestQuestion[]> {
  const from = new Date(until.getTime() - WEEK_MS);
  const { id, title, answerCount, isSolved, createdAt, lastActivityAt, hiddenAt, lockedAt, mergedInto } =
    communityQuestions;
  const isThere = and(isNull(hiddenAt), isNull(lockedAt), isNull(mergedInto));
  const unanswered = await tx
    .select({ id, title })
    .from(communityQuestions)
    // The newest activity of an unanswered question is the asking.
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
