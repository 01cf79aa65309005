import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { adDays } from '~/features/ad-counting/server/tables';
import { adKinds, type AdDays } from '~/shared/ad-days';
import { byDefinition, sumOf } from '~/shared/ad-sums';
import { chrome } from '~test/ad-counting';
import { testApp } from '~test/app';
import { signIn } from '~test/factories';
import { advertiser } from '~test/portal';

const site = testApp();

test('the office and the shop get the same figures of an ad, as an answer and as a file', async () => {
  const { call, ad, shop } = await advertiser(site);
  const { token } = await signIn(site, 'admin');
  const office = (path: string) => site.call('GET', `/api/marketplace/ads/${ad.id}/${path}`, { token });
  const day = (ago: number) => new Date(site.clock.now().getTime() - ago * 86_400_000).toISOString().slice(0, 10);
  const base = { adId: ad.id, shopId: shop.id, tier: 'gold', shown: 20, measured: 19, viewable: 12 } as const;
  await site.site.db.insert(adDays).values([
    { ...base, day: day(9), place: 'showcase', definition: 0 },
    { ...base, day: day(3), place: 'showcase', definition: 1, call: 2, invalid: 4, invalidReasons: { old: 4 } },
    { ...base, day: day(3), place: 'finder', definition: 1, details: 5 },
  ]);
  const ticket = (await site.call('GET', '/api/marketplace/ads/')).headers['ad-ticket'];
  const events = (['shown', 'measured', 'viewable'] as const).map((kind) => ({ ad: ad.id, kind, place: 'finder' }));
  const body = { ticket, batch: randomUUID(), events };
  await site.call('POST', '/api/marketplace/seen/', { body, headers: { 'user-agent': chrome } });
  const correction = { day: day(3), place: 'showcase', kind: 'viewable', count: -5, reason: 'Our own visits.' };
  const url = `/api/marketplace/ads/${ad.id}/corrections/`;
  expect((await site.call('POST', url, { token, body: correction })).status).toBe(201);

  const [theirs, ours] = [(await call('GET', `days/?ad=${ad.id}`)).body, (await office('days/')).body];
  expect(theirs.days).toHaveLength(4);
  expect(theirs.days).toEqual(ours.days);
  expect(theirs.definitions).toEqual(ours.definitions);
  expect(theirs.corrections).toHaveLength(1);
  expect(ours.corrections).toMatchObject(theirs.corrections as object[]);
  const sums = (counted: AdDays) => byDefinition(counted).map((part) => adKinds.map((kind) => sumOf(part, [kind])));
  expect(sums(theirs as unknown as AdDays)).toEqual(sums(ours as unknown as AdDays));
  expect(sums(theirs as unknown as AdDays)[0]!.slice(0, 3)).toEqual([41, 39, 20]);
  const file = async (answer: Promise<{ body: unknown }>) => String((await answer).body);
  expect(await file(call('GET', `days/export/?ad=${ad.id}`))).toBe(await file(office('days/export/')));
});
