import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe';
import { alterAnswer, failCall, openFailing, retry, whileFailing } from './support/calls';
import { alertMessage, countInView, expectNoRawValues } from './support/screen';
import { passwords } from './support/server';
import { address, enterAs, openAs, people } from './support/session';
import { takeShots } from './support/shots';
import { expect, test } from './support/test';

const screen = '/app/admin/pending-members';

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Tries to leave what was typed, and stays. */
async function keepEditing(page: Page) {
  await page.getByRole('link', { name: 'Back to Home' }).click();
  const question = page.getByRole('alertdialog', { name: 'Discard changes?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(question).toBeHidden();
}

test('applications with what is wished for in view, the rest behind a click', async ({ page }) => {
  await openAs(page, people.superuser, screen);
  const wishing = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Kollengode' }).first();
  await expect(wishing.getByText('Kollengode Wish')).toBeVisible();
  await expect(wishing.getByText('Muthalamada East Wish')).toBeVisible();
  await expect(wishing.getByText(/^Requested: (Area Admin|Admin|Unit Admin)$/)).toBeVisible();
  await expect(wishing.getByRole('button', { name: /^Approve/ })).toHaveCount(0);
  await wishing.getByRole('heading').getByRole('button').click();
  const panel = page.getByRole('region', { name: /^Application of/ });
  await expect(panel.getByLabel('Approve as')).toHaveValue('member');
  await panel.getByText('Whole application').click();
  await expect(panel.getByText('Date of Birth')).toBeVisible();
  await expectNoRawValues(page);
  await expectNoAxeViolations(page);
  await takeShots(page, 'pending-members');
});

test('in Malayalam no button of a line covers another one', async ({ page }) => {
  await openAs(page, people.superuser, `/ml${screen}`);
  const row = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: /^അംഗീകരിക്കുക/ }) })
    .first();
  await expect(row).toBeVisible();
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const buttons = await row.getByRole('button').all();
    const boxes = await Promise.all(buttons.slice(-2).map(async (button) => (await button.boundingBox())!));
    const [approve, decide] = boxes as [Box, Box];
    expect(decide.x >= approve.x + approve.width || decide.y >= approve.y + approve.height, `${width} px`).toBe(true);
    const place = (await row.boundingBox())!;
    expect(decide.x + decide.width, `${width} px`).toBeLessThanOrEqual(place.x + place.width);
  }
  await takeShots(page, 'pending-members-ml');
});

// Nine: the desk has one more line for applicants with a remark (not confirmed, advised against).
test('nine applications in view, searched by name, e-mail, phone and license number', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openAs(page, people.superuser, screen);
  const applicants = page.getByRole('main').getByRole('listitem');
  await expect(applicants.first()).toBeVisible();
  expect(await countInView(applicants)).toBeGreaterThanOrEqual(9);
  for (const what of [people.pending, 'PKD/TPA/2012']) {
    await page.getByLabel('Search applicants').fill(what);
    await expect(applicants).toHaveCount(1);
  }
  await expect(page).toHaveURL(/\?search=PKD/);
  await page.getByLabel('Search applicants').fill('unknown name');
  await expect(page.getByRole('heading', { name: 'No Applicants Found' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(applicants.first()).toBeVisible();
});

test('no applicants', async ({ page }) => {
  await enterAs(page, address(), people.superuser);
  await alterAnswer(page, '/api/admin/pending-approvals/', () => ({ pending_users: [] }));
  await page.goto(screen);
  await expect(page.getByRole('heading', { name: 'No Pending Members' })).toBeVisible();
});

test.describe('failures', () => {
  test.use({ allow: [/500|409/] });

  test('of the list and of an approval; the message goes after five seconds', async ({ page }) => {
    const list = '/api/admin/pending-approvals/';
    await openFailing(page, people.superuser, {
      screen,
      call: list,
      message: 'Failed to load pending members. Please try again.',
    });
    await retry(page);
    const waiting = page.getByRole('main').getByRole('listitem');
    await expect(waiting.first()).toBeVisible();
    const old = alertMessage(page, 'Failed to load pending members. Please try again.');
    const refresh = () => page.getByRole('button', { name: 'Refresh' }).click();
    await whileFailing(page, list, 500, refresh, old);
    await expect(waiting.first()).toBeVisible();
    await refresh();
    await expect(old).toBeHidden();
    await failCall(page, '/api/admin/applications/*/decision/', 500);
    await page
      .getByRole('button', { name: /^Approve/ })
      .first()
      .click();
    const message = alertMessage(page, 'Approval failed. Please try again.');
    await expect(message).toBeVisible();
    await expect(message).toBeHidden({ timeout: 7000 });
  });
});

test.describe('with a server of its own', () => {
  test.use({ allow: [/40[0139]/] });

  test('approval in a role, and what a plain user then sees', async ({ page, demoServer: server }) => {
    await openAs(page, people.superuser, screen, server.url);
    const applicant = page.getByRole('main').getByRole('listitem').filter({ hasText: people.pending });

    await test.step('the superuser approves', async () => {
      await expect(applicant).toBeVisible();
      const before = await page.getByRole('main').getByRole('listitem').count();
      await applicant.getByRole('button', { name: /^Decide/ }).click();
      const panel = page.getByRole('region', { name: /^Application of/ });
      await panel.getByLabel('Approve as').selectOption('User');
      await panel.getByRole('button', { name: 'Approve' }).dblclick();
      await expect(panel.getByRole('status').filter({ hasText: 'User approved successfully!' })).toBeVisible();
      await expect(applicant).toHaveCount(0);
      await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(before - 1);
      const undo = page.getByRole('button', { name: 'Undo' });
      await undo.click();
      await expect(page.getByRole('status').filter({ hasText: 'Taken back.' })).toBeVisible();
      await expect(applicant).toBeVisible();
      await panel.getByLabel('Approve as').selectOption('User');
      await panel.getByRole('button', { name: 'Approve' }).click();
      await expect(applicant).toHaveCount(0);
      await panel.getByRole('button', { name: 'Close' }).click();
    });

    await test.step('the focus goes to the next applicant, nothing jumps; a role needs a confirmation', async () => {
      const all = page.getByRole('main').getByRole('listitem');
      const wishing = all.filter({ hasText: 'Wish' }).nth(1);
      const name = await wishing.getByRole('heading').innerText();
      await wishing.getByRole('button', { name: /^Decide/ }).click();
      const panel = page.getByRole('region', { name: `Application of ${name}` });
      await panel.getByLabel('Approve as').selectOption('Unit Admin');
      await panel.getByRole('button', { name: 'Approve' }).click();
      const question = page.getByRole('alertdialog', { name: `Make ${name} a unit admin?` });
      await expectNoAxeViolations(page);
      await question.getByRole('button', { name: 'Cancel' }).click();
      await panel.getByRole('button', { name: 'Approve' }).click();
      await question.getByRole('button', { name: 'Make Unit Admin' }).click();
      await expect(panel.getByRole('status').filter({ hasText: `User approved successfully!${name}` })).toBeVisible();
      await panel.getByRole('button', { name: 'Close' }).click();
      const plain = all.filter({ has: page.getByRole('button', { name: /^Approve/ }) }).first();
      const approved = await plain.getByRole('heading').innerText();
      const next = await plain.locator('xpath=following-sibling::li[1]').getByRole('heading').innerText();
      await page.evaluate(() => window.scrollTo(0, 0));
      await plain.getByRole('button', { name: /^Approve/ }).click();
      const message = page.getByRole('status').filter({ hasText: `User approved successfully!${approved}` });
      await expect(message).toBeInViewport();
      await expect(page.getByRole('button', { name: next, exact: true })).toBeFocused();
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
      await expect(message).toBeHidden({ timeout: 7000 });
    });

    await test.step('several at once: who was approved and who was not', async () => {
      const all = page
        .getByRole('main')
        .getByRole('listitem')
        .filter({ has: page.getByRole('checkbox') });
      const names = [];
      for (const index of [0, 1, 2]) {
        names.push(await all.nth(index).getByRole('heading').innerText());
        await all.nth(index).getByRole('checkbox').check();
      }
      await page.route('**/api/admin/applications/bulk/', async (route) => {
        const { ids } = route.request().postDataJSON() as { ids: number[] };
        const results = ids.map((id, index) =>
          index === 0
            ? { id, membership_id: null, skipped: 'no_unit', detail: 'No unit is set.' }
            : { id, membership_id: 'PKD9999', skipped: null, detail: null },
        );
        await route.fulfill({ json: { results } });
      });
      await page.getByRole('button', { name: 'Approve 3 as members' }).click();
      const message = page.getByRole('status').filter({ hasText: '2 applicants approved, 1 not' });
      await expect(message).toContainText(`${names[0]}: No unit is set.`);
      await expect(page.getByRole('checkbox', { name: `Select ${names[0]}` })).toBeChecked();
      await expect(all.filter({ hasText: names[0] })).toContainText('No unit is set.');
      await page.unroute('**/api/admin/applications/bulk/');
    });

    await test.step('another superuser was faster', async () => {
      const { token } = await openAs(page, people.superuser, screen, server.url);
      const first = page
        .getByRole('main')
        .getByRole('listitem')
        .filter({ has: page.getByRole('button', { name: /^Approve/ }) })
        .first();
      const name = await first.getByRole('heading').innerText();
      await page.route(
        '**/api/admin/applications/*/decision/',
        async (route) => {
          const faster = route
            .request()
            .url()
            .replace(/applications\/(\d+)\/decision/, 'approve-user/$1');
          await page.request.post(faster, { headers: { Authorization: `Token ${token}` } });
          await route.continue();
        },
        { times: 1 },
      );
      await first.getByRole('button', { name: /^Approve/ }).click();
      await expect(
        page.getByRole('alert').filter({ hasText: 'This application has been decided already.' }),
      ).toBeVisible();
      await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: name })).toHaveCount(0);
    });

    await test.step('a user has the simple page, not the member’s nor the directory', async () => {
      await openAs(page, people.pending, '/member/dashboard', server.url);
      await expect(page).toHaveURL(`${server.url}/dashboard`);
      await page.goto(`${server.url}/members`);
      await expect(page.getByRole('heading', { name: 'Members Only' })).toBeVisible();
      await page.goto(`${server.url}/dashboard`);
      await expect(page.getByRole('heading', { level: 1, name: /^Welcome, / })).toBeVisible();
      await expect(page.getByLabel('Email')).not.toBeEditable();
      await expectNoAxeViolations(page);
      await takeShots(page, 'simple-dashboard');
    });

    await test.step('the simple profile', async () => {
      const update = page.getByRole('form', { name: 'Update profile' });
      await update.getByLabel('Name').fill('');
      await update.getByLabel('Phone').fill('123');
      await update.getByRole('button', { name: 'Update Profile' }).click();
      await expect(update.getByText('Name is required')).toBeVisible();
      await expect(update.getByText('Phone must be 10 digits')).toBeVisible();
      await expect(update.getByLabel('Name')).toBeFocused();
      await keepEditing(page);
      await update.getByLabel('Name').fill('അനൂപ് വാര്യർ');
      await update.getByLabel('Phone').fill('94470 55555');
      await update.getByLabel('Area').selectOption('Pattambi');
      await update.getByRole('button', { name: 'Update Profile' }).click();
      await expect(page.getByRole('status').filter({ hasText: 'Profile updated successfully!' })).toBeVisible();
      await expect(page.getByRole('heading', { level: 1, name: 'Welcome, അനൂപ് വാര്യർ' })).toBeVisible();
    });

    await test.step('what the office changed in between is not overwritten', async () => {
      const update = page.getByRole('form', { name: 'Update profile' });
      const token = await page.evaluate(() => localStorage.getItem('accessToken'));
      await page.request.patch(`${server.url}/api/profile/update/`, {
        headers: { Authorization: `Token ${token}` },
        data: { phone: '9447066666' },
      });
      // Back in the tab after a while: the profile is fetched again, the form stays as it is.
      await update.getByLabel('Name').fill('Anoop');
      await Promise.all([
        page.waitForResponse('**/api/me/'),
        page.evaluate(() => {
          const now = Date.now;
          Date.now = () => now() + 120_000;
          window.dispatchEvent(new Event('visibilitychange'));
        }),
      ]);
      await update.getByRole('button', { name: 'Update Profile' }).click();
      await expect(update.getByRole('alert')).toContainText('Someone else has changed this meanwhile');
      await expect(update.getByLabel('Phone')).toHaveValue('9447055555');
      await update.getByRole('button', { name: 'Load the current version' }).click();
      await expect(update.getByLabel('Phone')).toHaveValue('9447066666');
      await expect(update.getByLabel('Name')).toHaveValue('Anoop');
      await update.getByRole('button', { name: 'Update Profile' }).click();
      await expect(page.getByRole('status').filter({ hasText: 'Profile updated successfully!' })).toBeVisible();
      await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Anoop' })).toBeVisible();
    });

    await test.step('a password change leads to / after one and a half seconds', async () => {
      await page.getByLabel('Current Password').fill('not this one');
      await keepEditing(page);
      await page.getByLabel(/^New Password/).fill('quite new');
      await page.getByLabel('Confirm New Password').fill('quite new');
      const submit = page.getByRole('button', { name: 'Change Password' });
      await submit.click();
      await expect(page.getByText('Error changing password. Please check your current password.')).toBeVisible();
      await page.getByLabel('Current Password').fill(passwords.demo);
      await submit.click();
      await expect(page.getByRole('status').filter({ hasText: 'Password changed successfully!' })).toBeVisible();
      await page.waitForURL(`${server.url}/`);
      expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();
    });
  });
});
