import { expectNoAxeViolations } from './support/axe';
import { passportPhoto } from './support/people';
import { address, enterAs, expectTurnedAway, openAs, people } from './support/session';
import { takeShots } from './support/shots';
import { expect, test } from './support/test';

const ownScreen = '/member/licence';
const desk = '/app/admin/licences';

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test('members and staff without the duty are sent away from the desk; an area admin looks at their area', async ({
  page,
}) => {
  await expectTurnedAway(page, desk, [people.member, people.admin], '/');
  await openAs(page, people.areaAdmin, desk);
  await expect(page.getByRole('tab', { name: /^Queue/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Approve' })).toHaveCount(0);
  await expect(page.getByLabel('Area', { exact: true })).toHaveCount(0);
});

test('every list of the desk is shown, on a phone and on a desk', async ({ page }) => {
  await enterAs(page, address(), people.superuser);
  await page.goto(`${address()}${desk}`);
  await expect(page.getByRole('button', { name: 'Approve' }).first()).toBeVisible();
  await expectNoAxeViolations(page);
  await takeShots(page, 'licences-queue');
  for (const tab of ['Expiring', 'Expired', 'Lapsed', 'Unknown', 'Not Confirmed']) {
    await page.getByRole('tab', { name: tab }).click();
    await expect(page.getByRole('tabpanel').getByRole('listitem').first()).toBeVisible();
  }
  await page.setViewportSize({ width: 360, height: 740 });
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Not Confirmed' })).toBeInViewport({ ratio: 1 });
  await expectNoAxeViolations(page);
  await takeShots(page, 'licences-unconfirmed');
  await page.getByRole('tab', { name: 'Statistics' }).click();
  await expect(page.getByRole('heading', { name: 'Month by month' })).toBeVisible();
  await expectNoAxeViolations(page);
  await takeShots(page, 'licences-statistics');
  await page.getByRole('tab', { name: 'Government Orders' }).click();
  await page.reload();
  // The counts of the others make the row longer.
  await expect(page.getByRole('tab', { name: /^Queue \(\d+\)$/ })).toBeAttached();
  await expect(page.getByRole('tab', { name: 'Government Orders' })).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Enter an Order' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoAxeViolations(page);
});

test.describe('with a server of its own', () => {
  test('a renewal goes from a phone to the desk, back for a correction, and is approved', async ({
    page,
    demoServer: server,
  }) => {
    const dialog = page.getByRole('dialog');

    await test.step('sent from a phone', async () => {
      await page.setViewportSize({ width: 360, height: 740 });
      await openAs(page, people.member, '/member/dashboard', server.url);
      await page.getByRole('link', { name: /Licence and membership/ }).click();
      await expect(page.getByText('Expiring')).toBeVisible();
      await expectNoAxeViolations(page);
      await takeShots(page, 'licence-own');
      await page.setViewportSize({ width: 360, height: 740 });
      await page.getByRole('button', { name: 'Send Renewed Licence' }).click();
      await expect(dialog).toBeVisible();
      await expectNoAxeViolations(page);
      await dialog.getByRole('button', { name: 'Send to the Office' }).click();
      await expect(dialog.getByText('Please enter the new last valid day.')).toBeVisible();
      await expect(dialog.getByText('Please add a photo or PDF of the renewed licence.')).toBeVisible();
      await dialog.getByLabel('Last valid day').fill(inDays(1100));
      await dialog.getByLabel('Photo or PDF of the certificate').setInputFiles(await passportPhoto());
      await dialog.getByRole('button', { name: 'Send to the Office' }).click();
      await expect(page.getByText('Waiting for the office')).toBeVisible();
    });

    await test.step('sent back for a correction', async () => {
      await page.setViewportSize({ width: 1280, height: 900 });
      await openAs(page, people.superuser, `${desk}?page=1`, server.url);
      const request = page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: 'Sent today' });
      await expect(request.getByRole('img', { name: /^Scan sent by/ })).toBeVisible();
      await request.getByRole('button', { name: 'Ask for Correction' }).click();
      await dialog.getByRole('button', { name: 'Send to the Member' }).click();
      await expect(dialog.getByText('Please write what is to be corrected')).toBeVisible();
      await dialog.getByLabel('What is to be corrected').fill('The number is missing.');
      await expectNoAxeViolations(page);
      await dialog.getByRole('button', { name: 'Send to the Member' }).click();
      await expect(request).toHaveCount(0);
    });

    await test.step('corrected', async () => {
      await openAs(page, people.member, ownScreen, server.url);
      await expect(page.getByText('The number is missing.')).toBeVisible();
      await page.getByRole('button', { name: 'Correct', exact: true }).click();
      await dialog.getByLabel('Licence number').fill('PKD/NEW/77');
      await dialog.getByRole('button', { name: 'Send Again' }).click();
      await expect(page.getByText('Waiting for the office')).toBeVisible();
    });

    await test.step('approved, and right everywhere', async () => {
      await openAs(page, people.superuser, desk, server.url);
      const request = page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: 'PKD/NEW/77' });
      await request.getByRole('button', { name: 'Approve' }).click();
      await dialog.getByRole('button', { name: 'Approve' }).click();
      await expect(request).toHaveCount(0);
      await openAs(page, people.member, ownScreen, server.url);
      await expect(page.getByText('Active').first()).toBeVisible();
      await expect(page.getByText('PKD/NEW/77')).toBeVisible();
      await expect(page.getByText('Not confirmed')).toHaveCount(0);
      await expect(page.getByText('Approved')).toBeVisible();
    });

    await test.step('what the member enters themselves is confirmed by the office', async () => {
      const token = await page.evaluate(() => localStorage.getItem('accessToken'));
      const entered = { headers: { authorization: `Token ${token}` }, data: { licenseNo: 'PKD/NEW/78' } };
      expect((await page.request.patch(`${server.url}/api/profile/update/`, entered)).ok()).toBe(true);
      await openAs(page, people.superuser, `${desk}?tab=unconfirmed`, server.url);
      const person = page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: 'PKD/NEW/78' });
      await expect(person).toContainText('confirmed: PKD/NEW/77');
      await person.getByRole('button', { name: 'Confirm' }).click();
      await expect(page.getByText(/^The licence of .+ is confirmed\.$/)).toBeVisible();
      await expect(person).toHaveCount(0);
    });
  });
});
