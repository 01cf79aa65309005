import { expectNoAxeViolations } from './support/axe';
import { alterAnswer, failCall } from './support/calls';
import { logInAs, passportPhoto, sendPasswords } from './support/people';
import { expectNoRawValues, expectToFit, statusMessage } from './support/screen';
import { passwords } from './support/server';
import { address, enterAs, openAs, people } from './support/session';
import { takeShots } from './support/shots';
import { expect, test } from './support/test';

const screen = '/app/admin/dashboard';
const stats = '/api/admin/dashboard-stats/';

test('a superuser sees numbers, ways to the work and the two plots', async ({ page }) => {
  await openAs(page, people.superuser, screen);
  const figures = page.getByLabel('The district in figures');
  await expect(figures.getByRole('definition')).toHaveText([/^1,5\d\d$/, '7', /^\d+$/]);
  await expect(figures.getByRole('term')).toHaveText(['Total Users', 'Total Areas', 'Area Admins']);
  const actions = page.getByRole('region', { name: 'Quick Actions' });
  const ways: [RegExp, string][] = [
    [/^Review Pending \d+ waiting/, '/app/admin/pending-members'],
    [/^Manage Members/, '/app/admin/total-members'],
    [/^Manage Areas/, '/app/admin/areas'],
    [/^Manage Users/, '/app/admin/total-users'],
    [/^Flags/, '/app/admin/flags'],
    [/^Audit Log/, '/app/admin/audit'],
  ];
  for (const [name, path] of ways) await expect(actions.getByRole('link', { name })).toHaveAttribute('href', path);
  const today = page.getByRole('region', { name: "Today's Activity" });
  await expect(today.getByRole('term')).toHaveText([/^New Registrations/, /^Pending Reviews/, /^Active Admins/]);
  const uploads = page.getByRole('region', { name: 'Uploads' });
  await expect(uploads.getByRole('heading', { level: 3 })).toHaveText(
    ['Categories', 'Shops', 'Ads', 'Events', 'Resources'].map((what) => `Manage ${what}`),
  );
  await expect(uploads.getByRole('link', { name: 'Manage Resources' })).toHaveAttribute(
    'href',
    '/admin/manage-resources',
  );

  await expect(page.getByRole('table', { name: 'Registrations by month' }).getByRole('row')).toHaveCount(13);
  const areas = page.getByRole('table', { name: 'Active members by area' });
  await expect(areas.getByRole('row')).toHaveCount(8);
  await expect(areas.getByRole('row', { name: /^Palakkad \d+ \d+%$/ })).toBeVisible();
  const backups = page.getByRole('region', { name: 'Backups' });
  await expect(backups).toHaveText(
    /No backup has been made yet. None is made by itself: that takes the setting BACKUP_URL.$/,
  );
  const room = page.getByRole('region', { name: 'Room' });
  await expect(room).toContainText(
    /[\d.]+ [MG]B of [\d.]+ [MG]B are free on the server’s disk\. The stored files take [\d.]+ [MG]B\./,
  );
  await expectNoRawValues(page);
  await expectNoAxeViolations(page);
  await takeShots(page, 'admin-dashboard');

  const last = { made_at: new Date().toISOString(), rows: 12_345, files: 160, missing_files: 2 };
  await alterAnswer(page, '/api/admin/backup/', () => ({ nightly: true, last }));
  await page.reload();
  await expect(backups).toContainText(': 12,345 rows, 160 files.2 files of the site could not be found.');
  await alterAnswer(page, '/api/admin/room/', (answer) => ({
    ...(answer as object),
    disk: { free: 1_048_576, total: 1_073_741_824, level: 'full' },
  }));
  await page.reload();
  await expect(room).toContainText('1 MB of 1.0 GB are free on the server’s disk.');
  await expect(room).toContainText('The disk is full: nothing is saved until there is room again.');
});

test('what waits leads to its list, and is put off and brought back', async ({ page }) => {
  await openAs(page, people.superuser, screen);
  const waits = page.getByRole('region', { name: 'What waits' });
  const row = waits.getByRole('listitem').filter({ hasText: 'Renewals to decide' });
  await row.getByRole('button', { name: 'Put off Renewals to decide' }).click();
  const dialog = page.getByRole('dialog', { name: 'Put off: Renewals to decide' });
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: 'Put off' }).click();
  await expect(dialog.getByText('Give a reason.')).toBeVisible();
  const inThreeDays = new Date(Date.now() + 3 * 86_400_000).toLocaleDateString('sv', { timeZone: 'Asia/Kolkata' });
  await dialog.getByLabel('Until').fill(inThreeDays);
  await dialog.getByLabel('Reason').fill('The registrar is on leave');
  await dialog.getByRole('button', { name: 'Put off' }).click();
  await expect(row).toContainText(/Put off until .* by Site Superuser: The registrar is on leave/);
  await expectToFit(page);
  await row.getByRole('button', { name: 'Bring back Renewals to decide' }).click();
  await expect(row.getByRole('button', { name: /^Put off/ })).toBeVisible();

  const download = page.waitForEvent('download');
  await waits.getByRole('button', { name: "The day's sheet" }).click();
  expect((await download).suggestedFilename()).toMatch(/^todays-work-\d{4}-\d\d-\d\d\.pdf$/);

  const count = await row.getByRole('link').locator('span').first().innerText();
  await row.getByRole('link').click();
  await expect(page).toHaveURL('/app/admin/licences');
  await expect(page.getByRole('tab', { name: `Queue (${count})` })).toBeVisible();
});

test('staff see numbers and content, and no way to people, areas or approvals', async ({ page }) => {
  await openAs(page, people.admin, '/');
  await page.getByRole('link', { name: 'Admin Dashboard' }).first().click();
  await expect(page.getByRole('region', { name: "Today's Activity" })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Manage Events' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Quick Actions' })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Backups' })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Room' })).toHaveCount(0);
  const theirs = ['posts', 'events/doubles', 'ad-requests'].map((path) => `[href^="/app/admin/${path}"]`).join();
  await expect(page.locator(`main a[href^="/app/admin"]:not([aria-current], ${theirs})`)).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Office' }).getByRole('link')).toHaveText([
    'Admin Dashboard',
    'Circulars and news',
    // With the number of tickets that two doors scanned.
    /^Events\d+$/,
    'Resources',
    // With the number of ads that end and whose shop gets no mail.
    /^Shops and ads\d+$/,
    'Shops',
    'Categories',
    'Settings',
  ]);
  await expectNoAxeViolations(page);
});

test('no members, no area, a person without an area, very long names', async ({ page }) => {
  await enterAs(page, address(), people.superuser);
  await alterAnswer(page, stats, (answer: { registrations_by_month: object[] }) => ({
    ...answer,
    pending_approvals: 0,
    registrations_by_month: answer.registrations_by_month.map((month) => ({ ...month, registrations: 0 })),
    members_by_area: [
      { area: 1, name: 'പാലക്കാട് നഗരസഭയും ചുറ്റുമുള്ള ഗ്രാമപഞ്ചായത്തുകളും ' + 'Venkatasubramanianarayanan', members: 123456 },
      { area: 2, name: 'Empty', members: 0 },
      { area: null, name: null, members: 3 },
    ],
  }));
  await page.goto(screen);
  await expect(page.getByRole('link', { name: 'Review Pending Nobody is waiting' })).toBeVisible();
  const months = page.getByRole('table', { name: 'Registrations by month' });
  await expect(months.getByRole('cell')).toHaveText(Array.from({ length: 12 }, () => '0'));
  await expect(page.getByRole('table', { name: 'Active members by area' }).getByRole('rowheader')).toHaveText([
    /^പാലക്കാട്/,
    'Empty',
    'Not Assigned',
  ]);
  await expectToFit(page);
});

test.describe('failures', () => {
  test.use({ allow: [/500|403/] });

  test('Access Error when everything is missing, a line when a refresh fails, a profile that cannot load', async ({
    page,
  }) => {
    await enterAs(page, address(), people.superuser);
    await failCall(page, stats, 500);
    await page.goto(screen);
    const error = page.getByRole('status').filter({ has: page.getByRole('heading', { name: 'Access Error' }) });
    await expect(error).toContainText('Something went wrong while fetching data.', { timeout: 15_000 });
    await expect(error.getByRole('link', { name: 'Go to Dashboard' })).toHaveAttribute('href', '/dashboard');
    await expectNoAxeViolations(page);
    await takeShots(page, 'admin-dashboard-error');
    await page.unroute(`**${stats}`);
    await error.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByText('Total Users')).toBeVisible();

    await failCall(page, stats, 500);
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(page.getByRole('alert')).toHaveText('Something went wrong while fetching data.', { timeout: 15_000 });
    await expect(page.getByText('Total Users')).toBeVisible();

    await failCall(page, '/api/profile/', 500);
    await page.getByRole('button', { name: 'Edit Profile' }).click();
    await expect(page.getByText('Failed to load profile data.')).toBeVisible({ timeout: 15_000 });
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await page.unroute(`**${stats}`);
    await failCall(page, stats, 403);
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(error).toContainText('Access denied. Admin only.', { timeout: 15_000 });
    await expect(page.getByText('Total Users')).toHaveCount(0);
  });
});

test.describe('with a server of its own', () => {
  test.use({ allow: [/40[09]|net::ERR_ABORTED/] });

  test('login, edit profile, photo, a stale save, and the password', async ({ page, demoServer: server }) => {
    const dialog = page.getByRole('dialog', { name: 'Edit Profile' });
    const save = dialog.getByRole('button', { name: 'Save Changes' });
    let token = '';

    await test.step('the login leads here', async () => {
      await page.goto(`${server.url}/login`);
      await logInAs(page, people.superuser, passwords.superuser);
      await expect(page).toHaveURL(server.url + screen);
      await expect(page.getByText('Total Users')).toBeVisible();
      token = (await page.evaluate(() => localStorage.getItem('accessToken'))) ?? '';
    });

    await test.step('faults are shown at the field and line by line', async () => {
      await page.getByRole('button', { name: 'Edit Profile' }).click();
      await save.click();
      await expect(dialog.getByRole('alert')).toHaveText('No changes detected.');
      await dialog.getByLabel('Phone').fill('12345');
      await dialog.getByLabel('PIN Code').fill('12');
      await save.click();
      await expect(dialog.getByRole('alert').getByRole('paragraph')).toHaveText([
        'Phone must be 10 digits',
        'PIN code must be exactly 6 digits',
      ]);
      await expect(dialog.getByLabel('Phone')).toBeFocused();
      await dialog.getByLabel('Phone').fill('94470 98765');
      await dialog.getByLabel('PIN Code').fill('678 001');
      await dialog.getByLabel('Email').fill(people.member);
      await save.click();
      await expect(dialog.getByRole('alert')).toHaveText('An account with this email already exists.');
      await dialog.getByLabel('Email').fill(people.superuser);
      await expectNoAxeViolations(page);
      await takeShots(page, 'admin-edit-profile');
    });

    await test.step('photos by the rules of the administration', async () => {
      const file = dialog.getByLabel('Photo', { exact: true });
      await file.setInputFiles({ name: 'me.webp', mimeType: 'image/webp', buffer: Buffer.from('RIFF') });
      await expect(dialog.getByText('Please select a valid image file')).toBeVisible();
      await file.setInputFiles({ name: 'me.gif', mimeType: 'image/gif', buffer: Buffer.alloc(5 * 1_048_576 + 1) });
      await expect(dialog.getByText('Image size should be less than 5MB')).toBeVisible();
      await file.setInputFiles(await passportPhoto());
      await expect(dialog.getByText('Image size should be less than 5MB')).toBeHidden();
    });

    await test.step('a stale save leaves what was typed', async () => {
      await dialog.getByLabel('Skills').fill('Surveying');
      await page.request.patch(`${server.url}/api/profile/update/`, {
        headers: { Authorization: `Token ${token}` },
        data: { qualification: 'B.Tech (elsewhere)' },
      });
      await save.click();
      await expect(dialog.getByText('Someone else has changed this meanwhile, so nothing was saved.')).toBeVisible();
      await dialog.getByRole('button', { name: 'Load the current version' }).click();
      await expect(dialog.getByLabel('Qualification', { exact: true })).toHaveValue('B.Tech (elsewhere)');
      await expect(dialog.getByLabel('Skills')).toHaveValue('Surveying');
    });

    await test.step('saved; the window closes two seconds later', async () => {
      await dialog.getByLabel('Full Name').fill('Suma Nair');
      await save.click();
      const saved = dialog.getByRole('status').filter({ hasText: 'Profile updated successfully!' });
      await expect(saved).toBeVisible();
      const since = Date.now();
      await expect(dialog).toBeHidden();
      expect(Date.now() - since).toBeGreaterThan(1500);
      await expect(page.getByText('Welcome, Suma Nair')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Edit Profile' })).toBeFocused();
    });

    await test.step('it opens with what was saved', async () => {
      await page.getByRole('button', { name: 'Edit Profile' }).click();
      await expect(dialog.getByLabel('Phone')).toHaveValue('9447098765');
      await expect(dialog.getByLabel('Skills')).toHaveValue('Surveying');
      await expect(dialog.getByRole('img', { name: 'Suma Nair' })).toHaveAttribute('src', /^\/api\/photos\//);
      await dialog.getByLabel('Skills').fill('Half a sentence');
      await page.keyboard.press('Escape');
      const question = page.getByRole('alertdialog', { name: 'Discard changes?' });
      await question.getByRole('button', { name: 'Keep editing' }).click();
      await expect(dialog.getByLabel('Skills')).toHaveValue('Half a sentence');
      await dialog.getByRole('button', { name: 'Close' }).click();
      await question.getByRole('button', { name: 'Discard' }).click();
      await expect(dialog).toBeHidden();
      await page.getByRole('button', { name: 'Edit Profile' }).click();
      await expect(dialog.getByLabel('Skills')).toHaveValue('Surveying');
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    });

    await test.step('a new password ends the session and leads to /login after two seconds', async () => {
      await page.getByRole('button', { name: 'Change Password' }).click();
      const form = page.getByRole('form', { name: 'Change password' });
      await sendPasswords(form, {});
      await expect(form.getByRole('alert')).toHaveText('Please fill in all password fields.');
      await sendPasswords(form, { current: 'wrong password', next: 'another-secret', again: 'another-secreT' });
      await expect(form.getByText('New passwords do not match.')).toBeVisible();
      await sendPasswords(form, { again: 'another-secret' });
      await expect(form.getByText('Error changing password. Please check your current password.')).toBeVisible();
      const letThrough = await failCall(page, '/api/auth/change-password/', 400, {});
      await sendPasswords(form, { current: passwords.superuser });
      await expect(form.getByRole('alert')).toHaveText('Failed to change password');
      await letThrough();
      await sendPasswords(form, {});
      await expect(statusMessage(page, 'Password changed successfully!')).toContainText(
        'You are being taken to the login.',
      );
      const since = Date.now();
      await page.waitForURL('**/login');
      expect(Date.now() - since).toBeGreaterThan(1500);
      expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();
    });
  });
});
