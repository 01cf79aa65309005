import { asc, sql } from 'drizzle-orm';
import { DAY_MS, HOUR_MS } from '~/shared/dates';
import { approvedMembers, users } from '~/features/people/server/public';
import { insertDemoNotices } from '~/features/notifications/server/public';
import { rememberDemo } from '~/platform/settings-store/demo-rows';
import type { Site } from '~/platform/site';
import { dueDays, type AskedKind } from '~/features/privacy/contract/request-choices';
import { answerNotice } from '~/features/privacy/server/requests/notify-person';
import { breaches, privacyRequests } from '~/features/privacy/server/tables';

/**
 * Who asked so many days ago for what, and what the office answered. The first people are those that a visitor can log
 * in as.
 */
const asked: readonly { at: number; daysAgo: number; kind: AskedKind; text: string; answer?: string }[] = [
  {
    at: 9,
    daysAgo: 26,
    kind: 'correct',
    text: 'My father’s name is part of my surname in the directory. Please write it as it stands on my licence.',
  },
  {
    at: 14,
    daysAgo: 4,
    kind: 'grievance',
    text:
      'An advertiser called me on the number that I gave to the committee only. Please find out how they came ' +
      'to it.',
  },
  {
    at: 8,
    daysAgo: 51,
    kind: 'correct',
    text: 'My date of birth is wrong by a year, the certificate says 1979.',
    answer: 'We have compared it with your certificate and corrected it.',
  },
  {
    at: 31,
    daysAgo: 120,
    kind: 'grievance',
    text: 'I still get mails about events although I asked not to.',
    answer: 'The switch was set for another address of yours. Both are off now; we are sorry for the trouble.',
  },
  { at: 36, daysAgo: 1, kind: 'erase', text: '' },
];

/**
 * Loads requests that wait and that are answered, an answer's notice, an erasure that the person can still undo, and a
 * breach of which every person was notified. Returns whether it loaded any.
 */
export async function loadDemoRequests({ db, write, clock }: Site): Promise<boolean> {
  if ((await db.$count(privacyRequests)) > 0 || (await db.$count(breaches)) > 0) return false;
  const people = await db
    .select({ id: users.id })
    .from(users)
    .where(sql`${approvedMembers()} and ${users.email} like '%@demo.test'`)
    .orderBy(asc(users.id))
    .limit(40);
  if (people.length < 40) return false;
  const now = clock.now().getTime();
  const rows = asked.map(({ at, daysAgo, kind, text, answer }): typeof privacyRequests.$inferInsert => {
    const createdAt = new Date(now - daysAgo * DAY_MS);
    const decidedAt = answer ? new Date(createdAt.getTime() + 6 * DAY_MS) : null;
    const due = new Date(createdAt.getTime() + dueDays[kind] * DAY_MS);
    return {
      userId: people[at]!.id,
      kind,
      text,
      due,
      createdAt,
      decidedAt,
      updatedAt: decidedAt ?? createdAt,
      ...(answer ? { state: 'done', answer } : { state: 'open' }),
    };
  });
  const foundAt = new Date(now - 200 * DAY_MS);
  await write(async (tx) => {
    const requests = await tx.insert(privacyRequests).values(rows).returning();
    await insertDemoNotices(tx, ({ id }) =>
      requests.flatMap((request) =>
        request.userId === id && request.decidedAt ? [{ ...answerNotice(request), at: request.decidedAt }] : [],
      ),
    );
    await tx.insert(breaches).values({
      foundAt,
      what:
        'A printed list with names and phone numbers of the Ottapalam area was left behind in a hall after a ' +
        'meeting, and found by a stranger who brought it back.',
      people: 214,
      toldPeopleAt: new Date(foundAt.getTime() + 30 * HOUR_MS),
      toldBoardAt: new Date(foundAt.getTime() + 26 * HOUR_MS),
      createdAt: foundAt,
      updatedAt: new Date(foundAt.getTime() + 30 * HOUR_MS),
    });
    await rememberDemo(tx, [privacyRequests, breaches]);
  });
  return true;
}
