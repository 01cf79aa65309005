import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expectNoAxeViolations } from './support/axe';
import { enterAs, people } from './support/session';
import { expect, test } from './support/test';

// An SVG is refused.
test.use({ allow: [/400.*look\/logo/] });

const primary = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--color-primary').trim());

test('the office chooses a colour and a logo; pages, icons and the way back', async ({ page, demoServer }) => {
  const { url } = demoServer;
  const standard = await (await page.request.get(`${url}/`)).text();
  await enterAs(page, url, people.superuser);
  await page.goto(`${url}/app/admin/settings?group=look`);
  // With the keyboard, as any list of choices.
  await page.getByRole('radio', { name: 'Green' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Blue' })).toBeChecked();
  await page.getByRole('button', { name: 'Look at it' }).click();
  const frame = page.getByRole('dialog').locator('iframe').contentFrame();
  await expect(frame.locator('style[data-accent="blue"]')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Published. The next page that is opened shows it.')).toBeVisible();

  const logo = page.getByRole('region', { name: 'Logo' });
  const choose = (buffer: Buffer) =>
    logo.locator('input[type=file]').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer });
  await choose(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
  await expect(logo.getByText('Choose a PNG, JPEG or WebP picture.')).toBeVisible();
  await choose(
    await sharp({ create: { width: 600, height: 600, channels: 3, background: '#c33' } })
      .png()
      .toBuffer(),
  );
  await expect(page.getByText('Published: Logo.')).toBeVisible();
  await expect(logo.getByRole('img', { name: 'Logo' })).toBeVisible();
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  await expectNoAxeViolations(page);

  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(`${url}/about`);
  expect(await primary(page)).toBe('#154f83');
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await primary(page)).toBe('#66b2fe');
  const mark = page.getByRole('banner').locator('svg').first();
  expect(await mark.evaluate((drawn) => getComputedStyle(drawn).backgroundImage)).toContain('/mark.png');
  expect(await mark.boundingBox()).toMatchObject({ width: 36, height: 36 });
  // Nothing of it is gone after a step, and React adds no icons of its own.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL(/\/contact/);
  const icons = page.locator('link[rel="icon"], link[rel="apple-touch-icon"]');
  const hrefs = await icons.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(hrefs).toHaveLength(3);
  for (const href of hrefs) {
    expect(href).toMatch(/\?v=[0-9a-f]{10}$/);
    expect((await page.request.get(url + href)).headers()['cache-control']).toContain('immutable');
  }

  await page.goto(`${url}/app/admin/settings?group=look`);
  await page.getByRole('button', { name: 'Back to the standard: Logo' }).click();
  await expect(logo.getByText('The drawn mark')).toBeVisible();
  await page.getByRole('button', { name: 'Back to the standard: Accent colour' }).click();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Published. The next page that is opened shows it.')).toBeVisible();
  expect(await (await page.request.get(`${url}/`)).text()).toBe(standard);
});

test('a hero picture stands on the home page in place of the drawing, in both languages', async ({
  page,
  demoServer,
}) => {
  const { url } = demoServer;
  await enterAs(page, url, people.superuser);
  await page.goto(`${url}/app/admin/settings?group=look`);
  const hero = page.getByRole('region', { name: 'Picture on the home page' });
  const buffer = await sharp({ create: { width: 1600, height: 900, channels: 3, background: '#7aa' } })
    .jpeg()
    .toBuffer();
  await hero.locator('input[type=file]').setInputFiles({ name: 'hero.jpg', mimeType: 'image/jpeg', buffer });
  await expect(page.getByText('Published: Picture on the home page.')).toBeVisible();
  // The narrow ones first: a browser takes a wider picture that it has already.
  for (const width of [360, 1280])
    for (const path of ['/', '/ml']) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(url + path);
      const picture = page.getByRole('main').locator('picture img').first();
      await expect(picture).toHaveAttribute('fetchpriority', 'high');
      await expect(picture).toHaveAttribute('width', '1600');
      const shown = await picture.evaluate((img: HTMLImageElement) => img.decode().then(() => img.currentSrc));
      expect(shown).toMatch(width === 360 ? /\/640\.webp$/ : /\/1440\.webp$/);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      await expectNoAxeViolations(page);
    }
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(`${url}/ml/app/admin/settings?group=look`);
  await expect(page.getByRole('radio', { name: 'പച്ച', exact: true })).toBeChecked();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await expectNoAxeViolations(page);
});
