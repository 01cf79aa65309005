import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { and, eq, sql } from 'drizzle-orm';
import jsQR from 'jsqr';
import { beforeAll, expect, test, vi } from 'vitest';
import { auditLog } from '~/features/audit/server/tables';
import { users } from '~/features/people/server/public';
import { jobs } from '~/platform/jobs/tables';
import { testApp } from '~test/app';
import { readLog } from '~test/audit';
import { formOf, makeUser, picture, signIn, testPerson } from '~test/factories';
import { rasterise, type Pixels } from '~test/rasterise';
import { readCodes } from '~test/read-codes';
import type { Sheet } from '../../contract';
import { cardSize } from '../drawing';
import { cards } from '../tables';

/* docs/product/cards.md, "Printing sheet". */
const site = testApp();
const registrar = testPerson(site, 'admin', { duties: ['registrar'] });
const superuser = testPerson(site, 'superuser');
let areas: { id: number; name: string }[];

beforeAll(async () => {
  areas = (await site.call('GET', '/api/areas/')).body as typeof areas;
});

/** Every try has its own area. */
const newArea = async () =>
  (
    await site.call('POST', '/api/areas/', {
      token: superuser.token,
      body: { name: `Area ${Math.random().toString(36).slice(2)}` },
    })
  ).body as (typeof areas)[0];
const begin = async (area: unknown) =>
  site.call('POST', '/api/cards/sheet/', { token: registrar.token, body: { area } });
const read = async (id: number) =>
  (await site.call('GET', `/api/cards/sheet/${id}/`, { token: registrar.token })).body as Sheet;
const done = (id: number) =>
  vi.waitFor(
    async () => {
      const sheet = await read(id);
      expect(sheet.status).not.toBe('waiting');
      return sheet;
    },
    { timeout: 60_000, interval: 100 },
  );
const stored = async () =>
  (await readdir(path.join(site.site.config.dataDir, 'files/card-sheets'), { recursive: true }).catch(() => [])).filter(
    (name) => name.endsWith('.pdf'),
  );

/** The part of a page with the card of that row and column. */
function part({ data, width, height }: Pixels, column: number, row: number): Pixels {
  const [w, h] = [Math.floor(width / 2), Math.floor(height / 5)];
  const pixels = new Uint8ClampedArray(w * h * 4);
  for (let y = 0; y < h; y += 1) {
    const from = ((row * h + y) * width + column * w) * 4;
    pixels.set(data.subarray(from, from + w * 4), y * w * 4);
  }
  return { data: pixels, width: w, height: h };
}

test('an area’s cards, ten to a page, read by two readers; missing ones issued, revoked ones left out', async () => {
  // A retry finds what the first run has left.
  const before = (await stored()).length;
  const area = await newArea();
  const people: Awaited<ReturnType<typeof signIn>>[] = [];
  for (let n = 0; n < 13; n += 1)
    people.push(await signIn(site, 'member', { areaId: area.id, firstName: `Member ${String.fromCharCode(65 + n)}` }));
  const first = people[0]!;
  const form = formOf({}, { passport_photo: { bytes: await picture('jpeg', 300, 400) } });
  await site.call('PATCH', '/api/profile/update/', { token: first.token, form });
  const { body: firstCard } = await site.call('GET', '/api/cards/mine/', { token: first.token });
  await site.call('GET', '/api/cards/mine/', { token: people[12]!.token });
  await site.call('POST', `/api/cards/${people[12]!.user.id}/revoke/`, {
    token: registrar.token,
    body: { reason: 'Reported lost' },
  });
  await makeUser(site, { areaId: area.id, isApproved: false });

  const begun = await begin(area.id);
  expect([begun.status, begun.body]).toMatchObject([
    201,
    { status: 'waiting', area_name: area.name, file: null, cards: 0 },
  ]);
  expect((await begin(String(area.id))).body.id).toBe(begun.body.id);
  const sheet = await done(begun.body.id as number);
  expect(sheet).toMatchObject({ status: 'done', cards: 12 });

  const file = await site.call('GET', sheet.file!);
  expect(file.headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'private, no-store' });
  expect(file.headers['content-disposition']).toMatch(/^attachment; filename="cards-[a-z0-9-]+\.pdf"$/);
  const dpi = 300;
  const scale = dpi / 72;
  const page = await rasterise(file.body as Buffer, { scale });
  expect(page.pages).toBe(2);
  expect(Math.abs(page.width / page.height - 210 / 297)).toBeLessThan(0.01);
  const live = await site.site.db.select().from(cards);
  const urlOf = (index: number) => {
    const card = live.find(({ userId, revokedAt }) => userId === people[index]!.user.id && !revokedAt)!;
    return `https://sangham.test/verify/${card.code}`;
  };
  expect(urlOf(0)).toBe(firstCard.verify_url);
  for (const n of [0, 3, 9])
    expect(readCodes(part(page, n % 2, Math.floor(n / 2))), `card ${n}`).toEqual([urlOf(n), urlOf(n)]);
  const last = await rasterise(file.body as Buffer, { page: 2, scale });
  expect(readCodes(part(last, 1, 0))).toEqual([urlOf(11), urlOf(11)]);
  expect(jsQR(part(last, 0, 1).data, part(last, 0, 1).width, part(last, 0, 1).height)).toBeNull();
  const { topRightCorner, topLeftCorner } = jsQR(
    part(page, 0, 0).data,
    part(page, 0, 0).width,
    part(page, 0, 0).height,
  )!.location;
  expect(((topRightCorner.x - topLeftCorner.x) / dpi) * 25.4).toBeGreaterThanOrEqual(29.7);
  expect(cardSize.width * 2).toBeLessThan(210);

  const [entry] = await readLog(site, and(eq(auditLog.action, 'card.sheet'), eq(auditLog.targetId, area.id)));
  expect(entry).toMatchObject({ actorId: registrar.user.id, targetId: area.id });

  // Seven days later it is deleted with its file.
  expect(await stored()).toHaveLength(before + 1);
  const ends = await site.site.db
    .select()
    .from(jobs)
    .where(and(eq(jobs.name, 'cards.sheet-end'), eq(jobs.key, String(sheet.id))));
  expect(Math.abs(ends[0]!.runAt.getTime() - Date.now() - 7 * 86_400_000)).toBeLessThan(600_000);
  await site.site.db.execute(sql`update jobs set run_at = now() where name = 'cards.sheet-end'`);
  await vi.waitFor(async () => expect(await stored()).toEqual([]), { timeout: 20_000, interval: 200 });
  expect((await site.call('GET', `/api/cards/sheet/${sheet.id}/`, { token: registrar.token })).status).toBe(404);
  expect((await site.call('GET', sheet.file!)).status).toBe(404);
});

test('expired members are left out unless asked for, printed cards on request; counted before', async () => {
  const area = await newArea();
  const person = (firstName: string, more: object = {}) =>
    makeUser(site, { areaId: area.id, firstName, membershipUntil: '2099-01-01', ...more });
  await person('Active');
  await person('Unknown', { membershipUntil: null });
  await person('Expired', { membershipUntil: '2026-10-01' });
  await person('Lapsed', { membershipUntil: '2020-01-01' });
  const counted = async (flags = '') =>
    (await site.call('GET', `/api/cards/sheet/count/?area=${area.id}${flags}`, { token: registrar.token })).body.count;
  expect([await counted(), await counted('&with_expired=1'), await counted('&only_unprinted=1')]).toEqual([2, 4, 2]);
  const print = async (flags: object) => {
    const { body } = await site.call('POST', '/api/cards/sheet/', {
      token: registrar.token,
      body: { area: area.id, ...flags },
    });
    return done(body.id as number);
  };
  expect(await print({})).toMatchObject({ cards: 2, with_expired: false, only_unprinted: false });
  const late = await person('Late');
  expect([await counted(), await counted('&only_unprinted=1')]).toEqual([3, 1]);
  expect(await print({ only_unprinted: true })).toMatchObject({ cards: 1, only_unprinted: true });
  expect(await counted('&only_unprinted=1&with_expired=')).toBe(0);
  // A new card in place of a printed one is not printed yet.
  await site.call('POST', `/api/cards/${late.id}/issue/`, { token: registrar.token });
  expect([await counted('&only_unprinted=1'), await counted('&only_unprinted=true&with_expired=true')]).toEqual([1, 3]);
  await site.call('POST', `/api/cards/${late.id}/revoke/`, {
    token: registrar.token,
    body: { reason: 'Reported lost' },
  });
  expect(await counted()).toBe(2);
  const all = await print({ with_expired: 1, only_unprinted: 0 });
  expect(all.cards).toBe(4);
  const entries = await readLog(site, and(eq(auditLog.action, 'card.sheet'), eq(auditLog.targetId, area.id)));
  expect(entries.map(({ after }) => after)).toEqual(
    expect.arrayContaining([null, { only_unprinted: true }, { with_expired: true }]),
  );

  // The finished sheets are listed, the newest first, with addresses that open.
  const { body } = await site.call('GET', '/api/cards/sheet/', { token: registrar.token });
  const ofArea = (body.results as Sheet[]).filter(({ area_name: name }) => name === area.name);
  expect(ofArea.map(({ cards: number }) => number)).toEqual([4, 1, 2]);
  expect((await site.call('GET', ofArea[0]!.file!)).status).toBe(200);
  const bad = await site.call('GET', '/api/cards/sheet/count/?area=x', { token: registrar.token });
  expect([bad.status, Object.keys(bad.body)]).toEqual([400, ['area']]);
  for (const flag of ['only_unprinted', 'with_expired']) {
    const url = `/api/cards/sheet/count/?area=${area.id}&${flag}=perhaps`;
    const odd = await site.call('GET', url, { token: registrar.token });
    expect([odd.status, Object.keys(odd.body)]).toEqual([400, [flag]]);
  }
});

test('a sheet goes with the first person on it who is erased, in whatever area they are by then', async () => {
  const area = await newArea();
  const [leaver] = [
    await makeUser(site, { role: 'member', areaId: area.id }),
    await makeUser(site, { areaId: area.id }),
  ];
  const sheet = await done((await begin(area.id)).body.id as number);
  expect(sheet).toMatchObject({ status: 'done', cards: 2 });
  const other = await newArea();
  const { db } = site.site;
  await db.update(users).set({ areaId: other.id, unitId: null }).where(eq(users.id, leaver.id));
  expect((await site.call('DELETE', `/api/users/${leaver.id}/`, { token: superuser.token })).status).toBe(204);
  expect((await site.call('GET', `/api/cards/sheet/${sheet.id}/`, { token: registrar.token })).status).toBe(404);
});

test('an area without members has a page that says so', async () => {
  const { body } = await begin(areas[1]!.id);
  const sheet = await done(body.id as number);
  expect(sheet).toMatchObject({ status: 'done', cards: 0 });
  expect((await rasterise((await site.call('GET', sheet.file!)).body as Buffer)).pages).toBe(1);
});

test.each([undefined, null, '', 'x', 0, -1, 1.5, 999_999, 2_147_483_648, [], {}])('%j is no area', async (area) => {
  const refused = await begin(area);
  expect([refused.status, Object.keys(refused.body)]).toEqual([400, ['area']]);
});

test('the address opens for its clerk until it expires', async () => {
  const { body } = await begin(areas[2]!.id);
  const { file } = await done(body.id as number);
  expect((await site.call('GET', file!)).status).toBe(200);
  expect((await site.call('GET', file!.replace(/\?.*/, ''))).status).toBe(404);
  expect(
    (
      await site.call(
        'GET',
        file!.replace(/signature=(.)/, (_, letter: string) => `signature=${letter === 'A' ? 'B' : 'A'}`),
      )
    ).status,
  ).toBe(404);
  site.clock.pass({ minutes: 16 });
  expect((await site.call('GET', file!)).status).toBe(404);
});
