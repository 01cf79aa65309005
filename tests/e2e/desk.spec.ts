import type { APIRequestContext } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe';
import { linkIn, makeRegistrar } from './support/office';
import { passportPhoto } from './support/people';
import type { Server } from './support/server';
import { openAs, people } from './support/session';
import { takeShots } from './support/shots';
import { expect, test } from './support/test';

const screen = '/app/admin/pending-members';
const email = 'first.applicant@example.org';

/** Applies by the wizard's call, for the area of the demo's area admin; its admin becomes a registrar. */
async function prepare(server: Server, request: APIRequestContext) {
  const { area, unit } = (await makeRegistrar(server))(people.areaAdmin);
  const answer = await request.post(`${server.url}/api/auth/register/`, {
    multipart: {
      full_name: 'First Applicant',
      email,
      phone: '9447011111',
      password: 'a password',
      confirm_password: 'a password',
      area: String(area),
      unit: String(unit),
      licenseNo: 'E-1',
      license_category: 'Engineer A',
      licenseDate: '2020-01-31',
      renewalDate: '2035-01-31',
      pin: '678000',
      passport_photo: await passportPhoto(),
    },
  });
  expect(answer.status()).toBe(201);
}

test.use({ allow: [/40[49]/] });

test('from the application to the place in a committee', async ({ page, demoServer: server }) => {
  await prepare(server, page.request);
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: email });
  const panel = page.getByRole('region', { name: 'Application of First Applicant' });

  await test.step('the registrar has to confirm once more while the address is not confirmed', async () => {
    await openAs(page, people.admin, screen, server.url);
    await page.getByLabel('Search applicants').fill(email);
    await expect(row.getByText('Not confirmed')).toBeVisible();
    await expect(row.getByRole('button', { name: /^Approve/ })).toHaveCount(0);
    await row.getByRole('button', { name: 'First Applicant', exact: true }).click();
    await expect(panel.getByRole('heading', { name: 'First Applicant' })).toBeFocused();
    await expect(page).toHaveURL(/[?&]applicant=\d+/);
    await expectNoAxeViolations(page);
    await takeShots(page, 'desk-panel', [360, 1280]);
    await panel.getByRole('button', { name: 'Approve' }).click();
    const question = page.getByRole('alertdialog', { name: 'Approve First Applicant all the same?' });
    await expect(question).toBeVisible();
    await expectNoAxeViolations(page);
    await question.getByRole('button', { name: 'Cancel' }).click();
  });

  await test.step('Escape and Back close the panel; what was typed is not lost by a step', async () => {
    await panel.getByRole('heading', { name: 'First Applicant' }).click();
    await panel.getByLabel('Reject').check();
    await panel.getByLabel('Note to the applicant').fill('Half a sen');
    await page.goBack();
    const question = page.getByRole('alertdialog', { name: 'Discard changes?' });
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await expect(panel.getByLabel('Note to the applicant')).toHaveValue('Half a sen');
    await panel.getByRole('button', { name: 'Close' }).click();
    await question.getByRole('button', { name: 'Discard' }).click();
    await expect(panel).toHaveCount(0);
    await expect(row.getByRole('button', { name: 'First Applicant', exact: true })).toBeFocused();
    await row.getByRole('button', { name: /^Decide/ }).click();
    await expect(panel).toBeVisible();
    await page.goBack();
    await expect(panel).toHaveCount(0);
    await expect(page).not.toHaveURL(/applicant=/);
    await row.getByRole('button', { name: /^Decide/ }).click();
    await panel.getByRole('heading', { name: 'First Applicant' }).press('Escape');
    await expect(panel).toHaveCount(0);
  });

  await test.step('the applicant confirms it', async () => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(server.url + (await linkIn(server, email, 'confirm-address', 1)));
    await page.getByRole('button', { name: 'Confirm my address' }).click();
    await expect(page.getByText('Thank you. Your e-mail address is confirmed.')).toBeVisible();
    await expectNoAxeViolations(page);
  });

  await test.step('the office asks for a correction', async () => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await openAs(page, people.admin, screen, server.url);
    await page.getByLabel('Search applicants').fill(email);
    await row.getByRole('button', { name: /^Decide/ }).click();
    await expect(panel.getByLabel('Approve as').locator('option', { hasText: 'Superuser' })).toHaveCount(0);
    await expectNoAxeViolations(page);
    await panel.getByLabel('Ask for a correction').check();
    await panel.getByRole('button', { name: 'Send request' }).click();
    await expect(panel.getByText('Please choose what is to be corrected.')).toBeVisible();
    await expect(panel.getByText('Please write a note to the applicant.')).toBeVisible();
    await panel.getByLabel('PIN Code').check();
    await panel.getByLabel('Passport Photo').check();
    await panel.getByLabel('Note to the applicant').fill('The photo is too dark, and the PIN is not of this district.');
    await expectNoAxeViolations(page);
    await takeShots(page, 'desk-correct', [360, 1280]);
    await panel.getByRole('button', { name: 'Send request' }).click();
    await expect(page.getByText('The applicant has been asked to correct the application.')).toBeVisible();
    await expect(row).toHaveCount(0);
    await page.getByLabel('Show').selectOption('correction');
    await expect(
      row.getByText('Asked for: Passport Photo, PIN Code').or(row.getByText('Asked for: PIN Code, Passport Photo')),
    ).toBeVisible();
    await expectNoAxeViolations(page);
  });

  const link = await linkIn(server, email, 'join/correct', 2);
  await test.step('the applicant corrects it on a phone, once', async () => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(server.url + link);
    await expect(page.getByText('The photo is too dark')).toBeVisible();
    await expect(page.getByLabel('PIN Code')).toHaveValue('678000');
    await expect(page.getByLabel('License Number')).toHaveCount(0);
    await page.getByLabel('PIN Code').fill('67800');
    await page.getByRole('button', { name: 'Send Correction' }).click();
    await expect(page.getByText('PIN code must be exactly 6 digits')).toBeVisible();
    await page.getByLabel('PIN Code').fill('678001');
    await page.locator('input[type=file]').setInputFiles(await passportPhoto());
    await expectNoAxeViolations(page);
    await takeShots(page, 'correction-page', [360, 1280]);
    await page.getByRole('button', { name: 'Send Correction' }).click();
    await expect(page.getByRole('heading', { name: 'Correction sent' })).toBeVisible();
    await page.goto(server.url + link);
    await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
    await expectNoAxeViolations(page);
  });

  await test.step('the area admin recommends', async () => {
    await openAs(page, people.areaAdmin, '/area-admin/dashboard?tab=pending', server.url);
    const applicant = page.getByRole('row').filter({ hasText: email });
    await applicant.getByRole('button', { name: /^Recommend/ }).click();
    const window = page.getByRole('dialog', { name: 'Your word on First Applicant' });
    await window.getByLabel('Advise against').check();
    await window.getByRole('button', { name: 'Save' }).click();
    await expect(window.getByText('Please write at least 10 letters.')).toBeVisible();
    await window.getByLabel('Recommend', { exact: true }).check();
    await window.getByLabel('Note to the office').fill('Known to the unit.');
    await expectNoAxeViolations(page);
    await window.getByRole('button', { name: 'Save' }).click();
    await expect(applicant.getByText('Recommended')).toBeVisible();
    await takeShots(page, 'recommend', [360, 1280]);
  });

  await test.step('the office approves with a position', async () => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await openAs(page, people.admin, screen, server.url);
    await page.getByLabel('Search applicants').fill(email);
    await expect(row.getByText('Corrected')).toBeVisible();
    await expect(row.getByText('Recommended')).toBeVisible();
    await row.getByRole('button', { name: /^Decide/ }).click();
    await panel.getByLabel('Position in a committee').fill('Unit Secretary');
    await panel.getByRole('button', { name: 'Approve', exact: true }).click();
    await expect(panel.getByText('User approved successfully!')).toBeVisible();
    await expect(row).toHaveCount(0);
    await expect(panel.getByText('No application is left in this list.')).toBeVisible();
    await panel.getByText('Close').last().click();
    await expect(panel).toBeHidden();
  });

  await test.step('Next opens the case that follows in the list', async () => {
    await page.getByLabel('Search applicants').fill('');
    const rows = page.getByRole('main').getByRole('listitem');
    await expect(rows.nth(3)).toBeVisible();
    const [first, second] = await rows.getByRole('heading').allInnerTexts();
    await rows.getByRole('button', { name: first!, exact: true }).click();
    const next = page.getByRole('region', { name: /^Application of/ }).getByRole('button', { name: 'Next' });
    await next.click();
    await expect(page.getByRole('region', { name: `Application of ${second}` })).toBeVisible();
    await page.goBack();
    const opened = page.getByRole('region', { name: `Application of ${first}` });
    await opened.getByLabel('Reject').check();
    await opened.getByLabel('Note to the applicant').fill('This application is for another district.');
    await opened.getByRole('button', { name: 'Reject application' }).click();
    await expect(next).toBeFocused();
    await expectNoAxeViolations(page);
    await next.press('Enter');
    await expect(page.getByRole('region', { name: `Application of ${second}` })).toBeVisible();
    await page
      .getByRole('region', { name: `Application of ${second}` })
      .getByRole('button', { name: 'Close' })
      .click();
  });

  await test.step('several at once: an applicant who needs a look stays; a rejection is withdrawn', async () => {
    await page.getByLabel('Search applicants').fill('');
    const all = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('checkbox') });
    const twin = all.filter({ hasText: 'possible duplicate' }).first();
    const name = await twin.getByRole('heading').innerText();
    await twin.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Approve 1 as member' }).click();
    await expect(
      page.getByRole('alert').filter({ hasText: `${name}: Somebody very much like this applicant is there already.` }),
    ).toBeVisible();
    await page.getByLabel('Show').selectOption('rejected');
    const rejected = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name: /^Reopen/ }) });
    await expect(rejected.first()).toBeVisible();
    const before = await rejected.count();
    await expectNoAxeViolations(page);
    await rejected
      .first()
      .getByRole('button', { name: /^Reopen/ })
      .click();
    await expect(page.getByText('The application waits for a decision again.')).toBeVisible();
    await expect(rejected).toHaveCount(before - 1);
    await takeShots(page, 'desk-rejected', [360, 1280]);
  });
});
