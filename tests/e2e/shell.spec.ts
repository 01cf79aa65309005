import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe';
import { answerHeader } from './support/calls';
import { openAs, people } from './support/session';
import { takeShots } from './support/shots';
import { expect, test } from './support/test';

/** What the accounts feature stores in the browser; the header reads nothing else. */
async function logIn(page: Page, role: string, more: Record<string, string> = {}) {
  await page.addInitScript(
    (values) => Object.entries(values).forEach(([key, value]) => localStorage.setItem(key, value)),
    { accessToken: 'not-a-real-token', role, ...more },
  );
}

test.beforeEach(({ context }) => answerHeader(context, { unanswered: 128 }));

const links = (page: Page) => page.getByRole('navigation', { name: 'Main' }).getByRole('link').allInnerTexts();
const buttons = (page: Page) =>
  page.getByRole('banner').locator(':is(a, button):not(nav *):visible').filter({ hasText: /\w/ }).allInnerTexts();

// On public calls, the dead token of these tests makes the caller a visitor.
test.describe('the header', () => {
  const everybodys = ['Home', 'About', 'Events', 'Advertise', 'Contact'];
  const members = ['Home', 'About', 'Members', 'Events', 'Resources', 'Community (128)', 'Advertise', 'Contact'];
  const variants: [string, Record<string, string>, string[], string, string][] = [
    ['user', {}, everybodys, 'Dashboard', '/dashboard'],
    ['member', {}, members, 'Dashboard', '/member/dashboard'],
    ['unit_admin', {}, members, 'Dashboard', '/member/dashboard'],
    ['area_admin', {}, members, 'Dashboard', '/area-admin/dashboard'],
    ['admin', { is_staff: 'true' }, members, 'Admin Dashboard', '/app/admin/dashboard'],
    ['superuser', { is_staff: 'true', is_superuser: 'true' }, members, 'Admin Dashboard', '/app/admin/dashboard'],
  ];

  test('of a visitor', async ({ page }) => {
    await page.goto('/');
    expect(await links(page)).toEqual(everybodys);
    expect(await buttons(page)).toEqual(['FLES Palakkad', 'Log in', 'Join Us']);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Join Us' })).toHaveAttribute('href', '/join');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Advertise' })).toHaveAttribute(
      'href',
      '/advertising',
    );
  });

  for (const [role, flags, pages, label, to] of variants) {
    test(`of role ${role}`, async ({ page }) => {
      await logIn(page, role, flags);
      await page.goto('/');
      await expect.poll(() => links(page)).toEqual(pages);
      expect(await buttons(page)).toEqual(['FLES Palakkad', label, 'Logout']);
      await expect(page.getByRole('banner').getByRole('link', { name: label, exact: true })).toHaveAttribute(
        'href',
        to,
      );
    });
  }

  test.describe('of a member', () => {
    test.use({ allow: [/woff2/] });

    test('stands from the first paint on: nothing moves', async ({ page }) => {
      // Without the font, whose arrival moves words by a hair and has nothing to do with who is reading.
      await page.route(/\.woff2$/, (route) => route.abort());
      await logIn(page, 'member');
      await page.addInitScript(() => {
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const { value, sources } = entry as PerformanceEntry & { value: number; sources: { node: Node | null }[] };
            const inHeader = sources.some(({ node }) => document.querySelector('header')?.contains(node));
            if (inHeader) document.documentElement.dataset.shift = String(value);
          }
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto('/', { waitUntil: 'networkidle' });
      await expect(page.locator('html')).toHaveAttribute('data-session', 'member');
      expect(Number(await page.locator('html').getAttribute('data-shift'))).toBeLessThan(0.005);
    });
  });

  test('fits at every width, the longest of it too: nothing wraps, overlaps or is cut off', async ({
    page,
    context,
  }) => {
    await answerHeader(context, { unanswered: 128, unread: 128 });
    await logIn(page, 'superuser', { is_staff: 'true', is_superuser: 'true' });
    await page.goto('/');
    await expect(page.getByRole('banner').getByText('99+')).toBeVisible();
    for (const width of [320, 360, 640, 768, 1279, 1280, 1440]) {
      await page.setViewportSize({ width, height: 700 });
      const boxes = await page.getByRole('banner').evaluate((header) =>
        [...header.firstElementChild!.children]
          .map((child) => child.getBoundingClientRect())
          .filter((box) => box.width > 0)
          .map(({ left, right, height }) => ({ left, right, height })),
      );
      const ends = boxes.map(({ right }) => right);
      for (const [index, { left, height }] of boxes.entries()) {
        expect(left, `${width}: part ${index} begins where the one before it has ended`).toBeGreaterThanOrEqual(
          ends[index - 1] ?? 0,
        );
        expect(height, `${width}: part ${index} stands in one line`).toBeLessThanOrEqual(44);
      }
      expect(ends.at(-1), `${width}: all of it is in sight`).toBeLessThanOrEqual(width);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width}: no sideways scroll`).toBe(
        width,
      );
      await takeShots(page, 'header', [width]);
    }
  });

  test('follows a login and a logout in another tab', async ({ page, context }) => {
    await page.goto('/');
    const other = await context.newPage();
    await other.goto('/');
    await other.evaluate(() => {
      localStorage.setItem('role', 'member');
      localStorage.setItem('accessToken', 'not-a-real-token');
    });
    await expect(page.getByRole('banner').getByRole('button', { name: 'Logout' })).toBeVisible();
    await other.evaluate(() => localStorage.clear());
    await expect(page.getByRole('banner').getByRole('link', { name: 'Join Us' })).toBeVisible();
  });

  test('a storage full of nonsense opens nothing more', async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem('accessToken', 'not-a-real-token');
      localStorage.setItem('user', '{"role":');
      localStorage.setItem('role', '<script>');
    });
    await page.goto('/');
    expect(await links(page)).toEqual(everybodys);
  });

  test.describe('marks the current page', () => {
    test.use({ allow: [/404/] });
    test('Home on exactly /, others by path prefix', async ({ page }) => {
      const current = page.getByRole('navigation', { name: 'Main' }).locator('[aria-current="page"]');
      await page.goto('/');
      await expect(current).toHaveText('Home');
      await page.goto('/events/event/3/more');
      await expect(current).toHaveText('Events');
      await page.goto('/eventsX');
      await expect(current).toHaveCount(0);
    });
  });
});

test.describe('logging out', () => {
  test.use({ allow: [/40[14]/] });

  test('removes every key and leads to /login', async ({ page }) => {
    await page.goto('/');
    await page.evaluate(() => {
      const keys = ['accessToken', 'refreshToken', 'role', 'is_staff', 'is_superuser', 'user', 'token', 'authToken'];
      for (const key of keys) localStorage.setItem(key, key === 'role' ? 'member' : 'x');
      localStorage.setItem('theme', 'dark');
    });
    await page.reload();
    await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
    await page.waitForURL('/login');
    expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({ theme: 'dark' });
  });
});

test.describe('the menu of narrow screens', () => {
  test.use({ viewport: { width: 360, height: 740 }, allow: [/404/] });

  test('opens and closes by keyboard and returns the focus', async ({ page }) => {
    await page.goto('/');
    const button = page.getByRole('button', { name: 'Menu' });
    const menu = page.getByRole('navigation', { name: 'Menu' });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(menu).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(menu.getByRole('link', { name: 'Home' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
    await expectNoAxeViolations(page);
  });

  test('closes when the focus leaves it, at a press outside and on the way to another page', async ({ page }) => {
    await page.goto('/');
    const button = page.getByRole('button', { name: 'Menu' });
    const menu = page.getByRole('navigation', { name: 'Menu' });
    await button.click();
    await menu.getByRole('link', { name: 'Join Us' }).focus();
    await expectNoAxeViolations(page);
    await page.keyboard.press('Tab');
    await expect(menu).toBeHidden();
    await button.click();
    await page.mouse.click(180, 720);
    await expect(menu).toBeHidden();
    await button.click();
    await menu.getByRole('link', { name: 'About' }).click();
    await page.waitForURL('/about');
    await expect(menu).toBeHidden();
  });

  test('offers a member what the wide header has', async ({ page }) => {
    await logIn(page, 'member');
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('navigation', { name: 'Menu' });
    for (const name of ['Members', 'Resources', 'Community', 'Dashboard']) {
      await expect(menu.getByRole('link', { name })).toBeVisible();
    }
    await expect(menu.getByRole('button', { name: 'Logout' })).toBeVisible();
  });
});

test.describe('the not-found page', () => {
  test.use({ allow: [/404/] });
  const placeholders = [
    '/history',
    '/executive-committee',
    '/member-directory',
    '/become-member',
    '/gallery',
    '/no/such/page',
  ];

  test('answers 404 on every placeholder and any unknown path', async ({ request }) => {
    for (const path of placeholders) {
      const response = await request.get(path);
      expect(response.status(), path).toBe(404);
      expect(await response.text()).toContain('Page Not Found');
    }
  });

  // Once they were a page's bare data, in which nothing is escaped.
  test('answers an address of bare data', async ({ request }) => {
    const unknown = await (await request.get('/no/such/page')).text();
    for (const path of ['/events.data', '/events/event/1.data', '/_root.data']) {
      const response = await request.get(path);
      expect([response.status(), await response.text()], path).toEqual([404, unknown]);
    }
  });

  test('leads home', async ({ page }) => {
    await page.goto('/history');
    await expect(page).toHaveTitle('Page Not Found');
    await expect(page.getByText('404', { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
    await expectNoAxeViolations(page);
    await takeShots(page, 'not-found');
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await page.waitForURL('/');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Palakkad District Committee');
  });

  test('shows without another page load for a step inside the site', async ({ page }) => {
    await page.goto('/no/such/page');
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Palakkad District Committee' })).toBeVisible();
    const isSameDocument = await page.evaluateHandle(() => document);
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
    expect(await isSameDocument.evaluate((before) => before === document)).toBe(true);
  });
});

test.describe('light and dark', () => {
  test('follow the device, then the choice, which is remembered without a flash', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('/');
    const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const toggle = page.getByRole('button', { name: 'Dark theme' });
    expect(await paper()).toBe('rgb(15, 22, 20)');
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    await toggle.click();
    expect(await paper()).toBe('rgb(251, 250, 246)');
    await page.reload({ waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    expect(await paper()).toBe('rgb(251, 250, 246)');
    await expect(toggle).toHaveAttribute('aria-pressed', 'false');
  });
});

test('the skip link leads past the header', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link', { name: 'Find Shops' })).toBeFocused();
});

test('the header stays at the top', async ({ page }) => {
  await page.goto('/about');
  await page.mouse.wheel(0, 1500);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000);
  expect((await page.getByRole('banner').boundingBox())?.y).toBe(0);
});

test('the browser finds icons and the manifest, and the policy names inline scripts by their hashes', async ({
  page,
  request,
  baseURL,
}) => {
  const answer = await page.goto('/');
  const hrefs = await page
    .locator('link[rel="icon"], link[rel="apple-touch-icon"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(hrefs).toHaveLength(3);
  const headers = answer?.headers();
  // Visitors are not asked to install the site.
  await openAs(page, people.member, '/events');
  const manifest = (await (
    await request.get((await page.locator('link[rel="manifest"]').getAttribute('href')) ?? '')
  ).json()) as { icons: { src: string }[] };
  for (const address of [...hrefs, ...manifest.icons.map(({ src }) => src)]) {
    expect((await fetch(new URL(address, baseURL))).headers.get('content-type'), address).toMatch(/^image\//);
  }
  expect(headers?.['content-security-policy']).toMatch(/script-src 'self'( 'sha256-[\w+/=]+')+;/);
});

test.describe("the office's frame", () => {
  const office = (page: Page) => page.getByRole('navigation', { name: 'Office' });
  const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Your menu' });

  test('has a rail, the way to what is the own, and no footer', async ({ page }) => {
    await openAs(page, people.superuser, '/app/admin/areas');
    await expect(office(page).getByRole('link', { name: 'Areas' })).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    await page.getByRole('button', { name: 'Your menu' }).click();
    await expect(menuOf(page).getByRole('link')).toHaveText([
      'Your profile',
      'Your licence',
      'Your card',
      'Your events',
      'Circulars',
      'Security',
      'Privacy',
      'മലയാളം',
      'View site',
    ]);
    await expectNoAxeViolations(page);
    await page.keyboard.press('Escape');
    await expect(menuOf(page)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Your menu' })).toBeFocused();
    await page.getByRole('button', { name: 'Your menu' }).click();
    await menuOf(page).getByRole('link', { name: 'Your card' }).click();
    await expect(page).toHaveURL('/member/card');
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });

  test('is a sheet on a phone, and a head holds one action there', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 760 });
    await openAs(page, people.superuser, '/app/admin/areas');
    await expect(page.getByRole('button', { name: 'Add Area' })).toBeVisible();
    const refresh = page.getByRole('main').getByRole('button', { name: 'Refresh' });
    await expect(refresh).toBeHidden();
    await page.getByRole('button', { name: 'More actions' }).click();
    await expect(refresh).toBeVisible();
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await expectNoAxeViolations(page);
    await office(page).getByRole('link', { name: 'Tags' }).click();
    await expect(page).toHaveURL('/app/admin/tags');
    await expect(office(page)).toBeHidden();
  });
});
