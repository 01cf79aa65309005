import { readFile } from 'node:fs/promises';
import { expectNoAxeViolations } from './support/axe';
import { expectToFit, statusMessage } from './support/screen';
import { expectTurnedAway, openAs, people } from './support/session';
import { takeShots } from './support/shots';
import { expect, test } from './support/test';

const screen = '/app/admin/imports';

const list = [
  'Name,Handy,E-mail,Skills',
  'മീര നായർ,94471 55501,meera.nair@example.test,',
  `,,${people.member},Long bridges`,
  'Half Phone,12,half@example.test,',
].join('\r\n');

test('members and staff without the duty are sent away', async ({ page }) => {
  await expectTurnedAway(page, screen, [people.member, people.admin], '/login');
});

test.describe('with a server of its own', () => {
  test('a list is looked at, corrected, applied and undone', async ({ page, demoServer: { url } }) => {
    const dialog = page.getByRole('alertdialog');
    const figures = async () =>
      Promise.all(
        ['New', 'Changed', 'Unchanged', 'Faulty'].map((label) =>
          page
            .locator('dt', { hasText: new RegExp(`^${label}$`) })
            .locator('xpath=..')
            .locator('dd')
            .innerText(),
        ),
      );
    const row = (text: string) => page.getByRole('region', { name: 'Rows' }).getByRole('row').filter({ hasText: text });

    const { token } = await openAs(page, people.superuser, screen, url);
    const found = async (email: string) => {
      const users = (await (
        await page.request.get(`${url}/api/users/`, { headers: { Authorization: `Token ${token}` } })
      ).json()) as { email: string }[];
      return users.some((user) => user.email === email);
    };

    await test.step('the file', async () => {
      await expect(page.getByRole('row').filter({ hasText: 'area-list.xlsx' })).toBeVisible();
      await page.getByRole('button', { name: 'Show preview' }).click();
      await expect(page.getByText('Please choose a file.')).toBeVisible();
      await expectNoAxeViolations(page);
      await takeShots(page, 'imports');
      await expectToFit(page);
      await page
        .locator('input[type=file]')
        .setInputFiles({ name: 'members.csv', mimeType: 'text/csv', buffer: Buffer.from(list) });
      await page.getByRole('button', { name: 'Show preview' }).click();
      await expect(page.getByRole('heading', { name: 'members.csv' })).toBeFocused();
      expect(await figures()).toEqual(['2', '1', '0', '0']);
    });

    await test.step('a column of it is the phone', async () => {
      await page.getByLabel('Handy').selectOption('Phone');
      await page.getByRole('button', { name: 'Update preview' }).click();
      await expect(statusMessage(page, 'The rows were looked at anew.')).toBeVisible();
      await expect.poll(figures).toEqual(['1', '1', '0', '1']);
      await expect(row('Half Phone')).toContainText('Phone must be 10 digits');
      await expect(row('മീര നായർ')).toContainText('9447155501');
      await expectNoAxeViolations(page);
      await takeShots(page, 'imports-preview');
      await expectToFit(page);
    });

    await test.step('the faulty row comes back as a file', async () => {
      const saved = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Faulty rows as CSV' }).click();
      const file = await saved;
      expect(file.suggestedFilename()).toBe('faulty-rows.csv');
      expect((await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n').slice(1)).toEqual([
        'Half Phone,12,half@example.test,,Handy: “12”: Phone must be 10 digits',
      ]);
    });

    await test.step('applied', async () => {
      await page.getByRole('button', { name: 'Apply import' }).click();
      await expect(dialog).toContainText('1 new member, 1 person changed. It can be undone for 14 days.');
      await expectNoAxeViolations(page);
      await takeShots(page, 'imports-apply', [360, 1280]);
      expect(await found('meera.nair@example.test')).toBe(false);
      await dialog.getByRole('button', { name: 'Apply' }).click();
      await expect(statusMessage(page, '1 new member, 1 person changed.')).toBeVisible();
      expect(await found('meera.nair@example.test')).toBe(true);
      await expect(page.getByRole('heading', { name: 'Undo' })).toBeVisible();
      await expectNoAxeViolations(page);
      await takeShots(page, 'imports-applied');
      await expectToFit(page);
    });

    await test.step('undone', async () => {
      await page.getByRole('button', { name: 'Undo import' }).click();
      await expect(dialog).toBeVisible();
      await expectNoAxeViolations(page);
      await dialog.getByRole('button', { name: 'Undo import' }).click();
      await expect(statusMessage(page, '1 person is as before, 1 new member was removed.')).toBeVisible();
      expect(await found('meera.nair@example.test')).toBe(false);
      await page.getByRole('button', { name: 'All imports' }).click();
      await expect(page.getByRole('row').filter({ hasText: 'members.csv' })).toContainText('Undone');
    });
  });

  test('a template is downloaded, and a row that may be about another person waits for a tick', async ({
    page,
    demoServer: { url },
  }) => {
    await openAs(page, people.superuser, screen, url);
    for (const format of ['Excel', 'CSV']) {
      const saved = page.waitForEvent('download');
      await page.getByRole('button', { name: `Template as ${format}` }).click();
      expect((await saved).suggestedFilename()).toBe(format === 'CSV' ? 'import-list.csv' : 'import-list.xlsx');
    }
    const rows = ['Name,E-mail,Date of birth', `Vishnu Prasad,${people.member},05/06/2001`].join('\r\n');
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'doubtful.csv', mimeType: 'text/csv', buffer: Buffer.from(rows) });
    await page.getByRole('button', { name: 'Show preview' }).click();
    await expect(page.getByText('1 row may be about somebody else.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Apply import' })).toBeDisabled();
    await expectNoAxeViolations(page);
    await takeShots(page, 'imports-doubtful', [360, 1280]);
    await expectToFit(page);
    await page.getByRole('button', { name: /^To check/ }).click();
    await page.getByLabel('Row 2 is about this person: apply it').check();
    await page.getByRole('button', { name: 'Apply import' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Apply' }).click();
    await expect(statusMessage(page, '0 new members, 1 person changed.')).toBeVisible();
  });
});
