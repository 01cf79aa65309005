import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/test';

/* What a browser counts of ads (docs/product/ad-counting.md, "What is counted"), read from what it sends. */

interface Seen {
  ad: number;
  kind: string;
  place: string;
}
interface Counting {
  /** The posts so far. */
  posts: { ticket: string; events: Seen[] }[];
  /** How many views were begun: each asks for a ticket. */
  views: () => number;
}

const showcase = (page: Page) => page.getByRole('group', { name: 'Featured advertisements' });
/** The picture that is on. */
const picture = (page: Page) => showcase(page).locator('[aria-hidden=false] img');

/**
 * Opens the home page as a person's browser, with the clock stopped before anything was counted; from here on time
 * passes only when the test advances it. Nothing moves, so the first picture stays.
 */
async function openCounting(page: Page, path = '/'): Promise<Counting> {
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false }));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const posts: Counting['posts'] = [];
  let tickets = 0;
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname === '/api/marketplace/seen/') posts.push(request.postDataJSON() as Counting['posts'][number]);
  });
  page.on('response', (response) => {
    if (new URL(response.url()).pathname === '/api/marketplace/ads/' && !response.request().headers().authorization)
      tickets += 1;
  });
  await page.clock.install({ time: new Date('2026-11-20T10:00:00Z') });
  await page.goto(path);
  await expect(showcase(page)).toBeVisible();
  await expect.poll(() => tickets).toBeGreaterThan(0);
  await page.clock.pauseAt(new Date('2026-11-20T11:00:00Z'));
  // The page's own request, and the counting's once its code is there.
  await expect(async () => {
    await page.clock.runFor(1_000);
    expect(tickets).toBeGreaterThan(1);
  }).toPass();
  return { posts, views: () => tickets - 1 };
}

/** Scrolls so that this share of the picture is in the window, below. */
async function showPart(page: Page, share: number) {
  await picture(page).evaluate(async (image: HTMLImageElement, part) => {
    image.scrollIntoView({ block: 'start', behavior: 'instant' });
    await image.decode();
    const { top, height } = image.getBoundingClientRect();
    window.scrollBy({ top: top + height * part - window.innerHeight, behavior: 'instant' });
  }, share);
  await settled(picture(page));
}

/** Waits until the browser has reported what is in the window. */
const settled = (of: Locator) =>
  of.evaluate((image) => new Promise<void>((done) => new IntersectionObserver(() => done()).observe(image)));

/** Lets the page send what it has, and returns what it has sent of the picture that is on. */
async function sentOf(page: Page, { posts }: Counting): Promise<string[]> {
  await page.evaluate(() => window.dispatchEvent(new Event('pagehide')));
  await expect.poll(() => posts.length).toBeGreaterThan(0);
  const address = await picture(page).getAttribute('src');
  const ads = (await (await page.request.get('/api/marketplace/ads/')).json()) as { id: number; media: string }[];
  const { id } = ads.find(({ media }) => media === address)!;
  return posts.flatMap(({ events }) =>
    events.flatMap(({ ad, kind, place }) => (ad === id ? [`${place} ${kind}`] : [])),
  );
}

const shownOnly = ['showcase shown', 'showcase measured'];
const viewable = [...shownOnly, 'showcase viewable'];

test.describe('a picture', () => {
  for (const [share, ms, expected] of [
    [0.49, 3_000, shownOnly],
    [0.51, 1_100, viewable],
    [1, 950, shownOnly],
    [1, 1_050, viewable],
  ] as const)
    test(`of which ${100 * share} % is in the window for ${ms} ms`, async ({ page }) => {
      const counting = await openCounting(page);
      await showPart(page, share);
      await page.clock.runFor(ms);
      await showcase(page).evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
      await settled(picture(page));
      await page.clock.runFor(3_000);
      expect(await sentOf(page, counting)).toEqual(expected);
    });

  test('in a hidden tab', async ({ page }) => {
    const counting = await openCounting(page);
    await showPart(page, 1);
    await page.clock.runFor(500);
    await page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { value: true, configurable: true });
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    });
    await page.clock.runFor(5_000);
    expect(await sentOf(page, counting)).toEqual(shownOnly);
  });

  test('under a window of the site, whose ad is seen', async ({ page }) => {
    const counting = await openCounting(page, '/?q=Kolam');
    const details = page.getByRole('button', { name: /View Details/ });
    await page.clock.runFor(1_000);
    await expect(details).toBeVisible();
    await showPart(page, 1);
    await details.evaluate((button) => (button as HTMLButtonElement).click());
    const shown = page.getByRole('dialog').getByRole('img');
    await expect(shown).toBeVisible();
    await shown.evaluate((image: HTMLImageElement) => image.decode());
    await page.clock.runFor(100);
    await settled(shown);
    await page.clock.runFor(3_000);
    await page.evaluate(() => globalThis.dispatchEvent(new Event('pagehide')));
    await expect.poll(() => counting.posts.length).toBeGreaterThan(0);
    const sent = counting.posts.flatMap(({ events }) => events.map(({ kind, place }) => `${place} ${kind}`));
    expect(sent).not.toContain('showcase viewable');
    for (const kind of ['details', 'shown', 'measured', 'viewable']) expect(sent).toContain(`finder ${kind}`);
  });
});

test('later posts go on with the view; a page from the back-forward cache begins another', async ({ page }) => {
  const counting = await openCounting(page);
  await showPart(page, 1);
  expect(await sentOf(page, counting)).toEqual(shownOnly);
  expect(counting.posts[0]!.ticket).toMatch(/^f\./);
  await page.clock.runFor(11_000);
  await expect.poll(() => counting.posts.length).toBe(2);
  expect(counting.posts[1]!.ticket).toMatch(/^v\./);
  // What was sent is not sent again.
  await page.clock.runFor(30_000);
  expect(await sentOf(page, counting)).toEqual(viewable);
  const before = counting.views();
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect.poll(counting.views).toBe(before + 1);
  await page.clock.runFor(11_000);
  await expect.poll(() => counting.posts.at(-1)!.ticket).toMatch(/^f\./);
});

test('a browser under automation, and one that is marked as own, send nothing', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('ad-own', '1'));
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false }));
  const posts: string[] = [];
  page.on('request', (request) => request.url().endsWith('/seen/') && posts.push(request.url()));
  await page.clock.install();
  await page.goto('/');
  await showcase(page).scrollIntoViewIfNeeded();
  await page.clock.runFor(30_000);
  await page.evaluate(() => window.dispatchEvent(new Event('pagehide')));
  expect(posts).toEqual([]);
});
