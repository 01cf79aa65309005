import type { BrowserContext, Page } from '@playwright/test';
import { passwords } from './server';

/** The demo people's e-mails. */
export const people = {
  member: 'member@demo.test',
  areaAdmin: 'area-admin@demo.test',
  admin: 'admin@demo.test',
  pending: 'pending@demo.test',
  superuser: 'superuser@demo.test',
};

interface LoginAnswer {
  token: string;
  refresh_token: string;
  user: { role: string; is_staff: boolean; is_superuser: boolean };
}

/** Logs in without the login screen: the page's next document finds the session. `server` is an address. */
export async function enterAs(page: Page, server: string, who: string, password = passwordOf(who)): Promise<LoginAnswer> {
  const response = await page.request.post(`${server}/api/auth/login/`, { data: { email_or_member_id: who, password } });
  const answer = (await response.json()) as LoginAnswer;
  if (!response.ok()) throw new Error(`${who} could not log in: ${response.status()} ${JSON.stringify(answer)}`);
  await page.goto(`${server}/robots.txt`);
  await page.evaluate(({ token, refresh_token, user }) => {
    const { role, is_staff, is_superuser } = user;
    const values = { accessToken: token, refreshToken: refresh_token, role, is_staff, is_superuser, token, authToken: token };
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, String(value));
    localStorage.setItem('user', JSON.stringify(user));
  }, answer);
  return answer;
}

const passwordOf = (who: string) => (who === people.superuser ? passwords.superuser : passwords.demo);

/** What a screen changes on its way from the server, to see it with data that the demo people do not have. */
export async function alterAnswer<T>(page: Page, path: string, alter: (answer: T) => T): Promise<void> {
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: alter((await response.json()) as T) });
  });
}

/**
 * Answers the header's polls in the server's place: it would refuse a made-up session, and a 401 ends a session. Later
 * routes win over it.
 */
export async function answerHeader(context: BrowserContext, { unanswered = 0, unread = 0 } = {}): Promise<void> {
  const answers = {
    '**/api/community/unanswered-count/': { unanswered_count: unanswered },
    '**/api/notifications/unread-count/': { unread_count: unread },
  };
  for (const [path, json] of Object.entries(answers)) await context.route(path, (route) => route.fulfill({ json }));
}

/** Fails a call with a status. */
export async function failCall(page: Page, path: string, status: number, body: object = { detail: 'No.', code: 'no' }) {
  await page.route(`**${path}`, (route) => route.fulfill({ status, json: body }));
}
