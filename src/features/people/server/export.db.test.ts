import { readXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import { testApp } from '~test/app';
import { makeUser, signIn } from '~test/factories';

const site = testApp();

test('an export has the selected people in order, once each, without deleted ones; the log counts them', async () => {
  const { token } = await signIn(site, 'superuser');
  const dateJoined = new Date('2024-05-06T12:00:00+05:30');
  const first = await makeUser(site, {
    firstName: 'Meera',
    lastName: 'Nair',
    username: 'meera',
    phone: '9447012345',
    areaId: 1,
    dateJoined,
  });
  const second = await makeUser(site, {
    firstName: '=cmd|x',
    lastName: '',
    username: 'evil',
    isApproved: false,
    role: 'user',
  });
  const send = (ids: unknown) => site.call('POST', '/api/users/export/', { token, body: { ids } });

  const { status, headers, body } = await send([second.id, first.id, second.id, 2_000_000]);
  expect([status, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
  const [heading, ...lines] = String(body).trimEnd().split('\r\n');
  expect(heading).toBe('\ufeffFull Name,Username,Email,Phone,Area,Unit,Role,Status,Profile Completion,Date Joined');
  expect(lines).toHaveLength(2);
  expect(lines[0]).toMatch(/^'=cmd\|x,evil,.*,Not Assigned,Not Specified,User,Pending,/);
  expect(lines[1]).toMatch(/^Meera Nair,meera,\S+,9447012345,Palakkad,.+,Member,Approved,\d+%,2024-05-06$/);

  const log = (await site.call('GET', '/api/admin/audit/?action=user.export', { token })).body;
  expect(log.results[0]).toMatchObject({ after: { people: 3, selected: true } });
  for (const ids of [[], undefined, 'all', [0], [1.5], ['1']]) expect((await send(ids)).body).toHaveProperty('ids');
});

test('with=licence adds three columns; format=xlsx has the same rows with real dates, without formulas', async () => {
  const { token } = await signIn(site, 'superuser');
  const person = await makeUser(site, {
    firstName: '=1+1',
    username: 'formula',
    licenseNo: 'B/1',
    confirmedLicenseNo: 'B/1',
    renewalDate: '2031-01-31',
    confirmedRenewalDate: '2031-01-31',
    membershipUntil: '2020-03-31',
  });
  const body = { ids: [person.id], with: 'licence' };
  const csv = String((await site.call('POST', '/api/users/export/', { token, body })).body)
    .trimEnd()
    .split('\r\n');
  expect(csv[0]).toMatch(/,Date Joined,Licence Status,Licence Valid Until,Membership Valid Until$/);
  expect(csv[1]).toMatch(/^'=1\+1 .*,Lapsed,2031-01-31,2020-03-31$/);

  const answer = await site.call('POST', '/api/users/export/?format=xlsx', { token, body });
  expect(answer.headers['content-type']).toMatch(/spreadsheetml/);
  expect(answer.headers['content-disposition']).toContain('members.xlsx');
  const { rows } = (await readXlsx(answer.body as Buffer)).sheets[0]!;
  expect(rows[0]).toEqual(csv[0]!.replace('\ufeff', '').split(','));
  expect(rows[1]!.slice(0, 2)).toEqual([`=1+1 ${person.lastName}`, 'formula']);
  expect(rows[1]!.slice(-3)).toEqual(['Lapsed', new Date('2031-01-31T00:00:00Z'), new Date('2020-03-31T00:00:00Z')]);
  expect(rows[1]![8]).toBe(Number(csv[1]!.split(',')[8]!.replace('%', '')) / 100);
  expect((await site.call('POST', '/api/users/export/?format=pdf', { token, body })).status).toBe(400);
});
