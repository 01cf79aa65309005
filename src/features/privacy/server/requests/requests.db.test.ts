import { formatMoment } from '~/shared/format-date';
import { and, eq, isNull, ne } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { personalData } from '~/app/features';
import { openSecond, testApp, type TestApp } from '~test/app';
import { password, readUser, signIn, testPerson, tokenOf } from '~test/factories';
import { mailsTo } from '~test/outbox';
import { users } from '~/features/people/server/tables';
import { notices } from '~/features/notifications/server/tables';
import { jobs } from '~/platform/jobs/tables';
import { mailJob } from '~/platform/mail';
import { requestsOf } from '../register-requests';
import { erasures, privacyRequests } from '../tables';
import { runDaily } from './daily';
import { mailOffice, officeMailJob } from './notify-office';

const site = testApp();
const superuser = testPerson(site, 'superuser');
const office = testPerson(site, 'superuser');

const path = '/api/privacy/requests/';
const ask = (token: string, body: object) => site.call('POST', path, { token, body });
const erase = { kind: 'erase', password };
const correct = { kind: 'correct', text: 'My name is spelled wrong.' };
const decide = (id: number, body: object, token = superuser.token) =>
  site.call('POST', `/api/admin/privacy/requests/${id}/decision/`, { token, body });
const rowOf = async (id: number) =>
  (await site.site.db.select().from(privacyRequests).where(eq(privacyRequests.id, id)))[0]!;

const parts = {
  personal: () => personalData,
  withdrawPublicConsents: () => Promise.resolve(),
  findAgreed: () => Promise.resolve([]),
};

/** Runs the daily job on an instance. */
const morning = (app: TestApp = site, signal = new AbortController().signal) =>
  runDaily(requestsOf(app.site, parts), signal);

describe('requests', () => {
  test('each kind is due in its own time, one of a kind at a time, until it is withdrawn or decided', async () => {
    const { token } = await signIn(site, 'member');
    const first = await ask(token, correct);
    expect(first).toMatchObject({ status: 201, body: { kind: 'correct', state: 'open', file: null, answer: null } });
    const days = (at: string) => Math.round((Date.parse(at) - site.clock.now().getTime()) / 86_400_000);
    expect(days(first.body.due as string)).toBe(30);
    expect(await ask(token, correct)).toMatchObject({ status: 409, body: { code: 'open' } });
    const other = await ask(token, { kind: 'grievance', text: 'A stranger has my number.' });
    expect(days(other.body.due as string)).toBe(90);
    const remove = (id: number) => site.call('DELETE', `${path}${id}/`, { token });
    expect((await remove(first.body.id as number)).status).toBe(204);
    expect((await remove(first.body.id as number)).status).toBe(204);
    expect((await ask(token, correct)).status).toBe(201);
    await decide(other.body.id as number, { decision: 'done', answer: 'We have found out how.' });
    expect(await remove(other.body.id as number)).toMatchObject({ status: 409, body: { code: 'decided' } });
    const ownList = await site.call('GET', path, { token });
    expect((ownList.body as { state: string }[]).map(({ state }) => state)).toEqual(['open', 'done', 'withdrawn']);
  });

  test('of simultaneous requests one is stored, and no person reaches the requests of others', async () => {
    const { token } = await signIn(site, 'member');
    const answers = await Promise.all([1, 2, 3].map(() => ask(token, correct)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    const { id } = answers.find(({ status }) => status === 201)!.body;
    const stranger = await signIn(site, 'member');
    expect((await site.call('DELETE', `${path}${id}/`, { token: stranger.token })).status).toBe(404);
    expect((await site.call('GET', path, { token: stranger.token })).body).toEqual([]);
  });

  test('both lines of the notice of an erasure are in the language of the page', async () => {
    const { token } = await signIn(site, 'member', { language: 'ml' });
    const { body } = await ask(token, { kind: 'erase', password });
    const shown = async (prefix: string) =>
      (await site.call('GET', `${prefix}/api/notifications/`, { token })).body.results[0].title as string;
    expect(await shown('')).toContain(`on the morning after ${formatMoment(body.due as string)}; until then`);
    expect(await shown('/ml')).toMatch(/കഴിഞ്ഞുള്ള രാവിലെ/);
    expect(await shown('/ml')).not.toContain('{');
    await site.call('DELETE', `${path}${body.id}/`, { token });
  });

  test('the office answers once, by bell and mail in the language of the person', async () => {
    const { token, user } = await signIn(site, 'member', { language: 'ml' });
    const { body } = await ask(token, correct);
    const answer = { decision: 'refused', answer: 'Your licence has the same spelling.' };
    const both = await Promise.all([
      decide(body.id as number, answer),
      decide(body.id as number, answer, office.token),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const received = await site.site.db.select().from(notices).where(eq(notices.userId, user.id));
    expect(received).toEqual([
      expect.objectContaining({ kind: 'privacy', key: 'privacy.correct_refused', title: answer.answer }),
    ]);
    const mails = (await mailsTo(site, user.email)).filter((mail) => mail.includes(answer.answer));
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatch(/തിരുത്തൽ/);
  });

  test('the list has open requests first, by their due day; it can be filtered and exported', async () => {
    const get = (query: string) => site.call('GET', `/api/admin/privacy/requests/${query}`, { token: superuser.token });
    const { body } = await get('?state=open');
    const due = (body.results as { due: string }[]).map((row) => row.due);
    expect(due).toEqual([...due].sort());
    expect((await get('?kind=grievance')).body.results).toEqual([
      expect.objectContaining({ kind: 'grievance', state: 'done' }),
    ]);
    expect((await get('?state=nonsense')).status).toBe(400);
    const sheet = await site.call('GET', '/api/admin/privacy/requests/export/?kind=correct', {
      token: superuser.token,
    });
    expect(sheet.body.toString()).toContain('My name is spelled wrong.');
    const waits = await site.call('GET', '/api/admin/privacy/waiting/', { token: superuser.token });
    expect(waits.body.requests).toEqual({ open: due.length, late: 0, nearest_due: due[0], answered: 2, in_time: 2 });
    const { token } = await signIn(site, 'member');
    await ask(token, erase);
    expect((await site.call('GET', '/api/admin/privacy/waiting/', { token: superuser.token })).body.requests.open).toBe(
      due.length,
    );
  });
});

test('the figures count answers in time over a year; an overdue request is late until it is answered', async () => {
  const figures = async () =>
    (await site.call('GET', '/api/admin/privacy/waiting/', { token: superuser.token })).body.requests as Record<
      string,
      number | string
    >;
  const before = (await figures()) as Record<'open' | 'answered' | 'in_time', number>;
  const { token } = await signIn(site, 'member');
  const { id } = (await ask(token, correct)).body as { id: number };
  const due = new Date(site.clock.now().getTime() - 60_000);
  await site.site.write((tx) => tx.update(privacyRequests).set({ due }).where(eq(privacyRequests.id, id)));
  expect(await figures()).toMatchObject({ open: before.open + 1, late: 1, answered: before.answered });
  await decide(id, { decision: 'done', answer: 'It is corrected now.' });
  expect(await figures()).toMatchObject({
    open: before.open,
    late: 0,
    answered: before.answered + 1,
    in_time: before.in_time,
  });
  const long = new Date(site.clock.now().getTime() - 366 * 86_400_000);
  await site.site.write((tx) => tx.update(privacyRequests).set({ decidedAt: long }).where(eq(privacyRequests.id, id)));
  expect(await figures()).toMatchObject({ answered: before.answered, in_time: before.in_time });
});

describe('erasure', () => {
  test('it asks for the password, is confirmed at once, and can be withdrawn', async () => {
    const { token, user } = await signIn(site, 'member');
    expect((await ask(token, { kind: 'erase' })).body).toHaveProperty('password');
    expect(await ask(token, { kind: 'erase', password: 'another' })).toMatchObject({ status: 400 });
    const { body } = await ask(token, erase);
    expect((await mailsTo(site, user.email)).filter((mail) => /deleted in 7 days/.test(mail)).length).toBeGreaterThan(
      0,
    );
    expect(await decide(body.id as number, { decision: 'done', answer: 'Let me do it at once.' })).toMatchObject({
      status: 400,
    });
    const pending = async () => (await site.call('GET', '/api/privacy/', { token })).body.erasure as object | null;
    expect(await pending()).toEqual({ id: body.id, due: body.due });
    expect((await site.call('DELETE', `${path}${body.id}/`, { token })).status).toBe(204);
    expect(await pending()).toBeNull();
    site.clock.pass({ days: 9 });
    await morning();
    expect(await readUser(site, user.id)).toBeDefined();
  });

  test('a warning two days before, once, and the erasure after seven days, once, whatever else runs', async () => {
    const { token, user } = await signIn(site, 'member');
    const { body } = await ask(token, { ...erase, text: 'I am moving away.' });
    const second = (await openSecond(site)) ?? site;
    const mailed = (moment: string) =>
      site.site.db.$count(jobs, and(eq(jobs.name, mailJob), eq(jobs.key, `privacy:${body.id}:${moment}`)));
    const warned = () => mailed('warning');
    site.clock.pass({ days: 4, hours: 23 });
    await morning();
    expect(await warned()).toBe(0);
    site.clock.pass({ hours: 1, minutes: 5 });
    await Promise.all([morning(), morning(second)]);
    await morning();
    expect(await warned()).toBe(1);
    site.clock.pass({ days: 1, hours: 22 });
    await morning();
    expect(await readUser(site, user.id)).toBeDefined();
    site.clock.pass({ hours: 2 });
    // Aborted before the first person: nothing has changed.
    await morning(site, AbortSignal.abort(new Error('stopped'))).catch(() => undefined);
    expect(await readUser(site, user.id)).toBeDefined();
    await Promise.all([morning(), morning(second)]);
    await morning();
    expect(await readUser(site, user.id)).toBeUndefined();
    expect(await site.site.db.$count(erasures, eq(erasures.userId, user.id))).toBe(1);
    expect(await rowOf(body.id as number)).toMatchObject({ state: 'done', text: '', userId: null });
    expect(await mailed('erased')).toBe(1);
    if (second !== site) await second.close();
  });

  test('after an outage the warning still comes two days before', async () => {
    const { token, user } = await signIn(site, 'member');
    await ask(token, erase);
    site.clock.pass({ days: 12 });
    await morning();
    expect(await readUser(site, user.id)).toBeDefined();
    site.clock.pass({ days: 2 });
    await morning();
    expect(await readUser(site, user.id)).toBeUndefined();
  });

  test('the last superuser stays: the request is refused, and so is an erasure that was asked for before', async () => {
    // The first tokens have expired by now.
    const { body } = await ask(await tokenOf(site, office.user), erase);
    expect(body.state).toBe('open');
    await site.site.write((tx) =>
      tx
        .update(users)
        .set({ role: 'member' })
        .where(and(eq(users.role, 'superuser'), ne(users.id, office.user.id))),
    );
    site.clock.pass({ days: 7, hours: 1 });
    await morning();
    site.clock.pass({ days: 2 });
    await morning();
    expect(await readUser(site, office.user.id)).toBeDefined();
    expect(await rowOf(body.id as number)).toMatchObject({
      state: 'refused',
      answer: expect.stringMatching(/last superuser/) as string,
    });
    expect(await ask(await tokenOf(site, office.user), erase)).toMatchObject({
      status: 409,
      body: { code: 'last_superuser' },
    });
  });
});

describe('superusers', () => {
  const noticesOf = (userId: number, request: number) =>
    site.site.db
      .select({ key: notices.key, title: notices.title, link: notices.link })
      .from(notices)
      .where(and(eq(notices.userId, userId), eq(notices.subject, `privacy-office:${request}`)));
  const dueMails = () => site.site.db.$count(jobs, and(eq(jobs.name, officeMailJob), isNull(jobs.endedAt)));

  test('hear of a request at once, by mail after a day, and no more once it is answered', async () => {
    const { user: chief, token: chiefs } = await signIn(site, 'superuser');
    const { token } = await signIn(site, 'member');
    const { body } = await ask(token, { kind: 'grievance', text: 'A stranger has my number.' });
    const [rung] = await noticesOf(chief.id, body.id as number);
    expect(rung).toMatchObject({ key: 'privacy.office_grievance', link: '/app/admin/privacy' });
    expect(rung!.title).toMatch(/^It has to be done by /);
    expect(await dueMails()).toBeGreaterThan(0);
    const [row] = await site.site.db
      .select()
      .from(privacyRequests)
      .where(eq(privacyRequests.id, body.id as number));
    await site.site.write((tx) => mailOffice(requestsOf(site.site, parts), tx, row!));
    const [mail] = await mailsTo(site, chief.email);
    expect(mail).toContain('A grievance waits for your answer');

    await decide(body.id as number, { decision: 'done', answer: 'We have found out how.' }, chiefs);
    expect(await noticesOf(chief.id, body.id as number)).toEqual([]);
  });
});
