import type { Locator, Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe';
import { answerHeader, holdCall } from './support/calls';
import { takeShots } from './support/shots';
import { expect, test } from './support/test';

const showcase = (page: Page) => page.getByRole('group', { name: 'Featured advertisements' });
const films = (page: Page) => page.getByRole('group', { name: 'Video advertisements' });
/** "3 / 14" */
const place = (page: Page, carousel: 'showcase' | 'films') =>
  (carousel === 'showcase' ? showcase(page) : films(page)).getByText(/\d+ \/ \d+/);

test('the page shows who we are, in figures and people', async ({ page }) => {
  await page.goto('/');
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toContainText('Federation of Licensed Engineers and Supervisors');
  await expect(title).toContainText('Palakkad District Committee');
  for (const figure of ['1500+', '7', '35', '50+']) {
    await expect(
      page.getByRole('definition').filter({ hasText: new RegExp(`^${figure.replace('+', '\\+')}$`) }),
    ).toBeVisible();
  }
  for (const label of ['Members', 'Areas', 'Units', 'Annual Events']) {
    await expect(page.getByRole('term').filter({ hasText: new RegExp(`^${label}$`) })).toBeVisible();
  }
  await expect(page.getByRole('main').getByRole('link', { name: 'Advertise With Us' })).toHaveAttribute(
    'href',
    '/advertising',
  );
  await expect(page.getByRole('heading', { name: 'Committee Leaders' })).toBeVisible();
  for (const role of ['President', 'Secretary', 'Treasurer']) {
    const person = page.getByRole('listitem').filter({ hasText: role });
    await expect(person.locator('a[href^="tel:+"]')).toBeVisible();
    await expect(person.locator('img')).toBeVisible();
  }
});

test('Find Shops leads to the finder, with the focus', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Find Shops' }).click();
  await expect(page.getByRole('heading', { name: 'Find Shops in Palakkad' })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Find Shops in Palakkad' })).toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Shop name')).toBeFocused();
});

test('the shop list and the ad list are fetched on load', async ({ page }) => {
  const ads = page.waitForResponse((response) => new URL(response.url()).pathname === '/api/marketplace/ads/');
  await page.goto('/');
  expect((await ads).status()).toBe(200);
  expect(await page.getByLabel('Location').locator('option').count()).toBeGreaterThan(2);
});

test('the home ads are requested without the Authorization header, other calls with it', async ({ page, context }) => {
  await answerHeader(context);
  await page.addInitScript(() => localStorage.setItem('accessToken', 'not-a-real-token'));
  const headers = new Map<string, string | undefined>();
  page.on('request', (request) => headers.set(new URL(request.url()).pathname, request.headers().authorization));
  await page.goto('/contact-us');
  await page.getByRole('banner').getByRole('link', { name: 'FLES Palakkad' }).click();
  await expect(showcase(page)).toBeVisible();
  await expect.poll(() => headers.get('/api/marketplace/ads/')).toBe('Token not-a-real-token');
  expect(headers.has('/api/marketplace/ads/home/')).toBe(true);
  expect(headers.get('/api/marketplace/ads/home/')).toBeUndefined();
});
test.use({ allow: [/404.*\/contact-us/] });

/** Aborts the first request for such a file and lets the others through. */
async function abortFirst(page: Page, files: RegExp) {
  let first: string | undefined;
  await page.route(files, (route, request) => {
    first ??= request.url();
    return request.url() === first ? route.abort() : route.continue();
  });
}

/** Aborts all of these files: the carousel goes through its ads and then shows its error. */
async function expectToGiveUp(page: Page, carousel: Locator, files: RegExp, message: string) {
  await page.route(files, (route) => route.abort());
  await page.clock.install();
  await page.goto('/');
  await carousel.scrollIntoViewIfNeeded();
  await expect(async () => {
    await page.clock.runFor(1100);
    await expect(page.getByText(message)).toBeVisible({ timeout: 100 });
  }).toPass();
}

/** From here on, time passes only when the test advances it. */
async function stopTheClockAtTheFirstAd(page: Page) {
  await page.clock.install({ time: new Date('2026-11-20T10:00:00Z') });
  // The page requests the ad list once it is hydrated; before that, the leap in time would make it drop its data.
  const alive = page.waitForResponse((response) => new URL(response.url()).pathname === '/api/marketplace/ads/');
  await page.goto('/');
  await alive;
  await page.clock.pauseAt(new Date('2026-11-20T11:00:00Z'));
  await showcase(page).scrollIntoViewIfNeeded();
  await showcase(page)
    .getByRole('button', { name: /^Show ad 1 of/ })
    .click();
}

test.describe('the image showcase', () => {
  test('shows a diamond ad for five seconds, fades, wraps around, and stops when asked to', async ({ page }) => {
    await stopTheClockAtTheFirstAd(page);
    const count = Number((await place(page, 'showcase').innerText()).split(' / ')[1]);
    expect(count).toBeGreaterThan(2);
    await page.mouse.move(2, 2);
    await page.clock.runFor(4800);
    await expect(place(page, 'showcase')).toHaveText(/^.*1 \/ /);
    await page.clock.runFor(300);
    await expect(place(page, 'showcase')).toHaveText(/^.*2 \/ /);
    await showcase(page).getByRole('button', { name: 'Previous ad' }).click();
    await showcase(page).getByRole('button', { name: 'Previous ad' }).click();
    await expect(place(page, 'showcase')).toHaveText(new RegExp(`${count} / ${count}`));
    await showcase(page).getByRole('button', { name: 'Next ad' }).click();
    await expect(place(page, 'showcase')).toHaveText(/1 \/ /);
    await showcase(page).getByRole('button', { name: 'Pause' }).click();
    await page.mouse.move(2, 2);
    await page.clock.runFor(20_000);
    await expect(place(page, 'showcase')).toHaveText(/1 \/ /);
  });

  test('rests under the pointer and moves by arrow keys', async ({ page }) => {
    await stopTheClockAtTheFirstAd(page);
    await showcase(page).hover();
    await page.clock.runFor(20_000);
    await expect(place(page, 'showcase')).toHaveText(/1 \/ /);
    await showcase(page).getByRole('button', { name: 'Next ad' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(place(page, 'showcase')).toHaveText(/2 \/ /);
    await page.keyboard.press('ArrowLeft');
    await expect(place(page, 'showcase')).toHaveText(/1 \/ /);
  });

  test('stands still for visitors who asked for less motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.clock.install();
    await page.goto('/');
    await showcase(page).scrollIntoViewIfNeeded();
    await page.clock.runFor(20_000);
    await expect(place(page, 'showcase')).toHaveText(/1 \/ /);
    await showcase(page).getByRole('button', { name: 'Play' }).click();
    await page.mouse.move(2, 2);
    await page.clock.runFor(5100);
    await expect(place(page, 'showcase')).toHaveText(/2 \/ /);
  });

  test.describe('when an image cannot be shown', () => {
    test.use({ allow: [/ERR_FAILED/] });
    test('the next ad takes its place after a second', async ({ page }) => {
      await abortFirst(page, /\/media\/.*\.(avif|webp|jpe?g)$/);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto('/');
      await showcase(page).scrollIntoViewIfNeeded();
      // The browser decides which picture fails first, the showcase's or a video's. The showcase's must not stay
      // broken.
      await expect(async () => {
        const loaded = await showcase(page)
          .locator('[aria-hidden="false"] img')
          .evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0);
        expect(loaded).toBe(true);
      }).toPass();
    });

    test('it rests on an error when none is left', async ({ page }) => {
      await expectToGiveUp(
        page,
        showcase(page),
        /\/media\/.*\.(avif|webp|jpe?g)$/,
        'Error: An unknown error occurred.',
      );
    });
  });
});

/** Navigates to the home page inside the browser, so that it makes its calls itself. */
async function comeFromElsewhere(page: Page) {
  await page.goto('/contact-us');
  await page.getByRole('banner').getByRole('link', { name: 'FLES Palakkad' }).click();
}

test.describe('when the ads cannot be fetched', () => {
  test.use({ allow: [/\/api\/marketplace\/ads\/home\/|404.*\/contact-us/] });

  const failures: [string, (page: Page) => Promise<unknown>, RegExp][] = [
    ['401', (page) => answer(page, 401), /^Error: Authentication required\. Please login to view ads\.$/],
    ['404', (page) => answer(page, 404), /^Error: API endpoint not found\. Please check the server configuration\.$/],
    ['503', (page) => answer(page, 503), /^Error: Server error: 503 - Service Unavailable$/],
    [
      'no answer',
      (page) => page.route('**/api/marketplace/ads/home/', (route) => route.abort()),
      /^Error: Failed to fetch$/,
    ],
  ];

  const answer = (page: Page, status: number) =>
    page.route('**/api/marketplace/ads/home/', (route) =>
      route.fulfill({ status, json: { detail: 'No.', code: 'no' } }),
    );

  for (const [name, fail, text] of failures) {
    test(`both carousels show it: ${name}`, async ({ page }) => {
      await fail(page);
      await comeFromElsewhere(page);
      await expect(page.getByText(text)).toBeVisible();
      await expect(page.getByText('Failed to load advertisements')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(2);
    });
  }

  test('the showcase’s Retry requests again, the films’ reloads the page', async ({ page }) => {
    await answer(page, 503);
    await comeFromElsewhere(page);
    await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(2);
    await expectNoAxeViolations(page);
    await page.unroute('**/api/marketplace/ads/home/');
    await page.getByRole('button', { name: 'Retry' }).last().click();
    await expect(showcase(page)).toBeVisible();
    await answer(page, 503);
    await comeFromElsewhere(page);
    await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(2);
    await page.unroute('**/api/marketplace/ads/home/');
    const reloaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Retry' }).first().click();
    await reloaded;
    await expect(films(page)).toBeVisible();
  });

  test('while they are on their way both show that they are busy', async ({ page }) => {
    const release = await holdCall(page, '/api/marketplace/ads/home/');
    await comeFromElsewhere(page);
    await expect(page.getByText('Loading advertisements')).toHaveCount(2);
    release();
    await expect(showcase(page)).toBeVisible();
    await expect(films(page)).toBeVisible();
  });
});

test('a site without ads shows that in both places', async ({ page }) => {
  await page.goto(process.env.E2E_EMPTY_ADDRESS!);
  await expect(page.getByText('No Video Ads Available')).toBeVisible();
  await expect(page.getByText('No video advertisements are currently available to display')).toBeVisible();
  await expect(page.getByText('No premium, diamond, or gold image advertisements available.')).toBeVisible();
  await expectNoAxeViolations(page);
});

test.describe('the video carousel', () => {
  test('fetches no video before the reader is near, then plays muted and pauses on demand', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 600 });
    const fetched: string[] = [];
    page.on('request', (request) => request.resourceType() === 'media' && fetched.push(request.url()));
    await page.goto('/', { waitUntil: 'networkidle' });
    expect(fetched).toEqual([]);
    await films(page).scrollIntoViewIfNeeded();
    const video = films(page).locator('video');
    await expect
      .poll(() => video.evaluate((element: HTMLVideoElement) => !element.paused && element.currentTime > 0))
      .toBe(true);
    expect(await video.evaluate((element: HTMLVideoElement) => element.muted)).toBe(true);
    await films(page).getByRole('button', { name: 'Pause' }).click();
    expect(await video.evaluate((element: HTMLVideoElement) => element.paused)).toBe(true);
    await films(page).getByRole('button', { name: 'Play', exact: true }).click();
    await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.paused)).toBe(false);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.paused)).toBe(true);
  });

  test('goes on to the next when a film ends, and around at both ends', async ({ page }) => {
    await page.goto('/');
    await films(page).scrollIntoViewIfNeeded();
    const count = Number((await place(page, 'films').innerText()).split(' / ')[1]);
    const video = films(page).locator('video');
    await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.duration > 0)).toBe(true);
    await video.evaluate((element: HTMLVideoElement) => (element.currentTime = element.duration - 0.2));
    await expect(place(page, 'films')).toHaveText(/2 \/ /);
    await films(page).getByRole('button', { name: 'Previous video' }).click();
    await films(page).getByRole('button', { name: 'Previous video' }).click();
    await expect(place(page, 'films')).toHaveText(new RegExp(`${count} / ${count}`));
    await films(page).getByRole('button', { name: 'Next video' }).click();
    await expect(place(page, 'films')).toHaveText(/1 \/ /);
  });

  test('plays nothing by itself for visitors who asked for less motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/', { waitUntil: 'networkidle' });
    await films(page).scrollIntoViewIfNeeded();
    const video = films(page).locator('video');
    await page.waitForTimeout(500);
    expect(await video.evaluate((element: HTMLVideoElement) => element.paused && !element.currentSrc)).toBe(true);
    await films(page)
      .getByRole('button', { name: /^Play the video/ })
      .click();
    await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime > 0)).toBe(true);
  });

  test.describe('when a video fails', () => {
    test.use({ allow: [/ERR_FAILED/] });

    test('the next film comes after a second', async ({ page }) => {
      await abortFirst(page, /\/media\/.*\.(mp4|webm)$/);
      await page.goto('/');
      await films(page).scrollIntoViewIfNeeded();
      await expect(place(page, 'films')).toHaveText(/2 \/ /);
    });

    test('it rests on the error when all do', async ({ page }) => {
      await expectToGiveUp(page, films(page), /\/media\/.*\.(mp4|webm)$/, 'Failed to load advertisements');
    });
  });
});

test.describe('the shop finder', () => {
  const finder = (page: Page) => page.getByRole('region', { name: 'Find Shops in Palakkad' });
  const search = (page: Page) => finder(page).getByRole('button', { name: 'Search' });
  const alert = 'Please select a filter or enter a search term.';

  test.beforeEach(async ({ page }) => {
    await page.goto('/');
  });

  test('requires a filter before it sends a request', async ({ page }) => {
    const calls: string[] = [];
    page.on('request', (request) => request.url().includes('shops_with_ads') && calls.push(request.url()));
    await finder(page).getByLabel('Shop name').fill('   ');
    await search(page).click();
    await expect(finder(page).getByRole('alert')).toHaveText(alert);
    expect(calls).toEqual([]);
    await expectNoAxeViolations(page);
    await finder(page).getByLabel('Shop name').fill('a');
    await expect(finder(page).getByRole('alert')).toBeHidden();
  });

  test('its dropdowns begin at entries that cannot be chosen', async ({ page }) => {
    for (const [label, first] of [
      ['Category', 'All Categories'],
      ['Location', 'All Locations'],
    ] as const) {
      const option = finder(page).getByLabel(label).locator('option').first();
      await expect(option).toHaveText(first);
      await expect(option).toBeDisabled();
    }
  });

  test('sends only the filled filters and shows what it found', async ({ page }) => {
    const category = await finder(page).getByLabel('Category').locator('option').nth(1).innerText();
    await finder(page).getByLabel('Category').selectOption(category);
    const call = page.waitForRequest(/shops_with_ads/);
    await search(page).click();
    expect([...new URL((await call).url()).searchParams]).toEqual([['category', category]]);
    const results = finder(page).getByRole('listitem');
    await expect(results.first()).toContainText(category);
    await expect(results.first().locator('a[href^="https://www.google.com/maps/search/"]')).toBeVisible();
    await expect(results.first().getByRole('button', { name: /^View Details/ })).toBeVisible();
    await expectNoAxeViolations(page);
    await takeShots(page, 'home-results');
  });

  test('searches by name, also with Enter, and shows when nothing matches', async ({ page }) => {
    await finder(page).getByLabel('Shop name').fill('no shop has this name');
    await page.keyboard.press('Enter');
    await expect(finder(page).getByText('No shops found.')).toBeVisible();
    await finder(page).getByRole('button', { name: 'Clear' }).click();
    await expect(finder(page).getByText('No shops found.')).toBeHidden();
    await expect(finder(page).getByLabel('Shop name')).toHaveValue('');
  });

  test('opens the details, N/A and all, and returns the focus', async ({ page, request }) => {
    const found = (await (await request.get('/api/marketplace/shops_with_ads/')).json()) as {
      shop: { name: string; email: string | null; contact_number: string | null; description: string | null };
      ads: unknown[];
    }[];
    const bare = found.find(({ shop }) => !shop.email || !shop.contact_number || !shop.description);
    const advertised = found.find(({ ads }) => ads.length > 0);
    const silent = found.find(({ ads }) => ads.length === 0);
    expect([Boolean(bare), Boolean(advertised), Boolean(silent)]).toEqual([true, true, true]);
    const open = async (name: string) => {
      await finder(page).getByLabel('Shop name').fill(name);
      await search(page).click();
      const button = finder(page).getByRole('button', { name: `View Details of ${name}`, exact: true });
      await button.click();
      return { window: page.getByRole('dialog', { name, exact: true }), button };
    };
    const first = await open(advertised!.shop.name);
    await expect(first.window.locator('img, video').first()).toBeVisible();
    await expectNoAxeViolations(page);
    await takeShots(page, 'home-details');
    await page.keyboard.press('Escape');
    await expect(first.window).toBeHidden();
    await expect(first.button).toBeFocused();
    const second = await open(silent!.shop.name);
    await expect(second.window.getByText('No ad available')).toBeVisible();
    await second.window.getByRole('button', { name: 'Close' }).click();
    const third = await open(bare!.shop.name);
    await expect(third.window.getByText('N/A').first()).toBeVisible();
    for (const label of ['Location', 'Address', 'Email', 'Contact number', 'Description', 'Category']) {
      await expect(third.window.getByRole('term').filter({ hasText: new RegExp(`^${label}$`) })).toBeVisible();
    }
  });

  test('on a phone a search brings its results into view, and the focus to their count', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/');
    await finder(page).getByLabel('Location').selectOption({ index: 1 });
    await search(page).click();
    const count = finder(page).getByRole('status').filter({ hasText: /shop/ });
    await expect(count.locator('..')).toBeFocused();
    await expect(finder(page).getByRole('listitem').first()).toBeInViewport({ ratio: 0.9 });
    await finder(page).getByLabel('Shop name').fill('no shop has this name');
    await search(page).click();
    await expect(finder(page).getByText('No shops found.')).toBeInViewport();
  });

  test('shows its results again when a visitor comes back', async ({ page }) => {
    await finder(page).getByLabel('Location').selectOption({ index: 1 });
    await search(page).click();
    await expect(finder(page).getByRole('listitem').first()).toBeVisible();
    const before = await finder(page).getByRole('listitem').count();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Terms of use' })).toBeVisible();
    await page.goBack();
    await expect(finder(page).getByRole('listitem')).toHaveCount(before);
  });

  test('a search is an address: it can be sent, reloaded, and gone back from', async ({ page, context }) => {
    const results = finder(page).getByRole('listitem');
    await finder(page).getByLabel('Category').selectOption('Tiles & Flooring');
    await search(page).click();
    await expect(page).toHaveURL('/?category=Tiles+%26+Flooring');
    await expect(results.first()).toBeVisible();
    const tiles = await results.count();
    await finder(page).getByLabel('Shop name').fill('kolam');
    await search(page).click();
    await expect(page).toHaveURL('/?category=Tiles+%26+Flooring&q=kolam');
    await expect(results).toHaveCount(1);
    const other = await context.newPage();
    await other.goto(page.url());
    await expect(finder(other).getByLabel('Shop name')).toHaveValue('kolam');
    await expect(finder(other).getByRole('listitem')).toHaveCount(1);
    await other.close();
    await page.goBack();
    await expect(finder(page).getByLabel('Shop name')).toHaveValue('');
    await expect(results).toHaveCount(tiles);
    await page.reload();
    await expect(finder(page).getByLabel('Category')).toHaveValue('Tiles & Flooring');
    await expect(results).toHaveCount(tiles);
    await page.goBack();
    await expect(results).toHaveCount(0);
    await expect(finder(page).getByLabel('Category')).toHaveValue('');
  });

  test('where a place has none, the nearest that have it are offered; a shop can be called and written to', async ({
    page,
    request,
  }) => {
    type Place = { location: string; shops: number; kilometres: number };
    const shops = (await (await request.get('/api/marketplace/shops/')).json()) as {
      location: string;
      category_name: string;
    }[];
    const category = 'Tiles & Flooring';
    const without = shops
      .map(({ location }) => location)
      .find((place) => !shops.some((shop) => shop.location === place && shop.category_name === category))!;
    const answer = await request.get('/api/marketplace/places/', { params: { category, location: without } });
    const [nearest] = (await answer.json()) as Place[];
    await finder(page).getByLabel('Category').selectOption(category);
    await finder(page).getByLabel('Location').selectOption(without);
    await search(page).click();
    await expect(finder(page).getByText('No shops found.')).toBeVisible();
    await expect(finder(page).getByText('The nearest places that have it:')).toBeVisible();
    const first = finder(page).getByRole('list').getByRole('button').first();
    await expect(first).toHaveText(
      new RegExp(`^${nearest!.location}${nearest!.shops} shops?, ${nearest!.kilometres} km$`),
    );
    await expectNoAxeViolations(page);
    await takeShots(page, 'home-nearest', [360, 1280]);
    await first.click();
    await expect(finder(page).getByLabel('Location')).toHaveValue(nearest!.location);
    const cards = finder(page).getByRole('listitem');
    await expect(cards).toHaveCount(nearest!.shops);
    const name = await cards.first().getByRole('heading').innerText();
    const ways = async (place: Locator) => {
      await expect(place.getByRole('link', { name: `Call ${name}` })).toHaveAttribute('href', /^tel:\+91\d{10}$/);
      await expect(place.getByRole('link', { name: `WhatsApp ${name}` })).toHaveAttribute(
        'href',
        /^https:\/\/wa\.me\/91\d{10}$/,
      );
    };
    await ways(cards.first());
    await takeShots(page, 'home-contact', [360, 1280]);
    await cards
      .first()
      .getByRole('button', { name: /^View Details/ })
      .click();
    await ways(page.getByRole('dialog'));
    await takeShots(page, 'home-contact-details', [360, 1280]);
  });

  test.describe('when the search fails', () => {
    test.use({ allow: [/shops_with_ads/] });
    test('no message appears, and the earlier contents stay', async ({ page }) => {
      await finder(page).getByLabel('Location').selectOption({ index: 1 });
      await search(page).click();
      await expect(finder(page).getByRole('listitem').first()).toBeVisible();
      const before = await finder(page).getByRole('listitem').count();
      await page.route(/shops_with_ads/, (route) =>
        route.fulfill({ status: 503, json: { detail: 'No.', code: 'no' } }),
      );
      await finder(page).getByLabel('Shop name').fill('x');
      await search(page).click();
      await page.waitForResponse(/shops_with_ads/);
      await expect(search(page)).not.toHaveAttribute('aria-busy', 'true');
      await expect(finder(page).getByRole('listitem')).toHaveCount(before);
      await expect(page.getByRole('alert')).toHaveCount(0);
    });
  });
});

test.describe('without JavaScript', () => {
  // A browser that runs no scripts reports every preload as blocked.
  test.use({ javaScriptEnabled: false, allow: [/^csp GET .*\/assets\//] });

  test('text, ads, categories and locations are all in the HTML', async ({ page, request }) => {
    const get = async <T>(path: string) => (await (await request.get(path)).json()) as T;
    const ads =
      await get<{ media: string; media_type: string; ad_type: string; shop_name: string }[]>(
        '/api/marketplace/ads/home/',
      );
    const categories = await get<{ name: string }[]>('/api/marketplace/categories/');
    const shops = await get<{ location: string }[]>('/api/marketplace/shops/');
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const images = ads.filter(
      (ad) => ad.media_type.startsWith('image/') && ['premium', 'diamond', 'gold'].includes(ad.ad_type),
    );
    expect(images.length).toBeGreaterThan(0);
    for (const ad of images) await expect(page.locator(`img[src="${ad.media}"]`).first()).toBeVisible();
    for (const { name } of categories)
      await expect(page.locator('option').getByText(name, { exact: true })).toHaveCount(1);
    for (const location of new Set(shops.map((shop) => shop.location))) {
      await expect(page.locator('option').getByText(location, { exact: true })).toHaveCount(1);
    }
    await expect(page.getByRole('button', { name: 'Search' })).toBeHidden();
    await takeShots(page, 'home-no-script');
  });
});

for (const scheme of ['light', 'dark'] as const) {
  test(`free of accessibility violations, ${scheme}, and without sideways scrolling`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/', { waitUntil: 'networkidle' });
      await expectNoAxeViolations(page, { onlyColours: scheme === 'dark' });
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(
        0,
      );
    }
    await takeShots(page, `home-${scheme}`);
  });
}
