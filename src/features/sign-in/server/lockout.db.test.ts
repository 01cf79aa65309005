import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, test, vi } from 'vitest';
import { testApp, type Answer } from '~test/app';
import { readLog } from '~test/audit';
import { makeUser, password, tokenOf } from '~test/factories';
import { mailsTo } from '~test/outbox';
import { auditLog } from '~/features/audit/server/tables';
import { limits } from './limits';

/*
 * No person can keep another one from signing in, setting a new password or applying, and a guesser is slowed all the
 * same. The rules: docs/decisions/0015.
 */
const site = testApp();

interface From {
  from?: string;
  /** The Cookie header. */
  cookie?: string | undefined;
  agent?: string;
}
const post = (url: string, body: object, { from = '10.0.0.1', cookie, agent }: From = {}) =>
  site.call('POST', url, { body, from, headers: { ...(cookie && { cookie }), ...(agent && { 'user-agent': agent }) } });
const login = (loginId: string, secret: string, from?: From) =>
  post('/api/auth/login/', { email_or_member_id: loginId, password: secret }, from);
const forgot = (email: string, from?: From) => post('/api/auth/forgot-password/', { email }, from);

/** Returns the cookie that an answer has set, as the browser sends it back. */
const cookieOf = ({ headers }: Answer) => /^device=[^;]+/.exec(String(headers['set-cookie']))?.[0];
const wait = ({ headers }: Answer) => Number(headers['retry-after']);

/** Returns networks of one run of one test: what was done from them before is over, also when a test is run again. */
let tried = 0;
const ten = () => `10.${tried}`;
beforeEach(() => void (tried += 1));

const AT_ONCE = 20;

/** Returns one of thousands of networks of the attacker. */
const elsewhere = (n: number) => `198.${18 + Math.floor(n / 65_536)}.${Math.floor(n / 256) % 256}.${n % 256}`;

async function guess(loginId: string, times: number, from: (n: number) => string = elsewhere) {
  const statuses: number[] = [];
  for (let at = 0; at < times; at += AT_ONCE) {
    const batch = Array.from({ length: Math.min(AT_ONCE, times - at) }, (_, n) =>
      login(loginId, `guess ${at + n}`, { from: from(at + n) }),
    );
    statuses.push(...(await Promise.all(batch)).map(({ status }) => status));
  }
  return statuses;
}

const logOf = (userId: number) =>
  readLog(site, sql`${auditLog.targetType} = 'login' and ${auditLog.targetId} = ${userId}`);
/**
 * Returns the recorded actions of an account's logins, once there are so many: failures are recorded after the answer.
 */
const recorded = (userId: number, count: number) =>
  vi.waitFor(async () => {
    const actions = (await logOf(userId)).map(({ action }) => action);
    expect(actions.length).toBeGreaterThanOrEqual(count);
    return actions;
  }, 30_000);

/** Returns everything that tries could write, with the transactions that last wrote or locked each row. */
async function everything() {
  const tables = ['rate_limits', 'audit_log', 'sessions', 'reset_tokens', 'jobs', 'users'];
  const rows = tables.map((table) =>
    site.site.db.execute(sql.raw(`select xmin::text, xmax::text, t.* from ${table} t order by 1, 2, 3`)),
  );
  return (await Promise.all(rows)).map((found) => found.rows);
}

test(
  'a thousand guesses from a thousand networks are slowed, and keep the owner out nowhere',
  { timeout: 120_000 },
  async () => {
    const owner = await makeUser(site);
    const ownLogin = await login(owner.email, password, { from: `${ten()}.0.1` });
    const statuses = await guess(owner.email, 1000);
    expect(new Set(statuses)).toEqual(new Set([401, 429]));
    // Fifty, and one at each end of a pause.
    expect(statuses.filter((status) => status === 401).length).toBeLessThan(100);

    // The device that has signed in before, from any place; and another device where the owner has signed in before.
    expect((await login(owner.email, password, { from: `${ten()}.0.2`, cookie: cookieOf(ownLogin) })).status).toBe(200);
    expect((await login(owner.email, password, { from: `${ten()}.0.1` })).status).toBe(200);

    // A new device in a new place waits half a minute at most, however long it goes on.
    for (let n = 0; n < 10; n += 1) {
      site.clock.pass({ seconds: 30 });
      await guess(owner.email, 1, () => elsewhere(2000 + n));
    }
    const refused = await login(owner.email, password, { from: `${ten()}.0.3` });
    expect(refused).toMatchObject({ status: 429, body: { detail: 'Too many tries. Please wait a little.' } });
    expect(wait(refused)).toBeLessThanOrEqual(30);
    site.clock.pass({ seconds: wait(refused) });
    expect((await login(owner.email, password, { from: `${ten()}.0.3` })).status).toBe(200);
  },
);

test('an attack that goes on leaves the way over the mailbox, at once', async () => {
  const owner = await makeUser(site);
  await guess(owner.email, 60);
  const asked = await Promise.all(Array.from({ length: 40 }, (_, n) => forgot(owner.email, { from: elsewhere(n) })));
  expect(new Set(asked.map(({ status }) => status))).toEqual(new Set([200]));
  expect((await forgot(owner.email, { from: `${ten()}.1.1` })).status).toBe(200);
  // The pauses between the mails have begun, and the last link works.
  const mails = await mailsTo(site, owner.email, 5);
  expect(mails.length).toBeLessThan(15);
  const [, uid, token] = /reset-password\/(\d+)\/([\w-]+)/.exec(mails.at(-1)!)!;
  const body = { new_password: 'brand new', confirm_password: 'brand new' };
  const bad = (n: number) => post(`/api/auth/reset-password/${uid}/guess${n}/`, body, { from: `${ten()}.1.1` });
  expect((await Promise.all(Array.from({ length: 40 }, (_, n) => bad(n)))).map(({ status }) => status)).toContain(429);
  const reset = await post(`/api/auth/reset-password/${uid}/${token}/`, body, { from: `${ten()}.1.1` });
  expect(reset.status).toBe(200);
  expect(await guess(owner.email, 11, () => `${ten()}.1.2`)).toContain(429);
  expect((await login(owner.email, 'brand new', { from: `${ten()}.1.2`, cookie: cookieOf(reset) })).status).toBe(200);
});

test('an owner who is asked for again and again gets a link that still works, at any hour', async () => {
  const owner = await makeUser(site);
  for (let minute = 0; minute < 180; minute += 15) {
    await Promise.all([0, 1, 2, 3].map((n) => forgot(owner.email, { from: elsewhere(4 * minute + n) })));
    site.clock.pass({ minutes: 15 });
  }
  await forgot(owner.email, { from: `${ten()}.1.3` });
  const mails = await mailsTo(site, owner.email, 9);
  expect(mails.length).toBeLessThan(20);
  const [, uid, token] = /reset-password\/(\d+)\/([\w-]+)/.exec(mails.at(-1)!)!;
  expect(
    (await site.call('GET', `/api/auth/verify-reset-token/${uid}/${token}/`, { from: `${ten()}.1.3` })).body.valid,
  ).toBe(true);
});

test('a device is exempt where it has signed in, for that account and password; it has its own limit', async () => {
  const [owner, other] = [await makeUser(site), await makeUser(site)];
  const cookie = cookieOf(await login(owner.email, password, { from: `${ten()}.2.1` }));
  const here = { from: `${ten()}.2.1` };
  await guess(owner.email, 10, () => here.from);
  expect((await login(owner.email, password, here)).status).toBe(429);
  expect((await login(owner.email, password, { ...here, cookie })).status).toBe(200);

  await guess(other.email, 10, () => here.from);
  expect((await login(other.email, password, { ...here, cookie })).status).toBe(429);

  const ownLogin = await Promise.all(
    Array.from({ length: 10 }, () => login(owner.email, 'not it', { ...here, cookie })),
  );
  expect(ownLogin.map(({ status }) => status)).toEqual(Array(10).fill(401));
  expect((await login(owner.email, password, { from: `${ten()}.2.2`, cookie })).status).toBe(429);
  expect((await login(owner.email, password, { from: `${ten()}.2.2` })).status).toBe(200);

  site.clock.pass({ minutes: 16 });
  const change = await site.call('POST', '/api/change-password/', {
    token: await tokenOf(site, owner),
    body: { current_password: password, new_password: 'quite new' },
    from: here.from,
  });
  await guess(owner.email, 10, () => here.from);
  expect((await login(owner.email, 'quite new', { ...here, cookie })).status).toBe(429);
  expect((await login(owner.email, 'quite new', { ...here, cookie: cookieOf(change) })).status).toBe(200);
});

test('neither a forgetful person nor a guesser blocks others who have signed in at the office’s address', async () => {
  const office = { from: `${ten()}.3.1` };
  const [forgetful, known, colleague] = [await makeUser(site), await makeUser(site), await makeUser(site)];
  await login(known.email, password, office);
  await guess(forgetful.email, 60, () => office.from);
  expect((await login(colleague.email, password, office)).status).toBe(200);

  await Promise.all(Array.from({ length: 60 }, (_, n) => login(`unknown${n}@example.test`, 'not it', office)));
  expect((await login('nobody99@example.test', 'not it', office)).status).toBe(429);
  expect((await login(known.email, password, office)).status).toBe(200);
});

test('addresses of one IPv6 network are one', async () => {
  const owner = await makeUser(site);
  await guess(owner.email, 10, (n) => `2001:db8:${tried}:7::${n + 1}`);
  expect((await login(owner.email, password, { from: `2001:db8:${tried}:7:8::1` })).status).toBe(429);
  expect((await login(owner.email, password, { from: `2001:db8:${tried}:8::1` })).status).toBe(200);
});

test('refused tries write nothing: logins, forgotten passwords, links, changes of the password', async () => {
  const from = `${ten()}.4.1`;
  const user = await makeUser(site);
  const token = await tokenOf(site, user);
  const change = () =>
    site.call('POST', '/api/change-password/', {
      token,
      from,
      body: { current_password: 'x', new_password: 'brand new' },
    });
  const link = () =>
    post(
      `/api/auth/reset-password/${user.id}/guess/`,
      { new_password: 'brand new', confirm_password: 'brand new' },
      { from },
    );
  const tries = () =>
    Promise.all([login(user.email, 'not it', { from }), forgot(user.email, { from }), link(), change()]);
  for (let n = 0; n < 15; n += 1) await tries();
  await recorded(user.id, 2);
  await mailsTo(site, user.email, 5);

  // Mails leave in the background; once they have, nothing may move.
  const waiting = sql`select id from jobs where ended_at is null and (lease_until is not null or run_at <= now())`;
  await vi.waitFor(async () => expect((await site.site.db.execute(waiting)).rows).toEqual([]), 30_000);
  let before = await everything();
  await vi.waitFor(async () => {
    const now = await everything();
    const isUnchanged = JSON.stringify(now) === JSON.stringify(before);
    before = now;
    expect(isUnchanged).toBe(true);
  }, 30_000);
  for (let n = 0; n < 20; n += 1) {
    expect((await tries()).map(({ status }) => status)).toEqual([429, 429, 429, 429]);
    expect((await login(user.email, password, { from })).status).toBe(429);
  }
  expect(await everything()).toEqual(before);
});

test('guesses from a network keep no person in it from renewing their session', async () => {
  const user = await makeUser(site);
  const from = `${ten()}.5.1`;
  const { body } = await login(user.email, password, { from });
  const refresh = (token: string) => post('/api/auth/refresh/', { refresh_token: token }, { from });
  for (let n = 1; n < limits.refreshNetwork.most; n += 1) await site.site.limits.hit(limits.refreshNetwork, from);
  expect((await refresh('unknown')).status).toBe(401);
  expect((await refresh('unknown')).status).toBe(429);
  expect((await refresh(body.refresh_token)).status).toBe(200);
});

test('guesses at the current password from elsewhere do not keep its owner from changing it', async () => {
  const user = await makeUser(site);
  const token = await tokenOf(site, user);
  const change = (current: string, from: string) =>
    site.call('POST', '/api/change-password/', {
      token,
      from,
      body: { current_password: current, new_password: 'brand new' },
    });
  for (let n = 0; n < 10; n += 1) await change('x', `${ten()}.6.1`);
  expect((await change('x', `${ten()}.6.1`)).status).toBe(429);
  expect((await change(password, `${ten()}.6.2`)).status).toBe(200);
});

test('the audit log has logins, new devices, the first failure and the moments when it became too many', async () => {
  const user = await makeUser(site, { firstName: 'Asha', lastName: 'Menon' });
  const agent =
    'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36';
  const cookie = cookieOf(await login(user.email, password, { from: `${ten()}.7.1`, agent }));
  await login(user.email, password, { from: `${ten()}.7.1`, cookie, agent });
  const first = await logOf(user.id);
  const target = { targetType: 'login', targetId: user.id, targetName: 'Asha Menon' };
  expect(first).toMatchObject([
    {
      action: 'login.new_device',
      actorId: user.id,
      actorName: 'Asha Menon',
      ...target,
      after: { device: 'Chrome on Android' },
    },
    { action: 'login.done', actorId: user.id, ...target, after: null },
  ]);

  await guess(user.email, 25, () => `${ten()}.7.2`);
  expect(await recorded(user.id, 4)).toEqual(['login.new_device', 'login.done', 'login.failed', 'login.blocked']);
  await guess(user.email, 60);
  const actions = (await recorded(user.id, 24)).slice(4);
  expect(actions.filter((action) => action === 'login.slowed')).toHaveLength(1);
  // Twenty in a day at most, with the one above.
  expect(actions.filter((action) => action === 'login.failed')).toHaveLength(19);
  expect(actions).toHaveLength(20);

  const text = JSON.stringify(await logOf(user.id));
  expect(text).not.toMatch(/guess|correct horse|\b10\.\d+\.7\b|198\.18|argon2/);
});

test('it has nothing of an unknown account, nor of a refused try', async () => {
  const count = () => site.site.db.$count(auditLog);
  const before = await count();
  await guess('unknown@example.test', 15, () => `${ten()}.8.1`);
  // A failure is recorded after its answer; the failure of a person, made last, shows that it has been.
  const user = await makeUser(site);
  await login(user.email, 'not it', { from: `${ten()}.8.2` });
  await recorded(user.id, 1);
  expect(await count()).toBe(before + 1);
});

test('a reset is in it when it is asked for, and when it is done', async () => {
  const user = await makeUser(site);
  await forgot(user.email, { from: `${ten()}.9.1` });
  await forgot('unknown@example.test', { from: `${ten()}.9.1` });
  const [mail] = await mailsTo(site, user.email, 1);
  const [, uid, token] = /reset-password\/(\d+)\/([\w-]+)/.exec(mail!)!;
  await post(`/api/auth/reset-password/${uid}/${token}/`, { new_password: 'brand new', confirm_password: 'brand new' });
  const entries = await readLog(site, eq(auditLog.targetId, user.id));
  expect(entries.filter(({ targetType }) => targetType === 'user')).toMatchObject([
    { action: 'user.password_reset_asked', actorId: null },
    { action: 'user.password_reset', actorId: user.id },
  ]);
});
