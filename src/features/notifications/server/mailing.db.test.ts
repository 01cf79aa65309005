import { readdirSync } from 'node:fs';
import { asc, eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { users } from '~/features/people/server/tables';
import { jobs } from '~/platform/jobs/tables';
import { consents } from '~/features/privacy/server/tables';
import { notices, noticeSettings } from './tables';
import { testApp } from '~test/app';
import { boardOf, type Person } from '~test/community';
import { signIn, testPerson } from '~test/factories';
import { lastMailTo, mailsTo } from '~test/outbox';

const site = testApp({ MAIL_FROM: 'office@committee.test' });
const board = boardOf(site);
const asker = testPerson(site, 'member');
const answerer = testPerson(site, 'member', { firstName: 'Biju', lastName: 'K' });

const bell = async (person: Person) => (await site.call('GET', '/api/notifications/', { token: person.token })).body;
const choose = (person: Person, mail: string) =>
  site.call('PATCH', '/api/notifications/settings/', { token: person.token, body: { mail } });
const chosen = async (person: Person) =>
  (await site.call('GET', '/api/notifications/settings/', { token: person.token })).body.mail;
/** Makes all daily mails due. Queueing a job's key again changes nothing but wakes the worker at once. */
const sendDigests = () =>
  site.site.write(async (tx) => {
    const due = await tx.update(jobs).set({ runAt: new Date() }).where(eq(jobs.name, 'notice-digest')).returning();
    const key = due[0]?.key;
    if (key) await site.site.jobs.queue(tx, 'notice-digest', due[0]!.data, { key });
  });

const mailFiles = (person: Person) =>
  readdirSync(`${site.site.config.dataDir}/outbox`).filter((name) => name.includes(person.user.email));
/** Returns the daily mails of a person that are queued or were sent. */
const digestsOf = async (person: Person) =>
  (await site.site.db.select().from(jobs).where(eq(jobs.name, 'notice-digest')).orderBy(asc(jobs.id))).filter(
    ({ key }) => key?.startsWith(`${person.user.id}:`),
  );

/** Returns the last mail to a person, parsed. */
const mailOf = (person: Person, least = 1) => lastMailTo(site, person.user.email, least);

test('a former member gets no more notices of the board, by bell or by mail', async () => {
  const [gone, pending] = [await board.member(), await board.member()];
  const id = await board.ask(gone, 'Asked by a former member');
  for (const person of [gone, pending]) {
    await board.post(person, `questions/${id}/follow/`);
    await choose(person, 'daily');
  }
  await board.answer(answerer, id);
  await site.site.write((tx) => tx.update(users).set({ role: 'user' }).where(eq(users.id, gone.user.id)));
  await board.answer(answerer, id);
  const count = async (person: Person) => (await bell(person)).count as number;
  expect([await count(gone), await count(pending)]).toEqual([1, 2]);
  await sendDigests();
  await mailsTo(site, pending.user.email);
  expect(mailFiles(gone)).toEqual([]);
});

test('a member who never chose gets the daily mail, which says why it comes and ends with one click', async () => {
  const [person, malayalam] = [await board.member(), await board.member({ language: 'ml' })];
  expect(await chosen(person)).toBe('daily');
  for (const one of [person, malayalam]) await board.answer(answerer, await board.ask(one, 'Nothing was chosen'));
  await sendDigests();
  const mail = await mailOf(person);
  expect(mail.subject).toBe('Biju K answered your question: Nothing was chosen');
  expect(mail.text).toContain('at most once a day until they choose something else');
  expect(mail.text).not.toContain('because you chose');
  expect((await mailOf(malayalam)).text).toContain('അംഗങ്ങൾ മറ്റൊന്ന് തിരഞ്ഞെടുക്കുന്നതുവരെ');
  const link = /https:\/\/sangham\.test(\/api\/notifications\/unsubscribe\/[^\s"]+)/.exec(mail.text!)![1]!;
  expect((await site.call('POST', link)).status).toBe(200);
  expect(await chosen(person)).toBe('none');
  await board.answer(answerer, await board.ask(person, 'After the end'));
  expect(await digestsOf(person)).toHaveLength(1);
  // A choice of the daily mail says so in it.
  await choose(person, 'daily');
  await board.answer(answerer, await board.ask(person, 'After a choice'));
  await sendDigests();
  expect((await mailOf(person, 2)).text).toContain('You get this mail because you chose');
});

test('members who chose keep their choice: none gets no mail, at once gets one at once', async () => {
  const [none, atOnce, daily] = [await board.member(), await board.member(), await board.member()];
  await choose(none, 'none');
  await choose(atOnce, 'at_once');
  await choose(daily, 'daily');
  for (const one of [none, atOnce, daily]) await board.answer(answerer, await board.ask(one, 'As it was chosen'));
  await mailsTo(site, atOnce.user.email);
  expect([await digestsOf(none), await digestsOf(atOnce), await digestsOf(daily)].map(({ length }) => length)).toEqual([
    0, 0, 1,
  ]);
  await sendDigests();
  await mailsTo(site, daily.user.email);
  expect(mailFiles(none)).toEqual([]);
  expect([await chosen(none), await chosen(atOnce), await chosen(daily)]).toEqual(['none', 'at_once', 'daily']);
  expect((await choose(asker, 'hourly')).status).toBe(400);
});

test('a person who has withdrawn the consent to mails gets none, whatever else is stored', async () => {
  const [declined, other] = [await board.member(), await board.member()];
  for (const one of [declined, other]) await board.answer(answerer, await board.ask(one, 'A consent that is gone'));
  const withdrawn = { userId: declined.user.id, purpose: 'mail' as const, version: 2, givenAt: site.clock.now() };
  await site.site.db.insert(consents).values({ ...withdrawn, withdrawnAt: site.clock.now() });
  expect(await chosen(declined)).toBe('none');
  await sendDigests();
  await mailsTo(site, other.user.email);
  expect(mailFiles(declined)).toEqual([]);
  await site.site.db.insert(noticeSettings).values({ userId: declined.user.id, mail: 'daily' });
  await board.answer(answerer, await board.ask(declined, 'A choice from before'));
  await sendDigests();
  await board.answer(answerer, await board.ask(other, 'And another'));
  await sendDigests();
  await mailsTo(site, other.user.email, 2);
  expect(mailFiles(declined)).toEqual([]);
});

test('a person who is no member gets no mails of notices by default, and the setting says so', async () => {
  const user = await signIn(site, 'user');
  expect((await site.call('GET', '/api/notifications/settings/', { token: user.token })).body.mail).toBe('none');
});

test('a mail comes at once, with a link and a header that end them with one click', async () => {
  const person = await board.member({ firstName: 'Mini', lastName: 'Jose' });
  await choose(person, 'at_once');
  const id = await board.ask(person, 'Is there a mail?');
  await board.answer(answerer, id);
  const mail = await mailOf(person);
  expect(mail.subject).toBe('Biju K answered your question: Is there a mail?');
  expect(mail.text).toContain('Dear Mini Jose');
  // Signed as the site is named, whatever the sender's address.
  expect(mail.text).toContain('\n-- \nFLES Palakkad\n');
  expect(mail.text).toContain(`https://sangham.test/community?question=${id}`);
  const header = (name: string) => mail.headers.find(({ key }) => key === name)?.value;
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  const link = /^<https:\/\/sangham\.test(\/api\/notifications\/unsubscribe\/[^>]+)>$/.exec(
    header('list-unsubscribe') ?? '',
  )?.[1];
  expect(mail.text).toContain(`Unsubscribe: https://sangham.test${link}`);
  expect(mail.html).toContain(link!);

  // Opening it only shows a button; mail programs open links by themselves.
  expect(await site.call('GET', link!)).toMatchObject({
    status: 200,
    headers: { 'content-type': 'text/html; charset=utf-8' },
  });
  expect(await chosen(person)).toBe('at_once');
  expect((await site.call('POST', link!.replace(/\.[^/]+/, '.AAAAAAAAAAAAAAAAAAAAAA'))).status).toBe(404);
  // An incomplete address gets a page, not JSON.
  expect(await site.call('GET', '/api/notifications/unsubscribe/1/')).toMatchObject({
    status: 404,
    headers: { 'content-type': 'text/html; charset=utf-8' },
  });
  // As RFC 8058 has it, without a login.
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const answer = await site.app.inject({ method: 'POST', url: link!, headers, payload: 'List-Unsubscribe=One-Click' });
  expect(answer.statusCode).toBe(200);
  expect(await chosen(person)).toBe('none');
  await choose(person, 'at_once');
  const form = new FormData();
  form.set('List-Unsubscribe', 'One-Click');
  expect((await site.call('POST', link!, { form })).status).toBe(200);
  expect(await chosen(person)).toBe('none');
});

test('a person who chose Malayalam gets Malayalam mails and pages, and notices by calls in Malayalam', async () => {
  const person = await board.member({ firstName: 'Mini', lastName: 'Jose', language: 'ml' });
  await choose(person, 'at_once');
  const id = await board.ask(person, 'Is there a mail in Malayalam?');
  await board.answer(answerer, id);
  const mail = await mailOf(person);
  expect(mail.subject).toBe('Biju K നിങ്ങളുടെ ചോദ്യത്തിന് ഉത്തരം നൽകി: Is there a mail in Malayalam?');
  expect(mail.text).toContain('പ്രിയ Mini Jose,');
  expect(mail.text).toContain(`https://sangham.test/ml/community?question=${id}`);
  expect(mail.text).toContain('കമ്മ്യൂണിറ്റിയിലെ അറിയിപ്പുകൾ ഇമെയിലിൽ ലഭിക്കാൻ');
  expect(mail.html).toContain('കമ്മ്യൂണിറ്റി തുറക്കുക');
  const link = /https:\/\/sangham\.test(\/api\/notifications\/unsubscribe\/[^\s"]+)/.exec(mail.text!)![1]!;
  const asked = String((await site.call('GET', link)).body);
  expect(asked).toContain('<html lang="ml">');
  expect(asked).toContain('ഇമെയിലുകൾ നിർത്തുക');

  const [english] = (await bell(person)).results;
  const [malayalam] = (await site.call('GET', '/ml/api/notifications/', { token: person.token })).body.results;
  expect([english.text, malayalam.text]).toEqual([
    'Biju K answered your question',
    'Biju K നിങ്ങളുടെ ചോദ്യത്തിന് ഉത്തരം നൽകി',
  ]);
  // A notice without a key, from an earlier version, has only its English text.
  await site.site.db.update(notices).set({ key: null }).where(eq(notices.userId, person.user.id));
  const [old] = (await site.call('GET', '/ml/api/notifications/', { token: person.token })).body.results;
  expect(old.text).toBe('Biju K answered your question');
});

test('after a change from daily to at once, earlier notices are still mailed', async () => {
  const person = await board.member();
  await choose(person, 'daily');
  await board.answer(answerer, await board.ask(person, 'Before the change'));
  await choose(person, 'at_once');
  await sendDigests();
  expect((await mailOf(person)).subject).toBe('Biju K answered your question: Before the change');
});

test('a notice that comes while a daily mail is made, or after it, is in the next mail', async () => {
  const person = await board.member();
  await choose(person, 'daily');
  await board.answer(answerer, await board.ask(person, 'In the first mail'));
  await sendDigests();
  expect((await mailOf(person)).subject).toBe('Biju K answered your question: In the first mail');
  await board.answer(answerer, await board.ask(person, 'Just too late'));
  const [, next] = await digestsOf(person);
  expect(next?.endedAt).toBeNull();
  await sendDigests();
  expect((await mailOf(person, 2)).subject).toBe('Biju K answered your question: Just too late');
});

test('a notice that was begun before the one that a daily mail was queued for is in it too', async () => {
  const person = await board.member();
  await choose(person, 'daily');
  const [first, second] = [await board.ask(person, 'Committed first'), await board.ask(person, 'Begun first')];
  await board.answer(answerer, first);
  // The clock of another instance may also be behind.
  site.clock.pass({ seconds: -5 });
  await board.answer(answerer, second);
  site.clock.pass({ seconds: 5 });
  await sendDigests();
  expect((await mailOf(person)).subject).toBe('2 notices from the community board');
});

test('after a change from at once to daily before the mail is made, it is still mailed', async () => {
  const person = await board.member();
  await choose(person, 'at_once');
  // The mail's job is queued again, as if it had not run yet.
  await board.answer(answerer, await board.ask(person, 'Before the change'));
  await mailsTo(site, person.user.email);
  const [notice] = await site.site.db.select().from(notices).where(eq(notices.userId, person.user.id));
  await site.site.db.update(notices).set({ mailedAt: null }).where(eq(notices.id, notice!.id));
  await choose(person, 'daily');
  await site.site.write((tx) => site.site.jobs.queue(tx, 'notice-mail', { notices: [notice!.id] }));
  const mailed = async () => (await site.site.db.select().from(notices).where(eq(notices.id, notice!.id)))[0]!.mailedAt;
  await vi.waitFor(async () => expect(await mailed()).not.toBeNull(), { timeout: 10_000 });
});

test('a choice of no mails before the mail is made stops it', async () => {
  const [person, other] = [await board.member(), await board.member()];
  for (const one of [person, other]) await choose(one, 'daily');
  for (const one of [person, other]) await board.answer(answerer, await board.ask(one, 'Changed their mind'));
  await choose(person, 'none');
  await sendDigests();
  await mailsTo(site, other.user.email);
  expect(mailFiles(person)).toEqual([]);
});

test('a daily mail lists twenty notices and the number of others; a follower is mailed at once', async () => {
  const [person, fan] = [await board.member(), await board.member()];
  await choose(person, 'daily');
  await choose(fan, 'at_once');
  const id = await board.ask(person, 'Much answered');
  await board.post(fan, `questions/${id}/follow/`);
  for (let turn = 0; turn < 22; turn += 1) await board.answer(answerer, id);
  expect((await mailOf(fan)).subject).toBe('Biju K answered a question that you follow: Much answered');
  await sendDigests();
  const mail = await mailOf(person);
  expect(mail.subject).toBe('22 notices from the community board');
  expect(mail.text).toContain('And 2 more.');
});

test('a daily mail names what is unread, at eight in the morning', async () => {
  const person = await board.member();
  await choose(person, 'daily');
  const titles = ['First of the day', 'Second of the day', 'Read before the mail'];
  for (const title of titles) await board.answer(answerer, await board.ask(person, title));
  const { results } = await bell(person);
  await site.call('POST', '/api/notifications/read/', { token: person.token, body: { ids: [results[0].id] } });
  const due = await digestsOf(person);
  expect(due).toHaveLength(1);
  expect(due[0]!.runAt.toISOString()).toMatch(/T02:30:00\.000Z$/);
  await sendDigests();
  const mail = await mailOf(person);
  expect(mail.subject).toBe('2 notices from the community board');
  expect(mail.text).toContain('Biju K answered your question: First of the day');
  expect(mail.text).not.toContain('Read before the mail');
});
