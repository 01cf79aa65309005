import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe';
import { refuse } from './support/calls';
import { brokenPicture, picture } from './support/files';
import { callApi } from './support/people';
import { expectTexts } from './support/screen';
import type { Server } from './support/server';
import { openAs, people } from './support/session';
import { takeShots } from './support/shots';
import { expect, test } from './support/test';

const screen = '/app/admin/dashboard';
const topDialog = (page: Page) => page.getByRole('dialog').last();
const button = (page: Page, name: string | RegExp) => topDialog(page).getByRole('button', { name });
const card = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Uploads' }).getByRole('listitem').filter({ hasText: name });

/** Closes a window whose form has unsaved values. */
async function discard(page: Page) {
  await page.keyboard.press('Escape');
  await page.getByRole('alertdialog', { name: 'Discard changes?' }).getByRole('button', { name: 'Discard' }).click();
}

/** The public finder's answer for a name. */
async function found(server: Server, q: string) {
  const { body } = await callApi(server, 'GET', `/api/marketplace/shops_with_ads/?q=${encodeURIComponent(q)}`);
  return body as unknown as { shop: { id: number; name: string }; ads: { media: string }[] }[];
}

async function fillShop(page: Page, name: string) {
  const form = page.getByRole('form', { name: 'Create Shop' });
  await form.getByLabel('Shop name').fill(name);
  await form.getByLabel('Category').selectOption('Timber & Carpentry');
  await form.getByLabel('Location').fill('Kottathara');
  await form.getByLabel('Address').fill('3 Mill Road, Kottathara');
  await form.getByLabel('Contact number').fill('+91 90000 12345');
}

test.describe('with a server of its own', () => {
  test.use({ allow: [/40[0149]|500|ERR_CONNECTION_RESET/] });

  test('categories, shops and their ads, from the office to the public pages', async ({ page, demoServer: server }) => {
    const { token } = await openAs(page, people.admin, screen, server.url);

    await test.step('a category', async () => {
      await card(page, 'Manage Categories').getByRole('button', { name: 'Create Category' }).click();
      await button(page, 'Create Category').click();
      await expect(page.getByText('Category name is required')).toBeVisible();
      await expect(page.getByLabel('Category name')).toBeFocused();
      await page.getByLabel('Category name').fill('tiles & flooring');
      await button(page, 'Create Category').click();
      await expect(page.getByText('A category with this name already exists.')).toBeVisible();
      await expectNoAxeViolations(page);
      await page.getByLabel('Category name').fill('Rain Harvesting');
      await button(page, 'Create Category').click();
      await expect(page.getByRole('dialog')).toBeHidden();
    });

    await test.step('a category that shops use stays, a category without shops goes', async () => {
      await card(page, 'Manage Categories').getByRole('button', { name: 'Category List' }).click();
      await button(page, 'Delete Building Materials').click();
      const question = page.getByRole('alertdialog');
      await expect(question).toContainText('Are you sure you want to delete the category Building Materials?');
      await question.getByRole('button', { name: 'Delete' }).click();
      const refusal = page.getByRole('alert').filter({ hasText: 'Failed to delete category' });
      await expect(refusal).toContainText('7 shops use this category. Move them to another one first.');
      await expectNoAxeViolations(page);
      await button(page, 'Delete Rain Harvesting').click();
      await question.getByRole('button', { name: 'Delete' }).click();
      await expect(page.getByText('Category deleted successfully')).toBeVisible();
      await expect(button(page, 'Delete Rain Harvesting')).toHaveCount(0);
      await takeShots(page, 'category-list');
      await page.keyboard.press('Escape');
    });

    await test.step('a shop and what is wrong with it', async () => {
      await card(page, 'Manage Shops').getByRole('button', { name: 'Create Shop' }).click();
      const form = page.getByRole('form', { name: 'Create Shop' });
      await form.getByLabel('Contact number').fill('123');
      await form.getByLabel('Ad type').selectOption('basic');
      await button(page, 'Create Shop').click();
      await expectTexts(form, [
        'Shop name is required',
        'Location is required',
        'Address is required',
        'Category is required',
        'Contact number must be 10 digits',
        'Media file is required when ad type is selected',
      ]);
      await expect(form.getByLabel('Shop name')).toBeFocused();
      await expectNoAxeViolations(page);
      await takeShots(page, 'create-shop');
      await fillShop(page, 'Marappani Joinery');
      await form.getByLabel('Email').fill('nonsense');
      await expect(form.locator('datalist option[value="Palakkad Town"]')).toHaveCount(1);
      await form.getByLabel('Media').setInputFiles([await picture('door.jpg'), await picture('gate.jpg')]);
      await button(page, 'Create Shop').click();
      await expect(form.getByText('Invalid email format')).toBeVisible();
      await form.getByLabel('Email').fill('');
    });

    await test.step('whose first ad fails: the shop stands, the ad is tried again', async () => {
      const form = page.getByRole('form', { name: 'Create Shop' });
      const letThrough = await refuse(page, 'POST /api/marketplace/ads/', 500);
      await button(page, 'Create Shop').click();
      const alert = form.getByRole('alert');
      await expect(alert).toContainText('The shop Marappani Joinery has been created.');
      await expect(alert).toContainText('Failed to upload ad');
      await expect(button(page, 'Close Without the Ad')).toBeVisible();
      await expect(form.getByText('door.jpg'), 'once as a chosen file, once with its reason').toHaveCount(2);
      await takeShots(page, 'create-shop-ad-failed');
      await page.setViewportSize({ width: 360, height: 640 });
      const bar = await button(page, 'Close Without the Ad').locator('xpath=../..').boundingBox();
      expect(bar!.height, 'the bar leaves room for the form').toBeLessThan(340);
      await letThrough();
      await button(page, 'Try the Ad Again').click();
      await expect(form.getByText('Shop and ads created successfully')).toBeVisible();
      const seen = Date.now();
      await expect(page.getByRole('dialog')).toBeHidden({ timeout: 4000 });
      expect(Date.now() - seen, 'open for about two seconds').toBeGreaterThan(1200);
      const shops = await found(server, 'marappani');
      expect(
        shops.map(({ ads }) => ads.length),
        'one shop with two ads',
      ).toEqual([2]);
      const html = await fetch(`${server.url}/`).then((answer) => answer.text());
      expect(html, 'the finder of the home page at the next request').toContain('>Kottathara</option>');
    });

    await test.step('the list finds it, on a phone too', async () => {
      await card(page, 'Manage Shops').getByRole('button', { name: 'Shop List' }).click();
      await expect(topDialog(page).getByText('61 shops')).toBeVisible();
      const rows = topDialog(page).getByRole('row');
      expect(await rows.count(), 'only what is near is there').toBeLessThan(30);
      await takeShots(page, 'shop-list');
      await topDialog(page).getByLabel('Search shops').fill('karimala');
      await expect(rows.filter({ hasText: 'Karimala Cements' }).getByRole('cell').nth(2)).toContainText('Yes');
      await topDialog(page).getByLabel('Search shops').fill('KOTTATHARA márap');
      await expect(topDialog(page).getByText('1 of 61 shops')).toBeVisible();
      await expectNoAxeViolations(page);
    });

    await test.step('an edit that meets another person’s', async () => {
      await button(page, /^Edit/).click();
      const form = page.getByRole('form', { name: 'Edit Shop' });
      await form.getByLabel('Shop name').fill('');
      await button(page, 'Save Changes').click();
      await expect(form.getByText('Shop name is required')).toBeVisible();
      await form.getByLabel('Shop name').fill('Marappani Joinery');
      await button(page, 'Save Changes').click();
      await expect(form.getByText('No changes detected.')).toBeVisible();
      const [shop] = await found(server, 'marappani');
      await callApi(server, 'PATCH', `/api/marketplace/shops/${shop!.shop.id}/`, { location: 'Parli' }, token);
      expect(shop!.shop, 'the number as ten digits').toMatchObject({ contact_number: '9000012345' });
      await form.getByLabel('Description').fill('Doors and windows of jack wood.');
      await button(page, 'Save Changes').click();
      await expect(form.getByRole('alert')).toContainText('Failed to update shop.');
      await expect(form.getByRole('alert')).toContainText('Someone else has changed this meanwhile');
      await expectNoAxeViolations(page);
      await takeShots(page, 'edit-shop-stale');
      await form.getByRole('button', { name: 'Load the current version' }).click();
      await expect(form.getByLabel('Location')).toHaveValue('Parli');
      await expect(form.getByLabel('Description')).toHaveValue('Doors and windows of jack wood.');
      await button(page, 'Save Changes').click();
      await expect(page.getByText('Shop updated successfully')).toBeVisible();
      const { body } = await callApi(server, 'GET', `/api/marketplace/shops/${shop!.shop.id}/`);
      expect(body).toMatchObject({ location: 'Parli', description: 'Doors and windows of jack wood.' });
    });

    await test.step('two ads, one of them broken', async () => {
      await button(page, /^Upload Ad/).click();
      const form = page.getByRole('form', { name: 'Upload Ad' });
      await form.getByLabel('Media').setInputFiles([await picture('window.jpg'), brokenPicture('torn.jpg')]);
      await button(page, 'Upload').click();
      await expect(form.getByText('Ad type and shop are required')).toBeVisible();
      await form.getByLabel('Ad type').selectOption('gold');
      await button(page, 'Upload').click();
      const alert = form.getByRole('alert').filter({ hasText: 'Failed to upload ad' });
      await expect(alert).toContainText('1 of 2 ads is in place');
      await expect(alert).toContainText('torn.jpg: please upload an image or a video.');
      await expect(form.getByRole('list', { name: 'Chosen files' }).getByRole('listitem')).toHaveText([/^torn\.jpg/]);
      await expectNoAxeViolations(page);
      await takeShots(page, 'upload-ad-partly');
      await discard(page);
      expect((await found(server, 'marappani'))[0]!.ads).toHaveLength(3);
    });

    await test.step('deleted, the shop, its ads and their files are gone', async () => {
      const [shop] = await found(server, 'marappani');
      await button(page, /^Delete/).click();
      const question = page.getByRole('alertdialog');
      await expect(question).toContainText('Are you sure you want to delete the shop Marappani Joinery?');
      await question.getByRole('button', { name: 'Delete' }).click();
      await expect(page.getByText('Shop deleted successfully')).toBeVisible();
      expect(await found(server, 'marappani')).toEqual([]);
      for (const { media } of shop!.ads) expect((await fetch(server.url + media)).status).toBe(404);
    });
  });
});

test.describe('failures', () => {
  test.use({ allow: [/500|ERR_CONNECTION_RESET/] });

  test('every call that fails shows the screen’s own message', async ({ page }) => {
    await openAs(page, people.admin, screen);
    await refuse(page, 'POST /api/marketplace/categories/', 500);
    await refuse(page, 'DELETE /api/marketplace/shop-categories/*/', 500);
    await refuse(page, 'DELETE /api/marketplace/shops/*/delete/', 500);
    await refuse(page, 'PATCH /api/marketplace/shops/*/', 500);
    await refuse(page, 'POST /api/marketplace/ads/', 0);
    const alert = (text: string) => page.getByRole('alert').filter({ hasText: text });

    await card(page, 'Manage Categories').getByRole('button', { name: 'Create Category' }).click();
    await page.getByLabel('Category name').fill('Anything');
    await button(page, 'Create Category').click();
    await expect(alert('Failed to create category')).toBeVisible();
    await expect(page.getByLabel('Category name')).toHaveValue('Anything');
    await discard(page);

    await card(page, 'Manage Categories').getByRole('button', { name: 'Category List' }).click();
    await button(page, /^Delete/)
      .first()
      .click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(alert('Failed to delete category')).toBeVisible();
    await page.keyboard.press('Escape');

    await card(page, 'Manage Shops').getByRole('button', { name: 'Create Shop' }).click();
    await fillShop(page, 'Nowhere');
    const answered = await refuse(page, 'POST /api/marketplace/shops/', 500);
    await button(page, 'Create Shop').click();
    await expect(alert('Failed to create shop. Please try again.')).toBeVisible();
    await answered();
    await refuse(page, 'POST /api/marketplace/shops/', 0);
    await button(page, 'Create Shop').click();
    await expect(alert('Failed to create shop. Please check your connection.')).toBeVisible();
    await expect(page.getByLabel('Shop name')).toHaveValue('Nowhere');
    await discard(page);

    await card(page, 'Manage Shops').getByRole('button', { name: 'Shop List' }).click();
    const allow = await refuse(page, 'GET /api/marketplace/shops/*/', 500);
    await button(page, /^Edit/).first().click();
    await expect(alert('Failed to load shop details.')).toBeVisible({ timeout: 15_000 });
    await allow();
    await button(page, 'Retry').click();
    await page.getByRole('form', { name: 'Edit Shop' }).getByLabel('Location').fill('Elsewhere');
    await button(page, 'Save Changes').click();
    await expect(alert('Failed to update shop.')).toBeVisible();
    await discard(page);

    await button(page, /^Upload Ad/)
      .first()
      .click();
    await page.getByRole('form', { name: 'Upload Ad' }).getByLabel('Ad type').selectOption('silver');
    await page.getByLabel('Media').setInputFiles(await picture('a.jpg', { width: 60, height: 40 }));
    await button(page, 'Upload').click();
    await expect(alert('Failed to upload ad')).toContainText('Nothing was uploaded.');
    await discard(page);

    await button(page, /^Delete/)
      .first()
      .click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(alert('Failed to delete shop.')).toBeVisible();
  });
});
