import { expectNoAxeViolations } from './support/axe';
import { alterAnswer, retry, whileFailing } from './support/calls';
import { address, enterAs, openAs, people } from './support/session';
import { countInView } from './support/screen';
import { takeShots } from './support/shots';
import { expect, test } from './support/test';

interface Overview {
  area: object | null;
  members: { full_name: string; membership_id: string | null; unit_name: string | null }[];
  pending_users: object[];
}

test('an area admin sees the area: figures, members by pages, search', async ({ page }) => {
  await openAs(page, people.areaAdmin, '/area-admin/dashboard');
  await expect(page.getByText(/^Members and applicants of \w+/)).toBeVisible();
  const count = Number(
    await page
      .locator('dt', { hasText: /^Members$/ })
      .locator('xpath=..')
      .locator('dd')
      .innerText(),
  );
  expect(count).toBeGreaterThan(25);
  await expect(page.getByRole('tab', { name: `Members (${count})` })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('row')).toHaveCount(26);
  await page.setViewportSize({ width: 1280, height: 900 });
  expect(await countInView(page.getByRole('row').filter({ has: page.getByRole('cell') }))).toBeGreaterThanOrEqual(10);
  await page.getByRole('columnheader', { name: 'Joined' }).getByRole('button').click();
  await expect(page.getByRole('columnheader', { name: 'Joined' })).toHaveAttribute('aria-sort', 'descending');
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/\?sort=-date_joined&page=2$/);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('row')).toHaveCount(count + 1);
  await page.emulateMedia({ media: 'screen' });
  await expect(page.getByRole('row')).toHaveCount(26);
  await page.setViewportSize({ width: 360, height: 760 });
  const members = page.getByRole('row').filter({ has: page.getByRole('cell') });
  await page
    .getByRole('tablist')
    .evaluate((list) => window.scrollTo(0, list.getBoundingClientRect().top + scrollY - 64));
  await expect.poll(() => countInView(members)).toBeGreaterThanOrEqual(10);
  await expect(members.first()).toContainText(/Active|Expiring|Expired|Lapsed|Unknown/);
  await expectNoAxeViolations(page);
  await takeShots(page, 'area-admin-phone', [360]);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.getByRole('searchbox').fill('PKD0002');
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(page.getByRole('row').nth(1)).toContainText(people.areaAdmin);
  await page.getByRole('searchbox').fill('unknown name');
  await expect(page.getByRole('heading', { name: 'No Members Found' })).toBeVisible();
  await page.getByRole('searchbox').fill('');
  await expectNoAxeViolations(page);
  await takeShots(page, 'area-admin');
});

test('the area’s applicants are to read, not to approve', async ({ page }) => {
  await enterAs(page, address(), people.areaAdmin);
  await alterAnswer(page, '/api/area-admin/overview/', (overview: Overview) => ({
    ...overview,
    pending_users: overview.members.slice(0, 2).map((member, i) => ({
      ...member,
      unit_name: null,
      requested_unit: i ? null : 'A unit of wishes',
      requested_role_display: i ? null : 'Unit Admin',
      requested_area: null,
    })),
  }));
  await page.goto('/area-admin/dashboard');
  await page.getByRole('tab', { name: 'Pending (2)' }).click();
  await expect(page.getByRole('row').nth(1)).toContainText('A unit of wishes');
  await expect(page.getByRole('row').nth(1)).toContainText('Unit Admin');
  await expect(page.getByRole('row').nth(2)).toContainText('Not Specified');
  await expect(page.getByRole('button', { name: /approve/i })).toHaveCount(0);
  await expectNoAxeViolations(page);
});

test('without an area a message appears', async ({ page }) => {
  await enterAs(page, address(), people.areaAdmin);
  await alterAnswer(page, '/api/area-admin/overview/', (overview: Overview) => ({ ...overview, area: null }));
  await page.goto('/area-admin/dashboard');
  await expect(page.getByText('No area yet')).toBeVisible();
});

test.describe('when the data cannot be fetched', () => {
  test.use({ allow: [/500/] });

  test('a failure shows a message and can be tried again', async ({ page }) => {
    await enterAs(page, address(), people.areaAdmin);
    const open = () => page.goto('/area-admin/dashboard');
    await whileFailing(page, '/api/area-admin/overview/', 500, open, 'Something went wrong while fetching data.');
    await retry(page);
    await expect(page.getByRole('tab', { name: /^Members \(/ })).toBeVisible();
  });
});
