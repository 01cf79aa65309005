import { expect, type Locator, type Page } from '@playwright/test';
import { passwords } from './server';

/** The demo people's e-mails. */
export const people = {
  member: 'member@demo.test',
  areaAdmin: 'area-admin@demo.test',
  moderator: 'moderator@demo.test',
  admin: 'admin@demo.test',
  pending: 'pending@demo.test',
  superuser: 'superuser@demo.test',
};

interface LoginAnswer {
  token: string;
  refresh_token: string;
  user: { role: string; is_staff: boolean; is_superuser: boolean };
}

interface LoginOptions {
  /** By default the password that the person has in the demo data. */
  password?: string;
  /** With a session of the test's own, which it may renew and use up. */
  ownSession?: boolean;
}

/** Sessions on the server that all tests share, by person: a login takes 0.1 s of processor time. */
const shared = new Map<string, LoginAnswer>();

async function logIn(
  page: Page,
  server: string,
  who: string,
  { password = passwordOf(who), ownSession = false }: LoginOptions,
): Promise<LoginAnswer> {
  const reused = server === address() && !ownSession ? shared.get(who) : undefined;
  // A test may have ended it.
  if (
    reused &&
    (await page.request.get(`${server}/api/me/`, { headers: { Authorization: `Token ${reused.token}` } })).ok()
  )
    return reused;
  const response = await page.request.post(`${server}/api/auth/login/`, {
    data: { email_or_member_id: who, password },
  });
  const answer = (await response.json()) as LoginAnswer;
  if (!response.ok()) throw new Error(`${who} could not log in: ${response.status()} ${JSON.stringify(answer)}`);
  if (server === address() && !ownSession) shared.set(who, answer);
  return answer;
}

/** Logs in without the login screen: the next page that is opened finds the session. `server` is an address. */
export async function enterAs(
  page: Page,
  server: string,
  who: string,
  options: LoginOptions = {},
): Promise<LoginAnswer> {
  const answer = await logIn(page, server, who, options);
  await page.goto(`${server}/robots.txt`);
  await page.evaluate(({ token, refresh_token, user }) => {
    const { role, is_staff, is_superuser } = user;
    const values = {
      accessToken: token,
      refreshToken: refresh_token,
      role,
      is_staff,
      is_superuser,
      token,
      authToken: token,
    };
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, String(value));
    localStorage.setItem('user', JSON.stringify(user));
  }, answer);
  return answer;
}

/**
 * Logs a person in and opens a screen; returns the login's answer. `server` is the one all tests share, unless given.
 */
export async function openAs(page: Page, who: string, screen: string, server = address()): Promise<LoginAnswer> {
  const answer = await enterAs(page, server, who);
  await page.goto(server + screen);
  return answer;
}

const passwordOf = (who: string) => (who === people.superuser ? passwords.superuser : passwords.demo);

/** Returns the address of the server that all tests share, for reading only. */
export const address = () => process.env.E2E_ADDRESS!;

/**
 * Expects that a visitor to a screen has to log in, and that each of these people is sent to `to` and finds `seen`
 * there.
 */
export async function expectTurnedAway(
  page: Page,
  screen: string,
  who: readonly string[],
  to: '/' | '/login',
  seen?: Locator,
) {
  await page.goto(screen);
  await expect(page).toHaveURL('/login');
  for (const person of who) {
    await openAs(page, person, screen);
    await expect(page).toHaveURL(to);
    if (seen) await expect(seen).toBeVisible();
  }
}
