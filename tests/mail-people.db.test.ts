import { and, isNull, like, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { fullNameOf } from '~/features/people/server/present';
import { users } from '~/features/people/server/tables';
import { notices } from '~/features/notifications/server/tables';
import { catalogues } from '~/app/features';
import { jobs } from '~/platform/jobs/tables';
import { createLog } from '~/platform/log';
import { mailJob, mailKinds } from '~/platform/mail';
import { openLetter } from '~/platform/mail/mail';
import { openTestApp, type TestApp } from '~test/app';
import { begin, everyMail, word } from '~test/every-mail';
import { sendHeldMails } from '~test/outbox';

/* Which people every mail and every notice names, and what the delivery log has of them. */
let site: TestApp;
const lines: string[] = [];

/** A sent mail or notice, with the ids that it came with. */
interface Delivery {
  kind: string;
  text: string;
  people: number[];
  /** The key of the second line of a notice. */
  titleKey?: string | null;
}
const mails: Delivery[] = [];
const rung = new Map<number, Delivery>();
let people: { id: number; values: string[] }[];

/** The words of a mail alone: an erased person has no bell any more. */
const neverRung = ['privacy.erased'];
const noticeKeys = catalogues
  .flatMap(({ en }) => Object.keys((en as { notices?: object }).notices ?? {}))
  .filter((key) => !neverRung.includes(key));

beforeAll(async () => {
  site = await openTestApp({}, { log: createLog('trace', { write: (line) => void lines.push(line) }) });
  const { db, config, jobs: queue } = site.site;
  const original = queue.queue.bind(queue);
  queue.queue = (tx, name, data, options) => {
    if (name === mailJob) {
      const { kind = '', to, subject, text, html } = openLetter(config, data);
      mails.push({ kind, text: [to, subject, text, html].join('\n'), people: [...(options?.people ?? [])] });
    }
    return original(tx, name, data, options);
  };
  for (const send of Object.values(everyMail(site))) {
    await send();
    // Some are sent again with the next one.
    for (const row of await db.select().from(notices))
      rung.set(row.id, {
        kind: row.key ?? '',
        titleKey: row.titleKey,
        text: `${row.text}\n${row.title}`,
        people: [row.userId, ...row.about],
      });
  }
  await sendHeldMails(site);
  const due = and(isNull(jobs.endedAt), sql`${jobs.runAt} <= now()`);
  await vi.waitFor(async () => expect(await db.$count(jobs, due)).toBe(0), { timeout: 60_000, interval: 100 });
  const rows = await db
    .select()
    .from(users)
    .where(like(users.firstName, `${begin}%`));
  people = rows.map((user) => ({
    id: user.id,
    values: [fullNameOf(user), user.username, user.email, user.phone, user.membershipId].flatMap((value) =>
      value && value !== begin ? [value.toLowerCase()] : [],
    ),
  }));
}, 240_000);
afterAll(() => site.close());

const namedIn = (text: string) =>
  people.filter(({ values }) => values.some((value) => text.toLowerCase().includes(value))).map(({ id }) => id);
/**
 * Returns the deliveries of a kind that record other people than they name: the first is the recipient, named or not.
 */
const wrong = (all: Delivery[]) =>
  all.flatMap(({ text, people: [reader, ...about] }) => {
    const named = namedIn(text).filter((id) => id !== reader);
    return named.sort().join() ===
      about
        .filter((id) => id !== reader)
        .sort()
        .join()
      ? []
      : [{ text: text.slice(0, 200), named, about }];
  });

describe('each kind of mail is sent, and records the people it mentions', () => {
  test.each(mailKinds)('%s', (kind) => {
    const sent = mails.filter((mail) => mail.kind === kind);
    expect(sent.length, 'is sent in tests/support/every-mail.ts').toBeGreaterThan(0);
    // The people of shops have no account: their mails name no person who has one.
    const isRead = ({ text, people: [reader] }: Delivery) =>
      reader === undefined ? namedIn(text).length === 0 : namedIn(text).includes(reader);
    expect(sent.filter((mail) => !isRead(mail))).toEqual([]);
    expect(wrong(sent)).toEqual([]);
  });
});

describe('each notice is delivered, and records the people it mentions', () => {
  test.each(noticeKeys)('%s', (key) => {
    const deliveries = [...rung.values()].filter(({ kind, titleKey }) => key === kind || key === titleKey);
    expect(deliveries.length, 'is delivered in tests/support/every-mail.ts').toBeGreaterThan(0);
    expect(wrong(deliveries)).toEqual([]);
  });
});

test('some do mention others', () => {
  const others = [...mails, ...rung.values()].filter(({ people: ids }) => new Set(ids).size > 1);
  expect(new Set(others.map(({ kind }) => kind))).toEqual(
    new Set([
      'notices',
      'community.answer_to_yours',
      'community.answer_beside_yours',
      'community.answer_followed',
      'community.invited',
      'dues.claimed',
      'dues.money_moves',
    ]),
  );
});

test('the log has each kind of mail, and nothing of what is in any: no name, no address, no title', () => {
  const sent = lines.filter((line) => line.includes('"mail sent"'));
  for (const kind of mailKinds)
    expect(
      sent.some((line) => line.includes(`"kind":"${kind}"`)),
      kind,
    ).toBe(true);
  const canaries = [word.toLowerCase(), ...people.flatMap(({ values }) => values)];
  expect(canaries.length).toBeGreaterThan(100);
  expect(lines.filter((line) => canaries.some((canary) => line.toLowerCase().includes(canary)))).toEqual([]);
  expect(mails.every(({ text }) => lines.every((line) => !line.includes(text.split('\n')[1]!)))).toBe(true);
});
