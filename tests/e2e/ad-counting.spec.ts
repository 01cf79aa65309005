import type { Locator, Page } from '@playwright/test';
import config from '../../playwright.config';
import type { Ad } from '../../src/features/marketplace/contract';
import { findWholeChromium } from './support/chromium';
import {
  allArrived,
  countsOn,
  once,
  openStopped,
  pass,
  picture,
  postsOf,
  prerender,
  settled,
  showcase,
  showPart,
  since,
  stall,
  type Counts,
} from './support/counting';
import { startServer, type Server } from './support/server';
import { expect, test } from './support/test';

/*
 * What a real browser counts of ads (docs/product/ad-counting.md, "What is counted"), read from the server. The tests
 * of a worker share a server and a browser: the complete one where it is installed, since the one without windows has
 * no back-forward cache. It is not marked as automated, nor kept from that cache, as Playwright's is.
 */

const whole = findWholeChromium();
const { launchOptions } = config.use!;

test.use({
  launchOptions: {
    ...launchOptions,
    executablePath: whole ?? launchOptions!.executablePath,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    args: [...launchOptions!.args!, '--disable-blink-features=AutomationControlled'],
  },
});

let server: Server;
let counted: (ad: number) => Promise<Counts>;
/** What the home page shows first. */
let first: { picture: Ad; film: Ad };

test.beforeAll(async () => {
  server = await startServer({ copyOf: 'demo' });
  counted = await countsOn(server);
  const ads = (await (await fetch(`${server.url}/api/marketplace/ads/home/`)).json()) as Ad[];
  const isFilm = (ad: Ad) => ad.media_type.startsWith('video/');
  first = { picture: ads.find((ad) => !isFilm(ad))!, film: ads.find(isFilm)! };
});
test.afterAll(() => server.stop());

const toTop = async (page: Page) => {
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await settled(picture(page));
};

for (const home of ['/', '/ml'])
  test.describe(home, () => {
    /** Opens the home page with its clock stopped; returns its posts, and what counts its first picture since. */
    const open = async (page: Page, search = '', target?: Locator) => {
      const before = await counted(first.picture.id);
      const posts = await openStopped(page, server.url + home + search, target);
      await expect(picture(page)).toHaveAttribute('src', first.picture.media);
      return { posts, count: async () => since(before, await counted(first.picture.id)) };
    };

    for (const [share, ms, ...seen] of [
      [0.49, 3_000],
      [0.51, 1_100, 'viewable'],
      [1, 950],
      [1, 1_050, 'viewable'],
    ] as const)
      test(`a picture of which ${100 * share} % is in the window for ${ms} ms`, async ({ page }) => {
        const { posts, count } = await open(page);
        await showPart(picture(page), share);
        await pass(page, posts, ms);
        await toTop(page);
        await pass(page, posts, 15_000);
        expect(await count()).toEqual(once('showcase', 'shown', 'measured', ...seen));
      });

    test('a picture in a hidden tab', async ({ page }) => {
      const { posts, count } = await open(page);
      await showPart(picture(page), 1);
      await pass(page, posts, 500);
      // Playwright keeps each of its tabs visible.
      await page.evaluate(() => {
        Object.defineProperty(document, 'hidden', { value: true, configurable: true });
        document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
      });
      await pass(page, posts, 15_000);
      expect(await count()).toEqual(once('showcase', 'shown', 'measured'));
    });

    test('a picture that begins under the header', async ({ page }) => {
      const { posts, count } = await open(page);
      await picture(page).evaluate(async (image: HTMLImageElement) => {
        await image.decode();
        const { bottom } = document.querySelector('header')!.getBoundingClientRect();
        window.scrollBy({ top: image.getBoundingClientRect().top - bottom + 5, behavior: 'instant' });
      });
      await settled(picture(page));
      await pass(page, posts, 15_000);
      expect(await count()).toEqual(once('showcase', 'shown', 'measured'));
      await page.evaluate(() => window.scrollBy({ top: -5, behavior: 'instant' }));
      await settled(picture(page));
      await pass(page, posts, 15_000);
      expect(await count()).toEqual(once('showcase', 'shown', 'measured', 'viewable'));
    });

    test('a picture under a window of the site, whose ad is seen', async ({ page }) => {
      const details = page.locator('[data-shop] button').first();
      const { posts, count } = await open(page, '?q=Kolam', details);
      const shop = Number(await page.locator('[data-shop]').first().getAttribute('data-shop'));
      const ads = (await (await fetch(`${server.url}/api/marketplace/ads/`)).json()) as Ad[];
      const found = ads.find((ad) => ad.shop === shop)!;
      const before = await counted(found.id);
      await showPart(picture(page), 1);
      await details.evaluate((button: HTMLButtonElement) => button.click());
      const seen = page.getByRole('dialog').getByRole('img');
      await expect(seen).toBeVisible();
      await seen.evaluate((image: HTMLImageElement) => image.decode());
      await pass(page, posts, 100);
      await settled(seen);
      await pass(page, posts, 15_000);
      expect(await count()).toEqual(once('showcase', 'shown', 'measured'));
      expect(since(before, await counted(found.id))).toEqual(
        once('finder', 'shown', 'measured', 'viewable', 'details'),
      );
    });

    test('a video of which two seconds play, and one that stalls before', async ({ page }) => {
      const before = await counted(first.film.id);
      const count = async () => since(before, await counted(first.film.id));
      const video = page.locator(`video[src="${first.film.media}"]`);
      const posts = postsOf(page);
      await stall(page, server.url + first.film.media);
      await page.goto(server.url + home);
      await page.locator('[aria-roledescription=carousel] video').scrollIntoViewIfNeeded();
      const stalls = () =>
        video.evaluate(({ paused, currentTime, readyState }: HTMLVideoElement) =>
          !paused && currentTime > 0 && readyState < 3 ? currentTime : 0,
        );
      await expect.poll(stalls).toBeGreaterThan(0);
      await expect.poll(count, { timeout: 60_000 }).toEqual(once('carousel', 'shown', 'measured'));
      // For as long as two more seconds, and as it takes to send.
      await page.waitForTimeout(13_000);
      expect(await stalls()).toBeLessThan(2);
      expect(await stalls()).toBeGreaterThan(0);
      await allArrived(posts);
      expect(await count()).toEqual(once('carousel', 'shown', 'measured'));

      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await page.reload();
      await page.locator('[aria-roledescription=carousel] video').scrollIntoViewIfNeeded();
      await expect.poll(async () => (await count())['carousel viewable'], { timeout: 60_000 }).toBe(1);
      expect((await count())['carousel shown']).toBe(2);
    });

    test('a page that is prerendered counts from its activation', async () => {
      test.skip(!whole, 'The complete browser is not installed.');
      const before = await counted(first.picture.id);
      const count = async () => since(before, await counted(first.picture.id));
      const page = await prerender(server, whole!, home);
      try {
        const has = (what: string) => page.requests.filter((line) => line.includes(what)).length;
        await expect.poll(() => has('/count-ads-'), { timeout: 60_000 }).toBe(1);
        // After this time a page that is visible has begun its view and sent it.
        await new Promise((done) => setTimeout(done, 13_000));
        expect(page.requests).toContain(`GET ${home} prefetch;prerender`);
        expect(has('/seen/')).toBe(0);
        expect(await count()).toEqual({});
        page.activate();
        await expect.poll(count, { timeout: 60_000 }).toEqual(once('showcase', 'shown', 'measured'));
        expect(has(`GET ${home} `) + page.requests.filter((line) => line === `GET ${home}`).length).toBe(1);
      } finally {
        await page.close();
      }
    });

    test('a page from the back-forward cache is another view', async ({ page }) => {
      test.skip(!whole, 'The complete browser is not installed.');
      const before = await counted(first.picture.id);
      const count = async () => since(before, await counted(first.picture.id));
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(server.url + home);
      await page.evaluate(() => {
        const marked = window as Window & { isBack?: boolean };
        addEventListener('pageshow', ({ persisted }) => (marked.isBack = persisted));
      });
      await expect.poll(count, { timeout: 60_000 }).toEqual(once('showcase', 'shown', 'measured'));
      await page.goto(`${server.url}/robots.txt`);
      // Playwright's own way back waits for a page that loads.
      await page.evaluate(() => history.back());
      await page.waitForFunction(() => (window as Window & { isBack?: boolean }).isBack);
      await expect.poll(count, { timeout: 60_000 }).toEqual({ 'showcase shown': 2, 'showcase measured': 2 });
    });
  });

test('what is seen as the page is left, within ten seconds, is counted', async ({ page }) => {
  const before = await counted(first.picture.id);
  const posts = await openStopped(page, server.url);
  await showPart(picture(page), 1);
  await pass(page, posts, 1_050);
  expect(since(before, await counted(first.picture.id))).toEqual(once('showcase', 'shown', 'measured'));
  await page.goto(`${server.url}/robots.txt`);
  await expect
    .poll(async () => since(before, await counted(first.picture.id)))
    .toEqual(once('showcase', 'shown', 'measured', 'viewable'));
});

test('a press before the first post has its answer counts in the same view', async ({ page }) => {
  let answer = () => {};
  const held = new Promise<void>((done) => (answer = done));
  await page.route('**/api/marketplace/seen/', async (route) => {
    await held;
    await route.continue();
  });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const posts = postsOf(page);
  await page.goto(`${server.url}/?q=Kolam`);
  const found = page.locator('[data-shop]').first();
  const shop = Number(await found.getAttribute('data-shop'));
  const ads = (await (await fetch(`${server.url}/api/marketplace/ads/`)).json()) as Ad[];
  const { id } = ads.find((ad) => ad.shop === shop)!;
  const before = await counted(id);
  await expect.poll(() => posts.length, { timeout: 60_000 }).toBe(1);
  await found.getByRole('button').click();
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event('pagehide')));
  expect(posts).toHaveLength(1);
  answer();
  await expect
    .poll(async () => since(before, await counted(id)), { timeout: 60_000 })
    .toMatchObject(once('finder', 'shown', 'details'));
  const tickets = posts.map((one) => (one.postDataJSON() as { ticket: string }).ticket[0]);
  expect(tickets[0]).toBe('f');
  expect(new Set(tickets.slice(1))).toEqual(new Set(['v']));
});

test('counting stores nothing, asks for nothing and sends nothing of the visitor', async ({ page, context }) => {
  const asked: string[] = [];
  await page.exposeFunction('wasAsked', (what: string) => asked.push(what));
  await page.addInitScript(() => {
    const note = (globalThis as unknown as { wasAsked(what: string): void }).wasAsked;
    for (const [holder, name] of [
      [Geolocation.prototype, 'getCurrentPosition'],
      [Notification, 'requestPermission'],
      [Permissions.prototype, 'query'],
      [StorageManager.prototype, 'persist'],
    ] as [object, string][])
      Object.defineProperty(holder, name, { value: () => note(name) });
  });
  const posts = await openStopped(page, server.url);
  const stored = () =>
    page.evaluate(async () => [Object.keys(localStorage), Object.keys(sessionStorage), await indexedDB.databases()]);
  const before = await stored();
  await showPart(picture(page), 1);
  await pass(page, posts, 15_000);
  expect(posts).toHaveLength(2);
  expect(await stored()).toEqual(before);
  expect(JSON.stringify(before)).not.toMatch(/\bad/);
  expect(await context.cookies()).toEqual([]);
  expect(asked).toEqual([]);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  for (const one of posts) {
    const { cookie, authorization } = await one.allHeaders();
    expect([cookie, authorization]).toEqual([undefined, undefined]);
    const body = one.postDataJSON() as { events: object[] };
    expect(Object.keys(body).sort()).toEqual(['batch', 'events', 'ticket']);
    for (const event of body.events) expect(Object.keys(event).sort()).toEqual(['ad', 'kind', 'place']);
    const answer = (await one.response())!;
    expect(await answer.headerValue('set-cookie')).toBe(null);
  }
});

for (const [who, mark] of [
  ['under automation', () => Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => true })],
  ['that is marked as own', () => localStorage.setItem('ad-own', '1')],
] as const)
  test(`a browser ${who} sends nothing`, async ({ page }) => {
    await page.addInitScript(mark);
    const posts = postsOf(page);
    await page.clock.install();
    await page.goto(server.url);
    await showcase(page).scrollIntoViewIfNeeded();
    await page.clock.runFor(30_000);
    await page.evaluate(() => window.dispatchEvent(new Event('pagehide')));
    expect(posts).toEqual([]);
  });
