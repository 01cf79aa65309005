import { and, eq, sql } from 'drizzle-orm';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { testApp } from '~test/app';
import { readLog } from '~test/audit';
import { boardOf } from '~test/community';
import { formOf, picture, readUser, signIn, testPerson } from '~test/factories';
import { importsOf } from '~test/imports';
import { csvFile } from '~test/sheets';
import { dayIso } from '~/shared/membership-status';
import { users } from '~/features/people/server/tables';
import { auditLog } from '../../audit/server/tables';
import { daysAfter } from '../rules';

/*
 * docs/product/licences.md, "Confirmed and entered": a class that a member enters is unconfirmed, as number and last
 * day are.
 */
const site = testApp();
const registrar = testPerson(site, 'admin', { duties: ['registrar'] });
const superuser = testPerson(site, 'superuser');
const reader = testPerson(site, 'member');

const inDays = (days: number) => daysAfter(dayIso(site.clock.now()), days);
type Person = Awaited<ReturnType<typeof signIn>>;
let member: Person;
/** The last day of the member's licence, another day in each test. */
let lastDay = 900;

/** A member whose licence is confirmed as Supervisor B, and who has entered Engineer A since. */
beforeEach(async () => {
  const day = inDays((lastDay += 1));
  member = await signIn(site, 'member', {
    licenseNo: 'SB/1',
    licenseCategory: 'Supervisor B',
    renewalDate: day,
    confirmedLicenseNo: 'SB/1',
    confirmedLicenseCategory: 'Supervisor B',
    confirmedRenewalDate: day,
    licenseConfirmedAt: site.clock.now(),
  });
  await enter({ license_category: 'Engineer A' });
});

const enter = (body: object) => site.call('PATCH', '/api/profile/update/', { token: member.token, body });
const get = async (url: string, { token }: { token: string } = member) => (await site.call('GET', url, { token })).body;
const mine = async () => (await get('/api/licences/mine/')).licence;
const card = async () => (await get('/api/cards/mine/')).license_category as string;
const drawn = async (file: string) => Buffer.from(await get(`/api/cards/mine/${file}`));
const desk = async (query: string) =>
  (await get(`/api/licences/desk/?page_size=100&${query}`, registrar)).results as {
    id: number;
    updated_at: string;
    user: { updated_at: string };
  }[];
const listed = async (query: string) => (await desk(query)).find(({ id }) => id === member.user.id);
const confirm = () => site.call('POST', `/api/licences/${member.user.id}/confirm/`, { token: registrar.token });
const confirmed = async () => (await readUser(site, member.user.id))!.confirmedLicenseCategory;

test('the card has the confirmed class, on the screen and drawn, until the office confirms the new one', async () => {
  const files = ['card.png', 'card.pdf'];
  const before = await Promise.all(files.map(drawn));
  expect(await card()).toBe('Supervisor B');
  expect(await mine()).toMatchObject({
    license_category: 'Engineer A',
    confirmed_category: 'Supervisor B',
    confirmed: false,
  });
  await enter({ license_category: 'Supervisor B' });
  expect(await Promise.all(files.map(drawn))).toEqual(before);
  await enter({ license_category: 'Engineer A' });
  expect((await confirm()).body).toMatchObject({ license_confirmed: true, confirmed_category: 'Engineer A' });
  expect([await card(), (await mine()).confirmed]).toEqual(['Engineer A', true]);
  for (const [at, file] of files.entries()) expect((await drawn(file)).equals(before[at]!), file).toBe(false);
});

test('the desk lists it with both classes, found by either, and the log has the confirmed values', async () => {
  for (const category of ['Engineer A', 'Supervisor B']) {
    const found = await listed(`status=unconfirmed&class=${category}`);
    expect(found).toMatchObject({
      license_category: 'Engineer A',
      confirmed_category: 'Supervisor B',
      license_confirmed: false,
    });
  }
  const csv = String(await get('/api/licences/desk/export/?status=unconfirmed', registrar));
  expect(csv.split('\n')[0]).toContain('Confirmed Last Day,Confirmed License Category');
  expect(csv).toMatch(/Engineer A,SB\/1,No,.*,Supervisor B/);
  await confirm();
  expect(await listed('status=unconfirmed')).toBeUndefined();
  const log = await readLog(
    site,
    and(eq(auditLog.targetId, member.user.id), eq(auditLog.action, 'user.confirm_license')),
  );
  expect(log).toEqual([
    expect.objectContaining({
      before: { license_category: 'Supervisor B' },
      after: { license_category: 'Engineer A' },
    }),
  ]);
});

test('a government order applies by the confirmed class, in lists, on the own page, at the confirmation', async () => {
  const until = inDays(1200);
  const order = {
    order_no: 'G.O. class 1',
    classes: ['Engineer A'],
    from: inDays(lastDay),
    to: inDays(lastDay),
    until,
  };
  const engineers = await site.call('POST', '/api/licences/extensions/', { token: registrar.token, body: order });
  expect([engineers.body.people, (await mine()).until]).toEqual([0, inDays(lastDay)]);
  await confirm();
  expect(await mine()).toMatchObject({ until, extended_by: 'G.O. class 1' });
  const { results } = await get('/api/licences/extensions/', registrar);
  expect(results[0]).toMatchObject({ id: engineers.body.id, people: 1 });
  await enter({ license_category: 'Supervisor B' });
  expect(await mine()).toMatchObject({ until, extended_by: 'G.O. class 1' });
  await site.call('DELETE', `/api/licences/extensions/${engineers.body.id}/`, { token: registrar.token });
  expect((await mine()).until).toBe(inDays(lastDay));
});

test('the board shows no `Verified` for an unconfirmed class', async () => {
  const board = boardOf(site);
  const id = await board.ask(reader, 'Which class signs for two floors?');
  await board.answer(member, id);
  const verified = async () =>
    ((await board.answers(reader, id)) as { is_verified: boolean }[]).map((answer) => answer.is_verified);
  expect(await verified()).toEqual([false]);
  await confirm();
  expect(await verified()).toEqual([true]);
});

test('an approved renewal confirms the class, as it was looked at', async () => {
  const form = formOf({ kind: 'licence', renewalDate: inDays(2000) }, { file: { bytes: await picture() } });
  const { id } = (await site.call('POST', '/api/licences/renewals/', { token: member.token, form })).body;
  const request = (await desk('status=queue')).find((row) => row.id === id)!;
  const seen = { updated_at: request.updated_at, user_updated_at: request.user.updated_at };
  const approve = (read: object) =>
    site.call('POST', `/api/licences/renewals/${id}/decision/`, {
      token: registrar.token,
      body: { decision: 'approve', ...read },
    });
  site.clock.pass({ seconds: 1 });
  await enter({ license_category: 'Town Planner A' });
  expect((await approve(seen)).body.code).toBe('stale');
  expect(await confirmed()).toBe('Supervisor B');
  expect((await approve({ updated_at: seen.updated_at })).status).toBe(200);
  expect([await confirmed(), await card()]).toEqual(['Town Planner A', 'Town Planner A']);
  const [entry] = await readLog(site, and(eq(auditLog.targetId, id), eq(auditLog.action, 'renewal.approve')));
  expect(entry).toMatchObject({
    before: { license_category: 'Supervisor B' },
    after: { license_category: 'Town Planner A' },
  });
});

test('a superuser confirms it by entering it, also unchanged', async () => {
  const edit = (body: object) => site.call('PATCH', `/api/users/${member.user.id}/`, { token: superuser.token, body });
  await edit({ skills: 'Survey' });
  expect(await confirmed()).toBe('Supervisor B');
  expect((await edit({ license_category: 'Engineer A' })).body.license_confirmed).toBe(true);
  expect(await confirmed()).toBe('Engineer A');
});

test("a registrar's import confirms it, also an unchanged one, and its undo undoes that", async () => {
  const imports = importsOf(site, () => registrar.token);
  const { body } = await imports.send(
    csvFile([
      ['Email', 'License Category'],
      [member.user.email, 'Engineer A'],
    ]),
  );
  expect(body.rows[0].changes).toEqual([{ field: 'license_category', before: 'Supervisor B', after: 'Engineer A' }]);
  expect((await imports.apply(body.id)).status).toBe(200);
  expect([await confirmed(), (await mine()).confirmed]).toEqual(['Engineer A', true]);
  expect((await imports.undo(body.id)).body.restored).toBe(1);
  expect([await confirmed(), await card()]).toEqual(['Supervisor B', 'Supervisor B']);
});

test('a licence confirmed before classes were has the class of then; an unconfirmed one has none', async () => {
  const folder = path.resolve(import.meta.dirname, '../../../../migrations');
  const file = readFileSync(
    path.join(
      folder,
      readdirSync(folder).find((name) => name.endsWith('_confirmed-class.sql'))!,
    ),
    'utf8',
  );
  const statements = file
    .split('--> statement-breakpoint')
    .filter((text) => /^UPDATE/m.test(text.trim().replace(/^--.*\n/gm, '')));
  const unknown = await signIn(site, 'member', { licenseNo: 'EA/7', licenseCategory: 'Engineer A' });
  await site.site.db.update(users).set({ confirmedLicenseCategory: null }).where(eq(users.id, member.user.id));
  for (const statement of statements) await site.site.db.execute(sql.raw(statement));
  expect([await confirmed(), (await readUser(site, unknown.user.id))!.confirmedLicenseCategory]).toEqual([
    'Engineer A',
    null,
  ]);
});
