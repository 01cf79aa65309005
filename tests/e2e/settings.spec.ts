import { expectNoAxeViolations } from './support/axe';
import { statusMessage } from './support/screen';
import { enterAs, expectTurnedAway, openAs, people } from './support/session';
import { takeShots } from './support/shots';
import { expect, test } from './support/test';

const screen = '/app/admin/settings';

test('members are sent away, and staff edit the pages alone', async ({ page }) => {
  await expectTurnedAway(page, screen, [people.member], '/');
  await openAs(page, people.admin, screen);
  await expect(page.getByRole('tab')).toHaveText(['Home, About and terms']);
  await expect(page.getByLabel('Mission (Malayalam)')).not.toBeEmpty();
  await expectNoAxeViolations(page);
  await takeShots(page, 'settings-pages', [360, 1280]);
});

test.describe('with a server of its own', () => {
  test.use({ allow: [/400/] });

  test('a new number is on the public pages, a faulty one is refused, and a version is put back', async ({
    page,
    demoServer: { url },
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await enterAs(page, url, people.superuser);
    await page.goto(`${url}${screen}?group=contact`);
    const phone = page.getByLabel('Telephone of the office');
    await phone.fill('12345');
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByText('Enter a telephone number with ten digits, with or without +91.')).toBeVisible();
    await expect(phone).toBeFocused();
    await expectNoAxeViolations(page);
    await phone.fill('0491 2522222');
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(statusMessage(page, 'Published. The next page that is opened shows it.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Version 1' })).toBeVisible();

    await page.getByLabel('Postal address (English)').fill('Court Road\nPalakkad');
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByText('One language is missing')).toBeVisible();
    await takeShots(page, 'settings-versions', [360, 1280]);

    await page.getByRole('tab', { name: 'Opening hours' }).click();
    await page.getByRole('group', { name: 'Saturday' }).getByLabel('Closed').check();
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByRole('heading', { name: 'Version 1' })).toBeVisible();

    await page.goto(`${url}/contact`);
    await expect(page.getByRole('main').getByRole('link', { name: /0491 2522222/ })).toHaveAttribute(
      'href',
      'tel:04912522222',
    );
    const foot = page.getByRole('contentinfo');
    await expect(foot).toContainText('Court Road');
    await expect(foot.getByText('Saturday')).toHaveText('Saturday');
    await expect(foot.getByText('Closed')).toHaveCount(2);

    await page.goto(`${url}${screen}?group=contact`);
    await page.getByRole('listitem').filter({ hasText: 'Version 1' }).getByRole('button', { name: 'Put back' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Put back' }).click();
    await expect(statusMessage(page, 'Version 1 is back.')).toBeVisible();
    await expect(page.getByLabel('Postal address (English)')).toHaveValue(/Fort Maidan Road/);
    await expect(phone).toHaveValue('0491 2522222');
    await page.getByRole('button', { name: 'Back to the standard text' }).click();
    await expect(phone).toHaveValue('+91 90000 00001');
  });
});

test('the terms stand in both languages', async ({ page }) => {
  await page.goto('/terms');
  await expect(page.getByRole('heading', { level: 2, name: 'The directory' })).toBeVisible();
  await expectNoAxeViolations(page);
  await takeShots(page, 'terms', [360, 1280]);
  await page.goto('/ml/terms');
  await expect(page.getByRole('heading', { level: 2, name: 'ഡയറക്ടറി' })).toBeVisible();
});
