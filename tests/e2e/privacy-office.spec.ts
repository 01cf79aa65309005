import { expectNoAxeViolations } from './support/axe';
import { passwords } from './support/server';
import { openAs, people } from './support/session';
import { expect, test } from './support/test';

test.use({ allow: [/400|429/] });

test('a member fetches a copy of their data, complains, and takes an erasure back; the office answers', async ({
  page,
  demoServer: { url },
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await openAs(page, people.member, '/account/privacy', url);
  await expect(page.getByRole('heading', { name: 'A copy of your data' })).toBeVisible();
  await expectNoAxeViolations(page);

  await page.getByRole('button', { name: 'Get my data' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Your password').fill('not mine');
  await dialog.getByRole('button', { name: 'Make the file' }).click();
  await expect(dialog.getByText('This is not your password.')).toBeVisible();
  await dialog.getByLabel('Your password').fill(passwords.demo);
  await dialog.getByRole('button', { name: 'Make the file' }).click();
  const link = page.getByRole('link', { name: /^Download/ });
  await expect(link).toBeVisible({ timeout: 60_000 });
  const saved = page.waitForEvent('download');
  await link.click();
  expect((await saved).suggestedFilename()).toMatch(/^my-data-\d{4}-\d\d-\d\d\.zip$/);

  await page.getByRole('button', { name: 'Send a grievance' }).click();
  await dialog.getByLabel('In your words').fill('A stranger has my number from the committee.');
  await dialog.getByRole('button', { name: 'Send to the office' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'A stranger has my number' })).toContainText('Open');

  await page.getByRole('button', { name: 'Delete my data …' }).click();
  await expectNoAxeViolations(page);
  await dialog.getByLabel('Your password').fill(passwords.demo);
  await dialog.getByRole('button', { name: 'Delete in 7 days' }).click();
  await expect(page.getByText(/^Your data will be deleted on the morning after/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Delete my data …' })).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  // It stands over every page of the account.
  for (const path of ['/account/security', '/notifications', '/member/dashboard']) {
    await page.goto(`${url}${path}`);
    await expect(page.getByText(/^Your data will be deleted on the morning after/)).toBeVisible();
  }
  await expectNoAxeViolations(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(page.getByText('Your data stays.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  await page.goto(`${url}/account/privacy`);
  await expect(page.getByRole('button', { name: 'Delete my data …' })).toBeVisible();

  await openAs(page, people.superuser, '/app/admin/dashboard', url);
  await page
    .getByRole('region', { name: 'What waits' })
    .getByRole('link', { name: /Privacy requests to answer/ })
    .click();
  await expect(page.getByText(/^In the last 12 months 2 requests were answered, in time: 2 \(100%\)\.$/)).toBeVisible();
  await page
    .getByRole('button', { name: /^Answer: Grievance of / })
    .first()
    .click();
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: 'Send the answer' }).click();
  await expect(dialog.getByRole('radio', { checked: true })).toHaveCount(0);
  await dialog.getByLabel('Done').check();
  await dialog.getByLabel('Answer, as the person reads it').fill('We have found out how, and stopped it.');
  await dialog.getByRole('button', { name: 'Send the answer' }).click();
  await expect(page.getByText(/^The answer is on its way to/)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test('a breach is entered and people are notified', async ({ page, demoServer: { url } }) => {
  await openAs(page, people.superuser, '/app/admin/privacy?tab=breaches', url);
  await expect(page.getByRole('table').getByText('Everybody was told')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Enter a breach' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('What happened').fill('A laptop with a list of members was stolen from the office.');
  await dialog.getByLabel('People concerned').fill('40');
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The register is up to date.')).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: 'A laptop with a list' });
  await expect(row).toContainText('To be told by');
  await expect(row).toContainText('concerns 40 people');
});
