import { mailsTo } from './support/outbox';
import { callApi, emptyServer, logInAs, passportPhoto, superuser, superuserToken } from './support/people';
import { passwords } from './support/server';
import { expect, test } from './support/test';
import { fillApplicant, fillLicence } from './support/wizard';
import type { Page } from '@playwright/test';

// Refusals on purpose. The dashboards have specs of their own.
test.use({ allow: [/40[01349]/] });

const email = 'anil.kumar@example.org';
const comesNext = 'press the link in our mail to confirm your address';
const name = 'അനിൽ കുമാർ നായർ';

async function fillWizard(page: Page) {
  await page.getByLabel('Area').selectOption({ label: 'Chittur' });
  await page.getByLabel('Unit').selectOption({ label: 'Kozhinjampara' });
  await page.getByLabel('Passport Photo').setInputFiles(await passportPhoto());
  await expect(page.getByAltText('Your photo')).toBeVisible();
  await fillApplicant(page, { name, email, phone: '94470 12345', password: 'first secret' });
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('heading', { name: 'Professional Information' })).toBeFocused();
  await fillLicence(page, { number: 'LBS/PKD/0042', category: 'Town Planner A' });
  await page.getByLabel('PIN Code').fill('678534');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('heading', { name: 'Personal Details' })).toBeFocused();
  await page.getByLabel('Aadhaar Number').fill('1234 1234 1234');
}

async function logOut(page: Page) {
  // On a page without the app, which would go to /login by itself and get in the way.
  const login = new URL('/login', page.url()).href;
  await page.goto(new URL('/robots.txt', login).href);
  await page.evaluate(() => localStorage.clear());
  await page.goto(login);
}

test('from the wizard to the member dashboard, and back in after a forgotten password', async ({ page, ownServer }) => {
  const server = await ownServer(emptyServer);
  const at = (path: string) => server.url + path;

  await test.step('apply; a double click makes one account', async () => {
    await page.goto(at('/login'));
    await page.getByRole('link', { name: 'Apply for membership' }).click();
    await expect(page).toHaveURL(at('/joinus'));
    await fillWizard(page);
    await page.getByRole('button', { name: 'Submit Application' }).dblclick();
    await expect(page.getByRole('heading', { name: /^Registration successful!/ })).toBeFocused();
    await expect(page.getByText('You will be taken to the login in 4 seconds.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Log in now' })).toHaveAttribute('href', '/login');
    await page.waitForURL(at('/login'), { timeout: 8000 });
    await expect(page.getByRole('status').filter({ hasText: 'Registration successful!' }).first()).toBeVisible();
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  });

  const office = await superuserToken(server);
  await test.step('it waits, once, with a mail', async () => {
    const { body } = await callApi(server, 'GET', '/api/admin/pending-approvals/', undefined, office);
    const people = body.pending_users as unknown as { id: number; full_name: string; unit_name: string; pin: string }[];
    expect(people).toHaveLength(1);
    expect(people[0]).toMatchObject({
      full_name: name,
      unit_name: 'Kozhinjampara',
      pin: '678534',
      phone: '9447012345',
    });
    await mailsTo(server.dataDir, email);
    await logInAs(page, email, 'first secret');
    await expect(page.getByRole('alert')).toHaveText('Your account is pending approval.');
    // The registration's message is gone.
    await expect(page.getByText('Registration successful!')).toBeHidden();
    await expect(page.getByText(comesNext)).toBeVisible();
  });

  const memberId = await test.step('approval gives a membership id, by mail', async () => {
    await logInAs(page, superuser, passwords.superuser);
    await page.waitForURL(at('/app/admin/dashboard'));
    await page.getByRole('link', { name: /^Review Pending/ }).click();
    const applicant = page.getByRole('main').getByRole('listitem').filter({ hasText: name });
    await expect(applicant).toContainText('Kozhinjampara');
    await applicant.getByRole('button', { name: /^Decide/ }).click();
    await page
      .getByRole('region', { name: /^Application of/ })
      .getByRole('button', { name: 'Approve' })
      .click();
    // The applicant has not confirmed the address.
    await page.getByRole('alertdialog').getByRole('button', { name: 'Approve all the same' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'User approved successfully!' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'No Pending Members' })).toBeVisible();
    await logOut(page);
    await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeEnabled();
    // A login in this tab ends it.
    await expect(page.getByText(comesNext)).toBeHidden();
    const mails = await mailsTo(server.dataDir, email, 2);
    const id = /\b[A-Z]+\d{4,}\b/.exec(mails[1]?.text ?? '')?.[0];
    expect(id).toBeDefined();
    return id!;
  });

  const firstToken = await test.step('login by e-mail and by membership id', async () => {
    await logInAs(page, email.toUpperCase(), 'first secret');
    await page.waitForURL(at('/member/dashboard'));
    const token = await page.evaluate(() => localStorage.getItem('accessToken'));
    await logOut(page);
    await logInAs(page, memberId.toLowerCase(), 'first secret');
    await page.waitForURL(at('/member/dashboard'));
    return token!;
  });

  const link = await test.step('forgot, in the login: the pasted link, and the way back to step 1', async () => {
    await logOut(page);
    await page.getByRole('button', { name: 'Forgot password?' }).click();
    await expect(page.getByRole('heading', { name: 'Forgot password' })).toBeFocused();
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Send Reset Link' }).click();
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused();
    const mails = await mailsTo(server.dataDir, email, 3);
    const link = /https?:\/\/\S+\/reset-password\/\S+/.exec(mails[2]?.text ?? '')?.[0] ?? '';
    await page.getByLabel('Reset link or token').fill(link);
    await page.getByRole('button', { name: 'Verify Link' }).click();
    await expect(page.getByText('For the account a***@example.org.')).toBeVisible();
    await page.getByLabel('New Password').fill('second secret');
    await page.getByLabel('Confirm Password').fill('second secret');
    await page.getByRole('button', { name: 'Reset Password' }).click();
    await expect(page.getByText('You will be taken back to the first step in 2 seconds.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Forgot password' })).toBeFocused();
    await page.getByRole('button', { name: 'Back to Login' }).click();
    await logInAs(page, memberId, 'second secret');
    await page.waitForURL(at('/member/dashboard'));
    expect((await callApi(server, 'GET', '/api/profile/', undefined, firstToken)).status).toBe(401);
    return link;
  });

  await test.step('the mailed link, opened: once used it is dead, a new one works', async () => {
    await logOut(page);
    const reset = async (address: string) => {
      await page.goto(at(new URL(address).pathname));
      await page.getByLabel('New Password').fill('third secret');
      await page.getByLabel('Confirm Password').fill('third secret');
      await page.getByRole('button', { name: 'Reset Password' }).click();
    };
    await page.goto(at(new URL(link).pathname));
    await expect(page.getByRole('alert')).toHaveText('Reset link has already been used or is no longer valid.');
    await reset(link);
    await expect(page.getByRole('alert')).toHaveText('Invalid or expired link. Please try again.');
    await page.goto(at('/forgot-password'));
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Send Reset Link' }).click();
    const mails = await mailsTo(server.dataDir, email, 5);
    await reset(/https?:\/\/\S+\/reset-password\/\S+/.exec(mails[4]?.text ?? '')?.[0] ?? '');
    await expect(page.getByText('You will be taken to the login in 2 seconds.')).toBeVisible();
    await page.waitForURL(at('/login'));
    // The screen before has the same text, and is still there when the address has changed.
    await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible();
    const message = page.getByText('Your password was reset successfully. Please log in.');
    await expect(message).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Login' })).toBeEnabled();
    await expect(message).toBeHidden();
    await logInAs(page, email, 'third secret');
    await page.waitForURL(at('/member/dashboard'));
  });
});

test('the simple form: the default password comes by mail', async ({ page, ownServer }) => {
  const server = await ownServer(emptyServer);
  const at = (path: string) => server.url + path;
  const simple = 'beena@example.org';
  await page.goto(at('/register'));
  await page.getByLabel('Username').fill('beena');
  await page.getByLabel('Email').fill(simple);
  await page.getByLabel('Phone').fill('9447054321');
  await page.getByLabel('Area').selectOption('Other');
  await page.getByLabel('Custom Area').fill('Attappady');
  await page.getByLabel('Custom Unit').fill('Mukkali');
  await page.getByLabel('Position').selectOption({ label: 'Unit Admin' });
  await page.getByRole('button', { name: 'Register' }).dblclick();
  const popup = page.getByRole('alertdialog', { name: 'Waiting for admin approval' });
  await expect(popup).toContainText('Registration successful! Please check your email for your default password.');
  await page.waitForURL(at('/login'), { timeout: 5000 });
  await expect(
    page.getByText('Registration successful! Please check your email for your default password.'),
  ).toBeVisible();

  const office = await superuserToken(server);
  const { body } = await callApi(server, 'GET', '/api/admin/pending-approvals/', undefined, office);
  const people = body.pending_users as unknown as { id: number }[];
  expect(people).toHaveLength(1);
  expect(people[0]).toMatchObject({
    requested_area: 'Attappady',
    requested_unit: 'Mukkali',
    requested_role: 'unit_admin',
  });
  const [mail] = await mailsTo(server.dataDir, simple);
  const password = /default password: (\S+)/i.exec(mail?.text ?? '')?.[1] ?? '';
  await callApi(server, 'POST', `/api/admin/approve-user/${people[0]!.id}/`, { role: 'unit_admin' }, office);
  await logInAs(page, simple, password);
  await page.waitForURL(at('/member/dashboard'));
});
