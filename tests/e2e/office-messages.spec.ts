import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { openAs, people } from './support/session';
import { expect, test } from './support/test';

const sizes = [
  { width: 360, height: 640 },
  { width: 768, height: 1024 },
  { width: 1280, height: 768 },
];

/** Shows a message of three lines: its place is that of a real one, which only some screens can be brought to show. */
const showMessage = (page: Page) =>
  page.evaluate(() => {
    const strip = document.createElement('p');
    strip.style.cssText = 'height: 6rem; background: var(--color-card)';
    strip.textContent = 'Saved';
    document.querySelector('[data-message-dock]')!.append(strip);
    // The strip's height is measured in the next frame.
    return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });

/** Scrolls to everything that can be pressed, and returns what the message covers then. */
const covered = (page: Page, within = 'body') =>
  page.evaluate((where) => {
    const dock = document.querySelector('[data-message-dock]')!;
    const found: string[] = [];
    const pressable = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
    for (const element of document.querySelector(where)!.querySelectorAll(pressable)) {
      if (dock.contains(element) || !element.checkVisibility({ visibilityProperty: true })) continue;
      element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      const { top: edge } = dock.getBoundingClientRect();
      const { top, bottom, height } = element.getBoundingClientRect();
      // What is higher than the screen, as the body of a window, scrolls under its own edge.
      if (height === 0 || height > edge / 2 || bottom <= edge + 1 || top >= window.innerHeight) continue;
      found.push(`${element.tagName} ${element.textContent.trim() || element.getAttribute('aria-label') || ''}`);
    }
    window.scrollTo(0, 0);
    return found;
  }, within);

/** Returns the tables that are wider than their place, and the page if it is. */
const tooWide = (page: Page) =>
  page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('.table-stack')]
      .filter((place) => place.scrollWidth > place.clientWidth)
      .map((place) => place.querySelector('caption')?.textContent ?? place.tagName),
  );

/** A place of each kind that the demo site has. */
const samples: Record<string, string> = {
  '/app/admin/people/:id': '/app/admin/people/4',
  '/app/admin/events/:id/registration': '/app/admin/events/2/registration',
  '/app/admin/ads/:id/figures': '/app/admin/ads/1/figures',
  '/app/admin/shop-contacts/:id': '/app/admin/shop-contacts/1',
  '/app/help/:job': '/app/help/approve-ten',
};

/** Every screen of the office; one with a parameter needs a sample. */
const addresses = [...readFileSync('src/routes/office-screens.ts', 'utf8').matchAll(/^ {2}screen\('([^']+)'/gm)].map(
  ([, path]) => samples[path!] ?? path!,
);

/** Waits until a screen is loaded, and expects that a message covers nothing and all fits, at any size. */
async function expectUncovered(page: Page, where: string) {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  if ((await page.locator('[data-message-dock] p').count()) === 0) await showMessage(page);
  for (const size of sizes) {
    await page.setViewportSize(size);
    // What depends on the width is drawn again in a frame after the change.
    await expect.poll(() => covered(page), `${where} at ${size.width} px`).toEqual([]);
    expect(await tooWide(page), `too wide at ${where}, ${size.width} px`).toEqual([]);
  }
}

test('a message covers nothing that can be pressed, on any screen of the office', async ({ page }) => {
  expect(addresses.length).toBeGreaterThan(25);
  await openAs(page, people.superuser, '/app/admin/dashboard');
  for (const address of addresses) {
    await page.goto(address);
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectUncovered(page, address);
  }
});

test('nor in any tab of a screen', async ({ page }) => {
  await openAs(page, people.superuser, '/app/admin/dashboard');
  const withTabs = ['licences', 'ad-requests', 'settings', 'dues', 'privacy', 'events/2/registration'];
  for (const name of withTabs) {
    await page.goto(`/app/admin/${name}`);
    const tabs = page.getByRole('main').getByRole('tab');
    await expect(tabs.first()).toBeVisible();
    for (let index = 1; index < (await tabs.count()); index += 1) {
      await tabs.nth(index).click();
      await expect(tabs.nth(index)).toHaveAttribute('aria-selected', 'true');
      await expectUncovered(page, `${name}, ${await tabs.nth(index).textContent()}`);
    }
  }
});

test('menus and windows end above a message', async ({ page }) => {
  await openAs(page, people.superuser, '/app/admin/areas');
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await showMessage(page);
  for (const size of sizes) {
    await page.setViewportSize(size);
    if (size.width < 1024) {
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      expect(await covered(page, '#office-menu'), `the menu at ${size.width} px`).toEqual([]);
      await page.keyboard.press('Escape');
    }
    for (const name of [/^Add Area/, /^Edit/]) {
      await page.getByRole('main').getByRole('button', { name }).first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.evaluate(() => {
        for (const animation of document.getAnimations()) animation.finish();
      });
      expect(await covered(page, '[role="dialog"]'), `${name} at ${size.width} px`).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
  }
});
