import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { testApp } from '~test/app';
import { readLog } from '~test/audit';
import { makeUser, password, tokenOf } from '~test/factories';
import { sessions } from '~/features/sign-in/server/tables';
import { auditLog } from '../../audit/server/tables';

/*
 * docs/product/security.md, "Sessions". That an ended session is dead on every instance: tests/instances.db.test.ts.
 */
const site = testApp();
const android =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36';

interface Listed {
  family: string;
  device: string | null;
  started_at: string;
  last_used_at: string;
  current: boolean;
}

const login = async (email: string, agent?: string) =>
  (
    await site.call('POST', '/api/auth/login/', {
      body: { email_or_member_id: email, password },
      ...(agent && { headers: { 'user-agent': agent } }),
    })
  ).body as { token: string; refresh_token: string };
const refresh = (refresh_token: string) => site.call('POST', '/api/auth/refresh/', { body: { refresh_token } });
const list = async (token: string) =>
  (await site.call('GET', '/api/security/sessions/', { token })).body.sessions as Listed[];
const isAlive = async (token: string) => (await site.call('GET', '/api/profile/', { token })).status === 200;
const end = (token: string, family = '') =>
  site.call('DELETE', `/api/security/sessions/${family && `${family}/`}`, { token });

test('the list has each own session once, however often renewed, this one marked; newest use first', async () => {
  const user = await makeUser(site);
  await tokenOf(site, await makeUser(site));
  const phone = await login(user.email, android);
  site.clock.pass({ minutes: 10 });
  const desktop = await login(user.email);
  site.clock.pass({ hours: 1 });
  const renewed = (await refresh(phone.refresh_token)).body as typeof phone;
  site.clock.pass({ minutes: 10 });

  const [first, second, ...more] = await list(desktop.token);
  expect(more).toEqual([]);
  expect(first).toMatchObject({ device: null, current: true });
  expect(second).toMatchObject({ device: 'Chrome on Android', current: false });
  const minutes = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / 60_000);
  expect(minutes(second!.started_at, second!.last_used_at)).toBe(70);
  expect(minutes(second!.started_at, first!.started_at)).toBe(10);

  expect((await list(renewed.token)).map(({ current, device }) => [current, device])).toEqual([
    [true, 'Chrome on Android'],
    [false, null],
  ]);
});

test('one is ended: its tokens are dead in the next call, the others go on, and the log records it', async () => {
  const user = await makeUser(site);
  const [phone, desktop] = [await login(user.email, android), await login(user.email)];
  expect([await isAlive(phone.token), await isAlive(desktop.token)]).toEqual([true, true]);
  const { family } = (await list(desktop.token)).find(({ current }) => !current)!;
  expect((await end(desktop.token, family)).status).toBe(204);
  expect([await isAlive(phone.token), await isAlive(desktop.token)]).toEqual([false, true]);
  expect((await refresh(phone.refresh_token)).status).toBe(401);
  expect(await end(desktop.token, family)).toMatchObject({ status: 404, body: { code: 'session_unknown' } });
  const entries = await readLog(site, eq(auditLog.action, 'login.end'));
  expect(entries).toMatchObject([{ actorId: user.id, targetId: user.id, after: { device: 'Chrome on Android' } }]);
});

test('no person can end another person’s, whatever they call it', async () => {
  const [user, other] = [await makeUser(site), await makeUser(site)];
  const [mine, theirs] = [await login(user.email), await login(other.email)];
  const { family } = (await list(theirs.token))[0]!;
  for (const name of [family, 'unknown', '%00', '..%2F', 'x'.repeat(300), encodeURIComponent('ഇല്ല')]) {
    expect([name, (await end(mine.token, name)).status]).toEqual([name, 404]);
  }
  expect(await isAlive(theirs.token)).toBe(true);
});

test('all others are ended, and this one stays', async () => {
  const user = await makeUser(site);
  const bystander = await login((await makeUser(site)).email);
  const tokens = [await login(user.email), await login(user.email), await login(user.email)].map(({ token }) => token);
  expect(await end(tokens[1]!)).toMatchObject({ status: 200, body: { ended: 2 } });
  expect(await Promise.all(tokens.map(isAlive))).toEqual([false, true, false]);
  expect(await isAlive(bystander.token)).toBe(true);
  expect((await end(tokens[1]!)).body).toEqual({ ended: 0 });
});

test('a session that is renewed day after day ends 90 days after its login', async () => {
  const user = await makeUser(site);
  let pair = await login(user.email);
  for (let day = 20; day <= 80; day += 20) {
    site.clock.pass({ days: 20 });
    const answer = await refresh(pair.refresh_token);
    expect([day, answer.status]).toEqual([day, 200]);
    pair = answer.body;
  }
  site.clock.pass({ days: 9, hours: 23 });
  const last = await refresh(pair.refresh_token);
  expect(last.status).toBe(200);
  expect(await isAlive(last.body.token)).toBe(true);
  site.clock.pass({ hours: 2 });
  expect(await isAlive(last.body.token)).toBe(false);
  expect((await refresh(last.body.refresh_token)).status).toBe(401);
  expect(await site.site.db.$count(sessions, eq(sessions.userId, user.id))).toBeGreaterThan(0);
  expect(await list((await login(user.email)).token)).toHaveLength(1);
});
