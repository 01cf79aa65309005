import { expect, test } from 'vitest';
import { testApp } from '~test/app';
import { makeUser, signIn } from '~test/factories';

const site = testApp();

test('chosen people leave as CSV in the order given, each once, without those who are gone; the log says how many', async () => {
  const { token } = await signIn(site, 'superuser');
  const dateJoined = new Date('2024-05-06T12:00:00+05:30');
  const first = await makeUser(site, { firstName: 'Meera', lastName: 'Nair', username: 'meera', phone: '9447012345', areaId: 1, dateJoined });
  const second = await makeUser(site, { firstName: '=cmd|x', lastName: '', username: 'evil', isApproved: false, role: 'user' });
  const send = (ids: unknown) => site.call('POST', '/api/users/export/', { token, body: { ids } });

  const { status, headers, body } = await send([second.id, first.id, second.id, 2_000_000]);
  expect([status, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
  const [heading, ...lines] = String(body).trimEnd().split('\r\n');
  expect(heading).toBe('\ufeffFull Name,Username,Email,Phone,Area,Unit,Role,Status,Profile Completion,Date Joined');
  expect(lines).toHaveLength(2);
  expect(lines[0]).toMatch(/^'=cmd\|x,evil,.*,Not Assigned,Not Specified,User,Pending,/);
  expect(lines[1]).toMatch(/^Meera Nair,meera,\S+,9447012345,Palakkad,.+,Member,Approved,\d+%,6 May 2024$/);

  const log = (await site.call('GET', '/api/admin/audit/?action=user.export', { token })).body;
  expect(log.results[0]).toMatchObject({ after: { people: 3, selected: true } });
  for (const ids of [[], undefined, 'all', [0], [1.5], ['1']]) expect((await send(ids)).body).toHaveProperty('ids');
});
