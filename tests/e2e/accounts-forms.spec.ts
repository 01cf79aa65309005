import type { Page } from '@playwright/test';
import { answerHeader } from './support/calls';
import { slowUploads } from './support/files';
import { passportPhoto, phonePhoto } from './support/people';
import { expectTexts } from './support/screen';
import { expect, test } from './support/test';
import { fillApplicant, fillLicence } from './support/wizard';

const step = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Steps of the application' }).getByRole('button', { name });
const next = (page: Page) => page.getByRole('button', { name: 'Next' }).click();

/** Fills the first two steps and ends on the last, ready to send. */
async function fillWizard(page: Page, photo: Awaited<ReturnType<typeof passportPhoto>>) {
  await page.getByLabel('Area').selectOption({ label: 'Chittur' });
  await page.getByLabel('Unit').selectOption({ label: 'Nallepilly' });
  await page.getByLabel('Passport Photo').setInputFiles(photo);
  await fillApplicant(page);
  await next(page);
  await fillLicence(page);
  await next(page);
}

test.describe('the wizard', () => {
  test('step 1 shows what is missing, and the focus goes to the first of it', async ({ page }) => {
    await page.goto('/join');
    await next(page);
    await expect(page.getByLabel('Area')).toBeFocused();
    await expectTexts(page, [
      'Area is required',
      'Unit is required',
      'Passport photo is required',
      'Full name is required',
      'Email is required',
      'Phone is required',
      'Password is required',
    ]);
    await expect(page.getByLabel('Area')).toHaveAccessibleDescription(/Area is required/);
    await expect(page.getByLabel('Passport Photo')).toHaveAccessibleDescription(/Passport photo is required/);
    await expect(step(page, 'Basic Info & Password')).toHaveAccessibleName(/has errors/);
  });

  const fields: [label: string | RegExp, value: string, text: string][] = [
    ['Email', 'unknown', 'Invalid email format'],
    ['Phone', '12345', 'Phone must be 10 digits'],
    [/^Password/, '12345', 'Password must be at least 8 characters'],
    ['Confirm Password', 'other', 'Passwords do not match'],
  ];
  for (const [label, value, text] of fields) {
    test(`${String(label)} = ${value} shows: ${text}`, async ({ page }) => {
      await page.goto('/join');
      await page.getByLabel(/^Password/).fill('12345');
      await page.getByLabel(label).fill(value);
      await next(page);
      await expect(page.getByLabel(label)).toHaveAccessibleDescription(new RegExp(text));
      await expect(page.getByLabel(label)).toHaveAttribute('aria-invalid', 'true');
    });
  }

  test('the password field shows 8 while it is shorter, and six are enough to go on', async ({ page }) => {
    await page.goto('/join');
    const password = page.getByLabel(/^Password/);
    await password.fill('sixsix');
    await expect(password).toHaveAccessibleDescription(/Password must be at least 8 characters/);
    await password.fill('eight888');
    await expect(password).not.toHaveAccessibleDescription(/at least 8/);
    await password.fill('sixsix');
    await next(page);
    await expect(password).not.toHaveAttribute('aria-invalid', 'true');
  });

  test('the photo: JPG or PNG, at most 2 MB, shown before it is sent', async ({ page }) => {
    await page.goto('/join');
    const input = page.getByLabel('Passport Photo');
    await input.setInputFiles({ name: 'me.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') });
    await next(page);
    await expect(page.getByText('Only JPG or PNG files are allowed.')).toBeVisible();
    await input.setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(2 * 1_048_576 + 1) });
    await expect(page.getByText('File size must be less than 2MB.')).toBeVisible();
    await input.setInputFiles(await passportPhoto());
    await expect(page.getByAltText('Your photo')).toBeVisible();
    await expect(page.getByText('File size must be less than 2MB.')).toBeHidden();
  });

  test('a photo as phones take it is made smaller, the way up it was taken', async ({ page }) => {
    await page.goto('/join');
    const taken = await phonePhoto();
    expect(taken.buffer.length).toBeGreaterThan(2 * 1_048_576);
    await page.getByLabel('Passport Photo').setInputFiles(taken);
    const preview = page.getByAltText('Your photo');
    await expect(preview).toBeVisible();
    await expect
      .poll(() => preview.evaluate((img: HTMLImageElement) => [img.naturalWidth, img.naturalHeight]))
      .toEqual([1200, 1600]);
    await expect(page.getByText('File size must be less than 2MB.')).toBeHidden();
  });

  test('step 2 shows what is missing; a PIN has six digits', async ({ page }) => {
    await page.goto('/join');
    await step(page, 'Professional Information').click();
    await page.getByLabel('PIN Code').fill('6780');
    await next(page);
    await expectTexts(page, [
      'License number is required',
      'License category is required',
      'License issue date is required',
      'License renewal date is required',
      'PIN code must be exactly 6 digits',
    ]);
    await expect(page.getByLabel('License Number')).toBeFocused();
    await page.getByLabel('License Issue Date').fill('2099-01-01');
    await expect(page.getByText('License issue date cannot be in the future')).toBeVisible();
    await page.getByLabel('License Issue Date').fill('2020-01-02');
    await page.getByLabel('License Renewal Date').fill('2020-01-01');
    await expect(page.getByText('License renewal date cannot be before the issue date')).toBeVisible();
    await page.getByLabel('License Issue Date').fill('2020-01-01');
    await expect(page.getByText('License renewal date cannot be before the issue date')).toBeHidden();
  });

  test('each step has its place in the history, and none is reached by the address alone', async ({ page }) => {
    const current = (name: string) => expect(step(page, name)).toHaveAttribute('aria-current', 'step');
    await page.goto('/join?step=3');
    await expect(page).toHaveURL('/join');
    await current('Basic Info & Password');
    await step(page, 'Professional Information').click();
    await expect(page).toHaveURL('/join?step=2');
    await page.getByLabel('License Number').fill('7');
    await step(page, 'Personal Details').click();
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Professional Information' })).toBeFocused();
    await expect(page.getByLabel('License Number')).toHaveValue('7');
    await page.goForward();
    await expect(page.getByRole('heading', { name: 'Personal Details' })).toBeFocused();
    await page.reload();
    await current('Personal Details');
    await page.goBack();
    await current('Professional Information');
    await expect(page.getByLabel('License Number')).toHaveValue('7');
    await page.goBack();
    await current('Basic Info & Password');
    // A person who comes back another day begins where they left.
    await page.goForward();
    await current('Professional Information');
    await page.goto('/join');
    await expect(page).toHaveURL('/join?step=2');
    await current('Professional Information');
  });

  test('a jump forward completes all earlier steps, Previous goes back, the end opens the first faulty step', async ({
    page,
  }) => {
    await page.goto('/join');
    await step(page, 'Personal Details').click();
    await expect(page.getByRole('heading', { name: 'Personal Details' })).toBeFocused();
    await expect(step(page, 'Basic Info & Password')).toHaveAccessibleName(/completed/);
    await expect(step(page, 'Professional Information')).toHaveAccessibleName(/completed/);
    await expect(step(page, 'Personal Details')).toHaveAttribute('aria-current', 'step');
    await page.getByRole('button', { name: 'Previous' }).click();
    await expect(page.getByRole('heading', { name: 'Professional Information' })).toBeFocused();
    // A double click on Next counts once: its second half doesn't press what has appeared in the same place.
    await fillLicence(page);
    await page.getByRole('button', { name: 'Next' }).dblclick();
    await expect(page.getByRole('heading', { name: 'Personal Details' })).toBeFocused();
    await expect(step(page, 'Basic Info & Password')).not.toHaveAccessibleName(/has errors/);
    await page.getByRole('button', { name: 'Previous' }).click();
    await page.getByLabel('License Number').fill('');
    await step(page, 'Personal Details').click();
    // A separate press counts, however soon it follows.
    await page.getByRole('button', { name: 'Submit Application' }).click();
    await expect(page.getByLabel('Area')).toBeFocused();
    await expect(step(page, 'Professional Information')).toHaveAccessibleName(/has errors/);
  });

  test('the last step shows all answers before they are sent, secrets masked, and leads back to each', async ({
    page,
  }) => {
    await page.goto('/join');
    await fillWizard(page, await passportPhoto());
    const answers = (name: string) => page.getByRole('group', { name, exact: true });
    const answer = (label: string) => page.getByRole('definition').and(page.locator(`dt:text-is("${label}") + dd`));
    await expect(page.getByRole('heading', { name: 'Check your answers' })).toBeVisible();
    await page.getByLabel('Aadhaar Number').fill('1234 5678 9012');
    for (const [label, value] of [
      ['Area', 'Chittur'],
      ['Unit', 'Nallepilly'],
      ['Full Name', 'Anil'],
      ['Email', 'anil@example.org'],
      ['Phone', '9447012345'],
      ['License Category', 'Engineer A'],
      ['License Issue Date', '1 Jun 2019'],
      ['Blood Group', 'Not entered'],
      ['Aadhaar Number', 'XXXX XXXX 9012'],
    ] as const) {
      await expect(answer(label)).toHaveText(value);
    }
    await expect(answer('Passport Photo').locator('img')).toBeVisible();
    await expect(answer('Password')).toContainText('Entered, not shown');
    await expect(answer('Password')).not.toContainText('long enough');
    await expect(answer('Confirm Password')).toHaveCount(0);

    await answers('Professional Information').getByRole('button', { name: 'Change' }).click();
    await expect(page.getByRole('heading', { name: 'Professional Information' })).toBeFocused();
    await expect(page.getByRole('heading', { name: 'Check your answers' })).toBeHidden();
    await page.getByLabel('License Number').fill('LBS/7');
    await next(page);
    await expect(answer('License Number')).toHaveText('LBS/7');
    await answers('Personal Details').getByRole('button', { name: 'Change' }).click();
    await expect(page.getByRole('heading', { name: 'Personal Details' })).toBeFocused();
    await answers('Basic Info & Password').getByRole('button', { name: 'Change' }).click();
    await expect(page.getByRole('heading', { name: 'Basic Info & Password' })).toBeFocused();
  });

  test('another area clears the unit and brings its own', async ({ page }) => {
    await page.goto('/joinus');
    const unit = page.getByLabel('Unit');
    await expect(unit).toBeDisabled();
    await page.getByLabel('Area').selectOption({ label: 'Chittur' });
    await unit.selectOption({ label: 'Kozhinjampara' });
    await page.getByLabel('Area').selectOption({ label: 'Pattambi' });
    await expect(unit).toHaveValue('');
    await expect(unit.locator('option', { hasText: 'Koppam' })).toHaveCount(1);
    await expect(unit.locator('option', { hasText: 'Kozhinjampara' })).toHaveCount(0);
  });

  test('a reload loses nothing but the passwords and the photo', async ({ page }) => {
    await page.goto('/join');
    await page.getByLabel('Area').selectOption({ label: 'Chittur' });
    await page.getByLabel('Unit').selectOption({ label: 'Nallepilly' });
    await page.getByLabel('Full Name').fill('അനിൽ 🙂');
    await page.getByLabel(/^Password/).fill('do not keep me');
    await step(page, 'Personal Details').click();
    await page.getByLabel('Aadhaar Number').fill('123412341234');
    await page.getByLabel('Blood Group').selectOption('O+');
    await page.reload();
    await expect(page.getByText('We kept what you had typed.')).toBeVisible();
    await expect(page.getByLabel('Blood Group')).toHaveValue('O+');
    await expect(page.getByLabel('Aadhaar Number')).toHaveValue('123412341234');
    await step(page, 'Basic Info & Password').click();
    await expect(page.getByLabel('Full Name')).toHaveValue('അനിൽ 🙂');
    await expect(page.getByLabel('Unit').locator('option:checked')).toHaveText('Nallepilly');
    await expect(page.getByLabel(/^Password/)).toHaveValue('');
    await expect(page.getByText('Please choose your photo and type your passwords again.')).toBeVisible();
    await page.getByLabel(/^Password/).fill('six-76');
    await page.getByLabel('Confirm Password').fill('six-76');
    await page.getByLabel('Passport Photo').setInputFiles(await passportPhoto());
    await expect(page.getByText('We kept what you had typed.')).toHaveText('We kept what you had typed.');
    await page.getByRole('button', { name: 'Start over' }).click();
    await expect(page.getByLabel('Full Name')).toHaveValue('');
    await page.reload();
    await expect(page.getByLabel('Full Name')).toHaveValue('');
    expect(await page.evaluate(() => sessionStorage.getItem('membershipApplication.aadhaar'))).toBeNull();
  });

  test('a unit that is gone since the draft was stored has to be chosen again', async ({ page }) => {
    await page.goto('/join');
    await page.getByLabel('Area').selectOption({ label: 'Chittur' });
    await page.getByLabel('Unit').selectOption({ label: 'Nallepilly' });
    await page.route('**/api/unit/*/', async (route) => {
      const units = (await (await route.fetch()).json()) as { name: string }[];
      await route.fulfill({ json: units.filter(({ name }) => name !== 'Nallepilly') });
    });
    await page.reload();
    await expect(page.getByLabel('Unit').locator('option', { hasText: 'Kozhinjampara' })).toHaveCount(1);
    await next(page);
    await expect(page.getByText('Unit is required', { exact: true })).toBeVisible();
    await expect(page.getByText('Area is required', { exact: true })).toBeHidden();
  });

  test.describe('without areas', () => {
    test.use({ allow: [/503/] });

    test('without units a message appears, and they can be requested again', async ({ page }) => {
      await page.route('**/api/unit/*/', (route) =>
        route.fulfill({ status: 503, json: { detail: 'Down', code: 'down' } }),
      );
      await page.goto('/join');
      await page.getByLabel('Area').selectOption({ label: 'Chittur' });
      await expect(page.getByText('Failed to load units. Please try again.')).toBeVisible();
      await page.unroute('**/api/unit/*/');
      await page.getByRole('button', { name: 'Try again' }).click();
      await page.getByLabel('Unit').selectOption({ label: 'Nallepilly' });
      await expect(page.getByText('Failed to load units.')).toBeHidden();
    });

    test('a person can still go on, and choose a unit when the units are back', async ({ page }) => {
      await page.route('**/api/areas/', (route) =>
        route.fulfill({ status: 503, json: { detail: 'Down', code: 'down' } }),
      );
      await page.goto('/login');
      await page.getByRole('link', { name: 'Apply for membership' }).click();
      await expect(page.getByText('Failed to load areas. You can still proceed with the form.')).toBeVisible();
      await page.getByLabel('Passport Photo').setInputFiles(await passportPhoto());
      await fillApplicant(page);
      await next(page);
      await expect(page.getByRole('heading', { name: 'Professional Information' })).toBeVisible();
      await page.unroute('**/api/areas/');
      await step(page, 'Basic Info & Password').click();
      await page.getByRole('button', { name: 'Try again' }).click();
      await page.getByLabel('Area').selectOption({ label: 'Chittur' });
    });
  });

  test.describe('on a slow line', () => {
    test.use({ allow: [/400/] });
    test('sending shows its progress and can be stopped; then nothing was sent', async ({ page }) => {
      await page.goto('/join');
      await fillWizard(page, { name: 'me.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(2 * 1_048_576) });
      const removeLimit = await slowUploads(page, 40_000);
      await page.getByRole('button', { name: 'Submit Application' }).click();
      await expect(page.getByRole('progressbar', { name: 'Sending your application' })).toBeVisible();
      await page.getByRole('button', { name: 'Cancel' }).click();
      await expect(page.getByText('You stopped it: your application was not sent.')).toBeVisible();
      await expect(page.getByRole('progressbar')).toBeHidden();
      await removeLimit();
      // A photo that can be sent again; this file isn't a photo.
      await page.getByRole('button', { name: 'Submit Application' }).click();
      await expect(page.getByText('Only JPG or PNG files are allowed.').first()).toBeVisible();
      await expect(page.getByText('You stopped it')).toBeHidden();
    });
  });

  test.describe('what the server refuses', () => {
    test.use({ allow: [/400/] });
    test('an address in use stands at its field before the step is left', async ({ page }) => {
      await page.goto('/join');
      await page.getByLabel('Area').selectOption({ label: 'Chittur' });
      await page.getByLabel('Unit').selectOption({ label: 'Nallepilly' });
      await page.getByLabel('Passport Photo').setInputFiles(await passportPhoto());
      await fillApplicant(page);
      const email = page.getByLabel('Email');
      await email.fill('member@demo.test');
      await next(page);
      await expect(email).toHaveAccessibleDescription('An account with this email already exists.');
      await expect(email).toBeFocused();
      await expect(page.getByRole('heading', { name: 'Basic Info & Password' })).toBeVisible();
      await email.fill('new.here@example.test');
      await next(page);
      await expect(page.getByRole('heading', { name: 'Professional Information' })).toBeVisible();
    });

    test('stands as lines and at its field, on the step it belongs to', async ({ page }) => {
      await page.route('**/api/auth/register/', (route) =>
        route.fulfill({
          status: 400,
          json: { email: ['An account with this email already exists.'], pin: ['Unknown PIN.'] },
        }),
      );
      await page.goto('/join');
      await fillWizard(page, await passportPhoto());
      await page.getByRole('button', { name: 'Submit Application' }).click();
      await expect(page.getByRole('alert')).toContainText('email: An account with this email already exists.');
      await expect(page.getByRole('alert')).toContainText('pin: Unknown PIN.');
      await expect(page.getByLabel('Email')).toBeFocused();
      await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/already exists/);
    });
  });
});

test.describe('after a sent application', () => {
  test.use({ allow: [/401/] });
  test('the login shows what comes next, through a failed try and a reload, until it is closed', async ({ page }) => {
    await page.route('**/api/auth/register/', (route) =>
      route.fulfill({ status: 201, json: { message: 'Registration successful!' } }),
    );
    await page.goto('/join');
    await fillWizard(page, await passportPhoto());
    await page.getByRole('button', { name: 'Submit Application' }).click();
    await page.getByRole('link', { name: 'Log in now' }).click();
    const next = page.getByRole('status').filter({ hasText: 'press the link in our mail to confirm your address' });
    await expect(next).toContainText('Your application has been sent.');
    await expect(next).toContainText('The office then decides on your application');
    await page.getByLabel('Email or Member ID').fill('anil@example.org');
    await page.getByLabel('Password', { exact: true }).fill('long enough');
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(next).toBeVisible();
    await page.reload();
    await expect(next).toBeVisible();
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(next).toBeHidden();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeEnabled();
    await expect(next).toBeHidden();
  });
});

test.describe('the simple form', () => {
  test('shows what is missing', async ({ page }) => {
    await page.goto('/register');
    await page.getByLabel('Area').selectOption('Other');
    // These fields move the button down: a press must not begin above and end below.
    for (const label of ['Custom Area', 'Custom Unit']) await expect(page.getByLabel(label)).toBeVisible();
    await page.getByRole('button', { name: 'Register' }).click();
    await expectTexts(page, [
      'Username is required',
      'Email is required',
      'Phone is required',
      'Custom area is required',
      'Custom unit is required',
      'Position is required',
    ]);
    await expect(page.getByLabel('Username')).toBeFocused();
  });

  test('asks before a link leads away from what was typed', async ({ page }) => {
    await page.goto('/register');
    await page.getByLabel('Username').fill('anil');
    await page.getByRole('link', { name: 'Apply for membership' }).click();
    await page
      .getByRole('alertdialog', { name: 'Discard changes?' })
      .getByRole('button', { name: 'Keep editing' })
      .click();
    await expect(page.getByLabel('Username')).toHaveValue('anil');
  });

  test('has the fixed areas, and units of each that end with Other', async ({ page }) => {
    await page.goto('/register');
    const options = (label: string) =>
      page.getByLabel(label, { exact: false }).first().locator('option:not([disabled])').allInnerTexts();
    const areas = await options('Area');
    expect(areas).toHaveLength(15);
    await page.getByLabel('Area').selectOption('Chittur');
    await expect(page.getByLabel('Unit')).toBeEnabled();
    const units = await options('Unit');
    expect(units.at(-1)).toBe('Other');
    await page.getByLabel('Unit').selectOption('Nallepilly');
    await page.getByLabel('Area').selectOption('Pattambi');
    await expect(page.getByLabel('Unit')).toHaveValue('');
    await expect(page.getByLabel('Custom Unit')).toBeHidden();
    await page.getByLabel('Unit').selectOption('Other');
    await expect(page.getByLabel('Custom Unit')).toBeVisible();
  });
});

test.describe('login and reset', () => {
  test.use({ allow: [/40[0134]|418/] });

  test('the form comes when a person turns to it; a form sent before waits for it', async ({ page }) => {
    const requests: string[] = [];
    let give = (): void => undefined;
    await page.route(/\/assets\/login-form-[\w-]+\.js/, async (route) => {
      requests.push(route.request().url());
      await new Promise<void>((resolve) => (give = resolve));
      await route.continue();
    });
    await page.goto('/login');
    const form = await page.locator('form').elementHandle();
    await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeEnabled();
    expect(requests).toEqual([]);
    await page.getByLabel('Email or Member ID').fill('unknown@example.org');
    await page.getByLabel('Password', { exact: true }).fill('wrong-password');
    await page.keyboard.press('Enter');
    await expect.poll(() => requests.length).toBe(1);
    await expect(page).toHaveURL('/login');
    give();
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('wrong-password');
    expect(await page.evaluate((before) => before === document.querySelector('form'), form)).toBe(true);
  });

  test('empty fields are named, a wrong password has the specification’s message', async ({ page }) => {
    await page.goto('/login');
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page.getByText('Email or member ID is required')).toBeVisible();
    await expect(page.getByText('Password is required')).toBeVisible();
    await page.getByLabel('Email or Member ID').fill('unknown@example.org');
    await page.getByLabel('Password', { exact: true }).fill('wrong');
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page.getByRole('alert')).toHaveText('Invalid email/member ID or password. Please try again.');
  });

  test('an old mailed link shows the login and leads into the filled-in flow; Back to Login cancels', async ({
    page,
  }) => {
    await page.goto('/api/auth/reset-password/12/some-token/');
    await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible();
    await expect(page.getByLabel('Email or Member ID')).toBeVisible();
    await page.getByRole('button', { name: 'Set a new password with it' }).click();
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused();
    await expect(page.getByLabel('Reset link or token')).toHaveValue('12/some-token');
    await page.getByRole('button', { name: 'Verify Link' }).click();
    await expect(page.getByRole('alert')).toHaveText('Invalid or expired reset token.');
    await page.getByLabel('Reset link or token').fill('');
    await page.getByRole('button', { name: 'Verify Link' }).click();
    await expect(page.getByText('Please enter a valid reset token or URL.')).toBeVisible();
    await page.getByLabel('Reset link or token').fill('https://example.org/login');
    await page.getByRole('button', { name: 'Verify Link' }).click();
    await expect(page.getByText('Invalid token format. Please copy the full link from your email.')).toBeVisible();
    await page.getByRole('button', { name: 'Back to Login' }).click();
    await expect(page.getByRole('heading', { name: 'Login' })).toBeFocused();
    await page.getByRole('button', { name: 'Forgot password?' }).click();
    await expect(page.getByLabel('Reset link or token')).toHaveValue('12/some-token');
  });

  test('the steps of a forgotten password are in the history; the last cannot be reached without a link', async ({
    page,
  }) => {
    const title = (name: string) => expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
    await page.goto('/login');
    await page.getByRole('button', { name: 'Forgot password?' }).click();
    await page.getByRole('button', { name: 'I have a link already' }).click();
    await title('Check your email');
    await page.goBack();
    await title('Forgot password');
    await page.goBack();
    await title('Login');
    await page.goForward();
    await title('Forgot password');
    await page.reload();
    await title('Forgot password');
    await page.goto('/login?step=password');
    await title('Check your email');
    await expect(page.getByRole('alert')).toHaveText('Invalid reset session. Please start over.');
  });

  for (const [pasted, sent] of [
    ['a-bare_token', '/-/a-bare_token/'],
    ['12/some-token', '/12/some-token/'],
  ] as const) {
    test(`${pasted} is enough to request a link`, async ({ page }) => {
      await page.goto('/login');
      await page.getByRole('button', { name: 'Forgot password?' }).click();
      await page.getByRole('button', { name: 'I have a link already' }).click();
      await page.getByLabel('Reset link or token').fill(pasted);
      const [request] = await Promise.all([
        page.waitForRequest('**/api/auth/verify-reset-token/**'),
        page.getByRole('button', { name: 'Verify Link' }).click(),
      ]);
      expect(new URL(request.url()).pathname).toBe(`/api/auth/verify-reset-token${sent}`);
    });
  }

  test('a browser that stores nothing gets a message, instead of being led in circles', async ({ page }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    const user = { role: 'member', is_member: true };
    await page.route('**/api/auth/login/', (route) =>
      route.fulfill({ json: { token: 'a', refresh_token: 'b', user } }),
    );
    await page.goto('/login');
    await page.getByLabel('Email or Member ID').fill('anil@example.org');
    await page.getByLabel('Password', { exact: true }).fill('secret');
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page.getByRole('alert')).toContainText('Your browser stores nothing for this site');
    await expect(page).toHaveURL('/login');
  });

  test('the last step names what is wrong with the passwords, and has a message for each refusal', async ({ page }) => {
    const verified = { valid: true, message: 'ok', email: 'a***@example.org' };
    await page.route('**/verify-reset-token/**', (route) => route.fulfill({ json: verified }));
    await page.goto('/api/auth/reset-password/12/some-token');
    await page.getByRole('button', { name: 'Set a new password with it' }).click();
    await page.getByRole('button', { name: 'Verify Link' }).click();
    const send = page.getByRole('button', { name: 'Reset Password' });
    await send.click();
    await expect(page.getByText('Please fill in both password fields.').first()).toBeVisible();
    await page.getByLabel('New Password').fill('12345');
    await page.getByLabel('Confirm Password').fill('12345');
    await send.click();
    await expect(page.getByText('Password must be at least 6 characters long.')).toBeVisible();
    await page.getByLabel('New Password').fill('123456');
    await send.click();
    await expect(page.getByText('Passwords do not match.')).toBeVisible();
    await page.getByLabel('Confirm Password').fill('123456');
    const refusals: [number, object, string][] = [
      [404, { detail: 'x', code: 'y' }, 'Reset link not found or has expired.'],
      [403, { detail: 'x', code: 'y' }, 'Reset link has already been used or is no longer valid.'],
      [400, { new_password: ['Too simple.'] }, 'Too simple.'],
      [418, { detail: 'x', code: 'y' }, 'Failed to reset password. Please try again or request a new reset link.'],
    ];
    for (const [status, json, text] of refusals) {
      await page.route('**/api/auth/reset-password/12/**', (route) => route.fulfill({ status, json }));
      await send.click();
      await expect(page.getByRole('alert')).toContainText(text);
    }
  });
});
test.describe('without a connection', () => {
  test.use({ allow: [/ERR_INTERNET_DISCONNECTED/] });
  test('the forgot page shows that nothing was sent, and why', async ({ page, context }) => {
    await page.goto('/forgot-password');
    await page.getByLabel('Email').fill('anil@example.org');
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Send Reset Link' }).click();
    await expect(page.getByRole('alert')).toContainText('Failed to send reset email. Please check your email address.');
    await expect(page.getByRole('alert')).toContainText('connection');
  });
});

test.describe('a person who comes to the login', () => {
  test('with a session gets a message, and where to go', async ({ page, context }) => {
    await answerHeader(context);
    await page.addInitScript(() => {
      localStorage.setItem('accessToken', 'some-token');
      localStorage.setItem('role', 'member');
      localStorage.setItem('user', '{"full_name":"Anitha Varma","is_member":true}');
    });
    await page.goto('/login');
    await expect(page.getByText('You are logged in as Anitha Varma.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Go to your dashboard' })).toHaveAttribute('href', '/member/dashboard');
  });

  for (const [expired, text] of [
    [true, 'Unauthorized. Please login again.'],
    [false, 'Please log in to see this page.'],
  ] as const) {
    test(`from a private page gets the reason: ${text}`, async ({ page }) => {
      await page.addInitScript(
        (way) => sessionStorage.setItem('wayBack', way),
        JSON.stringify({ path: '/community', expired }),
      );
      await page.goto('/login');
      await expect(page.getByText(text)).toBeVisible();
    });
  }
});
