import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe';
import { refuse } from './support/calls';
import { brokenPicture, film, picture, slowUploads } from './support/files';
import { callApi } from './support/people';
import type { Server } from './support/server';
import { address, enterAs, openAs, people } from './support/session';
import { takeShots } from './support/shots';
import { expect, test } from './support/test';

const screen = '/admin/manage-ads';
const cards = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 2 }) });
const cardOf = (page: Page, shop: string) => cards(page).filter({ hasText: shop }).first();
const dialogButton = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name });
const confirm = (page: Page, name: string) => page.getByRole('alertdialog').getByRole('button', { name }).click();

async function publicAds(server: Server) {
  const { body } = await callApi(server, 'GET', '/api/marketplace/ads/');
  return body as unknown as { id: number; shop: number; shop_name: string; ad_type: string; media: string }[];
}

test('a visitor goes to /login, a member to /', async ({ page }) => {
  await page.goto(address() + screen);
  await expect(page).toHaveURL(`${address()}/login`);
  await openAs(page, people.member, screen);
  await expect(page).toHaveURL(`${address()}/`);
});

test('the grid: count, status, search, type, three orders, videos that play', async ({ page }) => {
  await openAs(page, people.superuser, screen);
  const count = page.getByRole('status').filter({ hasText: /\bads?$/ });
  await expect(count).toHaveText('33 ads');
  const names = () => cards(page).getByRole('heading', { level: 2 }).allInnerTexts();
  await expect(cards(page).first()).toContainText('Premium');

  await page.getByLabel('Sort by').selectOption('Shop name');
  expect((await names())[0]).toBe('Aasari Workshop');
  await page.getByLabel('Sort by').selectOption('Ad type');
  await expect(cards(page).first()).toContainText('Basic');
  await page.getByLabel('Sort by').selectOption('Relevance');

  await page.getByRole('button', { name: 'Scheduled 2' }).click();
  await expect(count).toHaveText('2 of 33 ads');
  expect((await names()).sort()).toEqual(['Lekha Drawing & Plotting House', 'Nadumuttam Tiles']);
  await page.getByRole('button', { name: 'Ended 3' }).click();
  await expect(cardOf(page, 'Redoxide Floors')).toContainText(/Ended\s*\d+ \w+ \d{4}/);
  await page.getByLabel('Search').fill('THATTU');
  await expect(count).toHaveText('1 of 33 ads');
  await page.getByRole('button', { name: 'All 2' }).click();
  await page.getByLabel('Type').selectOption('Gold');
  await expect(count).toHaveText('2 of 33 ads');
  await expect(page.locator('main video')).toHaveCount(2);
  await page.getByLabel('Type').selectOption('Silver');
  await expect(page.getByRole('heading', { name: 'No ads found' })).toBeVisible();
  await page.goBack();
  await expect(count).toHaveText('2 of 33 ads');
  await expect(page.getByLabel('Search')).toHaveValue('THATTU');
  await page.reload();
  await expect(count).toHaveText('2 of 33 ads');
  await expect(page.getByLabel('Type')).toHaveValue('gold');
  await page.goForward();
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await expect(count).toHaveText('33 ads');
  await expectNoAxeViolations(page);
  await takeShots(page, 'manage-ads');
  await page.getByRole('link', { name: 'Admin Dashboard', exact: true }).first().click();
  await expect(page).toHaveURL(`${address()}/app/admin/dashboard`);
});

test('with an access token that has run out the list is the office’s all the same', async ({ page }) => {
  await enterAs(page, address(), people.admin);
  await page.evaluate(() => {
    for (const key of ['accessToken', 'token', 'authToken']) localStorage.setItem(key, 'has-run-out');
    localStorage.setItem('tokenSince', String(Date.now() - 12 * 3_600_000));
  });
  await page.goto(address() + screen);
  await expect(page.getByText('33 ads')).toBeVisible();
});

test.describe('with a server of its own', () => {
  test.use({ allow: [/40[0149]/] });

  test('upload, edit, renew, delete, and the public page after each', async ({ page, demoServer: server }) => {
    const { token } = await openAs(page, people.admin, screen, server.url);
    const form = page.getByRole('form', { name: 'Upload Ad' });
    const live = (await publicAds(server)).length;

    await test.step('two ads at once, each with a preview', async () => {
      await page.getByRole('button', { name: 'Upload Ad' }).click();
      await dialogButton(page, 'Upload').click();
      await expect(form.getByText('Ad type and shop are required')).toBeVisible();
      await expect(form.getByText('Media file is required.')).toBeVisible();
      await form.getByLabel('Shop').selectOption('Velicham Wire & Switch');
      await form.getByLabel('Ad type').selectOption('silver');
      await form.getByLabel('Media').setInputFiles(film('film.mp4', 1));
      await dialogButton(page, 'Upload').click();
      await expect(form.getByText('Video ads are not available for the silver tier.')).toBeVisible();
      await form.getByRole('button', { name: 'Remove film.mp4' }).click();
      await form
        .getByLabel('Media')
        .setInputFiles([await picture('one.jpg'), await picture('two.jpg', { colour: '#b5472b' })]);
      await expect(form.locator('img')).toHaveCount(2);
      await expectNoAxeViolations(page);
      await takeShots(page, 'upload-ad');
      await dialogButton(page, 'Upload').click();
      await expect(page.getByText('2 ads uploaded successfully')).toBeVisible();
      await expect(page.getByText('35 ads')).toBeVisible();
      expect((await publicAds(server)).length).toBe(live + 2);
    });

    await test.step('a long upload shows its progress and can be stopped', async () => {
      await page.getByRole('button', { name: 'Upload Ad' }).click();
      await form.getByLabel('Shop').selectOption('Velicham Wire & Switch');
      await form.getByLabel('Ad type').selectOption('gold');
      await form.getByLabel('Media').setInputFiles([film('long.mp4', 12), film('longer.mp4', 13)]);
      const removeLimit = await slowUploads(page, 1024 * 1024);
      await dialogButton(page, 'Upload').click();
      const progress = form.getByRole('progressbar', { name: 'long.mp4' });
      await expect
        .poll(async () => Number(await progress.getAttribute('aria-valuenow')), { timeout: 15_000 })
        .toBeGreaterThan(2);
      await expect(form.getByRole('status').filter({ hasText: /^Uploading 1 of 2, \d+ %$/ })).toBeVisible();
      await takeShots(page, 'upload-ad-progress');
      await form.getByRole('button', { name: 'Cancel Upload' }).click();
      await expect(form.getByRole('alert')).toContainText('Cancelled: nothing was uploaded.');
      await expect(form.getByRole('list', { name: 'Chosen files' })).toContainText('long.mp4');
      await removeLimit();
      await page.keyboard.press('Escape');
      await page
        .getByRole('alertdialog', { name: 'Discard changes?' })
        .getByRole('button', { name: 'Discard' })
        .click();
      expect((await publicAds(server)).length).toBe(live + 2);
    });

    await test.step('an ad that is to start later is not public', async () => {
      await page.getByRole('button', { name: 'Upload Ad' }).click();
      await form.getByLabel('Shop').selectOption('Aasari Workshop');
      await form.getByLabel('Ad type').selectOption('basic');
      await form.getByLabel('Starts').fill('2020-01-01T09:30');
      await expect(form.getByText('With this start the ad is over already.')).toBeVisible();
      await form.getByLabel('Starts').fill('2099-01-01T09:30');
      await expect(form.getByText('With this start the ad is over already.')).toBeHidden();
      await form.getByLabel('Media').setInputFiles(await picture('later.jpg'));
      await dialogButton(page, 'Upload').click();
      await expect(page.getByText('Ad uploaded successfully')).toBeVisible();
      await page.getByRole('button', { name: 'Scheduled 3' }).click();
      await expect(cardOf(page, 'Aasari Workshop')).toContainText('1 Jan 2099, 9:30 am');
      expect((await publicAds(server)).length).toBe(live + 2);
      await page.getByRole('button', { name: /^All/ }).click();
    });

    await test.step('an edit that meets another person’s leaves what was chosen', async () => {
      const edit = page.getByRole('form', { name: 'Edit Ad' });
      const [ad] = (await publicAds(server)).filter(({ shop_name: name }) => name === 'Karimala Cements');
      await page.getByLabel('Search').fill('Karimala');
      await cardOf(page, 'Karimala').getByRole('button', { name: 'Edit' }).click();
      await edit.getByLabel('Ad type').selectOption('');
      await dialogButton(page, 'Save Changes').click();
      await expect(edit.getByText('Ad type is required')).toBeVisible();
      await edit.getByLabel('Ad type').selectOption('gold');
      await dialogButton(page, 'Save Changes').click();
      await expect(edit.getByText('No changes detected.')).toBeVisible();
      await expectNoAxeViolations(page);
      await takeShots(page, 'edit-ad');
      expect((await callApi(server, 'POST', `/api/marketplace/ads/${ad!.id}/renew/`, undefined, token)).status).toBe(
        200,
      );
      await edit.getByLabel('Ad type').selectOption('diamond');
      await edit.getByLabel('New media').setInputFiles(brokenPicture('torn.jpg'));
      await dialogButton(page, 'Save Changes').click();
      // The picture is checked first.
      await expect(edit.getByText('torn.jpg: please upload an image or a video.')).toBeVisible();
      await edit.getByLabel('New media').setInputFiles(await picture('new.jpg', { colour: '#c9952c' }));
      await dialogButton(page, 'Save Changes').click();
      await expect(edit.getByRole('alert')).toContainText('Someone else has changed this meanwhile');
      await edit.getByRole('button', { name: 'Load the current version' }).click();
      await expect(edit.getByLabel('Ad type')).toHaveValue('diamond');
      await dialogButton(page, 'Save Changes').click();
      await expect(page.getByText('Ad updated successfully')).toBeVisible();
      const after = (await publicAds(server)).find(({ id }) => id === ad!.id);
      expect(after?.ad_type).toBe('diamond');
      expect((await fetch(server.url + ad!.media)).status, 'the old picture').toBe(404);
      expect((await fetch(server.url + after!.media)).status, 'the new one').toBe(200);
    });

    await test.step('an ended ad starts from the beginning', async () => {
      await page.getByLabel('Search').fill('Redoxide');
      await page.getByRole('button', { name: 'Ended 1' }).click();
      await cardOf(page, 'Redoxide').getByRole('button', { name: 'Renew' }).click();
      await expect(page.getByRole('alertdialog')).toContainText('starts anew now and runs for 10 days');
      await confirm(page, 'Renew');
      await expect(page.getByText('Ad renewed successfully')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Live 2' })).toBeVisible();
      await page.getByRole('button', { name: 'Clear', exact: true }).click();
    });

    await test.step('deleted, it is nowhere any more', async () => {
      const [ad] = (await publicAds(server)).filter(({ shop_name: name }) => name === 'Kinar Pump House');
      await page.getByLabel('Search').fill('Kinar');
      await cardOf(page, 'Kinar').getByRole('button', { name: 'Delete' }).click();
      await expect(page.getByRole('alertdialog')).toContainText('Are you sure you want to delete this ad?');
      await confirm(page, 'Delete');
      await expect(page.getByText('Ad deleted successfully')).toBeVisible();
      await expect(page.getByRole('heading', { name: 'No ads found' })).toBeVisible();
      expect((await publicAds(server)).map(({ id }) => id)).not.toContain(ad!.id);
      expect((await fetch(server.url + ad!.media)).status).toBe(404);
    });
  });
});

test.describe('failures', () => {
  test.use({ allow: [/500|404|ERR_CONNECTION_RESET/] });

  test('of the list, of a picture, of every action', async ({ page }) => {
    await enterAs(page, address(), people.admin);
    const allow = await refuse(page, 'GET /api/marketplace/ads/', 500);
    await page.goto(address() + screen);
    await expect(page.getByText('Failed to load ads. Please try again.')).toBeVisible({ timeout: 15_000 });
    await allow();
    await page.route('**/media/ads/**', (route) => route.fulfill({ status: 404 }));
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByText('Failed to load', { exact: true }).first()).toBeVisible();
    await takeShots(page, 'manage-ads-broken');
    const first = cards(page).first();
    const alert = (text: string) => page.getByRole('alert').filter({ hasText: text });

    const refreshed = await refuse(page, 'GET /api/marketplace/ads/', 500);
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(alert('Failed to load ads. Please try again.')).toBeVisible({ timeout: 15_000 });
    await expect(first).toBeVisible();
    await refreshed();

    await refuse(page, 'DELETE /api/marketplace/ads/*/delete/', 500);
    await first.getByRole('button', { name: 'Delete' }).click();
    await confirm(page, 'Delete');
    await expect(alert('Failed to delete ad')).toBeVisible();

    await refuse(page, 'POST /api/marketplace/ads/*/renew/', 0);
    await first.getByRole('button', { name: 'Renew' }).click();
    await confirm(page, 'Renew');
    await expect(alert('Failed to renew ad')).toContainText('Please check your connection.');

    await refuse(page, 'PUT /api/marketplace/ads/*/', 500);
    await first.getByRole('button', { name: 'Edit' }).click();
    await page.getByLabel('Ad type').selectOption('gold');
    await dialogButton(page, 'Save Changes').click();
    await expect(alert('Failed to update ad')).toBeVisible();
    await expect(page.getByLabel('Ad type')).toHaveValue('gold');
  });
});
