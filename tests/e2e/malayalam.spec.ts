import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe';
import { englishOn, namesOf } from './support/language';
import { logInAs } from './support/people';
import { passwords } from './support/server';
import { enterAs, openAs, people } from './support/session';
import { takeShots } from './support/shots';
import { expect, test } from './support/test';

const visitors = [
  '/', '/about', '/advertising', '/contact', '/events', '/resources', '/news', '/login', '/forgot-password', '/join', '/register',
  '/privacy', '/terms', '/no-such-page', '/news/1', '/answers', '/verify/0123456789ABCDEFGHJK', '/confirm-address/no-such-token',
  '/security/not-me/no-such-token', '/join/correct/no-such-token', '/reset-password/MQ/no-such-token',
];
const screens: [who: string, paths: string[]][] = [
  [
    people.member,
    ['/member/dashboard', '/member/licence', '/member/card', '/members', '/community', '/resources', '/notifications', '/circulars', '/account/security', '/account/privacy'],
  ],
  [people.moderator, ['/community?question=1', '/app/admin/flags']],
  [people.areaAdmin, ['/area-admin/dashboard', '/app/admin/licences']],
  [
    people.superuser,
    [
      '/app/admin/dashboard', '/app/admin/areas', '/app/admin/positions', '/app/admin/total-members', '/app/admin/total-users',
      '/app/admin/licences', '/app/admin/audit', '/app/admin/imports', '/app/admin/pending-members', '/app/admin/cards', '/app/admin/posts',
      '/app/admin/posts?post=new-circular', '/app/admin/privacy', '/account/security',
      '/admin/manage-ads', '/admin/manage-events', '/admin/manage-resources', '/app/admin/flags',
    ],
  ],
];

/** Expects a page that is whole in Malayalam: no English left, and nothing cut off or beside the page at 360 pixels. All pages are looked at, whatever the first one lacks. */
async function expectMalayalam(page: Page, path: string, names: ReadonlySet<string>) {
  await expect(page.locator('html')).toHaveAttribute('lang', 'ml-IN');
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  expect.soft(await englishOn(page, names), `English on ${path}`).toEqual([]);
  expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), `width of ${path}`).toBe(360);
  expect.soft(await cutOff(page), `cut off on ${path}`).toEqual([]);
}

/** Texts that are taller or wider than the box that cuts them off. */
const cutOff = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main button, main a, main h1, main h2, main h3, main label, main th, main dt, main dd, main legend')]
      .filter((box) => {
        const style = getComputedStyle(box);
        if (box.getClientRects().length === 0 || box.clientWidth <= 1 || box.closest('.sr-only, [aria-hidden="true"]')) return false;
        // A title that ends after some lines on purpose, and a picture that fills its frame.
        if (style.webkitLineClamp !== 'none' || box.querySelector('img')) return false;
        const cuts = style.overflowX !== 'visible' || style.overflowY !== 'visible';
        return cuts && style.textOverflow !== 'ellipsis' && (box.scrollHeight > box.clientHeight + 2 || box.scrollWidth > box.clientWidth + 2);
      })
      .map((box) => box.outerHTML.slice(0, 120)),
  );

test.describe('everything is said in Malayalam', () => {
  test.use({ viewport: { width: 360, height: 800 }, allow: [/404|status of 404/] });

  test('to visitors', async ({ page }) => {
    test.slow();
    const names = await namesOf(page);
    for (const path of visitors) {
      await page.goto(`/ml${path === '/' ? '' : path}`, { waitUntil: 'networkidle' });
      await expectMalayalam(page, path, names);
      await expectNoAxeViolations(page);
      await takeShots(page, `ml${path.replaceAll('/', '-')}`, [360]);
    }
  });

  for (const [who, paths] of screens) {
    test(`to ${who}`, async ({ page }) => {
      test.slow();
      const names = await namesOf(page);
      await openAs(page, who, '/ml');
      for (const path of paths) {
        await page.goto(`/ml${path}`, { waitUntil: 'networkidle' });
        await expectMalayalam(page, path, names);
        await expectNoAxeViolations(page);
        await takeShots(page, `ml${path.replaceAll('/', '-')}`, [360]);
      }
    });
  }
});

test('letters twice as large on the screen of the office need no scrolling sideways', async ({ page }) => {
  // What a zoom of 200 % leaves of 1280 by 800 pixels.
  await page.setViewportSize({ width: 640, height: 400 });
  for (const path of ['/', '/about', '/advertising', '/contact', '/events', '/news', '/join', '/login']) {
    await page.goto(`/ml${path === '/' ? '' : path}`);
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), `width of ${path}`).toBe(640);
  }
});

test.describe('the way between the languages', () => {
  test('leads to the same page and back, and the browser remembers', async ({ page }) => {
    await page.goto('/events?tab=past');
    await page.getByRole('banner').getByRole('link', { name: 'മലയാളം' }).click();
    await expect(page).toHaveURL('/ml/events?tab=past');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ml-IN');
    await page.goto('/about');
    await page.getByRole('link', { name: 'മലയാളത്തിൽ വായിക്കാം' }).click();
    await expect(page).toHaveURL('/ml/about');
    await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL('/about');
    await expect(page.getByRole('link', { name: 'മലയാളത്തിൽ വായിക്കാം' })).toBeHidden();
  });

  test.describe('in a browser that asks for Malayalam', () => {
    test.use({ locale: 'ml-IN' });

    test('a line offers it, and nothing is decided for the reader', async ({ page }) => {
      await page.goto('/');
      await expect(page).toHaveURL('/');
      await expect(page.getByRole('link', { name: 'മലയാളത്തിൽ വായിക്കാം' })).toBeVisible();
      await expectNoAxeViolations(page);
    });
  });

  test('search engines learn of both', async ({ page, baseURL }) => {
    await page.goto('/ml/events');
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${baseURL}/ml/events`);
    const pairs = await page.locator('link[rel="alternate"][hreflang]').evaluateAll((all) => all.map((link) => [link.getAttribute('hreflang'), (link as HTMLLinkElement).href]));
    expect(pairs).toEqual([
      ['en-IN', `${baseURL}/events`],
      ['ml-IN', `${baseURL}/ml/events`],
      ['x-default', `${baseURL}/events`],
    ]);
  });

  test.describe('of a person', () => {
    test.use({ allow: [/401/] });

    test('who chose Malayalam begins in it after the login, and is refused in it', async ({ page, demoServer: { url } }) => {
      const { token } = await enterAs(page, url, people.member);
      await page.request.patch(`${url}/api/profile/update/`, { data: { language: 'ml' }, headers: { Authorization: `Token ${token}` } });
      await page.evaluate(() => localStorage.clear());
      await page.goto(`${url}/ml/login`);
      await page.locator('input[name="email_or_member_id"]').fill(people.member);
      await page.locator('input[name="password"]').fill('wrong-password');
      await page.locator('main button[type="submit"]').click();
      await expect(page.locator('main').getByRole('alert')).toContainText(/[\u0d00-\u0d7f]/);
      await page.goto(`${url}/login`);
      await logInAs(page, people.member, passwords.demo);
      await expect(page).toHaveURL(`${url}/ml/member/dashboard`);
    });
  });
});
