import { eq, isNull } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { otherSuperusers } from '../src/features/people/server/views';
import { everyMorning } from '../src/features/licences/server/reminders';
import { createScanAddresses } from '../src/features/licences/server/scans';
import { reminders } from '../src/features/licences/server/tables';
import { createNotices } from '../src/features/notifications/server/public';
import { collectRows } from '../src/features/privacy/server/export/zip';
import { personalData } from '../src/app/features';
import { jobs } from '../src/platform/jobs/tables';
import { dayIso } from '../src/shared/membership-status';
import { testApp } from './support/app';
import { readLog } from './support/audit';
import { makeUser, password, signIn, testPerson } from './support/factories';
import { mailsTo } from './support/outbox';

/* docs/decisions/0072: of a person who has died nothing is sent, shown or valid, until the office takes it back. */
const site = testApp();
const superuser = testPerson(site, 'superuser');
const registrar = testPerson(site, 'admin', { duties: ['registrar'] });
const member = testPerson(site, 'member');

const dayOfDeath = '2026-01-31';
const record = (id: number, by = registrar, deceasedOn: unknown = dayOfDeath) =>
  site.call('POST', `/api/admin/people/${id}/deceased/`, { token: by.token, body: { deceased_on: deceasedOn } });
const takeBack = (id: number, by = registrar) =>
  site.call('DELETE', `/api/admin/people/${id}/deceased/`, { token: by.token });
const get = (url: string, { token } = superuser) => site.call('GET', url, { token });
const has = (rows: { id: number }[], id: number) => rows.some((row) => row.id === id);

test('login, card, directory, audiences, reminders and figures leave the person out until taken back', async () => {
  const today = dayIso(site.clock.now());
  const clerk = await signIn(site, 'admin');
  const [{ id: areaId }] = (await get('/api/areas/')).body as [{ id: number }];
  const dead = await signIn(site, 'member', {
    firstName: 'Chandran',
    lastName: 'Varier',
    areaId,
    licenseNo: 'EA/7',
    renewalDate: today,
    confirmedLicenseNo: 'EA/7',
    confirmedRenewalDate: today,
  });
  const { id } = dead.user;
  const { code } = (await get('/api/cards/mine/', dead)).body as { code: string };
  const position = { user_id: id, title: 'President', level: 'district', since: '2020-01-01' };
  await site.call('POST', '/api/admin/positions/', { token: superuser.token, body: position });
  const login = () =>
    site.call('POST', '/api/auth/login/', { body: { email_or_member_id: dead.user.email, password } });
  const seen = async () => ({
    session: (await get('/api/profile/', dead)).status,
    login: (await login()).body.code ?? 'signed in',
    card: (await site.call('GET', `/api/cards/verify/${code}/`)).status,
    directory: has((await get('/api/members/', member)).body.members as { id: number }[], id),
    desk: (await get('/api/licences/desk/?status=expiring&search=Varier', registrar)).body.count as number,
    audience: (await get(`/api/admin/posts/audience/?areas=${areaId}`)).body.count as number,
    figure: (await get('/api/admin/dashboard-stats/')).body.active_members as number,
    public: JSON.stringify((await site.call('GET', '/api/committees/')).body).includes('Varier'),
    found: (await get('/api/admin/find/?q=Varier', registrar)).body.results as { id: number; detail: string }[],
    head: (await get(`/api/admin/people/${id}/`, registrar)).body as Record<string, unknown>,
  });
  const before = await seen();
  expect(await record(id)).toMatchObject({ status: 200, body: { deceased_on: dayOfDeath } });
  const after = await seen();
  expect(after).toMatchObject({
    session: 401,
    login: 'account_closed',
    card: 404,
    directory: false,
    public: false,
    desk: before.desk - 1,
    audience: before.audience - 1,
    figure: before.figure - 1,
    head: { deceased_on: dayOfDeath, is_member: false, is_approved: true },
  });
  expect(after.found).toMatchObject([{ id, detail: expect.stringContaining('Deceased') }]);
  const licences = { ...site.site, scans: createScanAddresses(site.site.config, site.clock) };
  await everyMorning({ ...licences, notices: createNotices(site.site) }, new AbortController().signal);
  expect(await site.site.db.$count(reminders, eq(reminders.userId, id))).toBe(0);
  expect((await get(`/api/admin/people/${id}/`, clerk)).status).toBe(404);
  const again = { ...position, title: 'Secretary', since: today };
  expect((await site.call('POST', '/api/admin/positions/', { token: superuser.token, body: again })).body).toEqual({
    user_id: ['This person has died.'],
  });

  expect((await takeBack(id)).status).toBe(204);
  expect(await seen()).toMatchObject({
    ...before,
    session: 401,
    found: [{ id }],
    head: { deceased_on: null, is_member: true },
  });
  const log = await readLog(site, undefined);
  expect(log.filter(({ targetId, action }) => targetId === id && action.startsWith('user.death'))).toMatchObject([
    { action: 'user.death', before: { deceased_on: null }, after: { deceased_on: dayOfDeath } },
    { action: 'user.death_taken_back', before: { deceased_on: dayOfDeath }, after: { deceased_on: null } },
  ]);
});

test('a mail that waits is dropped, as is every later one; others get theirs', async () => {
  const [dead, other] = [await makeUser(site), await makeUser(site)];
  await record(dead.id);
  for (const { email } of [dead, other])
    await site.call('POST', '/api/auth/forgot-password/', { body: { email }, from: '10.3.3.3' });
  await vi.waitFor(async () => expect(await site.site.db.$count(jobs, isNull(jobs.endedAt))).toBe(0));
  expect([(await mailsTo(site, dead.email, 0)).length, (await mailsTo(site, other.email)).length]).toEqual([0, 1]);
});

describe('the day', () => {
  test('is a day, today at the latest; the same day again changes nothing', async () => {
    const { id } = await makeUser(site);
    for (const bad of ['', 'x', '2026-02-30', '2999-01-01', null, 7])
      expect(await record(id, registrar, bad)).toMatchObject({ status: 400, body: { deceased_on: expect.any(Array) } });
    await record(id);
    await record(id);
    await record(id, registrar, '2026-02-01');
    const log = await readLog(site, undefined);
    expect(log.filter(({ targetId, action }) => targetId === id && action === 'user.death')).toHaveLength(2);
    expect((await record(2_000_000_000)).status).toBe(404);
  });

  test('of people of the office is recorded by a superuser alone, of oneself by another', async () => {
    const clerk = await signIn(site, 'admin');
    expect(await record(clerk.user.id)).toMatchObject({ status: 403, body: { code: 'superuser_only' } });
    expect(await record(registrar.user.id)).toMatchObject({ status: 403, body: { code: 'own_record' } });
    expect((await record(clerk.user.id, superuser)).status).toBe(200);
    expect(await takeBack(clerk.user.id)).toMatchObject({ status: 403, body: { code: 'superuser_only' } });
    const second = await signIn(site, 'superuser');
    expect((await record(second.user.id, superuser)).status).toBe(200);
    expect(await site.site.write((tx) => otherSuperusers(tx, superuser.user.id))).toBe(0);
    expect(await record(superuser.user.id, superuser)).toMatchObject({ body: { code: 'last_superuser' } });
  });

  test('is part of a copy of the data', async () => {
    const { id } = await makeUser(site);
    await record(id);
    const { profile } = await collectRows(personalData, site.site, id);
    expect(profile).toMatchObject([{ deceased_on: dayOfDeath }]);
  });
});
