import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '~test/app';
import { signIn, testPerson } from '~test/factories';
import { samplesOf } from '~test/metrics';
import { pagesOf } from '~test/pages';
import * as verifyPage from '../web/pages/verify';

/* docs/product/cards.md, "Verification": the page of a QR code, as the server renders it. */
const token = 'a-token-of-enough-letters';
const testPages = pagesOf({ '/verify/:code': verifyPage });
const site = {} as TestApp;
beforeAll(async () => {
  const pages = { assets: () => Promise.resolve(), pagesIn: () => testPages };
  Object.assign(site, await openTestApp({ METRICS_TOKEN: token }, { pages }));
});
afterAll(() => site.close());
const registrar = testPerson(site, 'admin', { duties: ['registrar'] });

let networks = 0;
/** Returns an address without any check so far. */
const newAddress = () => `10.2.0.${(networks += 1)}`;
const page = async (code: string, from: string) => {
  const answer = await site.call('GET', `/verify/${code}`, { from });
  return { ...answer, html: String(answer.body) };
};
const holder = async () => {
  const one = await signIn(site, 'member', { firstName: 'Lakshmi', lastName: 'Menon' });
  return { ...one, code: (await site.call('GET', '/api/cards/mine/', { token: one.token })).body.code as string };
};
const forOneVisitor = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
};

test('it names the holder, and after a revocation in the next answer no holder', async () => {
  const { code, user } = await holder();
  const from = newAddress();
  const good = await page(code, from);
  expect([good.status, good.headers]).toEqual([200, expect.objectContaining(forOneVisitor)]);
  for (const text of ['This card is valid.', 'Lakshmi Menon', user.membershipId!, 'noindex'])
    expect(good.html).toContain(text);
  await site.call('POST', `/api/cards/${user.id}/revoke/`, {
    token: registrar.token,
    body: { reason: 'Reported lost' },
  });
  const bad = await page(code, from);
  expect([bad.status, bad.headers]).toEqual([404, expect.objectContaining(forOneVisitor)]);
  expect(bad.html).toContain('This card is not valid.');
  expect(bad.html).not.toContain('Lakshmi');
});

test('over the limit that it shares with the call it is a 429 with the time to wait', async () => {
  const { code } = await holder();
  const from = newAddress();
  for (let n = 0; n < 15; n += 1) {
    expect((await page(code, from)).status).toBe(200);
    expect((await site.call('GET', `/api/cards/verify/${code}/`, { from })).status).toBe(200);
  }
  const refused = await page(code, from);
  expect([refused.status, refused.headers]).toEqual([429, expect.objectContaining(forOneVisitor)]);
  const seconds = Number(refused.headers['retry-after']);
  expect(seconds > 0 && seconds <= 60).toBe(true);
  expect(refused.html).toContain('Too many checks');
  expect(refused.html.replaceAll('<!-- -->', '')).toContain(`${seconds} seconds`);
  expect(refused.html).not.toContain('Lakshmi');
  expect((await site.call('GET', `/api/cards/verify/${code}/`, { from })).status).toBe(429);
});

test('checks are counted by how they went, by page and by call', async () => {
  const counts = async () => {
    const { body } = await site.app.inject({ url: '/metrics', headers: { authorization: `Bearer ${token}` } });
    const samples = samplesOf(body).filter(({ name }) => name === 'sangham_card_checks_total');
    return Object.fromEntries(samples.map(({ labels, value }) => [labels.outcome, value])) as Record<string, number>;
  };
  const { code } = await holder();
  const from = newAddress();
  const before = await counts();
  for (const one of [code, 'A'.repeat(20)]) {
    await page(one, from);
    await site.call('GET', `/api/cards/verify/${one}/`, { from });
  }
  for (let n = 0; n < 27; n += 1) await site.call('GET', `/api/cards/verify/${code}/`, { from });
  const after = await counts();
  expect(
    Object.fromEntries(Object.entries(after).map(([outcome, value]) => [outcome, value - before[outcome]!])),
  ).toEqual({ good: 28, not_valid: 2, limited: 1 });
});
