import { desc } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { auditLog } from '~/features/audit/server/tables';
import { testApp } from '~test/app';
import { makeUser, signIn } from '~test/factories';

/* docs/product/phone.md, "Taken along". */
const site = testApp();

test('a phone takes the directory along as members see it, six times a day, and each time is recorded', async () => {
  const admin = await signIn(site, 'area_admin', { areaId: 1 });
  const shy = await makeUser(site, { areaId: 1, phone: '9000000071', hidePhone: true });
  const open = await makeUser(site, {
    areaId: 1,
    phone: '9000000072',
    licenseCategory: 'Engineer A',
    confirmedLicenseCategory: 'Supervisor B',
  });
  await makeUser(site, { areaId: 1, isApproved: false, role: 'user' });
  const take = () => site.call('GET', '/api/members/offline/', { token: admin.token });
  const { status, body } = await take();
  expect(status).toBe(200);
  const rowOf = (id: number) => body.results.find((row: { id: number }) => row.id === id);
  expect(body.results).toHaveLength(3);
  expect(rowOf(open.id)).toMatchObject({ phone: '9000000072', class: 'Supervisor B', area_name: expect.any(String) });
  expect(rowOf(shy.id)).toMatchObject({ phone: null });
  expect(Object.keys(rowOf(open.id)).sort()).toEqual(
    ['area_name', 'class', 'id', 'name', 'phone', 'status', 'unit_name'].sort(),
  );
  const [entry] = await site.site.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
  expect(entry).toMatchObject({ action: 'user.take_along', actorId: admin.user.id });
  for (let times = 2; times <= 6; times++) expect((await take()).status).toBe(200);
  const refused = await take();
  expect(refused.status).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(60);
  const other = await signIn(site, 'member');
  expect((await site.call('GET', '/api/members/offline/', { token: other.token })).status).toBe(200);
});
