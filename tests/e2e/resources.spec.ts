import type { APIRequestContext, Page } from '@playwright/test';
import { makePdf } from '../support/pdf';
import { expectNoAxeViolations } from './support/axe';
import { watchShifts } from './support/screen';
import { passwords } from './support/server';
import { takeShots } from './support/shots';
import { showTab } from './support/tab';
import { expect, test } from './support/test';

const next = (page: Page) => page.getByRole('button', { name: 'Next page' });
const previous = (page: Page) => page.getByRole('button', { name: 'Previous page' });
const number = (page: Page) => page.getByRole('spinbutton', { name: 'Page' });
const book = (page: Page) => page.getByRole('group', { name: /use the arrow keys/ });
const openPages = (page: Page) =>
  book(page)
    .getByRole('img')
    .evaluateAll((images) => images.map((image) => Number(/Page (\d+)/.exec((image as HTMLImageElement).alt)?.[1])));
const tab = (page: Page, name: RegExp | string) => page.getByRole('tab', { name });
const narrow = { width: 390, height: 844 };

for (const width of [360, 768, 1280]) {
  test(`resources are accessible and stand still at ${width} px, light and dark`, async ({ page }) => {
    const shift = await watchShifts(page);
    await page.setViewportSize({ width, height: 850 });
    await page.goto('/resources', { waitUntil: 'networkidle' });
    await expectNoAxeViolations(page);
    expect(await shift()).toBeLessThan(0.01);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await takeShots(page, 'resources', [width]);
    await tab(page, /Documents/).click();
    await expectNoAxeViolations(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectNoAxeViolations(page, { onlyColours: true });
  });
}

test('the tiles count, the directory is described, its PDF opens in a new tab', async ({ page, request }) => {
  await page.goto('/resources');
  for (const [label, value] of [
    ['Total Documents', '12'],
    ['Categories', '4'],
    ['Directory Pages', '24'],
    ['Archived Versions', '2'],
  ]) {
    const tile = page.locator('dl > div').filter({ has: page.getByRole('term').filter({ hasText: label }) });
    await expect(tile.getByRole('definition')).toHaveText(value ?? '');
  }
  const directory = page.getByRole('article', { name: 'Engineering Directory' });
  await expect(directory).toContainText('Version 2026');
  await expect(directory).toContainText(/Uploaded \d+ \w+ \d{4}/);
  await expect(directory).toContainText('24 pages');
  const link = page.getByRole('link', { name: /Download PDF/ });
  await expect(link).toHaveAttribute('target', '_blank');
  const pdf = await request.get((await link.getAttribute('href')) ?? '');
  expect(pdf.headers()).toMatchObject({ 'content-type': 'application/pdf', 'x-content-type-options': 'nosniff' });
});

test('a wide screen shows spreads, turned by buttons, keys, clicks and the number, which is clamped', async ({
  page,
}) => {
  await page.goto('/resources', { waitUntil: 'networkidle' });
  await expect.poll(() => openPages(page)).toEqual([1]);
  await next(page).click();
  await expect.poll(() => openPages(page)).toEqual([2, 3]);
  await book(page).press('ArrowRight');
  await expect.poll(() => openPages(page)).toEqual([4, 5]);
  const box = (await book(page).boundingBox())!;
  await book(page).click({ position: { x: box.width * 0.6, y: 200 } });
  await expect.poll(() => openPages(page)).toEqual([6, 7]);
  await book(page).press('ArrowLeft');
  await expect.poll(() => openPages(page)).toEqual([4, 5]);
  for (const [typed, open, shown] of [
    ['11', [10, 11], '11'],
    ['99', [24], '24'],
    ['0', [1], '1'],
    ['-5', [1], '1'],
    ['', [1], '1'],
  ] as const) {
    await number(page).fill(typed);
    await number(page).press('Enter');
    await expect.poll(() => openPages(page), typed).toEqual(open);
    await expect(number(page)).toHaveValue(shown);
    await expect(number(page)).toBeFocused();
  }
  await expect(previous(page)).toBeDisabled();
  await previous(page).click({ force: true });
  await expect.poll(() => openPages(page)).toEqual([1]);
  await book(page).press('End');
  await expect.poll(() => openPages(page)).toEqual([24]);
  await expect(next(page)).toBeDisabled();
  await previous(page).click();
  await expect.poll(() => openPages(page)).toEqual([22, 23]);
});

test('a phone shows one page, turned by a swipe, and loads only the pages near it', async ({ page }) => {
  const loaded = new Set<number>();
  page.on('request', (request) => {
    const found = /\/(\d+)-(480|900|1400)\.webp$/.exec(request.url());
    if (found) loaded.add(Number(found[1]));
  });
  await page.setViewportSize(narrow);
  await page.goto('/resources', { waitUntil: 'networkidle' });
  const swipe = (dx: number, dy = 0) =>
    book(page).evaluate(
      (element, [x, y]) => {
        const fire = (type: string, clientX: number, clientY: number) =>
          element.dispatchEvent(
            new PointerEvent(type, {
              bubbles: true,
              isPrimary: true,
              pointerId: 7,
              pointerType: 'touch',
              clientX,
              clientY,
            }),
          );
        fire('pointerdown', 200, 300);
        fire('pointerup', 200 + x!, 300 + y!);
      },
      [dx, dy],
    );
  await swipe(-120, 10);
  await expect.poll(() => openPages(page)).toEqual([2]);
  await swipe(-20, 200);
  await swipe(90);
  await expect.poll(() => openPages(page)).toEqual([1]);
  await number(page).fill('14');
  await number(page).press('Enter');
  await expect.poll(() => openPages(page)).toEqual([14]);
  await page.waitForLoadState('networkidle');
  expect([...loaded].sort((a, b) => a - b)).toEqual([1, 2, 3, 13, 14, 15]);
});

test.describe('by hand', () => {
  test.use({ hasTouch: true, viewport: narrow });

  test('the leaf follows the finger, falls back or turns, and leaves scrolling alone', async ({ page }) => {
    await page.goto('/resources', { waitUntil: 'networkidle' });
    await book(page).scrollIntoViewIfNeeded();
    const box = (await book(page).boundingBox())!;
    const y = Math.round(box.y + Math.min(box.height, narrow.height - box.y) / 2);
    const touch = await page.context().newCDPSession(page);
    const finger = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...places: [x: number, y: number][]) =>
      touch.send('Input.dispatchTouchEvent', { type, touchPoints: places.map(([px, py]) => ({ x: px, y: py })) });
    const stroke = async (...xs: number[]) => {
      await finger('touchStart', [xs[0]!, y]);
      for (const x of xs.slice(1)) await finger('touchMove', [x, y]);
    };
    const leaf = page.locator('.book-leaf');
    const angle = async () => Number(/rotateY\((-?[\d.]+)deg/.exec((await leaf.getAttribute('style')) ?? '')?.[1]);

    await stroke(340, 320, 280, 220, 160);
    await expect.poll(angle).toBeLessThan(-30);
    await expect(number(page)).toHaveValue('1');
    await takeShots(page, 'resources-leaf-held', [narrow.width]);
    const lifted = await angle();
    await finger('touchMove', [220, y]);
    await expect.poll(angle).toBeGreaterThan(lifted);
    await finger('touchMove', [280, y]);
    await finger('touchEnd');
    await expect(leaf).toHaveCount(0);
    await expect(number(page)).toHaveValue('1');
    await expect.poll(() => openPages(page)).toEqual([1]);

    await stroke(340, 300, 240, 160, 60);
    await finger('touchEnd');
    await expect.poll(() => openPages(page)).toEqual([2]);
    await expect(leaf).toHaveCount(0);
    await stroke(60, 90, 160, 260, 340);
    await finger('touchEnd');
    await expect.poll(() => openPages(page)).toEqual([1]);
    await expect(leaf).toHaveCount(0);

    // Two in quick succession turn two pages, although the first leaf is still falling.
    for (const _ of [1, 2]) {
      await stroke(340, 260, 120);
      await finger('touchEnd');
    }
    await expect(number(page)).toHaveValue('3');
    await expect(leaf).toHaveCount(0);
    await number(page).fill('1');
    await number(page).press('Enter');
    await expect(leaf).toHaveCount(0);

    await stroke(340, 300, 240);
    await finger('touchStart', [240, y], [100, y]);
    await finger('touchEnd');
    await expect(leaf, 'a second finger means zooming').toHaveCount(0);
    await expect(number(page)).toHaveValue('1');
  });
});

test('with less motion wanted no leaf turns', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/resources', { waitUntil: 'networkidle' });
  await next(page).click();
  expect(await page.locator('.book-leaf').count()).toBe(0);
  await expect.poll(() => openPages(page)).toEqual([2, 3]);
});

test('the full-page viewer has a place of its own in the book', async ({ page }) => {
  await page.goto('/resources', { waitUntil: 'networkidle' });
  await number(page).fill('8');
  await number(page).press('Enter');
  await page.getByRole('button', { name: 'Full page' }).click();
  const viewer = page.getByRole('dialog', { name: 'Engineering Directory, 2026' });
  await expect(viewer.getByRole('spinbutton')).toHaveValue('8');
  await page.keyboard.press('ArrowRight');
  await expect(viewer.getByRole('spinbutton')).toHaveValue('10');
  await expectNoAxeViolations(page);
  await takeShots(page, 'resources-viewer');
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(number(page)).toHaveValue('8');
  await expect(page.getByRole('button', { name: 'Full page' })).toBeFocused();
});

test('archives are listed, viewed and downloaded', async ({ page, request }) => {
  await page.goto('/resources');
  await page.getByRole('button', { name: 'View Archives' }).click();
  const archives = page.getByRole('dialog', { name: 'Archives' });
  await expect(archives.getByRole('heading', { level: 3 })).toHaveText([
    'Engineering Directory, 2025',
    'Engineering Directory, 2024',
  ]);
  await expectNoAxeViolations(page);
  const link = archives.getByRole('link', { name: /Download Engineering Directory, 2024/ });
  expect((await request.get((await link.getAttribute('href')) ?? '')).headers()['content-type']).toBe(
    'application/pdf',
  );
  await archives.getByRole('button', { name: /View Engineering Directory, 2025/ }).click();
  const viewer = page.getByRole('dialog', { name: 'Engineering Directory, 2025' });
  await expect(viewer).toContainText('of 8');
  // A moment passes between the window's coming and its first key event. It takes keys once a key has turned its pages;
  // the press repeats as often as need be, since there is no page after the last. A second Escape could be that of the
  // window below.
  await expect(async () => {
    await page.keyboard.press('End');
    await expect(viewer.getByRole('spinbutton', { name: 'Page' })).not.toHaveValue('1', { timeout: 1_000 });
  }).toPass({ timeout: 20_000 });
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(archives).toBeVisible();
});

test.describe('documents', () => {
  // Chromium's message about any sandboxed file opened from a page of the same origin.
  test.use({ allow: [/origin-keyed/] });
  test('are filtered by category, previewed and downloaded', async ({ page, request }) => {
    await page.goto('/resources');
    await tab(page, 'Documents (12)').click();
    const chips = page.getByRole('group', { name: 'Category' }).getByRole('button');
    await expect(chips).toHaveText([
      /^All Categories\s*12$/,
      /^Standards\s*3$/,
      /^Safety\s*4$/,
      /^Templates\s*3$/,
      /^Quality\s*2$/,
    ]);
    const rows = page.getByRole('tabpanel', { name: /Documents/ }).getByRole('listitem');
    await expect(rows).toHaveCount(12);
    await chips.nth(2).click();
    await expect(chips.nth(2)).toHaveAttribute('aria-pressed', 'true');
    await expect(rows).toHaveCount(4);
    await expect(page).toHaveURL('/resources?tab=documents&category=Safety');
    await page.reload();
    await expect(rows).toHaveCount(4);
    await page.goBack();
    await expect(rows).toHaveCount(12);
    await page.goForward();
    await expect(rows).toHaveCount(4);
    const text = rows.filter({ hasText: 'Monsoon readiness.txt' });
    await expect(text.getByText('Safety', { exact: true })).toBeVisible();
    const [preview] = await Promise.all([
      page.waitForEvent('popup'),
      text.getByRole('link', { name: /Preview/ }).click(),
    ]);
    await expect(preview.getByText('MONSOON READINESS')).toBeVisible();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      text.getByRole('link', { name: /Download/ }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('Monsoon readiness.txt');
    await chips.first().click();
    for (const link of await rows.getByRole('link', { name: /Preview/ }).all()) {
      expect((await request.get((await link.getAttribute('href')) ?? '')).status()).toBe(200);
    }
  });
});

test('without anything the page shows that', async ({ page }) => {
  await page.goto(`${process.env.E2E_EMPTY_ADDRESS}/resources`);
  await expect(page.getByRole('heading', { name: 'No current engineering directory available.' })).toBeVisible();
  await page.getByRole('button', { name: 'View Archives' }).click();
  await expect(page.getByRole('heading', { name: 'No archived versions' })).toBeVisible();
  await page.keyboard.press('Escape');
  await tab(page, 'Documents (0)').click();
  await expect(page.getByRole('heading', { name: 'No documents available' })).toBeVisible();
  await page.getByRole('button', { name: /^Quality/ }).click();
  await expect(page.getByRole('heading', { name: 'No documents found in Quality category.' })).toBeVisible();
  await expectNoAxeViolations(page);
});

test.describe('when calls fail', () => {
  test.use({ allow: [/503/] });
  const fail = (page: Page, calls: string) =>
    page.route(calls, (route) => route.fulfill({ status: 503, json: { detail: 'No.', code: 'no' } }));
  const arrive = async (page: Page) => {
    await page.goto('/contact');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Resources' }).click();
  };

  test('all of them: an error screen whose Try Again brings the page', async ({ page }) => {
    await fail(page, '**/api/resources/**');
    await arrive(page);
    await expect(page.getByText('Failed to load resources. Please try again.')).toBeVisible();
    await expectNoAxeViolations(page);
    await page.unroute('**/api/resources/**');
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByRole('article', { name: 'Engineering Directory' })).toBeVisible();
  });

  test('one list: the others show, and it is only logged', async ({ page }) => {
    await fail(page, '**/api/resources/flipbooks/archives/');
    const logged = page.waitForEvent('console', (message) => /could not be loaded/.test(message.text()));
    await arrive(page);
    await logged;
    await expect(page.getByRole('article', { name: 'Engineering Directory' })).toBeVisible();
    await expect(tab(page, 'Documents (12)')).toBeVisible();
    await expect(page.getByText('Failed to load resources.')).toHaveCount(0);
  });
});

async function signIn(request: APIRequestContext, url: string) {
  const data = { email_or_member_id: 'admin@demo.test', password: passwords.demo };
  const { token } = (await (await request.post(`${url}/api/auth/login/`, { data })).json()) as { token: string };
  return { Authorization: `Token ${token}` };
}

test('the refresh brings what is new and moves neither page, tab, filter nor dialog', async ({
  page,
  request,
  ownServer,
}) => {
  const { url } = await ownServer({ copyOf: 'demo' });
  const headers = await signIn(request, url);
  await page.clock.install();
  await page.goto(`${url}/resources`, { waitUntil: 'networkidle' });
  await number(page).fill('6');
  await number(page).press('Enter');
  await tab(page, /Documents/).click();
  await page.getByRole('button', { name: /^Safety/ }).click();

  const upload = (
    path: string,
    multipart: Record<string, string | { name: string; mimeType: string; buffer: Buffer }>,
  ) => request.post(`${url}/api/resources/${path}/`, { headers, multipart });
  const file = (buffer: Buffer) => ({ name: 'a.pdf', mimeType: 'application/pdf', buffer });
  expect(
    (await upload('documents', { category: 'Safety', file_name: 'Ladders', file: file(makePdf()) })).status(),
  ).toBe(201);
  expect(
    (
      await upload('flipbooks', { title: 'Engineering Directory', version: '2027', pdf: file(makePdf({ pages: 2 })) })
    ).status(),
  ).toBe(201);
  const current = async () =>
    ((await (await request.get(`${url}/api/resources/flipbooks/current/`)).json()) as { version: string }).version;
  await expect.poll(current, { timeout: 60_000 }).toBe('2027');

  await page.clock.runFor(31_000);
  await expect(tab(page, 'Documents (13)')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('heading', { name: 'Ladders.pdf' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Safety/ })).toHaveAttribute('aria-pressed', 'true');
  await tab(page, 'Directory').click();
  await expect(number(page)).toHaveValue('6');
  await page.getByRole('button', { name: 'Full page' }).click();
  await page.clock.runFor(31_000);
  await expect(page.getByRole('dialog').getByRole('spinbutton')).toHaveValue('6');
  await page.keyboard.press('Escape');
  await expect(page.getByText('A new edition is here: Engineering Directory, 2027')).toBeVisible();
  // Once notified of it, the reader can turn anywhere: it waits for the pages.
  await number(page).fill('1');
  await number(page).press('Enter');
  await page.clock.runFor(2000);
  await expect(page.getByText('Version 2026')).toBeVisible();
  await page.getByRole('button', { name: 'Open it' }).click();
  await expect(page.getByText('Version 2027')).toBeVisible();
  await expect(number(page)).toHaveValue('1');
});

test('nothing is requested while the tab is hidden', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (call) => /\/api\/resources\//.test(call.url()) && requests.push(call.url()));
  await page.clock.install();
  await page.goto('/resources', { waitUntil: 'networkidle' });
  await showTab(page, false);
  await page.clock.runFor(95_000);
  expect(requests).toEqual([]);
  await showTab(page, true);
  await page.clock.runFor(31_000);
  await expect.poll(() => new Set(requests).size).toBe(3);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, allow: [/^csp GET .*\/assets\//] });

  test('the first page, the PDFs and the whole list of documents are in the HTML', async ({ page }) => {
    await page.goto('/resources');
    await expect(page.getByRole('img', { name: 'Page 1 of Engineering Directory, 2026' })).toBeVisible();
    await expect(page.getByRole('link', { name: /Download PDF/ })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Engineering Directory, 2024' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Site safety checklist.pdf' })).toBeVisible();
    await expect(page.getByRole('tablist')).toBeHidden();
    await expect(page.getByRole('button', { name: /All Categories|View Archives|Full page|Next page/ })).toHaveCount(0);
  });
});
