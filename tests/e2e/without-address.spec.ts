import { expectNoAxeViolations } from './support/axe';
import { linkIn } from './support/office';
import { expectToFit } from './support/screen';
import { openAs, people } from './support/session';
import { takeShots } from './support/shots';
import { expect, test } from './support/test';

/* docs/product/people.md, "Without an e-mail address"; the demo has three such members. */
const withoutAddress = 'PKD0213';

test('the office sees who has no e-mail, adds an address, and the link to a password goes there', async ({
  page,
  demoServer,
}) => {
  await openAs(page, people.superuser, '/app/admin/total-users', demoServer.url);
  await page.getByRole('searchbox').fill(withoutAddress);
  const row = page.getByRole('table', { name: 'Users' }).getByRole('row').filter({ hasText: withoutAddress });
  await expect(row).toContainText('No e-mail');
  await takeShots(page, 'without-address-users', [360, 1280]);
  await row.getByRole('button', { name: /^Edit User/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit User Profile' });
  const email = dialog.getByLabel('Email', { exact: true });
  await expect(email).toHaveValue('');
  await expect(dialog.getByText('Without an address there is no login.')).toBeVisible();
  await email.scrollIntoViewIfNeeded();
  await expectNoAxeViolations(page);
  await takeShots(page, 'without-address-edit', [360, 1280]);
  await email.fill('kept.on.paper@example.test');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'User updated successfully!' })).toBeVisible();
  await expect(row).toContainText('kept.on.paper@example.test');
  expect(await linkIn(demoServer, 'kept.on.paper@example.test', 'reset-password', 1)).toContain('/reset-password/');
});

test('a circular shows how many get it by paper, and lists them', async ({ page, demoServer: { url } }) => {
  await openAs(page, people.superuser, '/app/admin/posts?kind=circular&state=published', url);
  await page.getByRole('main').getByRole('table').getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: 'Who has read it' })).toBeVisible();
  await page.getByLabel('Show').selectOption('By paper');
  await expect(page.getByRole('table', { name: 'Who has read it' }).getByRole('row')).toHaveCount(4);
  await expectToFit(page);
  await expectNoAxeViolations(page);
  await takeShots(page, 'without-address-receipts', [360, 1280]);
});
