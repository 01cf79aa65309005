import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe';
import { alterAnswer, failCall, openFailing, retry, whileFailing } from './support/calls';
import { callApi } from './support/people';
import { countInView, countLine, dataRows, numberIn, tile } from './support/screen';
import { address, enterAs, expectTurnedAway, people } from './support/session';
import { takeShots } from './support/shots';
import { expect, test } from './support/test';

const screen = '/app/admin/total-users';
const rows = (page: Page) => dataRows(page.getByRole('table', { name: 'Users' }));
const count = (page: Page) => countLine(page, /^\d.*users?$/);
const messageOf = (page: Page, text: string) =>
  page.getByRole(/successfully/.test(text) ? 'status' : 'alert').filter({ hasText: text });

async function find(page: Page, text: string) {
  await page.getByRole('searchbox').fill(text);
  await expect(rows(page)).toHaveCount(1);
  return rows(page).first();
}

async function edit(page: Page, text: string) {
  await (await find(page, text)).getByRole('button', { name: /^Edit User/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit User Profile' });
  await expect(dialog.getByLabel('Full Name')).toBeVisible();
  return dialog;
}

test('tiles, search, filters, sorts and rows with all their fields', async ({ page }) => {
  await enterAs(page, address(), people.superuser);
  await alterAnswer(page, '/api/users/', (users: Record<string, unknown>[]) =>
    users.map((user) => (user.email === people.member ? { ...user, phone: null, unit_name: null } : user)),
  );
  await page.goto(screen);
  await expect(tile(page, 'Superusers')).toHaveText('1');
  await expect(tile(page, 'Members')).toHaveText('1,505');
  expect(await numberIn(tile(page, 'Area Admins'))).toBeGreaterThan(0);
  const others = ((await numberIn(tile(page, 'Total Users'))) - 1).toLocaleString('en-IN');
  await expect(count(page)).toHaveText(`${others} users`);
  await expectNoAxeViolations(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  expect(await countInView(rows(page))).toBeGreaterThanOrEqual(10);
  await page.getByRole('searchbox').fill('abhilash');
  await takeShots(page, 'manage-users');
  await page.setViewportSize({ width: 360, height: 800 });
  await expectNoAxeViolations(page);
  await page.setViewportSize({ width: 1280, height: 800 });

  const member = await find(page, people.member);
  for (const part of [
    'Approved',
    'Member',
    /PKD\d{4}/,
    people.member,
    'No phone',
    'Not Specified',
    '@member',
    /\d+%/,
  ]) {
    await expect(member).toContainText(part);
  }
  await page.getByRole('searchbox').fill(people.superuser);
  await expect(page.getByRole('heading', { name: 'No Users Found' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await page.getByLabel('Status').selectOption('Pending');
  await expect(rows(page).first()).toContainText('Pending');
  await expect(count(page)).toHaveText(new RegExp(`^\\d+ of ${others} users$`));
  await page.getByLabel('Status').selectOption('All');
  await page.getByLabel('Role').selectOption('Area Admin');
  await expect(rows(page).first()).toContainText('Area Admin');
  await page.getByLabel('Role').selectOption('All Roles');
  await page.getByRole('columnheader', { name: 'Membership' }).getByRole('button').click();
  await expect(page.getByLabel('Sort by')).toHaveValue('role');
  await expect(page).toHaveURL(/\?sort=role$/);
  await expect(rows(page).first()).toContainText('Area Admin');
  await page.getByRole('button', { name: 'Refresh Data' }).click();
  await page.getByRole('link', { name: 'Admin Dashboard' }).first().click();
  await expect(page).toHaveURL('/app/admin/dashboard');
});

test.describe('with a server of its own', () => {
  test.use({ allow: [/40[01349]|500/] });

  test('people are edited, deleted and lose their approval', async ({ page, demoServer: server }) => {
    const { token } = await enterAs(page, server.url, people.superuser);
    const all = (await callApi(server, 'GET', '/api/users/', undefined, token)).body as unknown as {
      id: number;
      email: string;
      phone: string;
    }[];
    const { id } = all.find(({ email }) => email === people.member)!;
    const taken = all.find(({ email, phone }) => phone && email !== people.member)!.phone;
    await page.goto(server.url + screen);

    await test.step('nothing changed, faulty fields, fields the server refuses', async () => {
      const dialog = await edit(page, people.member);
      await expectNoAxeViolations(page);
      const save = dialog.getByRole('button', { name: 'Save Changes' });
      await save.click();
      await expect(messageOf(page, 'No changes detected.')).toBeVisible();
      await dialog.getByLabel('License Category').selectOption('');
      await dialog.getByLabel('PIN Code').fill('12');
      await page.keyboard.press('Escape');
      await page
        .getByRole('alertdialog', { name: 'Discard changes?' })
        .getByRole('button', { name: 'Keep editing' })
        .click();
      await expect(dialog.getByLabel('PIN Code')).toBeFocused();
      await save.click();
      await expect(
        messageOf(page, 'pin: PIN code must be exactly 6 digits; license_category: License category is required'),
      ).toBeVisible();
      await expect(dialog.getByLabel('PIN Code')).toBeFocused();
      await takeShots(page, 'manage-users-edit');
      await dialog.getByLabel('License Category').selectOption('Engineer A');
      await dialog.getByLabel('PIN Code').fill('678 001');
      await dialog.getByLabel('Phone').fill(taken);
      await dialog.getByLabel('Email').fill(people.areaAdmin);
      await save.click();
      await expect(
        messageOf(page, 'email: An account with this email already exists.; phone: An account with this phone'),
      ).toBeVisible();
      await dialog.getByLabel('Phone').fill('94470 54321');
      await dialog.getByLabel('Email').fill(people.member);
    });

    await test.step('another area clears the unit; only what was changed is sent', async () => {
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByLabel('Unit')).not.toHaveValue('');
      await dialog.getByLabel('Area', { exact: true }).selectOption('');
      await expect(dialog.getByLabel('Unit')).toBeDisabled();
      await dialog.getByLabel('Area', { exact: true }).selectOption('Pattambi');
      await expect(dialog.getByLabel('Unit')).toHaveValue('');
      const [request] = await Promise.all([
        page.waitForRequest((sent) => sent.method() === 'PATCH'),
        dialog.getByRole('button', { name: 'Save Changes' }).click(),
      ]);
      const body = request.postDataJSON() as Record<string, unknown>;
      expect(Object.keys(body).sort()).toEqual(expect.arrayContaining(['area', 'phone', 'pin', 'unit', 'updated_at']));
      expect(Object.keys(body)).not.toContain('full_name');
      expect([typeof body.area, body.unit]).toEqual(['number', null]);
      await expect(dialog).toBeHidden();
      const message = messageOf(page, 'User updated successfully!');
      await expect(message).toBeVisible();
      await expect(rows(page).first()).toContainText('Pattambi');
      await expect(message).toBeHidden({ timeout: 7000 });
    });

    await test.step('a stale save leaves what was typed', async () => {
      const dialog = await edit(page, people.member);
      await callApi(server, 'PATCH', `/api/users/${id}/`, { qualification: 'Another value' }, token);
      await dialog.getByLabel('Skills').fill('What I typed');
      await dialog.getByRole('button', { name: 'Save Changes' }).click();
      await expect(dialog.getByRole('alert')).toContainText('Someone else has changed this meanwhile');
      await expect(dialog.getByRole('alert')).toBeInViewport({ ratio: 1 });
      await expect(dialog.getByRole('button', { name: 'Load the current version' })).toBeFocused();
      await expect(dialog.getByLabel('Skills')).toHaveValue('What I typed');
      await dialog.getByRole('button', { name: 'Load the current version' }).click();
      await expect(dialog.getByLabel('Qualification', { exact: true })).toHaveValue('Another value');
      await expect(dialog.getByLabel('Skills')).toHaveValue('What I typed');
    });

    await test.step('the photo: its rules, its failure, a GIF', async () => {
      const dialog = page.getByRole('dialog');
      const photo = dialog.getByLabel('Photo', { exact: true });
      const { default: sharp } = await import('sharp');
      const gif = await sharp({ create: { width: 300, height: 400, channels: 3, background: '#0e5a47' } })
        .gif()
        .toBuffer();
      await photo.setInputFiles({ name: 'me.txt', mimeType: 'text/plain', buffer: Buffer.from('x') });
      await expect(dialog.getByText('Please select a valid image file')).toBeVisible();
      await photo.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.alloc(5 * 1_048_576 + 1) });
      await expect(dialog.getByText('Image size should be less than 5MB')).toBeVisible();
      await photo.setInputFiles({ name: 'me.gif', mimeType: 'image/gif', buffer: gif });
      await failCall(page, '/api/admin/passport-photo/', 500);
      await dialog.getByRole('button', { name: 'Save Changes' }).click();
      await expect(messageOf(page, 'User updated successfully, but photo upload failed.')).toBeVisible();
      await dialog.getByRole('button', { name: 'Save Changes' }).click();
      await expect(messageOf(page, 'Failed to upload photo. Please try again.').first()).toBeVisible();
      await page.unroute('**/api/admin/passport-photo/');
      await dialog.getByRole('button', { name: 'Save Changes' }).click();
      await expect(messageOf(page, 'User updated and photo uploaded successfully!')).toBeVisible();
      await expect(rows(page).first().getByRole('img')).toHaveAttribute('src', /\/api\/photos\//);
    });

    await test.step('the Aadhaar number is masked until it is requested', async () => {
      await callApi(server, 'PATCH', `/api/users/${id}/`, { aadhaar: '123456789012' }, token);
      const dialog = await edit(page, people.member);
      await expect(dialog.getByText('XXXX XXXX 9012', { exact: true })).toBeVisible();
      await dialog.getByRole('button', { name: 'Show Aadhaar number' }).click();
      await expect(dialog.getByText('1234 5678 9012')).toBeVisible();
      await dialog.getByRole('button', { name: 'Cancel' }).click();
    });

    await test.step('the caller’s account: the last superuser stays a superuser', async () => {
      await page.getByRole('button', { name: 'Edit Profile' }).click();
      const dialog = page.getByRole('dialog', { name: 'Edit Superuser Profile' });
      await dialog.getByLabel('Role').selectOption('Member');
      await dialog.getByLabel('Full Name').fill('ഓഫീസ് Office');
      await dialog.getByLabel('Phone').fill('9447099999');
      await dialog.getByRole('button', { name: 'Save Changes' }).click();
      await expect(messageOf(page, 'The last superuser must stay.')).toBeVisible();
      await expect(dialog.getByLabel('Full Name')).toHaveValue('ഓഫീസ് Office');
      await dialog.getByLabel('Role').selectOption('Superuser');
      await dialog.getByRole('button', { name: 'Save Changes' }).click();
      await expect(messageOf(page, 'Superuser profile updated successfully!')).toBeVisible();
    });

    await test.step('a person becomes more than a member only after a question', async () => {
      const row = await find(page, people.member);
      await row.getByRole('button').first().click();
      const dialog = page.getByRole('dialog', { name: 'Edit User Profile' });
      await dialog.getByLabel('Role').selectOption('Area Admin');
      await dialog.getByRole('button', { name: 'Save Changes' }).click();
      const question = page.getByRole('alertdialog', { name: /^Make .+ an area admin\?$/ });
      await question.getByRole('button', { name: 'Cancel' }).click();
      await expect(dialog.getByLabel('Role')).toHaveValue('area_admin');
      expect((await callApi(server, 'GET', `/api/users/${id}/`, undefined, token)).body).toMatchObject({
        role: 'member',
      });
      await dialog.getByRole('button', { name: 'Save Changes' }).click();
      await question.getByRole('button', { name: 'Make Area Admin' }).click();
      await expect(messageOf(page, 'User updated successfully!')).toBeVisible();
      await expect(rows(page).first()).toContainText('Area Admin');
    });

    await test.step('an approval is withdrawn', async () => {
      const row = await find(page, people.member);
      await row.getByRole('button', { name: /^Withdraw Approval/ }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw Approval' }).click();
      await expect(messageOf(page, 'Approval withdrawn successfully!')).toBeVisible();
      await expect(rows(page).first()).toContainText('Pending');
      await expect(
        rows(page)
          .first()
          .getByRole('link', { name: /^Review Application/ }),
      ).toBeVisible();
    });

    await test.step('deleting: refusals, then for good', async () => {
      const remove = async () => {
        await (await find(page, people.member)).getByRole('button', { name: /^Delete User/ }).click();
        await page
          .getByRole('alertdialog', { name: 'Delete User' })
          .getByRole('button', { name: 'Delete User' })
          .click();
      };
      for (const [status, text] of [
        [403, 'Access denied. You cannot delete this user.'],
        [500, 'Failed to delete user. Please try again.'],
        [404, 'User not found.'],
      ] as const) {
        await page.route(`**/api/users/${id}/`, (route) =>
          route.fulfill({ status, json: { detail: 'No.', code: 'no' } }),
        );
        await remove();
        await expect(messageOf(page, text)).toBeVisible();
        await page.unroute(`**/api/users/${id}/`);
      }
      await remove();
      await expect(messageOf(page, 'User deleted successfully!')).toBeVisible();
      await expect(page.getByRole('heading', { name: 'No Users Found' })).toBeVisible();
      expect((await callApi(server, 'GET', `/api/users/${id}/`, undefined, token)).status).toBe(404);
    });
  });
});

test.describe('guards and failures', () => {
  test.use({ allow: [/401|403|500/] });

  test('a caller without access goes to the login; what cannot be loaded is shown', async ({ page }) => {
    await expectTurnedAway(page, screen, [people.areaAdmin, people.admin], '/login');
    await openFailing(page, people.superuser, {
      screen,
      call: '/api/users/',
      message: 'Failed to load users. Please try again.',
    });
    await retry(page);
    await expect(rows(page).first()).toBeVisible();
    const refresh = () => page.getByRole('button', { name: 'Refresh Data' }).click();
    await whileFailing(page, '/api/users/', 403, refresh, messageOf(page, 'Access denied. Admin privileges required.'));
    await expect(rows(page).first()).toBeVisible();
    await refresh();
    await expect(messageOf(page, 'Access denied.')).toBeHidden();
    const edit = () =>
      rows(page)
        .first()
        .getByRole('button', { name: /^Edit User/ })
        .click();
    const problem = page.getByRole('dialog').getByText('Failed to load user data. Please try again.');
    await whileFailing(page, '/api/users/*/', 500, edit, problem);
    await expectNoAxeViolations(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Retry' }).click();
    await failCall(page, '/api/users/*/', 500);
    await page.getByRole('dialog').getByLabel('Skills').fill('Survey');
    await page.getByRole('dialog').getByLabel('License Category').selectOption('Engineer A');
    await page.getByRole('dialog').getByRole('button', { name: 'Save Changes' }).click();
    await expect(messageOf(page, 'Failed to save user changes. Please try again.')).toBeVisible();
  });
});
