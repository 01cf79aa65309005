import { brotliCompressSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { testApp } from '~test/app';
import { makeUser, signIn } from '~test/factories';
import { cpuTime } from '~test/cpu-time';
import { dayFaults } from '~/shared/person/days';
import { users } from '~/features/people/server/tables';
import { loadDemoPeople } from './load';
import { demoPeople, MEMBERS } from '../people/people';

const site = testApp({ DEMO_PASSWORD: 'demo-password' });
let ms: number;
beforeAll(async () => {
  const started = cpuTime();
  expect(await loadDemoPeople(site.site)).toEqual({ password: null });
  ms = cpuTime() - started;
});

test('1,505 members over 7 areas and 36 units, and some applicants, are loaded quickly', async () => {
  expect(ms).toBeLessThan(6000);
  const people = await site.site.db.select().from(users);
  const members = people.filter(({ isApproved }) => isApproved);
  expect(members).toHaveLength(1505);
  expect(people.length - members.length).toBe(15);
  expect(new Set(members.map(({ areaId }) => areaId)).size).toBe(7);
  expect(new Set(members.map(({ unitId }) => unitId)).size).toBe(36);
});

test('they are the same every time, each with a phone and a username; all but three have an e-mail', () => {
  const people = demoPeople(36);
  expect(people).toEqual(demoPeople(36));
  for (const field of ['phone', 'username'] as const)
    expect(new Set(people.map((person) => person[field])).size).toBe(people.length);
  const emails = people.flatMap(({ email }) => email ?? []);
  expect([new Set(emails).size, emails.length]).toEqual([people.length - 3, people.length - 3]);
  for (const person of people)
    if (person.email === null) expect(person).toMatchObject({ isApproved: true, role: 'member' });
});

test('their days are days that the forms take', () => {
  for (const { username, details } of demoPeople(36)) expect(dayFaults(details), username).toEqual({});
});

test('a second load leaves everything alone', async () => {
  expect(await loadDemoPeople(site.site)).toBeNull();
});

test('the demo people log in; the applicant who waits gets a message about it', async () => {
  const login = (email: string) =>
    site.call('POST', '/api/auth/login/', { body: { email_or_member_id: email, password: 'demo-password' } });
  expect((await login('member@demo.test')).body.user).toMatchObject({ role: 'member', is_member: true });
  expect((await login('area-admin@demo.test')).body.user).toMatchObject({ role: 'area_admin', is_area_admin: true });
  expect((await login('admin@demo.test')).body.user).toMatchObject({ role: 'admin', is_staff: true });
  expect((await login('pending@demo.test')).status).toBe(403);
});

test('the next member gets the next number', async () => {
  const { token } = await signIn(site, 'superuser');
  const person = await makeUser(site, { isApproved: false, role: 'user' });
  await site.call('POST', `/api/admin/approve-user/${person.id}/`, { token });
  const [approved] = await site.site.db.select().from(users).where(eq(users.id, person.id));
  expect(approved?.membershipId).toBe(`PKD${MEMBERS + 1}`);
  await site.site.db.delete(users).where(eq(users.id, person.id));
});

test('the directory of 1,505 members is at most 120 KB over the wire', async () => {
  const { token } = await signIn(site, 'member');
  const answer = await site.call('GET', '/api/members/', { token, headers: { 'accept-encoding': 'gzip, br' } });
  expect(answer.headers['content-encoding']).toBe('br');
  const plain = await site.call('GET', '/api/members/', { token });
  expect(plain.body.members.length).toBe(1506);
  const wire = (
    await site.app.inject({
      url: '/api/members/',
      headers: { authorization: `Token ${token}`, 'accept-encoding': 'br' },
    })
  ).rawPayload.length;
  expect(wire).toBeLessThan(120 * 1024);
  expect(wire).toBeLessThan(2 * brotliCompressSync(JSON.stringify(plain.body)).length);
});
