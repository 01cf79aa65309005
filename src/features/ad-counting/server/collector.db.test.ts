import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Site } from '~/platform/site';
import { chrome } from '~test/ad-counting';
import { openTestApp, testApp } from '~test/app';
import { makeAd, makeShop } from '~test/marketplace';
import { createCollector } from './collector';
import { readDays } from './read-days';

const site = testApp();

const newAd = async () => makeAd(site, (await makeShop(site)).id);
const lost = () => new Map(site.site.events.of('ads')).get('lost') ?? 0;

test('on a full disk 10,000 events wait, more are dropped and counted; what waits is written later', async () => {
  const ad = await newAd();
  let isFull = true;
  const write: Site['write'] = (work) => {
    if (isFull) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    return site.site.write(work);
  };
  const collector = createCollector({ ...site.site, write });
  const before = lost();
  const at = site.clock.now();
  const day = '2026-11-05';
  for (let view = 0; view < 12_000; view += 1) {
    const event = { ad: ad.id, shop: ad.shop, day, tier: 'gold', place: 'finder', kind: 'shown', reason: '' } as const;
    collector.add({ id: randomUUID(), at, view: randomUUID(), events: [event] });
    if (view % 3_000 === 0) await collector.flush();
  }
  await collector.flush();
  expect(lost() - before).toBe(2_000);
  isFull = false;
  await collector.close();
  expect(lost() - before).toBe(2_000);
  const { days } = await readDays(site.site.db, { ad: ad.id, from: day, to: day }, 'en');
  expect(days).toMatchObject([{ shown: 10_000 }]);
});

test('what browsers send is taken on a full disk too', async () => {
  const full = await openTestApp({}, { space: () => Promise.resolve({ free: 0, total: 1e10 }) });
  const answer = await full.call('POST', '/api/marketplace/seen/', {
    body: { ticket: 'forged', batch: randomUUID(), events: [] },
    headers: { 'user-agent': chrome },
  });
  expect(answer.status).toBe(204);
  await full.close();
});
