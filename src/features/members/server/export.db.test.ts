import { beforeAll, expect, test } from 'vitest';
import { testApp } from '~test/app';
import { makeUser, signIn } from '~test/factories';
import { users } from '~/features/people/server/tables';

const site = testApp();
let token: string;
beforeAll(async () => {
  ({ token } = await signIn(site, 'superuser'));
  const day = (text: string) => new Date(`${text}T12:00:00+05:30`);
  await makeUser(site, {
    firstName: 'മീര',
    lastName: 'Nair, K',
    username: 'meera',
    areaId: 1,
    unitId: 1,
    dateJoined: day('2024-05-06'),
  });
  await makeUser(site, {
    firstName: '=cmd|x',
    lastName: '',
    username: '@evil',
    skills: 'a',
    bloodGroup: 'b',
    pin: '678001',
    dateJoined: day('2025-01-01'),
  });
  await makeUser(site, {
    firstName: 'Ábdul',
    lastName: 'Azeez',
    username: 'abdul',
    phone: '9447012345',
    areaId: 2,
    isApproved: false,
    role: 'user',
    dateJoined: day('2026-01-01'),
  });
});

const ask = (query: Record<string, string> = {}) =>
  site.call('GET', `/api/members/export/?${new URLSearchParams(query)}`, { token });
const linesOf = async (query?: Record<string, string>) =>
  String((await ask(query)).body)
    .replace('\ufeff', '')
    .trimEnd()
    .split('\r\n')
    .slice(1);
const names = async (query: Record<string, string>) =>
  (await linesOf(query)).map((line) => /meera|evil|abdul/.exec(line)?.[0]);

test('the file begins with a BOM and has exactly the columns of the specification', async () => {
  const { status, headers, body } = await ask();
  expect([status, headers['content-type'], headers['cache-control']]).toEqual([
    200,
    'text/csv; charset=utf-8',
    'no-store',
  ]);
  expect([...(body as Buffer).subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(String(body).slice(1).split('\r\n')[0]).toBe(
    'Full Name,Username,Email,Phone,Area,Unit,Role,Status,Profile Completion,Date Joined',
  );
});

test('a row has the fallbacks, the day of Asia/Kolkata, and nothing that runs', async () => {
  const rows = await linesOf();
  expect(rows.find((row) => row.includes('meera'))).toMatch(
    /^"മീര Nair, K",meera,\S+@example\.test,\d{10},Palakkad,.+,Member,Approved,\d+%,2024-05-06$/,
  );
  expect(rows.find((row) => row.includes('evil'))).toMatch(
    /^'=cmd\|x,'@evil,.*,Not Assigned,Not Specified,Member,Approved,/,
  );
  expect(rows.find((row) => row.includes('abdul'))).toMatch(/,User,Pending,/);
});

test.each([
  [{ sort: 'full_name' }, ['evil', 'abdul', 'meera']],
  [{ sort: '-date_joined' }, ['abdul', 'evil', 'meera']],
  [{ sort: '-profile_completion' }, ['meera', 'evil', 'abdul']],
  [{ sort: 'area_name' }, ['meera', 'abdul', 'evil']],
  [{ search: 'azeez ABDUL' }, ['abdul']],
  [{ search: '+91 94470-12345' }, ['abdul']],
  [{ search: 'EVIL' }, ['evil']],
  [{ search: '%' }, []],
  [{ area: 'palakkad' }, ['meera']],
  [{ status: 'pending' }, ['abdul']],
  [{ status: 'approved', sort: '-date_joined', area: '', search: '' }, ['evil', 'meera']],
])('narrowed and sorted by %j', async (query, expected) => {
  expect(await names(query as unknown as Record<string, string>)).toEqual(expected);
});

test('an export is in the audit log, with its clerk and the number of people', async () => {
  await linesOf({ status: 'pending', search: 'abdul' });
  const { body } = await site.call('GET', '/api/admin/audit/?action=user.export&page_size=1', { token });
  expect(body.results[0]).toMatchObject({
    action: 'user.export',
    after: { people: 1, status: 'pending', search: 'abdul' },
  });
  expect(body.results[0].actor.id).toBeGreaterThan(0);
});

test('an unknown sort is a 400, and 15,000 people are one answer', async () => {
  expect((await ask({ sort: 'x' })).body).toHaveProperty('sort');
  const many = Array.from({ length: 15_000 }, (_, index) => ({
    username: `many${index}`,
    firstName: 'Many',
    lastName: String(index),
    email: `many${index}@example.test`,
    passwordHash: 'x',
    isApproved: true,
    role: 'member' as const,
  }));
  for (let start = 0; start < many.length; start += 1000)
    await site.site.db.insert(users).values(many.slice(start, start + 1000));
  const rows = await linesOf({ search: 'many', sort: '-profile_completion' });
  expect(new Set(rows).size).toBe(15_000);
});
