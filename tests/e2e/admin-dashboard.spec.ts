import { expectNoAxeViolations } from './support/axe';
import { enterAs, people } from './support/session';
import { takeShots } from './support/shots';
import { expect, test } from './support/test';

const address = () => process.env.E2E_ADDRESS!;
const screen = '/app/admin/dashboard';

test('a superuser sees numbers, quick actions, uploads and the two plots', async ({ page }) => {
  await enterAs(page, address(), people.superuser);
  await page.goto(screen);
  const figures = page.getByLabel('The district in figures');
  await expect(figures.getByRole('definition')).toHaveText([/^1,5\d\d$/, '7', /^\d+$/]);
  await expect(figures.getByRole('term')).toHaveText(['Total Users', 'Total Areas', 'Area Admins']);
  const actions = page.getByRole('region', { name: 'Quick Actions' });
  await expect(actions.getByRole('link', { name: /^Review Pending \d+ waiting/ })).toHaveAttribute('href', '/app/admin/pending-members');
  for (const name of ['Manage Members', 'Manage Areas', 'Manage Users', 'Flags', 'Audit Log']) {
    await expect(actions.getByRole('link', { name })).toBeVisible();
  }
  const today = page.getByRole('region', { name: "Today's Activity" });
  await expect(today.getByRole('term')).toHaveText([/^New Registrations/, /^Pending Reviews/, /^Active Admins/]);
  await expect(page.getByRole('region', { name: 'Uploads' }).getByRole('link', { name: /^Manage/ })).not.toHaveCount(0);

  await expect(page.getByRole('table', { name: 'Registrations by month' }).getByRole('row')).toHaveCount(13);
  const areas = page.getByRole('table', { name: 'Active members by area' });
  await expect(areas.getByRole('row')).toHaveCount(8);
  await expect(areas.getByRole('row', { name: /^Palakkad \d+ \d+%$/ })).toBeVisible();
  expect(await page.locator('main').innerText()).not.toMatch(/null|undefined|NaN/);
  await expectNoAxeViolations(page);
  await takeShots(page, 'admin-dashboard');
});
