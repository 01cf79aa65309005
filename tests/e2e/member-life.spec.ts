import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { rasterise } from '../support/rasterise';
import { readCodes } from '../support/read-codes';
import { expectNoAxeViolations } from './support/axe';
import { linkIn, makeRegistrar } from './support/office';
import { mailsTo } from './support/outbox';
import { passportPhoto } from './support/people';
import type { Server } from './support/server';
import { windowsLeft } from './support/screen';
import { enterAs, openAs, people } from './support/session';
import { expect, test } from './support/test';
import { fillApplicant, fillLicence } from './support/wizard';

const desk = '/app/admin/pending-members';
const email = 'whole.life@example.org';
const password = 'first secret';
const phone = { width: 360, height: 740 };
const wide = { width: 1280, height: 900 };

const oneDay = 86_400_000;
/** Returns a day of the site's calendar (2026-11-30), so many days from today. */
const dayIn = (days: number) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(Date.now() + days * oneDay);
/** Days from the approval until the last valid day, at first and as renewed. */
const validFor = 91;
const renewedFor = 1100;

/** Sets a moment of that day in Palakkad, for the server and the browser. */
async function moveTo(server: Server, page: Page, days: number, time = '07:45:00'): Promise<void> {
  const moment = new Date(`${dayIn(days)}T${time}+05:30`);
  // Away from the app: a session ends by the clock too, and an open screen would react to it.
  await page.goto(`${server.url}/robots.txt`);
  await server.moveClock(moment);
  await page.clock.setSystemTime(moment);
}

const openAsMember = async (page: Page, screen: string, server: Server) => {
  await enterAs(page, server.url, email, { password });
  await page.goto(server.url + screen);
};

test.use({ allow: [/40[34]/] });

test("a member's life: from the application to the renewed licence", async ({ page, ownServer }) => {
  const server = await ownServer({ copyOf: 'demo', ownClock: true });
  const area = String((await makeRegistrar(server))(people.areaAdmin).area);
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: email });
  const dialog = page.getByRole('dialog');
  const panel = page.getByRole('region', { name: /^Application of/ });

  await test.step('applies, on a phone', async () => {
    await page.setViewportSize(phone);
    await page.goto(`${server.url}/join`);
    await page.getByLabel('Area').selectOption(area);
    await page.getByLabel('Unit').selectOption({ index: 1 });
    await page.getByLabel('Passport Photo').setInputFiles(await passportPhoto());
    await expect(page.getByAltText('Your photo')).toBeVisible();
    await fillApplicant(page, { name: 'Whole Life', email, phone: '9447022222', password });
    await page.getByRole('button', { name: 'Next' }).click();
    await fillLicence(page, { number: 'PKD/LIFE/1', category: 'Engineer A' });
    await page.getByLabel('License Renewal Date').fill(dayIn(validFor));
    await page.getByLabel('PIN Code').fill('678000');
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('button', { name: 'Submit Application' }).click();
    await expect(page.getByRole('heading', { name: /^Registration successful!/ })).toBeFocused();
  });

  await test.step('confirms the address by the mailed link', async () => {
    await page.goto(server.url + (await linkIn(server, email, 'confirm-address', 1)));
    await page.getByRole('button', { name: 'Confirm my address' }).click();
    await expect(page.getByText('Thank you. Your e-mail address is confirmed.')).toBeVisible();
  });

  await test.step('is sent back for correction by the desk', async () => {
    await page.setViewportSize(wide);
    await openAs(page, people.admin, desk, server.url);
    await page.getByLabel('Search applicants').fill(email);
    await expect(row.getByText('Not confirmed')).toHaveCount(0);
    await row.getByRole('button', { name: /^Decide/ }).click();
    await panel.getByLabel('Ask for a correction').check();
    await panel.getByLabel('PIN Code').check();
    await panel.getByLabel('Note to the applicant').fill('The PIN is not of this district.');
    await panel.getByRole('button', { name: 'Send request' }).click();
    await expect(row).toHaveCount(0);
  });

  await test.step('corrects it by the mailed link, on a phone', async () => {
    await page.setViewportSize(phone);
    await page.goto(server.url + (await linkIn(server, email, 'join/correct', 2)));
    await expect(page.getByText('The PIN is not of this district.')).toBeVisible();
    await page.getByLabel('PIN Code').fill('678001');
    await page.getByRole('button', { name: 'Send Correction' }).click();
    await expect(page.getByRole('heading', { name: 'Correction sent' })).toBeVisible();
  });

  await test.step('is recommended by the area admin', async () => {
    await openAs(page, people.areaAdmin, '/area-admin/dashboard?tab=pending', server.url);
    await page
      .getByRole('row')
      .filter({ hasText: email })
      .getByRole('button', { name: /^Recommend/ })
      .click();
    await dialog.getByLabel('Recommend', { exact: true }).check();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('row').filter({ hasText: email }).getByText('Recommended')).toBeVisible();
    await windowsLeft(page);
  });

  const unit = await test.step('is approved with a place, and gets an id', async () => {
    await page.setViewportSize(wide);
    await openAs(page, people.admin, desk, server.url);
    await page.getByLabel('Search applicants').fill(email);
    await expect(row.getByText('Corrected')).toBeVisible();
    await expect(row.getByText('Recommended')).toBeVisible();
    await row.getByRole('button', { name: /^Decide/ }).click();
    await panel.getByLabel('Unit').selectOption({ index: 2 });
    const chosen = await panel.getByLabel('Unit').locator('option:checked').innerText();
    await panel.getByRole('button', { name: 'Approve', exact: true }).click();
    await expect(page.getByText('User approved successfully!')).toBeVisible();
    return chosen;
  });
  const memberId = /\b[A-Z]+\d{4,}\b/.exec((await mailsTo(server.dataDir, email, 3))[2]?.text ?? '')![0];

  const verify = await test.step('has a card, whose printed code two readers read', async () => {
    await page.setViewportSize(phone);
    await openAsMember(page, '/member/card', server);
    await expect(
      page.getByRole('img', { name: `Membership card of Whole Life, ${memberId}, with a QR code` }),
    ).toBeVisible();
    await expect(page.getByText('Active')).toBeVisible();
    await expectNoAxeViolations(page);
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as PDF' }).click();
    const printed = await rasterise(await readFile(await (await saved).path()), { scale: 300 / 72 });
    const [one, other] = readCodes(printed);
    expect(one).toBe(other);
    expect(one).toMatch(/\/verify\/[0-9A-HJKMNP-TV-Z]{20}$/);
    return new URL(one!).pathname;
  });

  const visitor = await (await page.context().browser()!.newContext({ locale: 'en-IN' })).newPage();
  const expectChecked = async (title: string, status: string) => {
    await visitor.goto(server.url + verify);
    await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(visitor.getByText(memberId)).toBeVisible();
    await expect(visitor.getByText(status, { exact: true })).toBeVisible();
  };
  const expectStatus = async (status: string) => {
    await openAs(page, people.superuser, `/app/admin/total-members?search=${encodeURIComponent(email)}`, server.url);
    await expect(page.getByRole('row').filter({ hasText: email })).toContainText(status);
    await openAs(page, people.member, `/members?q=${encodeURIComponent(email)}`, server.url);
    const found = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: email }) });
    await expect(found).toContainText(status);
    await expect(found).toContainText(unit);
    await openAsMember(page, '/member/licence', server);
    await expect(page.getByText(status, { exact: true }).first()).toBeVisible();
  };

  await test.step('is verified by a visitor', () => expectChecked('This card is valid.', 'Active'));

  await test.step('is reminded at each step, once', async () => {
    const subjects = [
      'Your licence runs out in 90 days',
      'Your licence runs out in 30 days',
      'Your licence runs out in 7 days',
      'Your licence runs out today',
    ];
    for (const [at, left] of [90, 30, 7, 0].entries()) {
      await moveTo(server, page, validFor - left);
      const mails = await mailsTo(server.dataDir, email, 4 + at);
      expect(mails.slice(3).map(({ subject }) => subject)).toEqual(subjects.slice(0, at + 1));
    }
    await expectChecked('This card is valid.', 'Expiring');
  });

  await test.step('the licence runs out as its last day ends', async () => {
    await moveTo(server, page, validFor, '23:59:50');
    await expectChecked('This card is valid.', 'Expiring');
    await moveTo(server, page, validFor + 1, '00:00:01');
    await expectChecked('This card has run out.', 'Expired');
    await expectStatus('Expired');
    await moveTo(server, page, validFor + 30);
    const mails = await mailsTo(server.dataDir, email, 8);
    expect(mails.at(-1)?.subject).toBe('Your licence ran out 30 days ago');
  });

  await test.step('sends the renewal from a phone', async () => {
    await page.setViewportSize(phone);
    await openAsMember(page, '/member/dashboard', server);
    await page.getByRole('link', { name: /Licence and membership/ }).click();
    await page.getByRole('button', { name: 'Send Renewed Licence' }).click();
    await dialog.getByLabel('Last valid day').fill(dayIn(renewedFor));
    await dialog.getByLabel('Photo or PDF of the certificate').setInputFiles(await passportPhoto());
    await expectNoAxeViolations(page);
    await dialog.getByRole('button', { name: 'Send to the Office' }).click();
    await expect(page.getByText('Waiting for the office')).toBeVisible();
    await windowsLeft(page);
    await expectChecked('This card has run out.', 'Expired');
  });

  await test.step('has it approved by the desk, and the status is right everywhere in the next answer', async () => {
    await page.setViewportSize(wide);
    await openAs(page, people.admin, '/app/admin/licences', server.url);
    const request = page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: 'PKD/LIFE/1' });
    await request.getByRole('button', { name: 'Approve' }).click();
    await dialog.getByRole('button', { name: 'Approve' }).click();
    await expect(request).toHaveCount(0);
    await windowsLeft(page);
    await expectChecked('This card is valid.', 'Active');
    await expectStatus('Active');
    await openAsMember(page, '/member/card', server);
    await expect(page.getByText('Active')).toBeVisible();
    // Nothing but the decision came since. It is out before the clock moves on under the job that sends it.
    const mails = await mailsTo(server.dataDir, email, 9);
    expect(mails.at(-1)?.subject).toBe('Your licence renewal is approved');
    // The mornings after it bring no notice.
    await moveTo(server, page, validFor + 32);
    await mailsTo(server.dataDir, email, 9);
  });
  await visitor.context().close();
});
