import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { AdDay } from '~/shared/ad-days';
import { chrome, countsOf, sendRandomly, type Sent } from '~test/ad-counting';
import { testApp } from '~test/app';
import { signIn } from '~test/factories';
import { makeAd, makeShop } from '~test/marketplace';

const site = testApp();

const seen = '/api/marketplace/seen/';
const feed = '/api/marketplace/ads/home/';
let serial = 0;
const newAddress = () => `10.0.${(serial += 1) >> 8}.${serial & 255}`;
const newAd = async () => (await makeAd(site, (await makeShop(site)).id)).id;
const ticketOf = async () => (await site.call('GET', feed)).headers['ad-ticket'] as string;
const shown = (ad: number, ...more: Sent['kind'][]): Sent[] =>
  (['shown', ...more] as const).map((kind) => ({ ad, kind, place: 'showcase' }));

const post = (
  ticket: string,
  events: Sent[],
  more: { from?: string; agent?: string; batch?: string; token?: string } = {},
) =>
  site.call('POST', seen, {
    body: { ticket, batch: more.batch ?? randomUUID(), events },
    headers: { 'user-agent': more.agent ?? chrome },
    from: more.from ?? newAddress(),
    token: more.token,
  });

const staff = async () => (await signIn(site, 'admin')).token;
const daysOf = async (ad: number) =>
  (await site.call('GET', `/api/marketplace/ads/${ad}/days/`, { token: await staff() })).body as {
    days: AdDay[];
    corrections: object[];
    definitions: { version: number; text: string }[];
  };
const countsFor = async (ad: number) => countsOf((await daysOf(ad)).days)[`${ad} showcase`] ?? {};

test('the feeds carry a ticket, also with a 304, the same within a minute', async () => {
  const ad = await newAd();
  for (const path of [feed, '/api/marketplace/ads/', '/api/marketplace/shops_with_ads/']) {
    const first = await site.call('GET', path);
    expect(first.headers['ad-ticket'], path).toMatch(/^f\.[\w-]+\.[\w-]+\.[\w-]{16}$/);
    const again = await site.call('GET', path, { headers: { 'if-none-match': first.headers.etag as string } });
    expect(again.status).toBe(304);
    expect(again.headers['ad-ticket']).toMatch(/^f\./);
    site.clock.pass({ minutes: 1 });
    const later = await site.call('GET', path, { headers: { 'if-none-match': first.headers.etag as string } });
    expect(later.headers['ad-ticket']).not.toBe(first.headers['ad-ticket']);
  }
  expect((await post(await ticketOf(), shown(ad))).status).toBe(204);
});

test('a view counts each kind once, in whichever posts it comes', async () => {
  const ad = await newAd();
  const from = newAddress();
  const first = await post(await ticketOf(), shown(ad, 'measured', 'shown'), { from });
  const view = first.headers['ad-view'] as string;
  expect(view).toMatch(/^v\./);
  const next = await post(view, shown(ad, 'viewable', 'call', 'call'), { from });
  expect(next.headers['ad-view']).toBeUndefined();
  expect(await countsFor(ad)).toEqual({ shown: 1, measured: 1, viewable: 1, call: 1 });
  // Another view of the same visitor.
  await post(await ticketOf(), shown(ad), { from });
  expect(await countsFor(ad)).toEqual({ shown: 2, measured: 1, viewable: 1, call: 1 });
});

test('a click counts after its ad was shown, where it was shown', async () => {
  const ad = await newAd();
  const from = newAddress();
  const first = await post(await ticketOf(), [{ ad, kind: 'call', place: 'finder' }], { from });
  expect(await countsFor(ad)).toEqual({});
  await post(first.headers['ad-view'] as string, shown(ad), { from });
  expect(await countsFor(ad)).toEqual({ shown: 1, call: 1 });
});

test('a click that comes after its ad was written as shown is added to it', async () => {
  const ad = await newAd();
  const from = newAddress();
  const first = await post(await ticketOf(), shown(ad), { from });
  expect(await countsFor(ad)).toEqual({ shown: 1 });
  await post(first.headers['ad-view'] as string, [{ ad, kind: 'call', place: 'finder' }], { from });
  expect(await countsFor(ad)).toEqual({ shown: 1, call: 1 });
});

test('the same batch twice adds once, and leads to the same view', async () => {
  const ad = await newAd();
  const [batch, from, ticket] = [randomUUID(), newAddress(), await ticketOf()];
  const [first, second] = [
    await post(ticket, shown(ad), { batch, from }),
    await post(ticket, shown(ad), { batch, from }),
  ];
  expect(second.headers['ad-view']).toBe(first.headers['ad-view']);
  expect(await countsFor(ad)).toEqual({ shown: 1 });
});

test('what is forged, too old, or from another browser is only invalid, with the reason', async () => {
  const ad = await newAd();
  const ticket = await ticketOf();
  const view = (await post(ticket, [])).headers['ad-view'] as string;
  const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
  await post(view, shown(ad), { agent: firefox });
  await post(`${ticket.slice(0, -1)}${ticket.endsWith('A') ? 'B' : 'A'}`, shown(ad));
  await post('nonsense', shown(ad));
  await post('', shown(ad));
  site.clock.pass({ minutes: 12 });
  expect((await post(ticket, shown(ad))).headers['ad-view']).toBeUndefined();
  const { days } = await daysOf(ad);
  expect(days).toMatchObject([{ shown: 0, invalid: 5, invalid_reasons: { replayed: 1, forged: 3, old: 1 } }]);
  // The view goes on for two hours.
  await post(view, shown(ad));
  site.clock.pass({ hours: 2 });
  await post(view, shown(ad, 'call'));
  expect((await daysOf(ad)).days[0]).toMatchObject({ shown: 1, call: 0, invalid_reasons: { old: 3 } });
});

test('an ad that the answer did not have is forged, or dropped when it began since', async () => {
  const ad = await newAd();
  site.clock.pass({ minutes: 1 });
  const none = await site.call('GET', '/api/marketplace/shops_with_ads/?q=nothing-has-this-name');
  const ticket = none.headers['ad-ticket'] as string;
  await post(ticket, shown(ad));
  expect((await daysOf(ad)).days).toMatchObject([{ shown: 0, invalid_reasons: { forged: 1 } }]);
  site.clock.pass({ minutes: 2 });
  const later = await newAd();
  await post(ticket, shown(later));
  expect((await daysOf(later)).days).toEqual([]);
});

test.each([
  ['an IPv4 address and kind of browser', () => '203.0.113.7', 60, 'network'],
  ['an IPv6 /64', () => `2001:db8:1:2::${(serial += 1)}`, 60, 'network'],
])('the 61st view of %s within an hour is invalid', async (_, from, limit, reason) => {
  const ad = await newAd();
  const ticket = await ticketOf();
  for (let view = 0; view < limit + 1; view += 1) await post(ticket, shown(ad), { from: from() });
  expect((await daysOf(ad)).days).toMatchObject([{ shown: limit, invalid: 1, invalid_reasons: { [reason]: 1 } }]);
  site.clock.pass({ hours: 1 });
  await post(await ticketOf(), shown(ad), { from: from() });
  expect(await countsFor(ad)).toEqual({ shown: limit + 1, invalid: 1 });
});

test('the 601st view of an IPv4 address is invalid, whatever browsers; and a flood is not written', async () => {
  const ad = await newAd();
  const ticket = await ticketOf();
  const agents = Array.from({ length: 20 }, (_, index) => `Browser${String.fromCodePoint(97 + index)}/1.0`);
  for (let view = 0; view < 601; view += 1)
    await post(ticket, shown(ad), { from: '203.0.113.9', agent: agents[view % 20]! });
  expect((await daysOf(ad)).days).toMatchObject([{ shown: 600, invalid: 1, invalid_reasons: { address: 1 } }]);
  for (let view = 0; view < 700; view += 1) await post('forged', shown(ad), { from: '2001:db8:9::1' });
  expect((await daysOf(ad)).days[0]).toMatchObject({ invalid: 601 });
});

test('robots, the office and ads that are not live are dropped', async () => {
  const ad = await newAd();
  const ticket = await ticketOf();
  await post(ticket, shown(ad), { agent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' });
  await post(ticket, shown(ad), { token: await staff() });
  await post(ticket, shown(9_999_999));
  expect((await daysOf(ad)).days).toEqual([]);
  site.clock.pass({ days: 14, hours: 23, minutes: 59 });
  const late = await ticketOf();
  site.clock.pass({ minutes: 5 });
  await post(late, shown(ad));
  expect(await countsFor(ad)).toEqual({ shown: 1 });
  site.clock.pass({ minutes: 2 });
  await post(late, shown(ad));
  expect(await countsFor(ad)).toEqual({ shown: 1 });
});

test('a form that is none gets a 400 at its field; odd ones change nothing', async () => {
  const ticket = await ticketOf();
  const batch = randomUUID();
  const bodies: [unknown, string][] = [
    [{ batch, events: [] }, 'ticket'],
    [{ ticket, events: [] }, 'batch'],
    [{ ticket, batch: 'x', events: [] }, 'batch'],
    [{ ticket, batch }, 'events'],
    [{ ticket, batch, events: Array.from({ length: 51 }, () => shown(1)[0]) }, 'events'],
  ];
  for (const [body, field] of bodies) {
    const answer = await site.call('POST', seen, { body });
    expect(answer.status).toBe(400);
    expect(answer.body).toHaveProperty(field);
  }
});

test('corrections stand beside what was counted', async () => {
  const ad = await newAd();
  await post(await ticketOf(), shown(ad));
  const token = await staff();
  const day = (await daysOf(ad)).days[0]!.day;
  const body = { day, place: 'showcase', kind: 'shown', count: -1, reason: 'Our own device' };
  const added = await site.call('POST', `/api/marketplace/ads/${ad}/corrections/`, { token, body });
  expect(added.status).toBe(201);
  const read = await daysOf(ad);
  expect(read.days).toMatchObject([{ shown: 1 }]);
  expect(read.corrections).toMatchObject([{ ...body, ad, definition: 1 }]);
  expect(read.definitions).toMatchObject([{ version: 1, text: expect.stringContaining('Viewable') }]);
  for (const bad of [
    { count: 0 },
    { count: 1.5 },
    { day: '2999-01-01' },
    { reason: ' ' },
    { kind: 'invalid' },
    { place: 'x' },
  ])
    expect(
      (await site.call('POST', `/api/marketplace/ads/${ad}/corrections/`, { token, body: { ...body, ...bad } })).status,
    ).toBe(400);
  expect((await site.call('POST', '/api/marketplace/ads/999999/corrections/', { token, body })).status).toBe(404);
});

test('the days outlive their ad', async () => {
  const ad = await newAd();
  await post(await ticketOf(), shown(ad));
  expect((await daysOf(ad)).days).toHaveLength(1);
  await site.call('DELETE', `/api/marketplace/ads/${ad}/delete/`, { token: await staff() });
  expect((await daysOf(ad)).days).toHaveLength(1);
});

test('of a day, the newest price of a tier counts', async () => {
  const token = await staff();
  const today = new Date(site.clock.now().getTime() + 5.5 * 3_600_000).toISOString().slice(0, 10);
  const add = (price: number, valid_from: string) =>
    site.call('POST', '/api/marketplace/prices/', { token, body: { tier: 'gold', price, valid_from } });
  for (const [price, from] of [
    [100, '2020-01-01'],
    [300, today],
    [200, today],
    [900, '2099-01-01'],
  ] as const)
    expect((await add(price, from)).status).toBe(201);
  const { body } = await site.call('GET', '/api/marketplace/prices/', { token });
  expect(body.today).toContainEqual({ tier: 'gold', price: 200 });
  expect(body.today).toContainEqual({ tier: 'basic', price: null });
  expect(body.results.map(({ price }: { price: number }) => price)).toEqual([900, 200, 300, 100]);
  for (const bad of [0, -1, 1.5, '100', 1e12]) expect((await add(bad as number, today)).status).toBe(400);
});

test(
  'random events on two instances, with retries, failed writes and stops, equal a model',
  { timeout: 120_000 },
  async () => {
    const ads = [await newAd(), await newAd(), await newAd()];
    const expected = await sendRandomly(site.site, { ads, events: 3_000, seed: 7 });
    const days = (await Promise.all(ads.map(daysOf))).flatMap((read) => read.days);
    expect(countsOf(days)).toEqual(expected);
  },
);
