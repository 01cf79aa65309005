import { expect, type BrowserContext, type Locator, type Page, type Route } from '@playwright/test';
import { address, enterAs } from './session';

/** Alters an answer on its way from the server, to show a screen with data that the demo people don't have. */
export async function alterAnswer<T>(page: Page, path: string, alter: (answer: T) => T | Promise<T>): Promise<void> {
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: await alter((await response.json()) as T) });
  });
}

/**
 * Answers the header's polls in the server's place: the server would refuse a made-up session, and a 401 ends a
 * session. Later routes take precedence.
 */
export async function answerHeader(context: BrowserContext, { unanswered = 0, unread = 0 } = {}): Promise<void> {
  const answers = {
    '**/api/community/unanswered-count/': { unanswered_count: unanswered },
    '**/api/notifications/unread-count/': { unread_count: unread },
  };
  for (const [path, json] of Object.entries(answers)) await context.route(path, (route) => route.fulfill({ json }));
}

/** Fails a call with a status. Returns the function that lets it through again. */
export async function failCall(page: Page, path: string, status: number, body: object = { detail: 'No.', code: 'no' }) {
  await page.route(`**${path}`, (route) => route.fulfill({ status, json: body }));
  return () => page.unroute(`**${path}`);
}

/**
 * Does `act` while a call fails, waits until the page shows `message`, and lets the call through again. It takes a
 * while: a call is repeated before the page shows anything.
 */
export async function whileFailing(
  page: Page,
  path: string,
  status: number,
  act: () => Promise<unknown>,
  message: string | Locator,
) {
  const letThrough = await failCall(page, path, status);
  await act();
  await expect(typeof message === 'string' ? page.getByText(message) : message).toBeVisible({ timeout: 15_000 });
  await letThrough();
}

/** Opens a screen as a person while one of its calls fails, and expects this message. */
export async function openFailing(
  page: Page,
  who: string,
  { screen, call, message }: { screen: string; call: string; message: string },
) {
  await enterAs(page, address(), who);
  await whileFailing(page, call, 500, () => page.goto(screen), message);
}

/** Presses Retry. */
export const retry = (page: Page) => page.getByRole('button', { name: 'Retry' }).click();

/** Lets a call wait until the returned function is called; then the call goes on, or gets `answer`. */
export async function holdCall(
  page: Page,
  path: string,
  answer?: Parameters<Route['fulfill']>[0],
): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(`**${path}`, async (route) => {
    await held;
    await (answer ? route.fulfill(answer) : route.continue());
  });
  return release;
}

/**
 * Refuses one call (`POST /api/…`, `*` stands for any part) with a status; 0 is no answer at all. Returns the function
 * that lets it through again.
 */
export async function refuse(
  page: Page,
  address: string,
  status: number,
  body: object = { detail: 'No.', code: 'no' },
) {
  const [method, path] = address.split(' ') as [string, string];
  const url = new RegExp(`^https?://[^/]+${path.replaceAll('*', '[^/]+')}(\\?.*)?$`);
  const answer = (route: Route) => {
    if (route.request().method() !== method) return route.fallback();
    return status === 0 ? route.abort('connectionreset') : route.fulfill({ status, json: body });
  };
  await page.route(url, answer);
  return () => page.unroute(url, answer);
}
