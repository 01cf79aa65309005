import { expectNoAxeViolations } from './support/axe';
import { openFailing, refuse, retry } from './support/calls';
import { choose, pressOn, typeInto } from './support/keyboard';
import { callApi } from './support/people';
import { passwords, type Server } from './support/server';
import { alertMessage, expectToFit, statusMessage } from './support/screen';
import { address, expectTurnedAway, openAs, people } from './support/session';
import { takeShots } from './support/shots';
import { expect, test } from './support/test';

const screen = '/app/admin/positions';
/** Returns a day as the site's calendar has it, so many days from today. */
const dayIn = (days: number) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(Date.now() + days * 86_400_000);

/** Removes the positions of the demo data. */
async function removePositions(server: Server): Promise<void> {
  const login = { email_or_member_id: people.superuser, password: passwords.superuser };
  const { token } = (await callApi(server, 'POST', '/api/auth/login/', login)).body as unknown as { token: string };
  const list = await callApi(server, 'GET', '/api/admin/positions/?page_size=100', undefined, token);
  for (const { id } of (list.body as unknown as { results: { id: number }[] }).results)
    await callApi(server, 'DELETE', `/api/admin/positions/${id}/`, undefined, token);
}

test('members and staff without the duty are sent away', async ({ page }) => {
  await expectTurnedAway(page, screen, [people.member, people.admin], '/');
});

test.describe('failures', () => {
  test.use({ allow: [/500/] });

  test('of loading, exporting and adding, each in its words', async ({ page }) => {
    await openFailing(page, people.superuser, {
      screen,
      call: '/api/admin/positions/?*',
      message: 'Failed to load positions. Please try again.',
    });
    await takeShots(page, 'positions-failed', [360, 1280]);
    await retry(page);
    await expect(page.getByRole('table', { name: 'Positions' })).toBeVisible();
    await expectNoAxeViolations(page);

    await refuse(page, 'GET /api/admin/positions/export/', 500);
    await page.getByRole('button', { name: 'Export CSV' }).click();
    await expect(alertMessage(page, 'Export failed. Please try again.')).toBeVisible();

    await refuse(page, 'POST /api/admin/positions/', 500);
    await page.getByRole('button', { name: 'Add Position' }).first().click();
    const add = page.getByRole('dialog', { name: 'Add Position' });
    await add.getByLabel('Search members').fill('member@demo');
    await add.getByRole('radio').first().check();
    await add.getByLabel('Title').fill('President');
    await add.getByLabel('Committee').selectOption('District');
    await add.getByRole('button', { name: 'Add Position' }).click();
    await expect(add.getByText('Failed to add position. Please try again.')).toBeVisible();
    await expect(add.getByLabel('Title')).toHaveValue('President');
  });
});

test.describe('with a server of its own', () => {
  test.use({ allow: [/40[04]/] });

  test('an office is given on a phone by keyboard, stands on the About page, is found, and is removed', async ({
    page,
    demoServer,
  }) => {
    const { url } = demoServer;
    await removePositions(demoServer);
    const add = page.getByRole('dialog', { name: 'Add Position' });
    const rows = page
      .getByRole('table', { name: 'Positions' })
      .getByRole('row')
      .filter({ has: page.getByRole('button', { name: /^Remove/ }) });
    const openForm = () => page.getByRole('button', { name: 'Add Position' }).first().click();
    await page.setViewportSize({ width: 360, height: 740 });
    await openAs(page, people.superuser, screen, url);
    let name = '';

    await test.step('the first position, by keyboard', async () => {
      await pressOn(page, page.getByRole('button', { name: 'Add Position' }).first());
      await expect(add.getByLabel('Search members')).toBeFocused();
      await pressOn(page, add.getByRole('button', { name: 'Add Position' }));
      for (const text of ['Choose a person.', 'Title is required.', 'Choose the area.'])
        await expect(add.getByText(text)).toBeVisible();
      await expect(add.getByLabel('Search members')).toBeFocused();
      await expectNoAxeViolations(page);
      await takeShots(page, 'positions-add', [360, 1280]);
      await page.setViewportSize({ width: 360, height: 740 });
      await page.keyboard.type('member@demo');
      await expect(add.getByText('1 member found.')).toBeVisible();
      await pressOn(page, add.getByRole('button', { name: 'Add Position' }));
      await expect(add.getByRole('radio').first()).toBeFocused();
      await page.keyboard.press('Space');
      await expect(add.getByRole('radio').first()).toBeChecked();
      name = (await add.getByRole('radio').first().locator('xpath=ancestor::label').innerText()).split('\n')[0]!.trim();
      await typeInto(page, add.getByLabel('Title'), 'President');
      await choose(page, add.getByLabel('Committee'), 'District');
      await pressOn(page, add.getByRole('button', { name: 'Add Position' }));
      await expect(add).toHaveCount(0);
      await expect(statusMessage(page, 'Position added successfully!')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Add Position' }).first()).toBeFocused();
      await expect(rows).toHaveCount(1);
      await expect(rows).toContainText([name]);
      await expectNoAxeViolations(page);
    });

    await test.step('shown on the home page by a tick, with the name alone while there is no leave', async () => {
      await page.getByRole('button', { name: /^Edit/ }).first().click();
      const edit = page.getByRole('dialog', { name: 'Edit Position' });
      await edit.getByLabel('Show on the home page').check();
      await edit.getByRole('button', { name: 'Save Changes' }).click();
      await expect(edit).toHaveCount(0);
      await expect(rows).toContainText(['name alone: not agreed to photo and telephone']);
      const home = await (await page.request.get(url)).text();
      expect(home).toContain(name);
      expect(home).not.toContain('P. K. Madhavan Nair');
    });

    await test.step('the same once more, and days the wrong way round', async () => {
      await openForm();
      await add.getByLabel('Search members').fill('member@demo');
      await add.getByRole('radio').first().check();
      await add.getByLabel('Title').fill('President');
      await add.getByLabel('Committee').selectOption('District');
      await add.getByLabel('Last day').fill(dayIn(-1));
      await add.getByRole('button', { name: 'Add Position' }).click();
      await expect(add.getByText('The last day cannot be before the first.')).toBeVisible();
      await add.getByLabel('Last day').fill(dayIn(30));
      await add.getByRole('button', { name: 'Add Position' }).click();
      await expect(add.getByText('This person holds this position in that time already.')).toBeVisible();
      await page.keyboard.press('Escape');
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: /Discard/ })
        .click();
      await expect(add).toHaveCount(0);
    });

    await test.step('others of an area and a unit: over, and to come', async () => {
      for (const { committee, title, first, last } of [
        { committee: 'Area', title: 'Secretary', first: dayIn(-400), last: dayIn(-30) },
        {
          committee: 'Unit',
          title: 'Convener of the building centre and of everything else that no other office has',
          first: dayIn(10),
          last: '',
        },
      ]) {
        await openForm();
        await add.getByLabel('Search members').fill('member@demo');
        await add.getByRole('radio').first().check();
        await add.getByLabel('Title').fill(title);
        await add.getByLabel('Committee').selectOption(committee);
        await add.getByRole('combobox', { name: 'Area', exact: true }).selectOption('Chittur');
        if (committee === 'Unit')
          await add.getByRole('combobox', { name: 'Unit', exact: true }).selectOption('Kozhinjampara');
        await add.getByLabel('First day').fill(first);
        await add.getByLabel('Last day').fill(last);
        await add.getByRole('button', { name: 'Add Position' }).click();
        await expect(add).toHaveCount(0);
      }
      await expect(rows).toHaveCount(3);
      await expectNoAxeViolations(page);
      await takeShots(page, 'positions');
      await expectToFit(page);
    });

    await test.step('corrected, titled in Malayalam, and a term ended', async () => {
      const convener = rows.filter({ hasText: 'Convener' });
      const edit = page.getByRole('dialog', { name: 'Edit Position' });
      await convener.getByRole('button', { name: /^Edit/ }).click();
      await expect(edit.getByLabel('Title')).toHaveValue(/^Convener/);
      await edit.getByRole('button', { name: 'Save Changes' }).click();
      await expect(edit.getByText('No changes detected.')).toBeVisible();
      await edit.getByLabel('In Malayalam').fill('കൺവീനർ');
      await edit.getByLabel('Last day').fill(dayIn(9));
      await edit.getByRole('button', { name: 'Save Changes' }).click();
      await expect(edit.getByText('The last day cannot be before the first.')).toBeVisible();
      await expectNoAxeViolations(page);
      await takeShots(page, 'positions-edit', [360, 1280]);
      await edit.getByLabel('Last day').fill('');
      await edit.getByRole('button', { name: 'Save Changes' }).click();
      await expect(edit).toHaveCount(0);
      await expect(statusMessage(page, 'Position updated successfully!')).toBeVisible();

      const end = page.getByRole('dialog', { name: 'End Term' });
      await expect(convener.getByRole('button', { name: /^End Term/ })).toHaveCount(0);
      await rows
        .filter({ hasText: 'President' })
        .getByRole('button', { name: /^End Term/ })
        .click();
      await expect(end).toContainText(`${name} is President of District committee until the end of this day.`);
      await expect(end.getByLabel('Last day')).toHaveValue(dayIn(0));
      await expectNoAxeViolations(page);
      await takeShots(page, 'positions-end', [360, 1280]);
      await end.getByRole('button', { name: 'End Term' }).click();
      await expect(end).toHaveCount(0);
      await expect(statusMessage(page, 'Term ended successfully!')).toBeVisible();
      await page.goto(`${url}/ml${screen}`);
      await expect(page.getByRole('table').getByText('കൺവീനർ', { exact: true })).toBeVisible();
      await expect(page.getByRole('table').getByText('പ്രസിഡന്റ്', { exact: true })).toBeVisible();
      await takeShots(page, 'positions-ml', [360, 1280]);
      await page.goto(url + screen);
      await expect(rows).toHaveCount(3);
    });

    await test.step('found by search and term, and none', async () => {
      await page.getByLabel('Term').selectOption('Over');
      await expect(rows).toHaveCount(1);
      await expect(rows).toContainText(['Secretary']);
      await page.getByLabel('Term').selectOption('All Terms');
      await page.getByRole('searchbox', { name: 'Search' }).fill('convener building');
      await expect(rows).toHaveCount(1);
      await page.getByRole('searchbox', { name: 'Search' }).fill('unknown person');
      await expect(page.getByRole('heading', { name: 'No positions found' })).toBeVisible();
      await expectNoAxeViolations(page);
      await page.getByRole('button', { name: 'Clear search and filters' }).click();
      await expect(rows).toHaveCount(3);
      const saved = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Export CSV' }).click();
      expect((await saved).suggestedFilename()).toMatch(/^positions.*\.csv$/);
    });

    const executive = page.getByRole('region', { name: 'Executive Committee' });
    let written = 0;
    await test.step('the About page shows exactly the people who are in office today', async () => {
      await page.goto(`${address()}/about`);
      written = await executive.getByRole('listitem').count();
      expect(written).toBeGreaterThan(3);
      await page.goto(`${url}/about`);
      await expect(executive.getByRole('region', { name: 'President' })).toContainText(name);
      await expect(page.getByText('No office is held in the areas at present.')).toBeVisible();
      await expect(page.getByText('Convener of the building centre')).toHaveCount(0);
      await expectNoAxeViolations(page);
    });

    await test.step('removed one by one, by keyboard too; then the written list is back', async () => {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto(url + screen);
      await expect(rows).toHaveCount(3);
      const question = page.getByRole('alertdialog', { name: 'Remove Position' });
      await pressOn(page, rows.filter({ hasText: 'President' }).getByRole('button', { name: /^Remove/ }));
      await expect(question).toContainText(`${name} is no longer shown as President of District committee`);
      await expectNoAxeViolations(page);
      await page.keyboard.press('Escape');
      await expect(rows.filter({ hasText: 'President' }).getByRole('button', { name: /^Remove/ })).toBeFocused();
      for (let left = 2; left >= 0; left -= 1) {
        await rows
          .first()
          .getByRole('button', { name: /^Remove/ })
          .click();
        await question.getByRole('button', { name: 'Remove' }).click();
        await expect(statusMessage(page, 'Position removed successfully!')).toBeVisible();
        await expect(rows).toHaveCount(left);
      }
      await expect(page.getByRole('heading', { name: 'No positions yet' })).toBeVisible();
      await takeShots(page, 'positions-empty');
      await page.goto(`${url}/about`);
      await expect(executive.getByRole('listitem')).toHaveCount(written);
    });
  });
});
