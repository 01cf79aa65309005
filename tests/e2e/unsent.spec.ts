import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe';
import { enterAs, people } from './support/session';
import { expect, test } from './support/test';

/* docs/product/phone.md, "Waiting to be sent": what is written without a connection is sent once, by itself. */

test.use({
  serviceWorkers: 'allow',
  viewport: { width: 360, height: 760 },
  hasTouch: true,
  isMobile: true,
  allow: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_CONNECTION_RESET|Failed to load resource|Failed to fetch/],
});

async function openBoard(page: Page, server: string) {
  await enterAs(page, server, people.member);
  await page.goto(`${server}/community`);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await expect.poll(() => page.evaluate(() => localStorage.getItem('keptOf'))).not.toBeNull();
}

/** Returns a title that is similar to none. */
const titleOf = () => Array.from({ length: 4 }, () => crypto.randomUUID().slice(0, 8)).join(' ');

const ask = async (page: Page, text: string) => {
  await page.getByRole('textbox', { name: 'Your question' }).fill(text);
  await page.getByRole('button', { name: 'Post', exact: true }).click();
};

/** Returns how many questions with this title the server has. */
async function onServer(page: Page, title: string): Promise<number> {
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const answer = await page.request.get(`/api/community/questions/?search=${encodeURIComponent(title)}`, {
    headers: { Authorization: `Token ${token}` },
  });
  const { results } = (await answer.json()) as { results: { title: string }[] };
  return results.filter((each) => each.title === title).length;
}

test('a question without a connection waits, a logout asks about it, and it is sent once', async ({
  page,
  context,
  baseURL,
}) => {
  await openBoard(page, baseURL!);
  const title = titleOf();
  await context.setOffline(true);
  await ask(page, title);
  await expect(page.getByText(/^No connection\. It waits on this phone/)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Your question' })).toHaveValue('');

  await page.goto('/account/phone');
  const waiting = page.getByRole('region', { name: 'Waiting to be sent' });
  await expect(waiting.getByText(title)).toBeVisible();
  await expectNoAxeViolations(page);
  await page.goto('/member/dashboard');
  await expect(page.getByRole('link', { name: `Waiting to be sent ${title}` })).toBeVisible();

  await page.goto('/account/phone');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Logout' }).last().click();
  const question = page.getByRole('alertdialog', { name: 'Not everything is sent' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();

  await context.setOffline(false);
  await expect(page.getByText('What waited for a connection is sent.')).toBeVisible();
  await expect(waiting).toBeHidden();
  expect(await onServer(page, title)).toBe(1);
});

test('a question whose answer was lost on the way is not posted a second time', async ({ page, baseURL }) => {
  await openBoard(page, baseURL!);
  const title = titleOf();
  let lost = 0;
  await page.route('**/api/community/questions/', async (route) => {
    if (route.request().method() !== 'POST' || lost > 0) return route.fallback();
    lost += 1;
    await route.fetch();
    await route.abort('connectionreset');
  });
  await ask(page, title);
  await expect(page.getByText(/^No connection\. It waits on this phone/)).toBeVisible();
  expect(await onServer(page, title)).toBe(1);
  await page.goto('/account/phone');
  await expect(page.getByText('What waited for a connection is sent.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Waiting to be sent' })).toBeHidden();
  expect(await onServer(page, title)).toBe(1);
});
