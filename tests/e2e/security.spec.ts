import { expectNoAxeViolations } from './support/axe';
import { mailsTo } from './support/outbox';
import { callApi } from './support/people';
import { passwords } from './support/server';
import { openAs, people } from './support/session';
import { expect, test } from './support/test';

// Refusals on purpose, and the answers to an ended session.
test.use({ allow: [/40[014]/] });

test.describe('where a person is logged in', () => {
  test('another device is seen, ended from here, and sent to the login there', async ({
    page,
    browser,
    demoServer: { url },
  }) => {
    const other = await (await browser.newContext()).newPage();
    await openAs(other, people.member, '/member/dashboard', url);
    await expect(other.getByRole('heading', { name: 'Personal Information' })).toBeVisible();

    await page.setViewportSize({ width: 360, height: 800 });
    await openAs(page, people.member, '/member/dashboard', url);
    await page.getByRole('link', { name: 'Account security' }).click();
    const section = page.getByRole('region', { name: 'Where you are logged in' });
    const lines = section.getByRole('listitem');
    await expect(lines.first()).toContainText('This device');
    // The other session, and the sessions of the demo data.
    await expect(lines).toHaveCount(4);
    await expect(lines.first().getByRole('button')).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await expectNoAxeViolations(page);

    await lines.nth(1).getByRole('button', { name: 'End' }).click();
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'End session' }).click();
    await expect(page.getByText('The session has ended.')).toBeVisible();
    await expect(lines).toHaveCount(3);
    await other.getByRole('link', { name: 'Members' }).first().click();
    await expect(other).toHaveURL(`${url}/login`);

    await section.getByRole('button', { name: 'End all others' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'End all others' }).click();
    await expect(section.getByText('You are logged in on this device only.')).toBeVisible();
    await expect(lines).toHaveCount(1);
    await page.reload();
    await expect(lines).toHaveCount(1);
    await other.context().close();
  });

  test('a list that does not come can be requested again, in Malayalam too', async ({ page }) => {
    let refuse = true;
    await page.route('**/api/security/sessions/', (route) =>
      refuse ? route.fulfill({ status: 404, json: { detail: '', code: '' } }) : route.continue(),
    );
    await openAs(page, people.areaAdmin, '/ml/account/security');
    const again = page.getByRole('button', { name: 'വീണ്ടും ശ്രമിക്കുക' });
    await expect(again).toBeVisible();
    refuse = false;
    await again.click();
    await expect(page.getByText('ഈ ഉപകരണം', { exact: true })).toBeVisible();
  });
});

test('“That wasn’t me”, from the mail to the new password', async ({ page, demoServer }) => {
  const { url, dataDir } = demoServer;
  const login = () =>
    callApi(demoServer, 'POST', '/api/auth/login/', { email_or_member_id: people.admin, password: passwords.demo });
  await login();
  const token = (await login()).body.token as unknown as string;
  const mail = (await mailsTo(dataDir, people.admin)).at(-1)!;
  const link = /https?:\/\/\S+\/security\/not-me\/[\w-]+/.exec(mail.text ?? '')![0];
  await page.goto(url + new URL(link).pathname);
  await expect(page.getByRole('heading', { level: 1, name: 'That wasn’t you?' })).toBeVisible();
  await expectNoAxeViolations(page);
  expect((await callApi(demoServer, 'GET', '/api/me/', undefined, token)).status).toBe(200);
  await page.getByRole('button', { name: 'Log out all devices' }).click();
  await expect(page.getByText(/^All devices are logged out\./)).toBeVisible();
  expect((await callApi(demoServer, 'GET', '/api/me/', undefined, token)).status).toBe(401);

  const reset = (await mailsTo(dataDir, people.admin, 2)).at(-1)!;
  await page.goto(url + new URL(/https?:\/\/\S+\/reset-password\/\S+/.exec(reset.text ?? '')![0]).pathname);
  const choose = async (password: string) => {
    await page.getByLabel('New Password').fill(password);
    await page.getByLabel('Confirm Password').fill(password);
    await page.getByRole('button', { name: 'Reset Password' }).click();
  };
  await choose('password1234');
  await expect(page.getByText(/^This password is too easy to guess\./)).toBeVisible();
  await choose('monsoon over the old bridge');
  await expect(page.getByText('Your password was reset successfully. Please log in.')).toBeVisible();
});

test('a device is recognised under Malayalam, whatever a neighbour guesses, also with a new password', async ({
  page,
  demoServer,
}) => {
  const { url, dataDir } = demoServer;
  const login = (password: string) =>
    callApi(demoServer, 'POST', '/api/auth/login/', { email_or_member_id: people.member, password });
  /** The neighbour is in the same network, and has another device. */
  const guess = async (password: string) => {
    for (let n = 0; n < 10; n += 1) await login(`guess ${n}`);
    expect((await login(password)).status).toBe(429);
  };
  const enter = async (prefix: string, names: { who: string; password: string; button: string }, password: string) => {
    await page.goto(`${url}${prefix}/login`);
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await page.getByLabel(names.who).fill(people.member);
    await page.getByLabel(names.password, { exact: true }).fill(password);
    await page.getByRole('main').getByRole('button', { name: names.button, exact: true }).click();
    await page.waitForURL(`${url}${prefix}/member/dashboard`);
  };
  const malayalam = { who: 'ഇമെയിൽ അല്ലെങ്കിൽ അംഗത്വ നമ്പർ', password: 'പാസ്‌വേഡ്', button: 'ലോഗിൻ' };
  await enter('/ml', malayalam, passwords.demo);
  await guess(passwords.demo);
  await enter('/ml', malayalam, passwords.demo);

  await page.getByRole('button', { name: 'പാസ്‌വേഡ് മാറ്റുക' }).click();
  const form = page.getByRole('form', { name: 'പാസ്‌വേഡ് മാറ്റൽ' });
  // The present password, the new one, and the new one again.
  for (const [at, password] of [passwords.demo, 'quite another one', 'quite another one'].entries()) {
    await form.locator('input').nth(at).fill(password);
  }
  await form.getByRole('button', { name: 'പാസ്‌വേഡ് മാറ്റുക' }).click();
  await page.waitForURL(`${url}/ml/login`);
  await guess('quite another one');
  await enter('/ml', malayalam, 'quite another one');
  await enter('', { who: 'Email or Member ID', password: 'Password', button: 'Login' }, 'quite another one');

  const cookies = await page.context().cookies(`${url}/api/auth/`);
  expect(cookies).toMatchObject([{ name: 'device', path: '/', httpOnly: true, sameSite: 'Lax' }]);
  // The device is remembered already.
  const subjects = (await mailsTo(dataDir, people.member)).map(({ subject }) => subject);
  expect(subjects).toEqual(['Your password was changed']);
});
