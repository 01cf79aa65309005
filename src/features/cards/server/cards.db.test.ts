import { eq, sql } from 'drizzle-orm';
import { readXlsx } from 'hucre/xlsx';
import jsQR from 'jsqr';
import { beforeAll, expect, test, vi } from 'vitest';
import { users } from '~/features/people/server/tables';
import { auditLog } from '~/features/audit/server/tables';
import { notices } from '~/features/notifications/server/tables';
import { dayIso } from '~/shared/membership-status';
import { testApp } from '~test/app';
import { readLog } from '~test/audit';
import { formOf, makeUser, picture, signIn, testPerson, tokenOf } from '~test/factories';
import { difference, pixelsOf, rasterise } from '~test/rasterise';
import { readCodes } from '~test/read-codes';
import { cardSize } from './drawing';
import { cards } from './tables';

/* docs/product/cards.md: the card, its code, its pictures, and what makes it good or not. */
const site = testApp();
const registrar = testPerson(site, 'admin', { duties: ['registrar'] });
const superuser = testPerson(site, 'superuser');
let area: { id: number; name: string };

beforeAll(async () => {
  [area] = (await site.call('GET', '/api/areas/')).body as [typeof area];
});

let address = 0;
const verify = (code: string) =>
  site.call('GET', `/api/cards/verify/${code}/`, { from: `10.1.${(address += 1) >> 8}.${address & 255}` });
const mine = async (token: string) => site.call('GET', '/api/cards/mine/', { token });
const holder = async (more = {}) => {
  const person = await signIn(site, 'member', { areaId: area.id, firstName: 'Lakshmi', lastName: 'Menon', ...more });
  return {
    ...person,
    card: (await mine(person.token)).body as { code: string; verify_url: string } & Record<string, unknown>,
  };
};
const revoke = (id: number, token = registrar.token) =>
  site.call('POST', `/api/cards/${id}/revoke/`, { token, body: { reason: 'Reported lost' } });

test('the first request issues the card, every later one returns the same', async () => {
  const { card, token, user } = await holder({
    licenseCategory: 'Engineer A',
    confirmedLicenseCategory: 'Supervisor A',
  });
  expect(card).toMatchObject({
    full_name: 'Lakshmi Menon',
    membership_id: user.membershipId,
    area_name: area.name,
    license_category: 'Supervisor A',
    status: 'member',
    passport_photo: null,
  });
  expect(card.code).toMatch(/^[0-9A-HJKMNP-TV-Z]{20}$/);
  expect(card.verify_url).toBe(`https://sangham.test/verify/${card.code}`);
  const both = await Promise.all([mine(token), mine(token)]);
  expect(both.map(({ body }) => body.code)).toEqual([card.code, card.code]);
});

test('the version of the picture changes when the picture does', async () => {
  const { token } = await holder();
  const version = async (prefix = '') =>
    (await site.call('GET', `${prefix}/api/cards/mine/`, { token })).body.picture_version as string;
  const first = await version();
  expect(await version()).toBe(first);
  expect(await version('/ml')).not.toBe(first);
  await photo(token);
  expect(await version()).not.toBe(first);
});

test('two first requests at the same moment issue one card', async () => {
  const { token } = await signIn(site, 'member');
  const answers = await Promise.all(Array.from({ length: 6 }, () => mine(token)));
  expect(new Set(answers.map(({ body }) => body.code)).size).toBe(1);
});

test('a verification discloses exactly five facts', async () => {
  const { card, user } = await holder();
  const answer = await verify(card.code);
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({
    full_name: 'Lakshmi Menon',
    membership_id: user.membershipId,
    area_name: area.name,
    status: 'member',
    checked_at: expect.stringMatching(/\+05:30$/),
  });
  expect(answer.headers).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  });
});

test('a code is read in either case, in groups, and with the letters that are taken for others', async () => {
  const { card, user } = await holder();
  const code = `01${card.code.slice(2)}`;
  await site.site.db.update(cards).set({ code }).where(eq(cards.userId, user.id));
  for (const typed of [
    code.toLowerCase(),
    `OI${code.slice(2)}`,
    `oL${code.slice(2)}`,
    `0l${code.slice(2, 5)}-${code.slice(5)}`,
  ]) {
    expect((await verify(typed)).status, typed).toBe(200);
  }
});

test.each([
  '',
  '-',
  '0',
  'A'.repeat(19),
  'A'.repeat(21),
  `U${'A'.repeat(19)}`,
  'A'.repeat(400),
  '%00',
  'ക'.repeat(20),
  "' or 1=1 --",
])('%j is no code', async (typed) => {
  const answer = await verify(encodeURIComponent(typed));
  expect(answer.status).toBe(404);
});

test('a new code of the member ends the old one in the next answer', async () => {
  const { card, token } = await holder();
  const renewed = await site.call('POST', '/api/cards/mine/new/', { token });
  expect(renewed.status).toBe(201);
  expect(renewed.body.code).not.toBe(card.code);
  expect([(await verify(card.code)).status, (await verify(renewed.body.code)).status]).toEqual([404, 200]);
  expect((await mine(token)).body.code).toBe(renewed.body.code);
});

test('ten new codes a day, and not one more', async () => {
  const { token } = await holder();
  const renew = () => site.call('POST', '/api/cards/mine/new/', { token });
  for (let n = 0; n < 10; n += 1) expect((await renew()).status).toBe(201);
  const refused = await renew();
  expect([refused.status, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
});

test('after a revocation only the office issues a new card', async () => {
  const { card, token, user } = await holder();
  expect((await revoke(user.id)).status).toBe(200);
  expect((await verify(card.code)).status).toBe(404);
  for (const [method, url] of [
    ['GET', 'mine/'],
    ['POST', 'mine/new/'],
    ['GET', 'mine/card.pdf'],
    ['GET', 'mine/card.png'],
  ] as const) {
    const refused = await site.call(method, `/api/cards/${url}`, { token });
    expect([refused.status, refused.body.code], url).toEqual([403, 'card_revoked']);
    expect(refused.body.detail).toContain('ask the office');
  }
  expect((await revoke(user.id)).body.code).toBe('no_card');
  const issued = await site.call('POST', `/api/cards/${user.id}/issue/`, { token: registrar.token });
  expect(issued.status).toBe(201);
  const now = (await mine(token)).body;
  expect(now.code).not.toBe(card.code);
  expect([(await verify(card.code)).status, (await verify(now.code)).status]).toEqual([404, 200]);
  const log = await readLog(site, eq(auditLog.targetId, user.id));
  expect(log.map(({ action }) => action)).toEqual(['card.create', 'card.revoke', 'card.issue']);
  expect(log[1]).toMatchObject({ actorId: registrar.user.id, after: { reason: 'Reported lost' } });
});

test('whatever is wrong with a card, the answer is the same', async () => {
  const people = await Promise.all(['revoked', 'deleted', 'withdrawn', 'demoted'].map(() => holder()));
  const [revoked, deleted, withdrawn, demoted] = people as [
    (typeof people)[0],
    (typeof people)[0],
    (typeof people)[0],
    (typeof people)[0],
  ];
  await revoke(revoked.user.id);
  const { token } = superuser;
  expect((await site.call('DELETE', `/api/users/${deleted.user.id}/`, { token })).status).toBeLessThan(300);
  expect((await site.call('POST', `/api/admin/revoke-approval/${withdrawn.user.id}/`, { token })).status).toBe(200);
  expect((await site.call('PATCH', `/api/users/${demoted.user.id}/`, { token, body: { role: 'user' } })).status).toBe(
    200,
  );
  const answers = await Promise.all([...people.map(({ card }) => card.code), 'A'.repeat(20), 'nothing'].map(verify));
  const shapes = answers.map(({ status, body, headers }) => {
    const { 'x-request-id': _, date: __, ...rest } = headers;
    return JSON.stringify([status, body, rest]);
  });
  expect(answers[0]).toMatchObject({
    status: 404,
    body: { detail: 'This card is not valid.', code: 'card_not_valid' },
  });
  expect(new Set(shapes).size).toBe(1);
});

test('a withdrawn approval kills the card for good, also when it is given again', async () => {
  const { card, user } = await holder();
  const { token } = superuser;
  await site.call('POST', `/api/admin/revoke-approval/${user.id}/`, { token });
  site.clock.pass({ seconds: 1 });
  expect(
    (await site.call('POST', `/api/admin/approve-user/${user.id}/`, { token, body: { role: 'member' } })).status,
  ).toBe(200);
  expect((await verify(card.code)).status).toBe(404);
  const again = await site.call('GET', '/api/cards/mine/', { token: await tokenOf(site, user) });
  expect(again.body.code).not.toBe(card.code);
  expect((await verify(again.body.code)).status).toBe(200);
  expect((await verify(card.code)).status).toBe(404);
});

test('an expired licence shows on the card, which stays valid', async () => {
  const day = (days: number) =>
    new Date(site.clock.now().getTime() + 5.5 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10);
  const cases = [
    [91, 'active'],
    [90, 'expiring'],
    [0, 'expiring'],
    [-1, 'expired'],
    [-180, 'expired'],
    [-181, 'lapsed'],
  ] as const;
  for (const [days, status] of cases) {
    const { card } = await holder({ membershipUntil: day(days) });
    expect((await verify(card.code)).body.status, String(days)).toBe(status);
  }
});

test('the 31st try of a minute is refused, from the same /64 too; other networks go on', async () => {
  const { card } = await holder();
  const from = (last: string) => site.call('GET', `/api/cards/verify/${card.code}/`, { from: `2001:db8:7:7::${last}` });
  for (let n = 0; n < 30; n += 1) expect((await from(n.toString(16))).status).toBe(200);
  const refused = await from('ffff');
  expect(refused.status).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await verify(card.code)).status).toBe(200);
  site.clock.pass({ seconds: 61 });
  expect((await from('1')).status).toBe(200);
});

test('of an hour it is 300', async () => {
  const statuses: number[] = [];
  for (let minute = 0; minute < 11; minute += 1) {
    for (let n = 0; n < 30; n += 1)
      statuses.push((await site.call('GET', '/api/cards/verify/UNKNOWN/', { from: '10.9.9.9' })).status);
    site.clock.pass({ seconds: 61 });
  }
  expect(statuses.filter((status) => status === 404)).toHaveLength(300);
  expect(statuses.slice(300)).toEqual(Array(30).fill(429));
});

const perMm = 300 / 25.4;
const photo = async (token: string) =>
  site.call('PATCH', '/api/profile/update/', {
    token,
    form: formOf({}, { passport_photo: { bytes: await picture('jpeg', 300, 400) } }),
  });

test('the PDF is the PNG, byte for byte the same again, and its code is read by two readers', async () => {
  const { card, token } = await holder({
    firstName: 'ശ്രീലക്ഷ്മി',
    lastName: 'Ramachandran Unnithan Varma Thampuran',
    confirmedLicenseCategory: 'Supervisor Senior',
  });
  expect((await photo(token)).status).toBe(200);
  const [pdf, again, png] = await Promise.all(
    ['card.pdf', 'card.pdf/', 'card.png'].map((file) => site.call('GET', `/api/cards/mine/${file}`, { token })),
  );
  expect([pdf!.headers['content-type'], png!.headers['content-type'], pdf!.headers['cache-control']]).toEqual([
    'application/pdf',
    'image/png',
    'no-store',
  ]);
  expect((again!.body as Buffer).equals(pdf!.body as Buffer)).toBe(true);
  const printed = await rasterise(pdf!.body as Buffer, { scale: 300 / 72 });
  const drawn = await pixelsOf(png!.body as Buffer);
  expect(printed.pages).toBe(1);
  expect(
    Math.abs(printed.width - cardSize.width * perMm) + Math.abs(printed.height - cardSize.height * perMm),
  ).toBeLessThan(3);
  expect(await difference(printed, drawn, 3)).toBeLessThan(0.015);
  expect(readCodes(printed)).toEqual([card.verify_url, card.verify_url]);
  expect(readCodes(drawn)).toEqual([card.verify_url, card.verify_url]);
  const corners = jsQR(printed.data, printed.width, printed.height)!.location;
  expect((corners.topRightCorner.x - corners.topLeftCorner.x) / perMm).toBeGreaterThanOrEqual(30);
});

test('another name makes another PDF', async () => {
  const [one, other] = await Promise.all([holder(), holder({ lastName: 'Nair' })]);
  const [a, b] = await Promise.all(
    [one, other].map(({ token }) => site.call('GET', '/api/cards/mine/card.png', { token })),
  );
  // The same card twice differs by nothing; name, id and code are a small part of the picture.
  expect(await difference(await pixelsOf(a!.body as Buffer), await pixelsOf(b!.body as Buffer), 3)).toBeGreaterThan(
    0.02,
  );
});

test('the office finds members by name, number, area and state of their card', async () => {
  const stamp = `Q${Date.now() % 100_000}`;
  const [good, back] = await Promise.all([
    holder({ lastName: `${stamp} Good` }),
    holder({ lastName: `${stamp} Back` }),
  ]);
  await makeUser(site, { firstName: 'Lakshmi', lastName: `${stamp} None`, areaId: area.id });
  await makeUser(site, { firstName: 'Lakshmi', lastName: `${stamp} Applicant`, isApproved: false });
  await revoke(back.user.id);
  const find = async (query: string) =>
    (await site.call('GET', `/api/cards/?search=lakshmi+${stamp}${query}`, { token: registrar.token })).body as {
      count: number;
      results: Record<string, unknown>[];
    };
  const all = await find('');
  expect(all.count).toBe(3);
  expect(all.results.map(({ card }) => card)).toEqual(['revoked', 'live', 'none']);
  expect(all.results[0]).toMatchObject({
    id: back.user.id,
    reason: 'Reported lost',
    issued_at: null,
    revoked_at: expect.any(String),
  });
  for (const state of ['live', 'revoked', 'none']) {
    const found = await find(`&state=${state}`);
    expect([found.count, found.results.map(({ card }) => card)], state).toEqual([1, [state]]);
  }
  expect((await find(`&area=${area.id}`)).count).toBe(3);
  expect((await find('&area=999999')).count).toBe(0);
  expect(
    (await site.call('GET', `/api/cards/?search=${good.user.membershipId}`, { token: registrar.token })).body.results[0]
      .id,
  ).toBe(good.user.id);
});

test('a person who is not a member has no card to take back or issue', async () => {
  const applicant = await makeUser(site, { isApproved: false });
  for (const id of [applicant.id, 2_000_000_000]) {
    expect((await revoke(id)).status).toBe(404);
    expect((await site.call('POST', `/api/cards/${id}/issue/`, { token: registrar.token })).status).toBe(404);
  }
  const without = await makeUser(site);
  expect((await revoke(without.id)).body.code).toBe('no_card');
  for (const body of [{}, { reason: '' }, { reason: '  a ' }, { reason: 'x'.repeat(301) }, { reason: 7 }]) {
    const refused = await site.call('POST', `/api/cards/${without.id}/revoke/`, { token: registrar.token, body });
    expect([refused.status, Object.keys(refused.body)]).toEqual([400, ['reason']]);
  }
});

test('the export has the filtered rows without codes, and is recorded', async () => {
  const stamp = `X${Date.now() % 100_000}`;
  const [good, back] = await Promise.all([
    holder({ lastName: `${stamp} Good` }),
    holder({ lastName: `${stamp} Back`, membershipUntil: '2020-01-31' }),
  ]);
  await makeUser(site, { firstName: 'Lakshmi', lastName: `${stamp} None`, membershipId: null });
  await revoke(back.user.id);
  const get = (query: string) =>
    site.call('GET', `/api/cards/export/?search=${stamp}${query}`, { token: registrar.token });
  const today = dayIso(site.clock.now());
  const all = await get('');
  expect([all.status, all.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
  const [head, ...rows] = String(all.body).trimEnd().split('\r\n');
  expect(head).toBe('\uFEFFFull Name,Username,Membership ID,Area,Status,Card,Issued,Taken Back,Reason');
  expect(rows.map((row) => row.split(',').toSpliced(1, 1))).toEqual([
    [`Lakshmi ${stamp} Back`, back.user.membershipId, area.name, 'Lapsed', 'Taken back', '', today, 'Reported lost'],
    [`Lakshmi ${stamp} Good`, good.user.membershipId, area.name, 'Member', 'Valid card', today, '', ''],
    [`Lakshmi ${stamp} None`, '', '', 'Member', 'No card yet', '', '', ''],
  ]);
  for (const { card } of [good, back]) expect(String(all.body)).not.toContain(card.code);
  expect(
    String((await get('&state=live')).body)
      .trim()
      .split('\r\n'),
  ).toHaveLength(2);
  const book = await get('&format=xlsx');
  expect(book.headers['content-disposition']).toBe('attachment; filename="cards.xlsx"');
  const { sheets } = await readXlsx(book.body as Buffer);
  expect(sheets[0]!.rows.map((row) => row[0])).toEqual([
    'Full Name',
    ...['Back', 'Good', 'None'].map((last) => `Lakshmi ${stamp} ${last}`),
  ]);
  const log = await readLog(site, eq(auditLog.action, 'card.export'));
  expect(log.slice(-3).map(({ actorId, after }) => [actorId, after])).toEqual([
    [registrar.user.id, { people: 3, search: stamp }],
    [registrar.user.id, { people: 1, search: stamp, state: 'live' }],
    [registrar.user.id, { people: 3, search: stamp }],
  ]);
});

test('a long list is read in batches, each member once', async () => {
  const stamp = `Y${Date.now() % 100_000}`;
  const people = Array.from({ length: 1001 }, (_, n) => {
    const username = `${stamp}-${n}`.toLowerCase();
    return {
      username,
      firstName: `${stamp} ${n % 7}`,
      lastName: 'Same',
      email: `${username}@example.test`,
      role: 'member' as const,
      isApproved: true,
      passwordHash: '-',
    };
  });
  await site.site.db.insert(users).values(people);
  const { body } = await site.call('GET', `/api/cards/export/?search=${stamp}`, { token: registrar.token });
  const names = String(body)
    .trim()
    .split('\r\n')
    .slice(1)
    .map((row) => row.split(',')[1]);
  expect([names.length, new Set(names).size]).toEqual([1001, 1001]);
});

test('the bell notifies a member of a card taken back or issued, by the newest notice only', async () => {
  const { token, user } = await holder();
  const told = async () =>
    (await site.call('GET', '/api/notifications/', { token })).body.results as Record<string, unknown>[];
  await site.call('POST', '/api/cards/mine/new/', { token });
  expect(await told()).toEqual([]);
  await revoke(user.id);
  expect(await told()).toMatchObject([
    {
      kind: 'card',
      text: 'The office has taken back your membership card',
      title: 'Reported lost',
      link: '/member/card',
      is_read: false,
    },
  ]);
  expect((await revoke(user.id)).status).toBe(409);
  await site.call('POST', `/api/cards/${user.id}/issue/`, { token: registrar.token });
  // The notice waits while the issue can be taken back.
  await site.site.db.execute(sql`update jobs set run_at = now() where name = 'cards.issued'`);
  const issued = { kind: 'card', text: 'The office has issued you a new membership card', title: user.membershipId };
  await vi.waitFor(async () => expect(await told()).toMatchObject([{ ...issued, is_read: false }]), {
    timeout: 20_000,
    interval: 100,
  });
  const rows = await site.site.db.select().from(notices).where(eq(notices.userId, user.id));
  expect(rows.map(({ key, values }) => [key, values])).toEqual([['cards.issued', {}]]);
});
