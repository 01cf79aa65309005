import { expectNoAxeViolations } from './support/axe';
import { openAs, people } from './support/session';
import { takeShots } from './support/shots';
import { expect, test } from './support/test';

const dashboard = '/app/admin/dashboard';

test('the office finds people, shops and screens by keyboard alone', async ({ page }) => {
  await openAs(page, people.superuser, dashboard);
  await expect(page.getByRole('button', { name: 'Find', exact: true })).toBeVisible();
  await takeShots(page, 'find-closed', [360, 1280]);
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Find a person' });
  await expect(field).toBeFocused();
  await expectNoAxeViolations(page);
  await takeShots(page, 'find-empty', [360, 1280]);

  await field.fill('suresh');
  await expect(page.getByRole('group', { name: 'People' }).getByRole('option')).toHaveCount(5);
  await expect(page.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
  await expectNoAxeViolations(page);
  await takeShots(page, 'find-people', [360, 1280]);
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option').nth(1)).toHaveAttribute('aria-selected', 'true');
  const id = await page.getByRole('option').nth(1).getAttribute('id');
  await expect(field).toHaveAttribute('aria-activedescendant', id!);
  await expect(field).toBeFocused();

  const name = (await page.getByRole('option').nth(1).locator('span').first().textContent())!;
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/app\/admin\/people\/\d+$/);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('group', { name: 'People you opened last' }).getByRole('option')).toHaveText([
    new RegExp(name),
  ]);

  await field.fill('xqzjw');
  await expect(page.getByText('Nothing found for “xqzjw”.')).toBeVisible();
  await expectNoAxeViolations(page);
  await takeShots(page, 'find-nothing', [360, 1280]);
  await field.fill('renewals');
  await expect(page.getByRole('option', { name: 'Licences' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/app/admin/licences');

  // A slash opens it, and Escape closes it and gives the focus back.
  await page.keyboard.press('/');
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(field).toHaveCount(0);
});

test('a shop opens in the list of shops, and an event in its administration', async ({ page }) => {
  await openAs(page, people.admin, dashboard);
  await page.getByRole('button', { name: 'Find', exact: true }).click();
  await page.getByRole('combobox').fill('tmt depot');
  await page.getByRole('option', { name: 'Nenmeni TMT Depot' }).click();
  const list = page.getByRole('dialog', { name: 'Shop List' });
  await expect(list.getByRole('searchbox')).toHaveValue('Nenmeni TMT Depot');
  await expect(list.getByRole('row', { name: 'Nenmeni TMT Depot' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(dashboard);

  await page.getByRole('button', { name: 'Find', exact: true }).click();
  await page.getByRole('combobox').fill('family day');
  // Before the answer is there: the first of its rows opens once it is.
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/manage-events\?q=Family/);
  await expect(page.getByText('Family day at Dhoni').first()).toBeVisible();
});

test('in Malayalam', async ({ page }) => {
  await openAs(page, people.superuser, `/ml${dashboard}`);
  await page.getByRole('button', { name: 'കണ്ടെത്തുക', exact: true }).click();
  await page.getByRole('combobox').fill('പുതുക്കൽ');
  await expect(page.getByRole('option', { name: 'ലൈസൻസുകൾ' })).toBeVisible();
  await page.getByRole('combobox').fill('ഉണ്ണികൃഷ്ണൻ');
  await expect(page.getByRole('group', { name: 'ആളുകൾ' }).getByRole('option').first()).toContainText('Unnikrishnan');
  await expectNoAxeViolations(page);
  await takeShots(page, 'find-malayalam', [360, 1280]);
});
