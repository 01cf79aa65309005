import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { DAY_MS } from '~/shared/dates';
import { testApp } from '~test/app';
import { makeUser, testPerson } from '~test/factories';
import { notMeLinks } from '~/features/sign-in/server/tables';
import { notices } from '~/features/notifications/server/tables';
import { loginTickets, passkeyChallenges } from '~/features/security/server/tables';
import { rateLimits } from '~/platform/rate-limit/tables';
import { sweepAll } from './retention';
import { breaches, consents, privacyRequests } from './tables';

const site = testApp();
const superuser = testPerson(site, 'superuser');

test('each kind is stored for its days and not a day longer', async () => {
  const { id: userId } = await makeUser(site);
  const { db, write } = site.site;
  const now = site.clock.now();
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const request = { userId, kind: 'grievance', text: '', due: now, createdAt: ago(2000) } as const;
  const breach = { foundAt: ago(3000), what: 'x', people: 1, createdAt: now, updatedAt: now };
  await write(async (tx) => {
    for (const [name, days] of [
      ['old', 1.1],
      ['new', 0.9],
    ] as const) {
      await tx.insert(notMeLinks).values({ userId, tokenHash: name, createdAt: now, expiresAt: ago(days) });
      await tx.insert(loginTickets).values({ userId, tokenHash: name, passwordHash: '', expiresAt: ago(days) });
      await tx.insert(passkeyChallenges).values({ userId, purpose: 'login', challenge: name, expiresAt: ago(days) });
    }
    await tx.insert(consents).values(
      [1096, 1094].map((days) => ({
        userId,
        purpose: 'phone' as const,
        version: 1,
        givenAt: ago(1200),
        withdrawnAt: ago(days),
      })),
    );
    await tx.insert(consents).values({ userId, purpose: 'mail', version: 1, givenAt: ago(2000) });
    await tx.insert(privacyRequests).values([
      { ...request, state: 'done', decidedAt: ago(1096) },
      { ...request, state: 'refused', decidedAt: ago(1094) },
      { ...request, state: 'open', kind: 'correct' },
      // Of an erased person, without a decision.
      { ...request, state: 'withdrawn', decidedAt: null, updatedAt: ago(1096) },
    ]);
    const notice = { userId, kind: 'licence' as const, text: 'x', title: 'x', subject: 'x', createdAt: ago(500) };
    await tx.insert(notices).values([{ ...notice, readAt: ago(90.1) }, { ...notice, readAt: ago(89.9) }, notice]);
    await tx.insert(rateLimits).values([
      { key: 'over', count: 1, endsAt: ago(0.01) },
      { key: 'runs', count: 1, endsAt: ago(-1) },
    ]);
    await tx.insert(breaches).values([{ ...breach, toldPeopleAt: ago(2999), toldBoardAt: ago(2999) }, breach]);
  });
  await sweepAll(site.site, new AbortController().signal);
  expect((await db.select().from(notMeLinks)).map(({ tokenHash }) => tokenHash)).toEqual(['new']);
  expect((await db.select().from(loginTickets)).map(({ tokenHash }) => tokenHash)).toEqual(['new']);
  expect((await db.select().from(passkeyChallenges)).map(({ challenge }) => challenge)).toEqual(['new']);
  expect(await db.$count(consents, eq(consents.userId, userId))).toBe(2);
  const left = await db
    .select({ state: privacyRequests.state })
    .from(privacyRequests)
    .where(eq(privacyRequests.userId, userId));
  expect(left.map(({ state }) => state).sort()).toEqual(['open', 'refused']);
  expect(
    (await db.select().from(notices).where(eq(notices.userId, userId))).map(({ readAt }) => readAt?.getTime()),
  ).toEqual([ago(89.9).getTime(), undefined]);
  expect(
    (await db.select().from(rateLimits)).map(({ key }) => key).filter((key) => ['over', 'runs'].includes(key)),
  ).toEqual(['runs']);
  // Without a notification its clock still runs.
  expect((await db.select().from(breaches)).map(({ toldBoardAt }) => toldBoardAt)).toEqual([null]);
});

describe('the register of breaches', () => {
  const path = '/api/admin/privacy/breaches/';
  const send = (body: object, id?: number) =>
    site.call(id ? 'PATCH' : 'POST', id ? `${path}${id}/` : path, { token: superuser.token, body });
  const at = (hours: number) => new Date(site.clock.now().getTime() + hours * 3_600_000).toISOString();

  test('its clock is 72 hours from the finding, and it shows on the dashboard until all are notified', async () => {
    await site.site.write((tx) => tx.delete(breaches));
    const foundAt = at(-80);
    const { status, body } = await send({
      found_at: foundAt,
      what: 'A lost laptop with a list of members.',
      people: '12',
    });
    expect(status).toBe(201);
    expect(Date.parse(body.due as string)).toBe(Date.parse(foundAt) + 72 * 3_600_000);
    const waiting = async () =>
      (await site.call('GET', '/api/admin/privacy/waiting/', { token: superuser.token })).body.breaches;
    expect(await waiting()).toEqual({ open: 1, late: 1, nearest_due: body.due });
    const half = await send({ told_people_at: at(-10), updated_at: body.updated_at }, body.id as number);
    expect((await waiting()).open).toBe(1);
    expect(await send({ told_board_at: at(-9), updated_at: body.updated_at }, body.id as number)).toMatchObject({
      status: 409,
      body: { code: 'stale' },
    });
    await send({ told_board_at: at(-9), updated_at: half.body.updated_at }, body.id as number);
    expect(await waiting()).toEqual({ open: 0, late: 0, nearest_due: null });
  });

  test('a finding or notification in the future is refused, and a notification before the finding', async () => {
    const good = { found_at: at(-5), what: 'A lost laptop with a list.', people: 1 };
    expect(await send({ ...good, found_at: at(2) })).toMatchObject({
      status: 400,
      body: { found_at: [expect.any(String)] },
    });
    expect(await send({ ...good, told_people_at: at(-6) })).toMatchObject({
      status: 400,
      body: { told_people_at: [expect.any(String)] },
    });
    expect(await send({ ...good, told_board_at: at(3) })).toMatchObject({
      status: 400,
      body: { told_board_at: [expect.any(String)] },
    });
    expect(await send({ ...good, people: '' })).toMatchObject({ status: 400, body: { people: [expect.any(String)] } });
  });
});
