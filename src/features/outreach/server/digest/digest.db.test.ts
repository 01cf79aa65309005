import { and, eq, isNull } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { users } from '~/features/people/server/tables';
import { jobs } from '~/platform/jobs/tables';
import { mailJob } from '~/platform/mail';
import { dayIso } from '~/shared/membership-status';
import { openSecond, testApp } from '~test/app';
import { boardOf, type Person } from '~test/community';
import { tokenOf } from '~test/factories';
import { lastMailTo, mailsTo } from '~test/outbox';
import { communityDigests } from '../tables';
import { communityQuestions } from '~/features/community/server/tables';
import { questionsOfWeek, sendDigests, weekly } from './digest';

const site = testApp({ MAIL_FROM: 'office@committee.test' });
const board = boardOf(site);

const choose = (person: Person, wanted: boolean) =>
  site.call('PATCH', '/api/community/digest/', { token: person.token, body: { wanted } });
const chosen = async (person: Person) =>
  (await site.call('GET', '/api/community/digest/', { token: person.token })).body.wanted as boolean;
const run = (app = site, signal = new AbortController().signal) => sendDigests(app.site, signal);
const lastSent = async (person: Person) =>
  (await site.site.db.select().from(communityDigests).where(eq(communityDigests.userId, person.user.id)))[0]?.lastSent;

/** Signs people in again after days have passed. */
const comeBack = async (...people: Person[]) => {
  for (const person of people) person.token = await tokenOf(site, person.user);
};

/** Advances the clock to the next Monday at 8 am, and returns its day. */
function toMonday(): string {
  for (let step = 0; step < 200; step += 1) {
    const text = site.clock
      .now()
      .toLocaleString('en-GB', { timeZone: 'Asia/Kolkata', weekday: 'short', hour: '2-digit' });
    if (step > 0 && text.startsWith('Mon') && text.endsWith('08')) return dayIso(site.clock.now());
    site.clock.pass({ hours: 1 });
  }
  throw new Error('No Monday');
}

const mailOf = (person: Person, least = 1) => lastMailTo(site, person.user.email, least);

const settled = () =>
  vi.waitFor(
    async () => expect(await site.site.db.$count(jobs, and(eq(jobs.name, mailJob), isNull(jobs.endedAt)))).toBe(0),
    { timeout: 10_000 },
  );

test('is sent once on Mondays to members who chose it, unanswered questions first; not to former members', async () => {
  const [reader, other, gone] = [
    await board.member({ firstName: 'Mini', lastName: 'Jose' }),
    await board.member(),
    await board.member(),
  ];
  for (const person of [reader, gone]) expect((await choose(person, true)).body).toMatchObject({ wanted: true });
  expect([await chosen(reader), await chosen(other)]).toEqual([true, false]);
  await board.ask(other, 'Asked long ago');
  site.clock.pass({ days: 8 });
  toMonday();
  await comeBack(reader, other);
  const [answered, much] = [await board.ask(other, 'Answered once'), await board.ask(other, 'Answered twice')];
  for (const id of [answered, much, much]) await board.answer(reader, id);
  const open = await board.ask(reader, 'Without an answer');
  const hidden = await board.ask(reader, 'Hidden away');
  await site.site.db
    .update(communityQuestions)
    .set({ hiddenAt: site.clock.now() })
    .where(eq(communityQuestions.id, hidden));
  const [locked, merged] = [
    await board.ask(reader, 'Locked by a moderator'),
    await board.ask(reader, 'Merged into another'),
  ];
  const superuser = await board.superuser();
  await board.post(superuser, `questions/${locked}/lock/`, { locked: true });
  await board.post(superuser, `questions/${merged}/merge/`, { into: open });
  await site.site.db.update(users).set({ role: 'user' }).where(eq(users.id, gone.user.id));
  const monday = toMonday();
  await Promise.all([run(), run()]);
  await run();
  await settled();
  expect([await lastSent(reader), await lastSent(gone)]).toEqual([monday, null]);
  expect((await mailsTo(site, reader.user.email)).length).toBe(1);
  const mail = await mailOf(reader);
  expect(mail.subject).toBe('The week on the community board');
  expect(mail.text).toContain(`No answer yet: Without an answer\nhttps://sangham.test/community?question=${open}`);
  const order = ['Without an answer', '2 new answers: Answered twice', '1 new answer: Answered once'].map((text) =>
    mail.text!.indexOf(text),
  );
  expect([order.every((at) => at > 0), order.toSorted((a, b) => a - b)]).toEqual([true, order]);
  expect(mail.text).not.toMatch(/Hidden away|Locked|Merged|long ago/);
  for (const person of [other, gone]) expect(await mailsTo(site, person.user.email, 0)).toEqual([]);
  // A week without activity: no mail is sent, and last_sent does not change.
  site.clock.pass({ days: 7 });
  await run();
  await settled();
  expect([(await mailsTo(site, reader.user.email)).length, await lastSent(reader)]).toEqual([1, monday]);
});

test('names at most ten questions, in the reader’s language', async () => {
  const reader = await board.member({ language: 'ml' });
  await choose(reader, true);
  for (let turn = 0; turn < 12; turn += 1) await board.ask(reader, `Open number ${turn}`);
  const until = new Date(site.clock.now().getTime() + 1000);
  expect(await site.site.write((tx) => questionsOfWeek(tx, until))).toHaveLength(10);
  toMonday();
  await run();
  const mail = await mailOf(reader);
  expect(mail.subject).toBe('കമ്മ്യൂണിറ്റിയിൽ ഈ ആഴ്ച');
  expect(mail.text!.match(/Open number/g)).toHaveLength(10);
  expect(mail.text).toContain('https://sangham.test/ml/community?question=');
  expect(mail.html).toContain('lang="en"');
});

test('after a stopped run, two instances together mail each person once', async () => {
  const readers = await board.people(3);
  for (const reader of readers) await choose(reader, true);
  await board.ask(readers[0]!, 'Asked in the week of the two instances');
  toMonday();
  const cut = new AbortController();
  cut.abort(new Error('stopped'));
  await expect(run(site, cut.signal)).rejects.toThrow('stopped');
  // The stopped run has sent nothing: it ends before its first batch.
  const second = await openSecond(site, { MAIL_FROM: 'office@committee.test' });
  try {
    if (second) while (second.clock.now() < site.clock.now()) second.clock.pass({ hours: 1 });
    await Promise.all([run(), ...(second ? [run(second)] : [])]);
    await run();
    await settled();
    for (const { user } of readers) expect(await mailsTo(site, user.email, 0)).toHaveLength(1);
  } finally {
    await second?.close();
  }
});

test('one click on its link ends the digest and no other mails; a link of other mails does not end it', async () => {
  const reader = await board.member();
  await choose(reader, true);
  await site.call('PATCH', '/api/notifications/settings/', { token: reader.token, body: { mail: 'daily' } });
  await board.ask(reader, 'A reason to write');
  toMonday();
  await run();
  const mail = await mailOf(reader);
  const header = (name: string) => mail.headers.find(({ key }) => key === name)?.value;
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  const link = /^<https:\/\/sangham\.test(\/api\/community\/digest\/unsubscribe\/[^>]+)>$/.exec(
    header('list-unsubscribe') ?? '',
  )![1]!;
  expect(String((await site.call('GET', link)).body)).toContain(
    'You will get no more mails with the week’s questions.',
  );
  await comeBack(reader);
  expect(await chosen(reader)).toBe(true);
  expect((await site.call('POST', link.replace('/community/digest/', '/notifications/'))).status).toBe(404);
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  expect(
    (await site.app.inject({ method: 'POST', url: link, headers, payload: 'List-Unsubscribe=One-Click' })).statusCode,
  ).toBe(200);
  expect(await chosen(reader)).toBe(false);
  expect((await site.call('GET', '/api/notifications/settings/', { token: reader.token })).body).toMatchObject({
    mail: 'daily',
  });
});

test('is planned for the next Mondays, each with its day as the key', async () => {
  // The site plans its own jobs when it is built.
  const planned = await site.site.db.select().from(jobs).where(eq(jobs.name, weekly.name));
  for (const { key, runAt } of planned)
    expect(`${key} ${runAt.toISOString()}`).toMatch(/^\d{4}-\d\d-\d\d .*T02:30:00\.000Z$/);
  expect(planned.map(({ runAt }) => runAt.getUTCDay())).toEqual(planned.map(() => 1));
  expect((await choose(await board.member(), 'x' as never)).status).toBe(400);
});
