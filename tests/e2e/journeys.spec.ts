import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe';
import { choose, pressOn, tabTo, typeInto } from './support/keyboard';
import { passportPhoto } from './support/people';
import { statusMessage } from './support/screen';
import { passwords, type Server } from './support/server';
import { people } from './support/session';
import { expect, test } from './support/test';

// Each role's errand from beginning to end, with the keyboard alone, at the office's width and at a phone's. One after
// the other on one site: the applicant of one test is approved in the next.
const widths = { 'on a phone': { width: 360, height: 740 }, 'at the desk': { width: 1280, height: 900 } };

/** Opens the site as a person who starts from nothing at their own device. */
async function sitDown(
  page: Page,
  server: Server,
  path: string,
  who?: { login: string; password: string },
): Promise<void> {
  await page.goto(`${server.url}/robots.txt`);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.goto(server.url + (who ? '/login' : path));
  if (!who) return;
  await typeInto(page, page.getByLabel('Email or Member ID'), who.login);
  await typeInto(page, page.getByLabel('Password', { exact: true }), who.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(server.url + path);
}

/** Goes to another screen of the office, on a phone by its sheet. */
async function goInOffice(page: Page, name: string): Promise<void> {
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  const sheet = page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true });
  if (await sheet.isVisible()) await pressOn(page, sheet);
  await pressOn(page, page.getByRole('navigation', { name: 'Office' }).getByRole('link', { name }));
}

/** Goes to another page by the header. */
async function goTo(page: Page, name: string | RegExp): Promise<void> {
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  const menu = page.getByRole('banner').getByRole('button', { name: 'Menu' });
  if (await menu.isVisible()) await pressOn(page, menu);
  await pressOn(page, page.getByRole('banner').getByRole('link', { name }).locator('visible=true').first());
}

/**
 * Returns the search field of a screen, by its name: until the screen is shown, the field of the previous screen would
 * take the letters.
 */
const searchOf = (page: Page, name: string) => page.getByRole('search', { name, exact: true }).getByRole('searchbox');

// The desk asks about an address that is not confirmed; an approved person has no application any more.
test.use({ allow: [/409 POST|409 \(Conflict\)|404 .*applications/] });

for (const [where, viewport] of Object.entries(widths)) {
  test(`five errands ${where}, with the keyboard alone`, async ({ page, demoServer: server }) => {
    await page.setViewportSize(viewport);
    const applicant = { name: 'Thankam Ezhuthachan', email: 'thankam@example.org', password: 'long enough' };

    await test.step('a visitor finds a shop, looks at it, comes back, and looks at an event', async () => {
      await sitDown(page, server, '/');
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
      await typeInto(page, page.getByLabel('Shop name'), 'cement');
      await page.keyboard.press('Enter');
      const details = page
        .getByRole('main')
        .getByRole('button', { name: /^View Details/ })
        .first();
      await pressOn(page, details);
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.goBack();
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(details).toBeFocused();
      await expect(page).toHaveURL(/\?q=cement$/);
      await page.reload();
      await expect(page.getByLabel('Shop name')).toHaveValue('cement');
      await expect(details).toBeVisible();
      await goTo(page, 'Events');
      await pressOn(
        page,
        page
          .getByRole('main')
          .getByRole('link', { name: /View Details/ })
          .first(),
      );
      await expect(page).toHaveURL(/\/events\/event\/\d+$/);
      await expect(page.getByRole('dialog')).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(page).toHaveURL(/\/events$/);
    });

    await test.step('an applicant applies, with a step back on the way', async () => {
      await goTo(page, /Join|Apply|Register/);
      await typeInto(page, page.getByLabel('Full Name'), applicant.name);
      await typeInto(page, page.getByLabel('Email'), applicant.email);
      await typeInto(page, page.getByLabel('Phone'), '+91 98470 12345');
      await typeInto(page, page.getByLabel(/^Password/), applicant.password);
      await typeInto(page, page.getByLabel('Confirm Password'), applicant.password);
      await choose(page, page.getByLabel('Area'), 'Chittur');
      await choose(page, page.getByLabel('Unit'), 'Kozhinjampara');
      await page.getByLabel('Passport Photo').setInputFiles(await passportPhoto());
      await pressOn(page, page.getByRole('button', { name: 'Next' }));
      await expect(page.getByRole('heading', { name: 'Professional Information' })).toBeFocused();
      await page.goBack();
      await expect(page.getByLabel('Full Name')).toHaveValue(applicant.name);
      await page.goForward();
      await typeInto(page, page.getByLabel('License Number'), 'LBS/PKD/0042');
      await choose(page, page.getByLabel('License Category'), 'Engineer A');
      await page.getByLabel('License Issue Date').fill('2019-06-01');
      await page.getByLabel('License Renewal Date').fill('2029-05-31');
      await pressOn(page, page.getByRole('button', { name: 'Next' }));
      await expect(page.getByRole('heading', { name: 'Personal Details' })).toBeFocused();
      await pressOn(page, page.getByRole('button', { name: 'Submit Application' }));
      await expect(page.getByRole('heading', { name: /^Registration successful!/ })).toBeFocused();
    });

    await test.step('the office approves, and corrects what is wrong', async () => {
      await sitDown(page, server, '/app/admin/dashboard', { login: people.superuser, password: passwords.superuser });
      await goInOffice(page, 'Applications');
      await typeInto(page, searchOf(page, 'Applicants'), 'thankam');
      const row = page.getByRole('main').getByRole('listitem');
      await expect(row).toHaveCount(1);
      await pressOn(page, row.getByRole('button', { name: /^Decide/ }));
      const approve = page.getByRole('button', { name: /^Approve/ });
      await expect(approve).toHaveCount(1);
      await pressOn(page, approve);
      // The applicant has not confirmed the address.
      await pressOn(page, page.getByRole('alertdialog').getByRole('button', { name: 'Approve all the same' }));
      await expect(statusMessage(page, 'User approved successfully!').first()).toBeVisible();
      await goInOffice(page, 'People');
      await typeInto(page, searchOf(page, 'People'), 'thankam');
      await pressOn(
        page,
        page
          .getByRole('main')
          .getByRole('link', { name: /Thankam/ })
          .first(),
      );
      await pressOn(page, page.getByRole('button', { name: 'Edit the profile' }));
      const edit = page.getByRole('dialog', { name: 'Edit User Profile' });
      await typeInto(page, edit.getByLabel('Phone'), '098470 54321');
      await pressOn(page, edit.getByRole('button', { name: /^Save/ }));
      await expect(edit).toBeHidden();
      await expect(page.getByText('9847054321').first()).toBeVisible();
      await page.goBack();
      await page.reload();
      await expect(searchOf(page, 'People')).toHaveValue('thankam');
      await expectNoAxeViolations(page);
    });

    await test.step('the new member completes the profile, and asks the board', async () => {
      await sitDown(page, server, '/member/dashboard', { login: applicant.email, password: applicant.password });
      await pressOn(page, page.getByRole('button', { name: 'Edit Profile' }).first());
      await typeInto(page, page.getByLabel('Skills'), 'Surveying');
      await goTo(page, 'Resources');
      await page.getByRole('alertdialog').waitFor();
      await pressOn(page, page.getByRole('button', { name: 'Keep editing' }));
      await pressOn(page, page.getByRole('button', { name: /^Save/ }).first());
      await expect(page.getByText('Surveying')).toBeVisible();
      await goTo(page, /^Community/);
      await typeInto(page, page.getByRole('textbox', { name: 'Your question' }), 'Bearing plates under a steel truss');
      await pressOn(page, page.getByRole('button', { name: 'Post', exact: true }));
      await expect(page.getByRole('heading', { name: 'Bearing plates under a steel truss' }).first()).toBeFocused();
      await expectNoAxeViolations(page);
    });

    await test.step('an area admin looks a member up', async () => {
      await sitDown(page, server, '/area-admin/dashboard', { login: people.areaAdmin, password: passwords.demo });
      await typeInto(page, searchOf(page, 'Your area'), 'nair');
      await expect(page).toHaveURL(/=nair/);
      await tabTo(page, page.getByRole('main').getByRole('link', { name: /nair/i }).first());
      await goTo(page, 'Members');
      await typeInto(page, searchOf(page, 'Members'), 'thankam');
      await expect(page.getByRole('main').getByText(applicant.name)).toBeInViewport();
      await page.goBack();
      await expect(searchOf(page, 'Your area')).toHaveValue('nair');
      await expectNoAxeViolations(page);
    });
  });
}
