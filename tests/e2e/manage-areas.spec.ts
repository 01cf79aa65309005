import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe';
import { failCall, retry, whileFailing } from './support/calls';
import { alertMessage, statusMessage, tile } from './support/screen';
import { address, enterAs, expectTurnedAway, openAs, people } from './support/session';
import { takeShots } from './support/shots';
import { expect, test } from './support/test';

const screen = '/app/admin/areas';

const row = (page: Page, name: string) =>
  page.getByRole('table', { name: 'Areas' }).getByRole('row').filter({ hasText: name });

test('visitors and every other caller but superusers go to /login', async ({ page }) => {
  const refusal = page.getByText(/^You are logged in/);
  await expectTurnedAway(page, screen, [people.member, people.areaAdmin, people.admin], '/login', refusal);
});

test.describe('failures', () => {
  test.use({ allow: [/500|403/] });

  test('of loading, refreshing, adding and deleting, each in its words', async ({ page }) => {
    await enterAs(page, address(), people.superuser);
    await whileFailing(page, '/api/areas/', 403, () => page.goto(screen), 'Access denied. Admin privileges required.');
    await whileFailing(page, '/api/areas/', 500, () => retry(page), 'Failed to load areas. Please try again.');
    await retry(page);
    await expect(row(page, 'Pattambi')).toBeVisible();

    await failCall(page, '/api/areas/', 500);
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(alertMessage(page, 'Failed to load areas. Please try again.')).toBeVisible({ timeout: 15_000 });
    await expect(row(page, 'Pattambi')).toBeVisible();

    await page.getByRole('button', { name: 'Add Area' }).click();
    const add = page.getByRole('dialog', { name: 'Add Area' });
    await add.getByLabel('Area name').fill('Kollengode');
    await add.getByRole('button', { name: 'Add Area' }).click();
    await expect(add.getByText('Failed to add area. Please try again.')).toBeVisible();
    await expect(add.getByLabel('Area name')).toHaveValue('Kollengode');
    await page.keyboard.press('Escape');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();

    await failCall(page, '/api/areas/*/', 500);
    await page.getByRole('button', { name: 'Delete Pattambi' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(alertMessage(page, 'Failed to delete area. Please try again.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Delete Pattambi' })).toBeFocused();

    const units = page.getByRole('dialog', { name: 'Manage Units' });
    const open = () => page.getByRole('button', { name: 'Manage Units of Pattambi' }).click();
    await whileFailing(page, '/api/unit/*/', 500, open, units.getByText('Failed to load units. Please try again.'));
    await units.getByRole('button', { name: 'Retry' }).click();
    await failCall(page, '/api/unit/create/', 500);
    await failCall(page, '/api/unit/delete/*/', 500);
    await units.getByLabel('Unit name').fill('Vallapuzha East');
    await units.getByRole('button', { name: 'Add Unit' }).click();
    await expect(units.getByText('Failed to add unit. Please try again.')).toBeVisible();
    await units
      .getByRole('button', { name: /^Delete / })
      .first()
      .click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(alertMessage(page, 'Failed to delete unit. Please try again.')).toBeVisible();
  });
});

test.describe('with a server of its own', () => {
  test.use({ allow: [/40[049]/] });

  test('areas and units are added, found and deleted; where people belong nothing goes', async ({
    page,
    demoServer: server,
  }) => {
    await openAs(page, people.superuser, screen, server.url);

    await test.step('the figures, the search, the way back', async () => {
      await expect(tile(page, 'Total Areas')).toHaveText('7');
      await page.getByLabel('Search areas').fill('PATT');
      await expect(tile(page, 'Showing')).toHaveText('1');
      await expect(page.getByText('1 of 7 areas')).toBeVisible();
      await page.getByLabel('Search areas').fill('nowhere');
      await expect(page.getByRole('heading', { name: 'No areas found' })).toBeVisible();
      await page.getByRole('button', { name: 'Clear search' }).click();
      await expect(tile(page, 'Showing')).toHaveText('7');
      await expect(page.getByRole('link', { name: 'Admin Dashboard' }).first()).toHaveAttribute(
        'href',
        '/app/admin/dashboard',
      );
      await page.getByRole('columnheader', { name: 'Units' }).getByRole('button').click();
      await expect(page.getByRole('table', { name: 'Areas' }).getByRole('row').nth(1)).toContainText('Palakkad');
      await page.getByRole('columnheader', { name: 'Area' }).getByRole('button').click();
      await expect(page.getByRole('table', { name: 'Areas' }).getByRole('row').nth(1)).toContainText('Alathur');
      await expectNoAxeViolations(page);
      await takeShots(page, 'manage-areas');
      await page.setViewportSize({ width: 1280, height: 800 });
    });

    await test.step('its name in Malayalam, beside the English name', async () => {
      await expect(row(page, 'Pattambi').getByText('പട്ടാമ്പി', { exact: true })).toHaveAttribute('lang', 'ml');
      await page.getByRole('button', { name: 'Edit Pattambi' }).click();
      const edit = page.getByRole('dialog', { name: 'Edit Area' });
      const [english, malayalam] = [edit.getByLabel('Area name'), edit.getByLabel('Name in Malayalam')];
      await expect(malayalam).toHaveValue('പട്ടാമ്പി');
      const topOf = async (field: typeof english) => (await field.boundingBox())!.y;
      // Side by side; a label in Malayalam is a little taller.
      await expect.poll(async () => Math.abs((await topOf(english)) - (await topOf(malayalam)))).toBeLessThan(6);
      await page.setViewportSize({ width: 360, height: 800 });
      await expect.poll(async () => (await topOf(malayalam)) - (await topOf(english))).toBeGreaterThan(40);
      await page.setViewportSize({ width: 1280, height: 800 });
      await malayalam.fill('പട്ടാമ്പി ഏരിയ');
      await expectNoAxeViolations(page);
      await edit.getByRole('button', { name: 'Save' }).click();
      await expect(statusMessage(page, 'Area changed successfully!')).toBeVisible();
      await expect(row(page, 'Pattambi')).toContainText('പട്ടാമ്പി ഏരിയ');
      expect(await (await page.request.get(`${server.url}/ml/api/areas/`)).text()).toContain('പട്ടാമ്പി ഏരിയ');
    });

    await test.step('a new area, with the errors of its name', async () => {
      const before = Number(await tile(page, 'Added Today').innerText());
      await page.getByRole('button', { name: 'Add Area' }).click();
      const add = page.getByRole('dialog', { name: 'Add Area' });
      await expect(add.getByLabel('Area name')).toBeFocused();
      await add.getByLabel('Area name').fill('   ');
      await page.keyboard.press('Enter');
      await expect(add.getByText('Area name is required.')).toBeVisible();
      await add.getByLabel('Area name').fill('pattambi');
      await page.keyboard.press('Enter');
      await expect(add.getByText('An area with this name already exists.')).toBeVisible();
      await expectNoAxeViolations(page);
      await add.getByLabel('Area name').fill('  കൊല്ലങ്കോട് <b>👷</b> ');
      await page.keyboard.press('Enter');
      const done = statusMessage(page, 'Area added successfully!');
      await expect(done).toBeVisible();
      await expect(page.getByRole('button', { name: 'Add Area' })).toBeFocused();
      await expect(row(page, 'കൊല്ലങ്കോട് <b>👷</b>')).toBeVisible();
      await expect(tile(page, 'Added Today')).toHaveText(String(before + 1));
      await expect(done).toBeHidden({ timeout: 4500 });
    });

    await test.step('its units', async () => {
      await row(page, 'കൊല്ലങ്കോട്')
        .getByRole('button', { name: /^Manage Units/ })
        .click();
      const units = page.getByRole('dialog', { name: 'Manage Units' });
      await expect(units.getByText('This area has no units yet.')).toBeVisible();
      await units.getByRole('button', { name: 'Add Unit' }).click();
      await expect(units.getByText('Unit name is required.')).toBeVisible();
      await expect(units.getByLabel('Unit name')).toBeFocused();
      for (const name of ['North', 'south']) {
        await units.getByLabel('Unit name').fill(name);
        await page.keyboard.press('Enter');
        await expect(units.getByRole('listitem').filter({ hasText: name })).toBeVisible();
        await expect(units.getByLabel('Unit name')).toHaveValue('');
      }
      await units.getByLabel('Unit name').fill('NORTH');
      await page.keyboard.press('Enter');
      await expect(units.getByText('This area already has a unit with this name.')).toBeVisible();
      await expectNoAxeViolations(page);
      await units.getByRole('button', { name: 'Delete south' }).click();
      const ask = page.getByRole('alertdialog', { name: 'Delete Unit' });
      await expect(ask).toContainText(
        'Are you sure you want to delete the unit “south”? This action cannot be undone.',
      );
      await ask.getByRole('button', { name: 'Cancel' }).click();
      await expect(units.getByRole('button', { name: 'Delete south' })).toBeFocused();
      await page.keyboard.press('Enter');
      await ask.getByRole('button', { name: 'Delete' }).click();
      await expect(statusMessage(page, 'Unit deleted successfully!')).toBeVisible();
      await expect(units.getByRole('heading', { name: '1 unit' })).toBeFocused();
      // What was typed is still there.
      await page.keyboard.press('Escape');
      await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
      await expect(row(page, 'കൊല്ലങ്കോട്').getByRole('cell').nth(1)).toHaveText('1');
    });

    await test.step('registration offers the new area at the next request', async () => {
      expect(await (await page.request.get(`${server.url}/join`)).text()).toContain('കൊല്ലങ്കോട്');
    });

    await test.step('an area or a unit with people stays, and shows how many', async () => {
      await page.getByRole('button', { name: 'Delete Pattambi' }).click();
      const ask = page.getByRole('alertdialog', { name: 'Delete Area' });
      await expect(ask).toContainText(
        'Are you sure you want to delete the area “Pattambi”? This action cannot be undone.',
      );
      await expectNoAxeViolations(page);
      await ask.getByRole('button', { name: 'Delete' }).click();
      await expect(
        page.getByRole('alert').filter({ hasText: /^\d+ people belong to this area\. Move them first\.$/ }),
      ).toBeVisible();
      await expect(row(page, 'Pattambi')).toBeVisible();
      await page.getByRole('button', { name: 'Manage Units of Pattambi' }).click();
      const units = page.getByRole('dialog', { name: 'Manage Units' });
      await units
        .getByRole('button', { name: /^Delete / })
        .first()
        .click();
      await page.getByRole('alertdialog', { name: 'Delete Unit' }).getByRole('button', { name: 'Delete' }).click();
      await expect(page.getByText(/^\d+ people belong to this unit\. Move them first\.$/)).toBeVisible();
      await page.keyboard.press('Escape');
    });

    await test.step('an empty area goes with its units', async () => {
      await row(page, 'കൊല്ലങ്കോട്')
        .getByRole('button', { name: /^Delete/ })
        .click();
      await page.getByRole('alertdialog', { name: 'Delete Area' }).getByRole('button', { name: 'Delete' }).click();
      await expect(statusMessage(page, 'Area deleted successfully!')).toBeVisible();
      await expect(row(page, 'കൊല്ലങ്കോട്')).toHaveCount(0);
      await expect(page.getByText('7 areas', { exact: true })).toBeFocused();
    });
  });
});
