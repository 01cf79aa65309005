import type { BrowserContext, Page } from '@playwright/test';
import { logInAs } from './support/people';
import { passwords } from './support/server';
import { address, enterAs, people } from './support/session';
import { expect, test } from './support/test';

const screen = '/member/dashboard';

test.use({ allow: [/401/] });

/** What twelve hours do to a session. */
const runOut = (page: Page) =>
  page.evaluate(() => {
    for (const key of ['accessToken', 'token', 'authToken']) localStorage.setItem(key, 'has-run-out');
  });
const tokens = (page: Page) =>
  page.evaluate(() => ['accessToken', 'token', 'authToken'].map((key) => localStorage.getItem(key)));

function countRefreshes(context: BrowserContext) {
  const refreshes: string[] = [];
  context.on('request', (request) => {
    if (request.url().endsWith('/api/auth/refresh/')) refreshes.push(request.method());
  });
  return refreshes;
}

test('an access token that has run out is renewed and the person notices nothing', async ({ page, context }) => {
  const refreshes = countRefreshes(context);
  await enterAs(page, address(), people.member, { ownSession: true });
  await runOut(page);
  await page.goto(screen);
  await expect(page.getByRole('heading', { name: 'Personal Information' })).toBeVisible();
  expect(page.url()).toBe(address() + screen);
  expect(refreshes).toHaveLength(1);
  const [token, ...aliases] = await tokens(page);
  expect(token).not.toBe('has-run-out');
  expect(aliases).toEqual([token, token]);

  // The same while a screen is open.
  await runOut(page);
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('link', { name: 'Members' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(async () => (await tokens(page))[0]).not.toBe('has-run-out');
  expect(refreshes).toHaveLength(2);
});

test('two tabs at once request one new token, and both go on', async ({ page, context }) => {
  const refreshes = countRefreshes(context);
  await enterAs(page, address(), people.member, { ownSession: true });
  await runOut(page);
  const tabs = [page, await context.newPage(), await context.newPage()];
  await Promise.all(tabs.map((tab) => tab.goto(address() + screen)));
  for (const tab of tabs) await expect(tab.getByRole('heading', { name: 'Personal Information' })).toBeVisible();
  expect(refreshes).toHaveLength(1);
});

test('a session that was ended leads to /login with a message, and back after the login', async ({ page }) => {
  const { token } = await enterAs(page, address(), people.member, { ownSession: true });
  await page.request.post(`${address()}/api/auth/logout/`, { headers: { Authorization: `Token ${token}` } });
  await page.goto(screen);
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('Unauthorized. Please login again.')).toBeVisible();
  expect(await tokens(page)).toEqual([null, null, null]);
  await logInAs(page, people.member, passwords.demo);
  await expect(page).toHaveURL(screen);
  await expect(page.getByRole('heading', { name: 'Personal Information' })).toBeVisible();
});
