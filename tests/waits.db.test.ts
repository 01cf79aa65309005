import { beforeAll, expect, test } from 'vitest';
import { queues } from '~/app/features';
import { dayOf, startOfDay } from '~/shared/dates';
import { dayIso } from '~/shared/membership-status';
import { testApp } from '~test/app';
import { makeUser, signIn } from '~test/factories';
import { readPage } from '~test/read-page';

/*
 * The work that waits for the office (docs/product/admin.md, "What waits"), over the queues of all features: each
 * number is the count of the list that its link leads to.
 */
const site = testApp();
let superuser: string;
let registrar: string;
let staff: string;

/** The call with the list of each queue; a queue without one fails the test. */
const lists: Record<string, string> = {
  applications: '/api/admin/applications/?state=pending',
  licences: '/api/licences/desk/?status=queue',
  flags: '/api/community/flags/',
  claims: '/api/dues/claims/?state=open',
  handovers: '/api/dues/handovers/?state=open',
  'ad-requests': '/api/marketplace/requests/?status=open',
  'ads-without-contact': '/api/marketplace/unreachable/',
  doubles: '/api/events/doubles/',
  'push-services': '/api/admin/audit/?action=push.stop',
  'privacy-requests': '/api/admin/privacy/requests/?state=open&kind=to-answer',
  breaches: '/api/admin/privacy/breaches/?told=no',
};

const inDays = (days: number) => dayIso(startOfDay(dayOf(site.clock.now()) + days));
const waits = async (token: string) => (await site.call('GET', '/api/admin/today/', { token })).body.queues;
const queueOf = async (key: string, token = superuser) =>
  (await waits(token)).find((queue: { key: string }) => queue.key === key);
const putOff = (key: string, body: object, token = superuser) =>
  site.call('POST', `/api/admin/today/${key}/put-off/`, { token, body });

beforeAll(async () => {
  superuser = (await signIn(site, 'superuser', { firstName: 'Anu', lastName: 'Nair' })).token;
  registrar = (await signIn(site, 'admin', { duties: ['registrar'] })).token;
  staff = (await signIn(site, 'admin')).token;
  for (const dateJoined of ['2026-01-05', '2026-01-02'])
    await makeUser(site, { role: 'user', isApproved: false, dateJoined: new Date(dateJoined) });
  for (const kind of ['grievance', 'correct']) {
    const { token } = await signIn(site, 'member');
    const sent = await site.call('POST', '/api/privacy/requests/', {
      token,
      body: { kind, text: 'Please look at this.' },
    });
    expect(sent.status).toBe(201);
  }
});

test('every queue has the count of its list, for those alone whose duty it is', async () => {
  const all = await waits(superuser);
  expect(all.map(({ key }: { key: string }) => key).toSorted()).toEqual(queues.map(({ key }) => key).toSorted());
  expect(Object.keys(lists).toSorted()).toEqual(queues.map(({ key }) => key).toSorted());
  for (const [key, path] of Object.entries(lists)) {
    const { status, body } = await site.call('GET', path, { token: superuser });
    expect([key, status]).toEqual([key, 200]);
    expect([key, (await queueOf(key)).count]).toEqual([key, body.count]);
  }
  expect((await queueOf('applications')).count).toBe(2);
  expect((await waits(registrar)).map(({ key }: { key: string }) => key).toSorted()).toEqual([
    'ad-requests',
    'ads-without-contact',
    'applications',
    'doubles',
    'licences',
  ]);
  expect((await waits(staff)).map(({ key }: { key: string }) => key).toSorted()).toEqual([
    'ad-requests',
    'ads-without-contact',
    'doubles',
  ]);
});

test('the breaches are those that have to be told yet, within 72 hours', async () => {
  const found_at = new Date(site.clock.now().getTime() - 3_600_000).toISOString();
  const breach = { found_at, what: 'A list was sent to the wrong address.', people: 3 };
  expect((await site.call('POST', '/api/admin/privacy/breaches/', { token: superuser, body: breach })).status).toBe(
    201,
  );
  const told = { ...breach, told_people_at: found_at, told_board_at: found_at };
  expect((await site.call('POST', '/api/admin/privacy/breaches/', { token: superuser, body: told })).status).toBe(201);
  const listed = async (query: string) =>
    (await site.call('GET', `/api/admin/privacy/breaches/${query}`, { token: superuser })).body.count;
  expect([await listed(''), await listed('?told=no'), await listed('?told=yes')]).toEqual([2, 1, 1]);
  const { count, due } = await queueOf('breaches');
  expect([count, new Date(due).getTime()]).toEqual([1, new Date(found_at).getTime() + 72 * 3_600_000]);
});

test('legal ends come first, then the oldest, and what is empty last', async () => {
  const keys = (await waits(superuser)).map(({ key }: { key: string }) => key);
  expect(keys.slice(0, 3)).toEqual(['breaches', 'privacy-requests', 'applications']);
});

test('a queue is put off for everybody, at most fourteen days and never past a legal end', async () => {
  const reason = 'The registrar is on leave';
  expect((await putOff('applications', { until: inDays(15), reason })).body).toHaveProperty('until');
  expect((await putOff('applications', { until: inDays(0), reason })).status).toBe(400);
  expect((await putOff('applications', { until: inDays(3), reason: ' ' })).body).toHaveProperty('reason');
  expect((await putOff('breaches', { until: inDays(5), reason })).status).toBe(400);
  expect((await putOff('applications', { until: inDays(3), reason }, staff)).status).toBe(404);
  expect((await putOff('nothing', { until: inDays(3), reason })).status).toBe(404);
  expect((await queueOf('applications')).put_off).toBeNull();

  expect((await putOff('applications', { until: inDays(14), reason })).status).toBe(204);
  const off = { until: inDays(14), reason, by: 'Anu Nair' };
  expect((await queueOf('applications', registrar)).put_off).toEqual(off);
  const { body: log } = await site.call('GET', '/api/admin/audit/', { token: superuser });
  expect(log.results[0]).toMatchObject({ action: 'queue.postpone', after: { until: inDays(14), reason } });

  const taken = await site.call('DELETE', '/api/admin/today/applications/put-off/', { token: registrar });
  expect(taken.status).toBe(204);
  expect((await queueOf('applications')).put_off).toBeNull();
});

test('others see for ten minutes who opened a queue', async () => {
  expect((await site.call('POST', '/api/admin/today/applications/opened/', { token: superuser })).status).toBe(204);
  expect((await queueOf('applications', registrar)).opened).toMatchObject({ by: 'Anu Nair' });
  site.clock.pass({ minutes: 11 });
  expect((await queueOf('applications', registrar)).opened).toBeNull();
});

test('the day’s sheet is one A4 page with the caller’s queues alone, in their language', async () => {
  const reason = 'The registrar is on leave';
  expect((await putOff('applications', { until: inDays(3), reason })).status).toBe(204);
  const sheet = async (token: string, path = '/api/admin/today/sheet.pdf') => site.call('GET', path, { token });
  const { status, headers, body } = await sheet(superuser);
  expect([status, headers['content-type']]).toEqual([200, 'application/pdf']);
  expect(headers['content-disposition']).toMatch(/^attachment; filename="todays-work-\d{4}-\d\d-\d\d\.pdf"$/);
  const page = await readPage(body as Buffer);
  expect([page.pages, Math.round(page.width), Math.round(page.height)]).toEqual([1, 595, 842]);
  for (const { label } of await waits(superuser)) expect(page.text).toContain(label);
  expect(page.text).toContain(`by Anu Nair: ${reason}`);
  const registrars = await readPage((await sheet(registrar)).body as Buffer);
  expect(registrars.text).toContain('Applications waiting');
  for (const foreign of ['Privacy', 'Breaches', 'Flagged']) expect(registrars.text).not.toContain(foreign);
  const staffs = await readPage((await sheet(staff)).body as Buffer);
  expect(staffs.text).toContain('Requests of advertisers');
  expect(staffs.text).not.toContain('Applications');
  const malayalam = (await sheet(superuser, '/ml/api/admin/today/sheet.pdf')).body as Buffer;
  expect((await readPage(malayalam)).text).not.toContain('Applications');
  const member = await signIn(site, 'member');
  expect((await sheet(member.token)).status).toBe(403);
});
