import { eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { sessions } from '~/features/sign-in/server/tables';
import { auditLog } from '~/features/audit/server/tables';
import { openSecond, testApp, type TestApp } from '~test/app';
import { makeUser, password, readUser, tokenOf } from '~test/factories';
import { mailsTo } from '~test/outbox';
import { loginTickets, recoveryCodes, totp } from './tables';

const site = testApp();

type Person = Awaited<ReturnType<typeof makeUser>>;

/** Returns the code that an authenticator app shows for a secret, `steps` of 30 seconds from now. */
const codeOf = (secret: string, steps = 0, at: TestApp = site) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.clock.now().getTime() + steps * 30_000 });

const login = (person: Person) =>
  site.call('POST', '/api/auth/login/', { body: { email_or_member_id: person.email, password } });

const second = (ticket: string, code: string, method = 'totp', on: TestApp = site) =>
  on.call('POST', '/api/auth/second-factor/', { body: { ticket, code, method } });

/** Creates a person with an authenticator app, a step later, so that the present code has not been used. */
async function enrolled(on: TestApp = site) {
  const user = await makeUser(on);
  const token = await tokenOf(on, user);
  const { secret } = (await on.call('POST', '/api/security/totp/', { token })).body as { secret: string };
  const { status, body } = await on.call('POST', '/api/security/totp/confirm/', {
    token,
    body: { code: codeOf(secret, 0, on) },
  });
  expect(status).toBe(200);
  on.clock.pass({ seconds: 60 });
  return { user, token, secret, codes: body.codes as string[] };
}

const ticketOf = async (person: Person) => (await login(person)).body.ticket as string;

test('a login of a person without a second factor is as before', async () => {
  const user = await makeUser(site);
  const { status, body, headers } = await login(user);
  expect(status).toBe(200);
  expect(Object.keys(body)).toEqual(['token', 'refresh_token', 'user']);
  expect(headers['set-cookie']).toContain('device=');
  // An unconfirmed app requires nothing either.
  await site.call('POST', '/api/security/totp/', { token: body.token });
  expect(Object.keys((await login(user)).body)).toEqual(['token', 'refresh_token', 'user']);
  expect((await readUser(site, user.id))?.secondFactorSince).toBeNull();
});

test('setting up, logging in with a code, turning off', async () => {
  const { user, secret, codes, token } = await enrolled();
  expect(new Set(codes).size).toBe(10);
  expect((await site.call('GET', '/api/security/', { token })).body).toMatchObject({
    codes_left: 10,
    passkeys: [],
    proof_asked: true,
    staff: null,
  });
  const [row] = await site.site.db.select().from(totp).where(eq(totp.userId, user.id));
  expect(row!.secretSealed).not.toContain(secret);

  const asked = await login(user);
  expect(asked.body).toEqual({ second_factor: true, ticket: expect.any(String), methods: ['totp', 'recovery'] });
  expect(asked.headers['set-cookie']).toBeUndefined();
  expect(await site.site.db.$count(sessions, eq(sessions.userId, user.id))).toBe(1);
  const { ticket } = asked.body;
  expect((await second(ticket, '000000')).body).toEqual({ code: [expect.any(String)] });
  const done = await second(ticket, codeOf(secret));
  expect(done.status).toBe(200);
  expect(Object.keys(done.body)).toEqual(['token', 'refresh_token', 'user']);
  expect(done.headers['set-cookie']).toContain('device=');
  const log = await site.site.db.select().from(auditLog).where(eq(auditLog.actorId, user.id));
  expect(log.map(({ action }) => action)).toEqual(expect.arrayContaining(['security.totp_add', 'login.new_device']));

  expect((await site.call('POST', '/api/security/totp/', { token: done.body.token })).status).toBe(409);
  expect((await site.call('DELETE', '/api/security/totp/', { token: done.body.token })).status).toBe(204);
  expect(await site.site.db.$count(recoveryCodes, eq(recoveryCodes.userId, user.id))).toBe(0);
  expect(await readUser(site, user.id)).toMatchObject({ secondFactorSince: null });
  expect((await login(user)).body.token).toEqual(expect.any(String));
  // Mails are sent side by side: their order does not matter.
  const mails = await mailsTo(site, user.email, 3);
  expect(mails.map((mail) => /^Subject: (.*)$/m.exec(mail)?.[1]).sort()).toEqual([
    'Authenticator app set up',
    'Authenticator app turned off',
    'Your account was used on a new device',
  ]);
});

test('a code works once, one step early or late, and no older one after it', async () => {
  const { user, secret } = await enrolled();
  expect((await second(await ticketOf(user), codeOf(secret, -2))).status).toBe(400);
  expect((await second(await ticketOf(user), codeOf(secret, 2))).status).toBe(400);
  const code = codeOf(secret, 1);
  expect((await second(await ticketOf(user), code)).status).toBe(200);
  expect((await second(await ticketOf(user), code)).status).toBe(400);
  expect((await second(await ticketOf(user), codeOf(secret))).status).toBe(400);
  site.clock.pass({ seconds: 60 });
  expect((await second(await ticketOf(user), codeOf(secret))).status).toBe(200);
});

test('of two tries with one code at the same moment one gets in, also on two instances', async () => {
  const { user, secret } = await enrolled();
  const other = (await openSecond(site)) ?? site;
  try {
    const tickets = [await ticketOf(user), await ticketOf(user)];
    const code = codeOf(secret);
    if (other !== site)
      other.clock.pass({ seconds: (site.clock.now().getTime() - other.clock.now().getTime()) / 1000 });
    const answers = await Promise.all([second(tickets[0]!, code), second(tickets[1]!, code, 'totp', other)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    // One ticket, used twice.
    site.clock.pass({ seconds: 60 });
    const ticket = await ticketOf(user);
    const again = await Promise.all([second(ticket, codeOf(secret)), second(ticket, codeOf(secret))]);
    expect(again.map(({ status }) => status).sort()).toEqual([200, 401]);
  } finally {
    if (other !== site) await other.close();
  }
});

test('a ticket lasts five minutes and five tries, works once, and is its own person’s', async () => {
  const { user, secret } = await enrolled();
  const stranger = await enrolled();
  const dead = { status: 401, body: { code: 'bad_ticket' } };

  expect(await second('made-up', codeOf(secret))).toMatchObject(dead);
  const foreign = await ticketOf(stranger.user);
  expect((await second(foreign, codeOf(secret))).status).toBe(400);

  const old = await ticketOf(user);
  site.clock.pass({ minutes: 5, seconds: 1 });
  expect(await second(old, codeOf(secret))).toMatchObject(dead);

  const tried = await ticketOf(user);
  for (let wrong = 0; wrong < 5; wrong += 1) expect((await second(tried, '000000')).status).toBe(400);
  expect(await second(tried, codeOf(secret))).toMatchObject(dead);
  expect(await site.site.db.$count(auditLog, eq(auditLog.action, 'login.factor_failed'))).toBe(1);

  const used = await ticketOf(user);
  expect((await second(used, codeOf(secret))).status).toBe(200);
  expect(await second(used, codeOf(secret, 1))).toMatchObject(dead);
});

test('another password, or a withdrawn approval, ends what was begun', async () => {
  const { user, secret, token } = await enrolled();
  const ticket = await ticketOf(user);
  await site.call('POST', '/api/security/proof/', { token, body: { password } });
  const change = { current_password: password, new_password: 'another good one' };
  expect((await site.call('POST', '/api/change-password/', { token, body: change })).status).toBe(200);
  expect(await second(ticket, codeOf(secret))).toMatchObject({ status: 401, body: { code: 'bad_ticket' } });
});

test('a recovery code gets in once, however it is typed', async () => {
  const { user, codes } = await enrolled();
  const [first, next] = codes as [string, string];
  expect((await second(await ticketOf(user), first.toUpperCase().replaceAll('-', ' '), 'recovery')).status).toBe(200);
  expect((await second(await ticketOf(user), first, 'recovery')).status).toBe(400);
  const tickets = [await ticketOf(user), await ticketOf(user)];
  const both = await Promise.all(tickets.map((ticket) => second(ticket, next, 'recovery')));
  expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);

  const { body } = await site.call('POST', '/api/auth/second-factor/', {
    body: { ticket: await ticketOf(user), code: codes[2], method: 'recovery' },
  });
  const fresh = await site.call('POST', '/api/security/codes/', { token: body.token });
  expect(fresh.body.codes).toHaveLength(10);
  expect((await second(await ticketOf(user), codes[3]!, 'recovery')).status).toBe(400);
  expect((await second(await ticketOf(user), fresh.body.codes[0], 'recovery')).status).toBe(200);
});

test('codes can be guessed only so often, with however many tickets', async () => {
  const { user, secret } = await enrolled();
  for (let tries = 0; tries < 20;) {
    const ticket = await ticketOf(user);
    for (let wrong = 0; wrong < 5; wrong += 1, tries += 1) expect((await second(ticket, '000000')).status).toBe(400);
  }
  expect((await second(await ticketOf(user), codeOf(secret))).status).toBe(429);
  site.clock.pass({ minutes: 15 });
  expect((await second(await ticketOf(user), codeOf(secret))).status).toBe(200);
  // Abandoned tickets are deleted.
  expect(await site.site.db.$count(loginTickets, eq(loginTickets.userId, user.id))).toBeLessThan(3);
});
