import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe';
import { alterAnswer, failCall, openFailing, retry } from './support/calls';
import { logInAs, passportPhoto, sendPasswords } from './support/people';
import { expectNoRawValues, expectToFit, statusMessage } from './support/screen';
import { passwords } from './support/server';
import { address, enterAs, openAs, people } from './support/session';
import { takeShots } from './support/shots';
import { expect, test } from './support/test';

const facts = (page: Page, label: string) => page.locator('dt', { hasText: new RegExp(`^${label}$`) }).locator('+ dd');

test('shows the profile: card, badges, dates in en-IN, sections', async ({ page }) => {
  await openAs(page, people.member, '/member/dashboard');
  for (const name of ['Personal Information', 'Address Information', 'Professional Information']) {
    await expect(page.getByRole('heading', { name, level: 2 })).toBeVisible();
  }
  const card = page.getByRole('region', { name: 'Profile' });
  await expect(card.getByText('@member')).toBeVisible();
  await expect(card.getByText('Approved', { exact: true })).toBeVisible();
  await expect(card.getByText('Member', { exact: true })).toBeVisible();
  await expect(facts(page, 'Member since')).toHaveText(/^\d{1,2} \w{3,4} \d{4}$/);
  await expect(facts(page, 'Last updated')).toHaveText(/^\d{1,2} \w{3,4} \d{4}$/);
  await expectNoAxeViolations(page);
  await takeShots(page, 'member-dashboard');
});

test('what is missing is N/A, and a long Malayalam name breaks nothing', async ({ page }) => {
  await enterAs(page, address(), people.member);
  const missing = ['dob', 'pin', 'aadhaar', 'unit', 'unit_name', 'area', 'area_name', 'skills', 'membership_id'];
  await alterAnswer(page, '/api/profile/', (user: Record<string, unknown>) => ({
    ...user,
    ...Object.fromEntries(missing.map((name) => [name, null])),
    full_name: 'അനിത ലക്ഷ്മിക്കുട്ടി വടക്കേപ്പാട്ട് നമ്പൂതിരിപ്പാട് Venkatasubramanianarayananpadmanabhan',
    profile_completion: 42,
  }));
  await page.goto('/member/dashboard');
  for (const label of ['Date of Birth', 'PIN Code', 'Aadhaar Number', 'Skills', 'Membership ID']) {
    await expect(facts(page, label)).toHaveText('N/A');
  }
  await expect(facts(page, 'Area')).toHaveText('Not Assigned');
  await expect(facts(page, 'Unit')).toHaveText('Not Specified');
  await expectNoRawValues(page);
  await expectToFit(page);
});

test.describe('a profile that cannot load', () => {
  test.use({ allow: [/500/] });

  test('is Profile Not Found with a way back to the login', async ({ page }) => {
    await enterAs(page, address(), people.member);
    await failCall(page, '/api/profile/', 500);
    await page.goto('/member/dashboard');
    await expect(page.getByRole('heading', { name: 'Profile Not Found' })).toBeVisible({ timeout: 15_000 });
    await expect(page.getByText('Failed to load profile data.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Back to Login' })).toHaveAttribute('href', '/login');
    await expectNoAxeViolations(page);
  });
});

test.describe('what cannot be loaded or saved', () => {
  test.use({ allow: [/500/] });

  test('is shown in the words of each screen, and what was typed stays', async ({ page }) => {
    await openFailing(page, people.member, {
      screen: '/dashboard',
      call: '/api/me/',
      message: 'Failed to load profile. Please re-login.',
    });
    await retry(page);
    await failCall(page, '/api/update-profile/', 500);
    const form = page.getByRole('form', { name: 'Update profile' });
    await form.getByLabel('Name').fill('Kept as typed');
    await form.getByRole('button', { name: 'Update Profile' }).click();
    await expect(form.getByText('Failed to update profile', { exact: true })).toBeVisible();
    await expect(form.getByLabel('Name')).toHaveValue('Kept as typed');

    await page.goto('/member/dashboard');
    await failCall(page, '/api/profile/update/', 500);
    await page.getByRole('button', { name: 'Edit Profile' }).click();
    await page.getByLabel('Skills').fill('Kept as typed');
    await page.getByRole('button', { name: /^Save/ }).first().click();
    await expect(page.getByText('Failed to update profile. Please try again.')).toBeVisible();
    await expect(page.getByLabel('Skills')).toHaveValue('Kept as typed');
  });
});

test.describe('with a server of its own', () => {
  test.use({ allow: [/40[019]/] });

  test('edit, cancel, photo, Aadhaar and password', async ({ page, demoServer: server }) => {
    await openAs(page, people.member, '/member/dashboard', server.url);

    await test.step('cancel restores what was stored', async () => {
      await expect(page.getByRole('heading', { name: 'Personal Information' })).toBeVisible();
      // What comes last.
      await expect(page.getByText(/^Licence valid through/)).toBeVisible();
      await expect(page.getByRole('link', { name: 'Read and decide' })).toBeVisible();
      const before = await page.locator('main').innerText();
      await page.getByRole('button', { name: 'Edit Profile' }).click();
      await expect(page.getByLabel('Full Name')).toBeFocused();
      await page.getByLabel('Full Name').fill('Another Person');
      await page.getByLabel('Skills').fill('None');
      await expectNoAxeViolations(page);
      await page.getByRole('button', { name: 'Cancel' }).click();
      expect(await page.locator('main').innerText()).toBe(before);
      await expect(page.getByRole('button', { name: 'Edit Profile' })).toBeFocused();
    });

    await test.step('faults are shown at the field and line by line', async () => {
      await page.getByRole('button', { name: 'Edit Profile' }).click();
      await page.getByLabel('Phone').fill('12345');
      await page.getByLabel('PIN Code').fill('12');
      await page.getByRole('button', { name: 'Save Changes' }).click();
      const lines = page.getByRole('alert').getByRole('paragraph');
      await expect(lines).toHaveText(['Phone must be 10 digits', 'PIN code must be exactly 6 digits']);
      await expect(page.getByLabel('Phone')).toHaveAttribute('aria-invalid', 'true');
      await expect(page.getByLabel('Phone')).toBeFocused();
      await expect(page.getByLabel('Phone')).toBeInViewport({ ratio: 1 });
    });

    await test.step('another area clears the unit and loads its own', async () => {
      await page.getByLabel('Area', { exact: true }).selectOption('Not Assigned');
      await expect(page.getByLabel('Unit')).toBeDisabled();
      await page.getByLabel('Area', { exact: true }).selectOption('Chittur');
      await expect(page.getByLabel('Unit')).toHaveValue('');
      await page.getByLabel('Unit').selectOption('Kozhinjampara');
    });

    await test.step('photos by their rules', async () => {
      const file = page.getByLabel('Photo', { exact: true });
      await file.setInputFiles({ name: 'me.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') });
      await expect(page.getByText('Only JPG or PNG files are allowed.')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Change Photo' })).toHaveAccessibleDescription(/Only JPG or PNG/);
      const large = Buffer.alloc(5 * 1_048_576 + 1);
      await file.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: large });
      await expect(page.getByText('File size must be less than 5MB.')).toBeVisible();
      // Only the server can find this fault: the file is no picture at all. The focus goes to where another file is
      // chosen.
      await page.getByLabel('Phone').fill('+91 94470 12345');
      await page.getByLabel('PIN Code').fill('678 001');
      await file.setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('just text') });
      await page.getByRole('button', { name: 'Save Changes' }).click();
      await expect(page.getByRole('button', { name: 'Change Photo' })).toHaveAccessibleDescription(/Only JPG or PNG/);
      await expect(page.getByRole('button', { name: 'Change Photo' })).toBeFocused();
      await file.setInputFiles(await passportPhoto());
      await expect(page.getByText('File size must be less than 5MB.')).toBeHidden();
      await expect(page.getByRole('region', { name: 'Profile' }).locator('img')).toHaveAttribute('src', /^blob:/);
    });

    await test.step('saving shows the new profile and the message for three seconds', async () => {
      await page.getByLabel('Phone').fill('(944) 701-2345');
      await page.getByLabel('PIN Code').fill('678 001');
      await page.getByLabel('Full Name').fill('പ്രസാദ് Ravunni 🏗️');
      await page.getByRole('button', { name: 'Save Changes' }).click();
      const message = page.getByRole('status').filter({ hasText: 'Profile updated successfully!' });
      await expect(message).toBeVisible();
      await expect(page.getByRole('button', { name: 'Edit Profile' })).toBeFocused();
      await expect(facts(page, 'Phone')).toHaveText('9447012345');
      await expect(facts(page, 'Full Name')).toHaveText('പ്രസാദ് Ravunni 🏗️');
      await expect(facts(page, 'Unit')).toHaveText('Kozhinjampara');
      await expect(page.getByRole('region', { name: 'Profile' }).locator('img')).toHaveAttribute(
        'src',
        /^\/api\/photos\//,
      );
      await expect(message).toBeHidden({ timeout: 5000 });
      const stored = await page.evaluate(
        () => JSON.parse(localStorage.getItem('user') ?? '{}') as { full_name?: string },
      );
      expect(stored.full_name).toBe('പ്രസാദ് Ravunni 🏗️');
    });

    await test.step('the Aadhaar number is masked until it is requested', async () => {
      await expect(facts(page, 'Aadhaar Number')).toContainText(/^XXXX XXXX \d{4}/);
      await page.getByRole('button', { name: 'Show Aadhaar number' }).click();
      await expect(facts(page, 'Aadhaar Number')).toContainText(/^\d{4} \d{4} \d{4}/);
      await page.getByRole('button', { name: 'Hide Aadhaar number' }).click();
      await expect(facts(page, 'Aadhaar Number')).toContainText(/^XXXX XXXX/);
    });

    await test.step('a new password ends the session and leads to /login after two seconds', async () => {
      const change = page.getByRole('form', { name: 'Change password' });
      await page.getByRole('button', { name: 'Change Password' }).click();
      await change.getByRole('button', { name: 'Cancel' }).click();
      await expect(page.getByRole('button', { name: 'Change Password' })).toBeFocused();
      await page.getByRole('button', { name: 'Change Password' }).click();
      await sendPasswords(change, {});
      await expect(page.getByRole('alert')).toHaveText('Please fill in all password fields.');
      await sendPasswords(change, { current: 'wrong password', next: 'another-secret', again: 'another-secreT' });
      await expect(page.getByText('New passwords do not match.')).toBeVisible();
      await sendPasswords(change, { again: 'another-secret' });
      await expect(page.getByText('Error changing password. Please check your current password.')).toBeVisible();
      await expect(page.getByLabel('Current Password')).toBeFocused();
      await sendPasswords(change, { current: passwords.demo });
      const done = statusMessage(page, 'Password changed successfully!');
      await expect(done).toContainText('You are being taken to the login.');
      const since = Date.now();
      await page.waitForURL('**/login');
      expect(Date.now() - since).toBeGreaterThan(1500);
      expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();
      await logInAs(page, people.member, 'another-secret');
      await expect(page).toHaveURL(`${server.url}/member/dashboard`);
    });
  });
});
