import type { CDPSession, Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe';
import { englishOn, knownTexts, type KnownTexts } from './support/language';
import { callApi, logInAs } from './support/people';
import { passwords } from './support/server';
import { windowsLeft } from './support/screen';
import { enterAs, openAs, people } from './support/session';
import { takeShots } from './support/shots';
import { expect, test } from './support/test';
import { visitsOf } from './support/visit';

const visitors = [
  '/',
  '/about',
  '/advertising',
  '/contact',
  '/events',
  '/resources',
  '/news',
  '/login',
  '/forgot-password',
  '/join',
  '/register',
  '/privacy',
  '/terms',
  '/no-such-page',
  '/news/1',
  '/answers',
  '/verify/0123456789ABCDEFGHJK',
  '/confirm-address/no-such-token',
  '/security/not-me/no-such-token',
  '/join/correct/no-such-token',
  '/reset-password/MQ/no-such-token',
  '/events/event/1',
  '/joinus',
];
const screens: [who: string, paths: string[]][] = [
  [
    people.member,
    [
      '/member/dashboard',
      '/member/licence',
      '/member/card',
      '/members',
      '/community',
      '/community?question=1',
      '/resources',
      '/notifications',
      '/circulars',
      '/account/security',
      '/account/privacy',
    ],
  ],
  [people.moderator, ['/community?question=1', '/app/admin/flags', '/app/admin/tags']],
  [people.areaAdmin, ['/area-admin/dashboard', '/app/admin/licences', '/app/admin/posts']],
  [
    people.superuser,
    [
      '/app/admin/dashboard',
      '/app/admin/areas',
      '/app/admin/positions',
      '/app/admin/total-members',
      '/app/admin/total-users',
      '/app/admin/audit',
      '/app/admin/imports',
      '/app/admin/pending-members',
      '/app/admin/cards',
      '/app/admin/privacy',
      '/account/security',
    ],
  ],
  [
    people.superuser,
    [
      '/app/admin/licences',
      '/app/admin/licences?tab=expiring',
      '/app/admin/licences?tab=unconfirmed',
      '/app/admin/licences?tab=statistics',
      '/app/admin/licences?tab=orders',
      // A piece of news and a circular that are out, a scheduled post, an archived post.
      '/app/admin/posts',
      '/app/admin/posts?post=new-circular',
      '/app/admin/posts?post=1',
      '/app/admin/posts?post=4',
      '/app/admin/posts?post=5',
      '/admin/manage-ads',
      '/admin/manage-shops',
      '/admin/manage-categories',
      '/admin/manage-events',
      '/admin/manage-resources',
      '/app/admin/flags',
      '/app/admin/tags',
    ],
  ],
];

/**
 * Enlarges letters to so many times their size, as a person sets it in the browser: lengths of the layout in letters
 * count these.
 */
const enlarge = (session: CDPSession, times: number) =>
  session.send('Page.setFontSizes', { fontSizes: { standard: 16 * times, fixed: 13 * times } });

/** Returns how large a letter is, and how wide the page. */
const sizes = (page: Page) =>
  page.evaluate(() => [getComputedStyle(document.documentElement).fontSize, document.documentElement.scrollWidth]);

/**
 * Expects a page that is whole in Malayalam: no English left, and nothing cut off or beside the page at 360 pixels, nor
 * beside it with letters of twice their size. All pages are checked, whatever the first one lacks.
 */
async function expectMalayalam(page: Page, path: string, known: KnownTexts) {
  await expect(page.locator('html')).toHaveAttribute('lang', 'ml-IN');
  // Behind an event that was opened by its address the list waits until it is wanted.
  await expect(page.locator('main:not(:has(dialog)) [aria-busy="true"]')).toHaveCount(0);
  expect.soft(await englishOn(page, known), `English on ${path}`).toEqual([]);
  expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), `width of ${path}`).toBe(360);
  expect.soft(await cutOff(page), `cut off on ${path}`).toEqual([]);
  const session = await page.context().newCDPSession(page);
  await enlarge(session, 2);
  expect.soft(await sizes(page), `width of ${path} with large letters`).toEqual(['32px', 360]);
  await enlarge(session, 1);
  await session.detach();
}

/**
 * Presses what can open a window on the screen, one button of those that look alike, and expects that what opens is
 * whole in Malayalam. Nothing is written: each write is answered with the demand for a fresh proof, which is a window
 * too.
 */
async function expectWindowsInMalayalam(
  page: Page,
  path: string,
  known: KnownTexts,
  visit: (address: string) => Promise<void>,
) {
  const marks = await markButtons(page);
  const window = page.locator('[role="dialog"], [role="alertdialog"], dialog[open]');
  for (const mark of marks) {
    const button = page.locator(`[data-mark="${mark}"]`).first();
    if ((await markButtons(page)).includes(mark)) await button.click({ timeout: 2000 }).catch(() => undefined);
    if (
      !(await window
        .first()
        .waitFor({ timeout: 500 })
        .then(
          () => true,
          () => false,
        ))
    ) {
      if (page.url().endsWith(path)) continue;
    } else {
      await expect(window.last().locator('[aria-busy="true"]')).toHaveCount(0);
      const what = `${await window.last().evaluate((one) => one.querySelector('h2')?.textContent)} on ${path}`;
      expect.soft(await englishOn(page, known), `English in ${what}`).toEqual([]);
      expect.soft(await cutOff(page), `cut off in ${what}`).toEqual([]);
      expect
        .soft(await window.last().evaluate((one) => one.scrollWidth - one.clientWidth), `width of ${what}`)
        .toBeLessThanOrEqual(1);
      for (let tries = 0; tries < 3 && (await window.count()) > 0; tries += 1) {
        await page.keyboard.press('Escape');
        await window
          .last()
          .waitFor({ state: 'detached', timeout: 1000 })
          .catch(() => undefined);
      }
      if ((await window.count()) === 0) await windowsLeft(page);
    }
    // A button that led elsewhere, a window that opens another window first.
    if ((await window.count()) > 0 || !page.url().endsWith(path)) await visit(`/ml${path}`);
  }
}

/** Marks the buttons of a screen by what they look like, without the names in them, and returns the marks. */
const markButtons = (page: Page) =>
  page.evaluate(() => {
    const marks = new Set<string>();
    for (const button of document.querySelectorAll<HTMLButtonElement>('main button')) {
      if (button.disabled || button.getClientRects().length === 0) continue;
      // Buttons that sort, fold, choose, turn pages or send the form of a page open nothing.
      if (
        button.matches('th *, nav *, [role="tab"], [aria-pressed], [aria-expanded], [type="submit"], [role="combobox"]')
      )
        continue;
      const icon = [...(button.querySelector('svg')?.innerHTML ?? '')].reduce(
        (sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1e9,
        7,
      );
      const text = button.closest('li, tr, [role="row"]')
        ? ''
        : (button.textContent ?? '').replace(/[^\u0d00-\u0d7f]/g, '');
      const mark = `${icon}-${text}-${button.closest('li, tr, [role="row"]') ? button.className.length : ''}`;
      button.dataset.mark = mark;
      marks.add(mark);
    }
    return [...marks];
  });

/** Returns texts that are taller or wider than the box that cuts them off. */
const cutOff = (page: Page) =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        ':is(main, [role="dialog"], [role="alertdialog"], dialog) :is(button, a, h1, h2, h3, label, th, dt, ' +
          'dd, legend)',
      ),
    ]
      .filter((box) => {
        const style = getComputedStyle(box);
        if (box.getClientRects().length === 0 || box.clientWidth <= 1 || box.closest('.sr-only, [aria-hidden="true"]'))
          return false;
        // A title that ends after some lines on purpose, and a picture that fills its frame.
        if (style.webkitLineClamp !== 'none' || box.querySelector('img')) return false;
        const cuts = style.overflowX !== 'visible' || style.overflowY !== 'visible';
        return (
          cuts &&
          style.textOverflow !== 'ellipsis' &&
          (box.scrollHeight > box.clientHeight + 2 || box.scrollWidth > box.clientWidth + 2)
        );
      })
      .map((box) => box.outerHTML.slice(0, 120)),
  );

test.describe('everything is in Malayalam', () => {
  test.use({ viewport: { width: 360, height: 800 }, allow: [/40[34]/] });

  test('to visitors', async ({ page }) => {
    test.slow();
    const known = await knownTexts(page);
    // A piece of news, an event, an area, a unit, a category.
    expect([...known.translated.keys()]).toEqual(
      expect.arrayContaining([
        'Office closed during Onam week',
        'Family day at Dhoni',
        'Alathur',
        'Alathur Town',
        'Tiles & Flooring',
      ]),
    );
    const visit = visitsOf(page);
    const { results } = (await (await page.request.get('/api/community/public/')).json()) as {
      results: { id: number }[];
    };
    for (const path of [...visitors, `/answers/${results[0]!.id}`]) {
      await visit(`/ml${path === '/' ? '' : path}`);
      await expectMalayalam(page, path, known);
      await expectNoAxeViolations(page);
      await takeShots(page, `ml${path.replaceAll('/', '-')}`, [360]);
    }
  });

  for (const [who, paths] of screens) {
    test(`to ${who}, from ${paths[0]} on, in windows too`, async ({ page }) => {
      test.slow();
      const known = await knownTexts(page);
      await openAs(page, who, '/ml');
      await page.route('**/api/**', (route) =>
        route.request().method() === 'GET'
          ? route.continue()
          : route.fulfill({ status: 403, json: { detail: 'ദയവായി തുടരുക.', code: 'proof_needed' } }),
      );
      const visit = visitsOf(page);
      for (const path of paths) {
        await visit(`/ml${path}`);
        await expectMalayalam(page, path, known);
        await expectNoAxeViolations(page);
        await takeShots(page, `ml${path.replaceAll('/', '-')}`, [360]);
        await expectWindowsInMalayalam(page, path, known, visit);
      }
    });
  }

  test('to a person who reads a circular, writes one, or is no member', async ({ page, demoServer: server }) => {
    const known = await knownTexts(page);
    const visit = visitsOf(page);
    const look = async (path: string) => {
      await visit(`${server.url}/ml${path}`);
      await expectMalayalam(page, path, known);
      await expectNoAxeViolations(page);
    };
    await enterAs(page, server.url, people.member);
    await look('/circulars/4');
    const { token } = await enterAs(page, server.url, people.superuser);
    const draft = {
      kind: 'circular',
      title: 'Site inspections',
      body: 'On **Monday**.',
      title_ml: 'സൈറ്റ് പരിശോധന',
      body_ml: 'തിങ്കളാഴ്ച.',
      audience: { all: true },
    };
    const { body } = await callApi(server, 'POST', '/api/admin/posts/', draft, token);
    await look(`/app/admin/posts?post=${body.id as unknown as number}`);
    const users = (await callApi(server, 'GET', '/api/users/', undefined, token)).body as unknown as {
      id: number;
      email: string;
    }[];
    await callApi(
      server,
      'PATCH',
      `/api/users/${users.find(({ email }) => email === people.member)!.id}/`,
      { role: 'user' },
      token,
    );
    await enterAs(page, server.url, people.member);
    await look('/dashboard');
  });
});

test.describe('letters of twice their size', () => {
  test.use({ viewport: { width: 360, height: 800 }, allow: [/404|status of 404/] });

  // In Malayalam they are checked above.
  test('fit a phone, in English', async ({ page }) => {
    test.slow();
    await enlarge(await page.context().newCDPSession(page), 2);
    const visit = visitsOf(page);
    const office = screens.filter(([who]) => who === people.superuser).flatMap(([, paths]) => paths);
    const visits: [who: string | null, paths: readonly string[]][] = [
      [null, visitors],
      [people.member, screens[0]![1]],
      [people.superuser, office],
    ];
    for (const [who, paths] of visits) {
      if (who) await openAs(page, who, '/');
      for (const path of paths) {
        await visit(path);
        expect.soft(await sizes(page), `width of ${path}`).toEqual(['32px', 360]);
      }
    }
  });
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
  test('leads to the same page and back, and the browser stores it', async ({ page }) => {
    await page.goto('/events?tab=past');
    await page.getByRole('banner').getByRole('link', { name: 'മലയാളം' }).click();
    await expect(page).toHaveURL('/ml/events?tab=past');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ml-IN');
    await page.goto('/about');
    // The next page's scripts never come.
    await page.route('**/assets/*.js', () => undefined);
    await page.getByRole('link', { name: 'മലയാളത്തിൽ വായിക്കാം' }).click();
    await expect(page).toHaveURL('/ml/about');
    await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL('/about');
    await expect(page.getByRole('link', { name: 'മലയാളത്തിൽ വായിക്കാം' })).toBeHidden();
  });

  test.describe('in a browser that prefers Malayalam', () => {
    test.use({ locale: 'ml-IN' });

    test('a line offers it, and nothing is decided for the reader', async ({ page }) => {
      await page.goto('/');
      await expect(page).toHaveURL('/');
      await expect(page.getByRole('link', { name: 'മലയാളത്തിൽ വായിക്കാം' })).toBeVisible();
      await expectNoAxeViolations(page);
    });
  });

  test('search engines find both', async ({ page, baseURL }) => {
    await page.goto('/ml/events');
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${baseURL}/ml/events`);
    const pairs = await page
      .locator('link[rel="alternate"][hreflang]')
      .evaluateAll((all) => all.map((link) => [link.getAttribute('hreflang'), (link as HTMLLinkElement).href]));
    expect(pairs).toEqual([
      ['en-IN', `${baseURL}/events`],
      ['ml-IN', `${baseURL}/ml/events`],
      ['x-default', `${baseURL}/events`],
    ]);
  });

  test.describe('of a person', () => {
    test.use({ allow: [/401/] });

    test('a person who chose Malayalam begins in it after the login, and is refused in it', async ({
      page,
      demoServer: { url },
    }) => {
      const { token } = await enterAs(page, url, people.member);
      await page.request.patch(`${url}/api/profile/update/`, {
        data: { language: 'ml' },
        headers: { Authorization: `Token ${token}` },
      });
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
