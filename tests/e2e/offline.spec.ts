import type { BrowserContext, Page } from '@playwright/test';
import { copiesIn } from './support/copies';
import { expectNoAxeViolations } from './support/axe';
import { tokenOf } from './support/door';
import { callApi } from './support/people';
import { enterAs, people } from './support/session';
import { expect, test } from './support/test';

/* docs/product/phone.md: what opens without a connection, and what is gone after a logout. */

test.use({
  serviceWorkers: 'allow',
  viewport: { width: 360, height: 760 },
  hasTouch: true,
  isMobile: true,
  allow: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load resource|Failed to fetch|401/],
});

/** Waits until the worker is there and has kept its release, and the page's copies are taken along. */
async function waitForCopies(page: Page) {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await expect
    .poll(() =>
      page.evaluate(() => Boolean(localStorage.getItem('own.card')) && Boolean(localStorage.getItem('keptOf'))),
    )
    .toBe(true);
  // Tickets and circulars.
  await expect.poll(() => countOf(page)).toBeGreaterThan(1);
}

/** Returns the number of copies in the databases of this browser. */
const countOf = async (page: Page) =>
  (await copiesIn(page)).filter(({ database }) => database.startsWith('kept-')).length;

/** Returns everything that this browser stores, as text. */
async function storesOf(page: Page): Promise<string> {
  const tickets = (await copiesIn(page)).filter(({ key }) => key === 'tickets').map(({ json }) => json);
  const others = await page.evaluate(async () => {
    const caches_ = await Promise.all(
      (await caches.keys()).map(async (name) => {
        const cache = await caches.open(name);
        const pages = (await cache.keys()).filter(({ url }) => !url.includes('/assets/'));
        return Promise.all(pages.map(async (request) => (await (await cache.match(request))!.text()) + request.url));
      }),
    );
    const names = (await indexedDB.databases()).map(({ name }) => name!);
    return JSON.stringify([caches_, names, { ...localStorage }, { ...sessionStorage }]);
  });
  return [...tickets, others].join('\n');
}

async function visit(page: Page, server: string) {
  await enterAs(page, server, people.member);
  await page.goto(`${server}/member/dashboard`);
  await waitForCopies(page);
  // The worker keeps what is opened while it is there.
  for (const path of ['/', '/events', '/member/card', '/circulars', '/member/dashboard'])
    await page.goto(server + path);
}

test('in airplane mode after one visit: home, events, card, circulars, and /offline for the rest', async ({
  page,
  context,
  baseURL,
}) => {
  await visit(page, baseURL!);
  await context.setOffline(true);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/events');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/member/card');
  await expect(page.getByRole('img', { name: /^Membership card of/ })).toBeVisible();
  await expect(page.getByText(/^Last confirmed/)).toBeVisible();
  await page.getByRole('button', { name: 'Show the code large' }).first().click();
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
  await page.goto('/circulars');
  const first = page.getByRole('list', { name: 'Circulars' }).getByRole('link').first();
  await first.click();
  await expect(page.getByRole('article').getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/contact');
  await expect(page).toHaveURL(/\/offline\?from=%2Fcontact$/);
  await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible();
  await expectNoAxeViolations(page);
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveURL(/\/contact$/);
});

test('what is taken along is listed; the directory by choice; a clock that is far behind shows nothing', async ({
  page,
  context,
  baseURL,
}) => {
  await visit(page, baseURL!);
  await page.goto('/account/phone');
  await expect(page.getByText(/^Membership card, confirmed/)).toBeVisible();
  await expect(page.getByText(/^\d+ circulars, from/)).toBeVisible();
  await page.getByRole('checkbox', { name: /^Take the directory along/ }).check();
  await expect(page.getByText('The directory is on this phone.')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.goto('/account/phone');
  await context.setOffline(true);
  await page.getByRole('searchbox', { name: 'Find a member' }).fill('a');
  await expect(page.getByRole('main').locator('a[href^="tel:"]').first()).toBeVisible();
  // The server was seen that many days after what the clock says now.
  for (const days of [30, 2]) {
    await page.evaluate((ahead) => localStorage.setItem('serverTime', String(Date.now() + ahead * 86_400_000)), days);
    await page.goto('/member/card');
    await expect(page.getByText('Failed to load your card. Please try again.')).toBeVisible();
    await expect(page.getByRole('img', { name: /^Membership card of/ })).toHaveCount(0);
  }
});

test('the list of what is taken along fills while it is open', async ({ page, baseURL }) => {
  await enterAs(page, baseURL!, people.member);
  await page.goto('/account/phone');
  await expect(page.getByText(/^Membership card, confirmed/)).toBeVisible();
  await expect(page.getByText(/^\d+ circulars, from/)).toBeVisible();
});

test('the last twenty circulars open without a line, each with its text', async ({ page, context, demoServer }) => {
  const { url } = demoServer;
  const token = await tokenOf(demoServer, people.superuser);
  let latest = 0;
  for (let number = 1; number <= 21; number += 1) {
    const post = {
      kind: 'circular',
      title: `Number ${number}.`,
      body: `The text of ${number}.`,
      audience: { all: true },
    };
    const { id } = (await callApi(demoServer, 'POST', '/api/admin/posts/', post, token)).body;
    expect((await callApi(demoServer, 'POST', `/api/admin/posts/${id}/publish/`, undefined, token)).status).toBe(200);
    latest = Number(id);
  }
  await visit(page, url);
  await context.setOffline(true);
  // By its own address, as from a notice, before any of them was opened.
  await page.goto(`${url}/circulars/${latest}`);
  await expect(page.getByRole('article').getByText('The text of 21.')).toBeVisible();
  await expect(page).toHaveURL(`${url}/circulars/${latest}`);
  await page.goto(`${url}/circulars`);
  const links = page.getByRole('list', { name: 'Circulars' }).getByRole('link');
  await expect(links).toHaveCount(20);
  for (let number = 21; number > 1; number -= 1) {
    await links.filter({ hasText: `Number ${number}.` }).click();
    await expect(page.getByRole('article').getByText(`The text of ${number}.`)).toBeVisible();
    await page.goBack();
  }
});

test('copies whose time is over are deleted, without a login', async ({ page, baseURL }) => {
  await visit(page, baseURL!);
  // The session has come to its end by itself; what it has taken along is still here.
  await page.evaluate(() => {
    for (const key of ['accessToken', 'token', 'authToken', 'refreshToken', 'user']) localStorage.removeItem(key);
  });
  await page.goto('/events');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await countOf(page)).toBeGreaterThan(1);
  // Not by Playwright's clock, with which a page does not know that it was here before.
  await page.addInitScript(() => {
    const now = Date.now.bind(Date);
    Date.now = () => now() + 100 * 86_400_000;
  });
  await page.goto('/events');
  await expect.poll(() => countOf(page)).toBe(0);
});

test('tickets open without a line, and are listed among what is taken along', async ({
  page,
  context,
  demoServer: { url },
}) => {
  await addTicket(page, url, 'Canary walk');
  await visit(page, url);
  await page.goto(`${url}/account/phone`);
  await expect(page.getByText(/^\d+ tickets?, from/)).toBeVisible();
  await page.goto(`${url}/member/events`);
  await context.setOffline(true);
  await page.goto(`${url}/member/events`);
  const ticket = page.getByRole('article').filter({ hasText: 'Canary walk' });
  await ticket.getByRole('button', { name: 'Show the ticket' }).click();
  await expect(page.getByRole('dialog').getByRole('img', { name: /Canary walk$/ })).toBeVisible();
});

test('a shared phone: after a logout no store has anything of the person, though a sync was under way', async ({
  page,
  context,
  demoServer,
}) => {
  const server = demoServer.url;
  await addTicket(page, server, 'Canary walk');
  await visit(page, server);
  const before = await storesOf(page);
  expect(before).toContain('PKD');
  expect(before).toContain('Canary walk');
  await page.goto(`${server}/account/phone`);
  await slowCopies(context);
  await page.getByRole('button', { name: 'Take along now' }).click();
  // In another tab of the same browser, while the answers are on their way.
  const other = await context.newPage();
  await other.goto(`${server}/member/more`);
  await other.getByRole('button', { name: 'Logout' }).last().click();
  await other.waitForURL(/\/login/);
  await page.waitForURL(/\/login/);
  const left = () => Object.keys(localStorage).filter((key) => /^(own\.|keptOf$|serverTime$)/.test(key));
  expect(await other.evaluate(left)).toEqual([]);
  await enterAs(other, server, people.moderator);
  await other.goto(`${server}/member/dashboard`);
  await waitForCopies(other);
  const after = await storesOf(other);
  const personal = /"full_name":"[^"]+"|"membership_id":"[^"]+"|"code":"[0-9A-Z]{20}"/g;
  const canaries = before.replaceAll('\\', '').match(personal) ?? [];
  expect(canaries.length).toBeGreaterThan(0);
  for (const canary of canaries) expect(after.replaceAll('\\', '')).not.toContain(canary);
  expect((after.match(/kept-\d+/g) ?? []).length).toBe(1);
});

/** Registers the member for an event of its own. */
async function addTicket(page: Page, server: string, title: string) {
  const calls = async (who: string) => {
    const { token } = await enterAs(page, server, who);
    return async (method: 'POST' | 'PUT', path: string, data: object) => {
      const headers = { Authorization: `Token ${token}` };
      const answer = await page.request.fetch(`${server}/api/events/${path}`, { method, headers, data });
      expect(answer.ok(), await answer.text()).toBe(true);
      return (await answer.json()) as { id: number };
    };
  };
  const office = await calls(people.superuser);
  const event_date = new Date(Date.now() + 50 * 3_600_000).toISOString();
  const { id } = await office('POST', 'create/', { title, description: title, event_date, location: title });
  await office('PUT', `${id}/registration/settings/`, { capacity: 5 });
  await (
    await calls(people.member)
  )('PUT', `${id}/registration/`, { diets: ['veg'] });
}

const slowCopies = (context: BrowserContext) =>
  context.route(/\/api\/(cards\/mine|events\/mine|circulars\/offline)\//, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue().catch(() => undefined);
  });
