import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { openLine, type Line } from './support/line';
import { address, enterAs, people } from './support/session';
import { expect, test as base } from './support/test';

/* docs/product/phone.md. The line to the shared server can be cut. */

const test = base.extend<{ line: Line }>({
  line: async ({}, use) => {
    const line = await openLine(address());
    await use(line);
    await line.close();
  },
});

test.use({ serviceWorkers: 'allow', allow: [/ERR_|404|50\d|Failed to fetch/], viewport: { width: 360, height: 760 } });

const worker = path.join(import.meta.dirname, '../../build/worker');

/** Resolves once a worker has this page and its release's cache is whole. */
const whenCached = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(async () => Boolean(navigator.serviceWorker.controller && (await caches.match('/whole')))),
    )
    .toBe(true);

const cacheNames = (page: Page) => page.evaluate(() => caches.keys());
const heading = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

test('what a second visit cached opens without a line; what it did not leads to /offline', async ({ page, line }) => {
  const { headers } = await fetch(`${line.url}/sw.js`);
  expect(headers.get('cache-control')).toBe('no-store');
  await page.goto(line.url);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  await expect(page.locator('link[rel=manifest]')).toHaveCount(0);
  await page.goto(line.url);
  await whenCached(page);
  await page.goto(`${line.url}/contact`);
  await expect.poll(() => page.evaluate(async () => Boolean(await caches.match('/contact')))).toBe(true);
  line.cut();
  await page.goto(line.url);
  await heading(page, /Palakkad District Committee/);
  await page.goto(`${line.url}/events`);
  await heading(page, 'Events');
  await page.goto(`${line.url}/contact`);
  await heading(page, 'Contact');
  await page.goto(`${line.url}/ml/terms`);
  await heading(page, 'No connection');
  expect(new URL(page.url()).search).toBe('?from=%2Fml%2Fterms');
  line.mend();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveURL(`${line.url}/ml/terms`);
});

test('a new release waits for a tap; the older cache stays while a page of it is open', async ({ page, line }) => {
  await enterAs(page, line.url, people.member);
  await page.goto(`${line.url}/events`);
  await expect(page.locator('link[rel=manifest]')).toHaveCount(1);
  await whenCached(page);
  const [before = ''] = await cacheNames(page);
  const list = before.split(' ')[0]!;
  line.change('/sw.js', (text) => text.replaceAll(list, `${list}?next`));
  await page.goto(`${line.url}/events`);
  await expect(page.getByText('A new version is ready')).toBeVisible();
  await expect.poll(() => cacheNames(page)).toHaveLength(2);
  // As a form with typed text does.
  await page.evaluate(() => addEventListener('beforeunload', (event) => event.preventDefault(), { once: true }));
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('Something here is not sent yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Update' }).click();
  // Both releases of this test have one entry, so that the older cache is in use.
  await expect(page.getByText('A new version is ready')).toBeHidden();
  expect(await cacheNames(page)).toContain(`${list}?next en`);
  line.cut();
  await page.goto(`${line.url}/events`);
  await heading(page, 'Events');
});

test('pages load although the worker throws; switched off, it removes itself and its caches', async ({
  page,
  context,
  line,
}) => {
  await page.goto(line.url);
  await page.goto(line.url);
  await whenCached(page);
  await context.serviceWorkers()[0]!.evaluate(() => {
    caches.match =
      caches.open =
      caches.has =
        () => {
          throw new Error('broken');
        };
  });
  await page.goto(`${line.url}/about`);
  await heading(page, 'About us');
  const off = readFileSync(path.join(worker, 'sw-off.js'), 'utf8');
  line.change('/sw.js', () => off);
  await page.goto(`${line.url}/about`);
  await expect.poll(() => cacheNames(page)).toEqual([]);
});
