import { Secret, TOTP } from 'otpauth';
import { expectNoAxeViolations } from './support/axe';
import { passwords } from './support/server';
import { people } from './support/session';
import { takeShots } from './support/shots';
import { expect, test } from './support/test';

// A wrong code, a call that requires a proof.
test.use({ allow: [/400|403/] });

test('an authenticator app is set up, needed at the login and for an export; a passkey replaces it', async ({
  page,
  ownServer,
  context,
}) => {
  const server = await ownServer({ copyOf: 'demo', ownClock: true });
  const { url } = server;
  let ahead = 0;
  let secret = '';
  const code = (steps = 0) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + ahead + steps * 30_000 });
  const pass = (minutes: number) => {
    ahead += minutes * 60_000;
    return server.moveClock(new Date(Date.now() + ahead));
  };
  const typePassword = async () => {
    await page.goto(`${url}/login`);
    await page.getByLabel('Email or Member ID').fill(people.superuser);
    await page.getByLabel('Password', { exact: true }).fill(passwords.superuser);
    await page.getByRole('button', { name: 'Login', exact: true }).click();
  };
  const dialog = page.getByRole('dialog');
  const goesOn = async (prove: () => Promise<void>) => {
    const download = page.waitForEvent('download');
    await prove();
    expect((await download).suggestedFilename()).toMatch(/^members-.*\.csv$/);
    await expect(dialog).toHaveCount(0);
  };

  await test.step('set up on a phone', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await typePassword();
    await page.getByRole('link', { name: 'Set up a second factor' }).click();
    await page.getByRole('button', { name: 'Set up', exact: true }).click();
    await expect(dialog.getByRole('img', { name: /QR code/ })).toBeVisible();
    await expectNoAxeViolations(page);
    secret = (await dialog.getByText(/^([A-Z2-7]{4} ?){8}$/).innerText()).replaceAll(/\s/g, '');
    await dialog.getByLabel('Code from the app').fill('000000');
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await expect(dialog.getByText('That code is not right')).toBeVisible();
    await dialog.getByLabel('Code from the app').fill(code());
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await expect(dialog.getByRole('listitem')).toHaveCount(10);
    await expectNoAxeViolations(page);
    await dialog.getByRole('button', { name: 'I have kept them' }).click();
    await expect(page.getByText('10 codes are left.')).toBeVisible();
    await expectNoAxeViolations(page);
    await takeShots(page, 'account-security');
  });

  await test.step('at an address of digits the list names the address where passkeys work', async () => {
    const stored = await page.evaluate(() => ({ ...localStorage }));
    const other = await context.newPage();
    await other.addInitScript((values) => Object.assign(localStorage, values), stored);
    await other.goto(`${url.replace('localhost', '127.0.0.1')}/account/security`);
    await expect(other.getByText(`On this computer, open ${url} instead.`)).toBeVisible();
    await expect(other.getByRole('button', { name: 'Add a passkey' })).toHaveCount(0);
    await other.close();
  });

  await test.step('the login requires a code', async () => {
    await pass(2);
    await context.clearCookies();
    await page.evaluate(() => localStorage.clear());
    await page.setViewportSize({ width: 360, height: 740 });
    await typePassword();
    await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
    await expect(page.getByLabel('Code from your app')).toBeFocused();
    await expectNoAxeViolations(page);
    await takeShots(page, 'login-second-step');
    await page.getByLabel('Code from your app').fill(code());
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(page).toHaveURL(`${url}/app/admin/dashboard`);
  });

  await test.step('an export requires a proof, and goes on after it', async () => {
    await pass(6);
    await page.goto(`${url}/app/admin/total-members`);
    const exportCsv = page.getByRole('button', { name: 'Export CSV' }).first();
    await exportCsv.click();
    await expect(dialog.getByRole('heading', { name: 'Is it still you?' })).toBeVisible();
    await expectNoAxeViolations(page);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByText('Please show once more that it is you.')).toBeVisible();
    await exportCsv.click();
    await dialog.getByRole('button', { name: 'Code', exact: true }).click();
    await dialog.getByLabel('Code from your app').fill('000000');
    await dialog.getByRole('button', { name: 'Go on' }).click();
    await expect(dialog.getByText('That code is not right')).toBeVisible();
    await dialog.getByRole('button', { name: 'Password', exact: true }).click();
    await dialog.getByLabel('Password', { exact: true }).fill(passwords.superuser);
    await goesOn(() => dialog.getByRole('button', { name: 'Go on' }).click());
    await pass(6);
    await exportCsv.click();
    await dialog.getByRole('button', { name: 'Code', exact: true }).click();
    // As an app shows it, in two halves.
    await dialog.getByLabel('Code from your app').fill(code().replace(/^.../, '$& '));
    await goesOn(() => page.keyboard.press('Enter'));
  });

  await test.step('a passkey is made, and logs in alone', async () => {
    const cdp = await context.newCDPSession(page);
    await cdp.send('WebAuthn.enable');
    const options = {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    } as const;
    await cdp.send('WebAuthn.addVirtualAuthenticator', { options });
    await page.goto(`${url}/account/security`);
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await dialog.getByLabel('Name').fill('Office laptop');
    await dialog.getByRole('button', { name: 'Make the passkey' }).click();
    await expect(page.getByText('Passkey added.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Delete the passkey Office laptop' })).toBeVisible();
    await expectNoAxeViolations(page);
    await pass(6);
    await page.goto(`${url}/app/admin/total-members`);
    await page.getByRole('button', { name: 'Export CSV' }).first().click();
    await goesOn(() => dialog.getByRole('button', { name: 'Use a passkey' }).click());
    await page.evaluate(() => localStorage.clear());
    await page.goto(`${url}/login`);
    await page.getByRole('button', { name: 'Log in with a passkey' }).click();
    await expect(page).toHaveURL(`${url}/app/admin/dashboard`);
  });
});
