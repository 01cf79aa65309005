import { expect, test } from 'vitest';
import { testApp } from '~test/app';
import { makeUser, signIn } from '~test/factories';
import { dayOf, startOfDay } from '../../../shared/dates';
import { monthsUntil } from '../rules';

const site = testApp();

test('the numbers of the dashboard: days and months of Asia/Kolkata, every area, no person counted twice', async () => {
  const now = site.clock.now();
  const midnight = startOfDay(dayOf(now)).getTime();
  const months = monthsUntil(now, 12);
  const old = new Date('2020-01-01');
  const { token } = await signIn(site, 'superuser', { dateJoined: old });
  const away = await makeUser(site, { role: 'admin', areaId: 1, dateJoined: old });
  expect(away.id).toBeGreaterThan(0);
  await signIn(site, 'member', { areaId: 1, dateJoined: new Date(midnight) });
  await makeUser(site, { role: 'area_admin', areaId: 2, dateJoined: new Date(midnight - 1) });
  await makeUser(site, { role: 'member', dateJoined: new Date(`${months[0]}-01T00:00:00+05:30`) });
  await makeUser(site, { role: 'user', areaId: 1, dateJoined: old });
  await makeUser(site, {
    role: 'user',
    isApproved: false,
    requestedRole: 'area_admin',
    areaId: 1,
    dateJoined: new Date(midnight),
  });

  const { body } = await site.call('GET', '/api/admin/dashboard-stats/', { token });
  expect(body).toMatchObject({
    total_areas: 7,
    total_users: 7,
    pending_approvals: 1,
    active_members: 4,
    area_admins: 1,
    new_registrations_today: 2,
    active_admins: 1,
  });
  expect(body.registrations_by_month.map(({ month }: { month: string }) => month)).toEqual(months);
  expect(body.registrations_by_month[0].registrations).toBe(1);
  const total = body.registrations_by_month.reduce(
    (sum: number, { registrations }: { registrations: number }) => sum + registrations,
    0,
  );
  expect(total).toBe(4);
  const byArea = new Map(
    body.members_by_area.map(({ area, members }: { area: number | null; members: number }) => [area, members]),
  );
  expect([byArea.size, byArea.get(1), byArea.get(2), byArea.get(3), byArea.get(null)]).toEqual([8, 2, 1, 0, 1]);
});
