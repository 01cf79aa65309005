import { expectNoAxeViolations } from './support/axe';
import { alterAnswer } from './support/calls';
import { expectToFit, watchShifts } from './support/screen';
import { address, enterAs, openAs, people } from './support/session';
import { takeShots } from './support/shots';
import { expect, test } from './support/test';

const ownScreen = '/account/privacy';

test('the notice is a finished page: without an account, it leads to the office and to the privacy centre', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy notice' })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'Aadhaar number' })).toContainText('Until its owner deletes it');
  await expect(page.getByRole('main').getByRole('link', { name: 'office@flespalakkad.example' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open the privacy centre' })).toHaveAttribute('href', ownScreen);
  await expectToFit(page);
  await expectNoAxeViolations(page);
  await takeShots(page, 'privacy-notice');
});

test('what stands over the pages of an account moves them no second time', async ({ page }) => {
  // The answer comes long after the page.
  await alterAnswer(page, '/api/privacy/', async (privacy: object) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    return { ...privacy, erasure: { id: 1, due: '2030-01-01T10:00:00+05:30' } };
  });
  await openAs(page, people.member, '/member/dashboard');
  const note = page.getByText(/^Your data will be deleted/);
  await expect(note).toBeVisible();
  const shifts = await watchShifts(page);
  await page.reload();
  await expect(note).toBeVisible();
  expect(await shifts()).toBeLessThan(0.01);
});

test.describe('joining', () => {
  test.use({ allow: [/400/] });
  test('the registration forms ask for consents, tick none, and send those that are ticked', async ({ page }) => {
    let sent: { consents?: string[] } = {};
    await page.route('**/api/register/', (route) => {
      sent = route.request().postDataJSON() as typeof sent;
      return route.fulfill({ status: 400, json: { email: ['Not this one.'] } });
    });
    await page.goto('/register');
    const asked = page.getByRole('group', { name: 'What we may use it for' });
    await expect(asked.getByRole('checkbox', { checked: false })).toHaveCount(3);
    await expect(asked.getByRole('link', { name: 'Read the whole privacy notice' })).toHaveAttribute(
      'href',
      '/privacy',
    );
    await page.getByLabel('Username').fill('anil');
    await page.getByLabel('Email').fill('anil@example.test');
    await page.getByLabel('Phone').fill('98470 12345');
    await page.getByLabel('Area').selectOption('Alathur');
    await page.getByLabel('Unit').selectOption('Other');
    await page.getByLabel('Custom Unit').fill('Kavassery');
    await page.getByLabel('Position').selectOption('Admin');
    await asked.getByRole('checkbox', { name: 'Agree: Membership' }).check();
    await asked.getByRole('checkbox', { name: 'Agree: Notices by mail' }).check();
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'Register' }).click();
    await expect(page.getByText('Not this one.').first()).toBeVisible();
    expect(sent.consents).toEqual(['membership', 'mail']);
    await page.goto('/join');
    await page.getByRole('button', { name: /Personal Details/ }).click();
    await expect(asked.getByRole('checkbox', { checked: false })).toHaveCount(3);
    await expectNoAxeViolations(page);
  });
});

test.describe('with a server of its own', () => {
  test('a member who was never asked is asked once, in a line', async ({ page, demoServer: server }) => {
    await openAs(page, people.areaAdmin, '/member/dashboard', server.url);
    const line = page.getByText('Please tell us once what the committee may use your data for.');
    await expect(line).toBeVisible();
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'Not now' }).click();
    await expect(line).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Member Dashboard' })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Privacy Decide/ })).toBeVisible();
    await expect(line).toHaveCount(0);
  });

  test('a member hides the phone, decides on purposes, names a nominee and deletes the Aadhaar number', async ({
    page,
    browser,
    demoServer: server,
  }) => {
    await enterAs(page, server.url, people.member);
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(`${server.url}/member/dashboard`);
    const phone = await page.evaluate(async () => {
      const answer = await fetch('/api/profile/', {
        headers: { Authorization: `Token ${localStorage.getItem('accessToken')}` },
      });
      return ((await answer.json()) as { phone: string }).phone;
    });
    const changed = page.getByText('A notice about your data has changed');
    await expect(changed).toBeVisible();
    await page.getByRole('link', { name: /^Privacy Decide/ }).click();
    await expect(page.getByRole('heading', { name: 'What others see' })).toBeVisible();
    await expect(changed).toHaveCount(0);
    const hide = page.getByRole('checkbox', { name: /^Other members see my phone number/ });
    await expect(hide).toBeChecked();
    await expectToFit(page);
    await expectNoAxeViolations(page);
    await takeShots(page, 'privacy-centre');

    // The directory as members have it, which is the same for all of them, and as the office does.
    const found = async (who: string) => {
      const member = await (await browser.newContext()).newPage();
      await enterAs(member, server.url, who);
      await member.goto(`${server.url}/members?q=${phone}`);
      const none = member.getByRole('heading', { name: 'No Members Found' });
      await expect(none.or(member.getByRole('list', { name: 'Members found' }))).toBeVisible();
      const isFound = !(await none.isVisible());
      await member.context().close();
      return isFound;
    };
    expect(await found(people.member)).toBe(true);
    await hide.uncheck();
    await expect(page.getByText('Other members do not see your phone number any more.')).toBeVisible();
    expect(await found(people.member)).toBe(false);
    expect(await found(people.superuser)).toBe(true);

    const mails = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Notices by mail' }) });
    await expect(mails).toContainText('Notice has changed');
    await mails.getByRole('button', { name: 'Agree again: Notices by mail' }).click();
    await expect(mails.getByText('Agreed', { exact: true })).toBeVisible();
    await mails.getByRole('button', { name: 'Withdraw: Notices by mail' }).click();
    await expect(mails.getByText('Not agreed', { exact: true })).toBeVisible();

    await page.getByRole('button', { name: 'Name a nominee' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name').fill('Latha Menon');
    await dialog.getByLabel('Relation').fill('Wife');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText('Phone is required')).toBeVisible();
    await dialog.getByLabel('Phone').fill('94470 12345');
    await expectNoAxeViolations(page);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('9447012345')).toBeVisible();

    await page.getByRole('button', { name: 'Delete my Aadhaar number' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete my Aadhaar number' }).click();
    await expect(page.getByText('The committee has no Aadhaar number of yours.')).toBeVisible();
    await expectNoAxeViolations(page);
  });
});

test('a visitor logs in first, and the page is in Malayalam too', async ({ page }) => {
  await page.goto(ownScreen);
  await expect(page).toHaveURL('/login');
  await openAs(page, people.member, ownScreen);
  await expect(page.getByRole('heading', { name: 'What others see' })).toBeVisible();
  await page.goto(`${address()}/ml${ownScreen}`);
  await expect(page.getByRole('heading', { name: 'മറ്റുള്ളവർ കാണുന്നത്' })).toBeVisible();
  await expectNoAxeViolations(page);
});
