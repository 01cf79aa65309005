import { parseSetCookie } from 'cookie';
import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { languages, prefixOf } from '~/shared/language';
import { testApp, type Answer } from '~test/app';
import { readLog } from '~test/audit';
import { makeUser, password, tokenOf } from '~test/factories';
import { mailsTo } from '~test/outbox';
import { auditLog } from '~/features/audit/server/tables';
import { limits } from './limits';

/*
 * A device is known in both languages, in whichever it was used first (docs/decisions/0015).
 */
const site = testApp();

let tried = 0;
/** Returns a network without any tries. */
const network = () => `10.9.${(tried += 1)}.1`;

/** A browser's cookies as RFC 6265 has them: sent to the addresses under their path, the longest path first. */
function openBrowser(cookies: { path: string; text: string }[] = []) {
  let cookieJar = cookies;
  return {
    cookieJar: () => cookieJar,
    take({ headers }: Answer) {
      for (const line of [headers['set-cookie'] ?? []].flat() as string[]) {
        const { name, value = '', path = '/', maxAge } = parseSetCookie(line);
        cookieJar = cookieJar.filter((cookie) => cookie.path !== path || !cookie.text.startsWith(`${name}=`));
        if (maxAge !== 0) cookieJar.push({ path, text: `${name}=${value}` });
      }
    },
    sentTo(url: string): Record<string, string> {
      const sent = cookieJar.filter(({ path }) => url.startsWith(path)).sort((a, b) => b.path.length - a.path.length);
      return sent.length === 0 ? {} : { cookie: sent.map(({ text }) => text).join('; ') };
    },
  };
}
type Browser = ReturnType<typeof openBrowser>;
type Person = Awaited<ReturnType<typeof makeUser>>;

async function post(browser: Browser, url: string, body: object, { from, token }: { from: string; token?: string }) {
  const answer = await site.call('POST', url, { body, from, ...(token && { token }), headers: browser.sentTo(url) });
  browser.take(answer);
  return answer;
}

const login = (browser: Browser, prefix: string, { email }: Person, from: string, secret = password) =>
  post(browser, `${prefix}/api/auth/login/`, { email_or_member_id: email, password: secret }, { from });

/** Returns id and token of the last mailed link that sets the password of a person. */
async function linkOf(user: Person, from: string) {
  await post(openBrowser(), '/api/auth/forgot-password/', { email: user.email }, { from });
  const [, uid, token] = /reset-password\/(\d+)\/([\w-]+)/.exec((await mailsTo(site, user.email)).at(-1)!)!;
  return { uid, token };
}

const next = 'quite new';
/** What makes a device known: each returns the password from then on. */
const ways: Record<string, (browser: Browser, prefix: string, user: Person, from: string) => Promise<string>> = {
  'a login': async (browser, prefix, user, from) => {
    expect((await login(browser, prefix, user, from)).status).toBe(200);
    return password;
  },
  'a changed password': async (browser, prefix, user, from) => {
    const body = { current_password: password, new_password: next };
    const by = { from, token: await tokenOf(site, user) };
    expect((await post(browser, `${prefix}/api/change-password/`, body, by)).status).toBe(200);
    return next;
  },
  'a changed password, typed twice': async (browser, prefix, user, from) => {
    const body = { old_password: password, new_password: next, confirm_password: next };
    const by = { from, token: await tokenOf(site, user) };
    expect((await post(browser, `${prefix}/api/auth/change-password/`, body, by)).status).toBe(200);
    return next;
  },
  'a reset': async (browser, prefix, user, from) => {
    const { uid, token } = await linkOf(user, from);
    const body = { new_password: next, confirm_password: next };
    const url = `${prefix}/api/auth/reset-password/${uid}/${token}/`;
    expect((await post(browser, url, body, { from })).status).toBe(200);
    return next;
  },
  'a reset on the page of its own': async (browser, prefix, user, from) => {
    const body = { ...(await linkOf(user, from)), password: next };
    expect((await post(browser, `${prefix}/api/password-reset-confirm/`, body, { from })).status).toBe(200);
    return next;
  },
};

const cases = Object.keys(ways).flatMap((way) =>
  languages.flatMap((first) => languages.map((then) => [way, first, then] as const)),
);

describe.each(cases)('%s in %s, and a login in %s', (way, first, then) => {
  test('on the same device: it is known, whatever a neighbour has guessed', async () => {
    const user = await makeUser(site);
    const browser = openBrowser();
    const from = network();
    const secret = await ways[way]!(browser, prefixOf(first), user, from);
    for (let n = 0; n < limits.loginHere.most; n += 1) await login(openBrowser(), '', user, from, `guess ${n}`);
    expect((await login(openBrowser(), prefixOf(then), user, from, secret)).status).toBe(429);
    expect((await login(browser, prefixOf(then), user, from, secret)).status).toBe(200);
  });
});

test.each(languages)('the cookie of the old path goes, and what it knew stays, at a login in %s', async (language) => {
  const user = await makeUser(site);
  const before = openBrowser();
  await login(before, '', user, network());
  const { text } = before.cookieJar()[0]!;
  // Under the old path, as a server of the last release has set it.
  const browser = openBrowser([{ path: '/api/auth/', text }]);
  await login(browser, prefixOf(language), user, network());
  expect(browser.cookieJar()).toEqual([{ path: '/', text: expect.stringMatching(/^device=/) }]);
  if (language === 'en') expect(browser.cookieJar()[0]!.text).toBe(text);
  await login(browser, '/ml', user, network());
  const entries = await readLog(site, and(eq(auditLog.targetType, 'login'), eq(auditLog.targetId, user.id)));
  expect(entries.map(({ action }) => action)).toEqual([
    'login.new_device',
    language === 'en' ? 'login.done' : 'login.new_device',
    'login.done',
  ]);
});
