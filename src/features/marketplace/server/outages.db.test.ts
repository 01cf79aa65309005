import { expect, test } from 'vitest';
import { lastBeat } from '~/platform/beats';
import { deleteSetting } from '~/platform/settings-store/settings-store';
import type { ManagedAd } from '~/shared/shops';
import { openSecond, testApp } from '~test/app';
import { signIn } from '~test/factories';
import { makeAd, makeShop } from '~test/marketplace';
import { noteUp } from './outages';

const site = testApp();
const [HOUR, DAY] = [3_600_000, 86_400_000];

const newAd = async (more: Record<string, string> = {}) => makeAd(site, (await makeShop(site)).id, more);
const found = async (id: number) => {
  const { token } = await signIn(site, 'admin');
  const ads = (await site.call('GET', '/api/marketplace/ads/', { token })).body as ManagedAd[];
  return ads.find((ad) => ad.id === id)!;
};
/** Lets the site be up, then down for some time, and then up again; returns what an ad was given. */
const downFor = async (id: number, time: Parameters<typeof site.clock.pass>[0]) => {
  await noteUp(site.site);
  const before = await found(id);
  site.clock.pass(time);
  await noteUp(site.site);
  const after = await found(id);
  return {
    hours: (Date.parse(after.ends_at) - Date.parse(before.ends_at)) / HOUR,
    days: after.outage_days - before.outage_days,
  };
};

test('days on which the site was down are added, restarts and short outages are none', async () => {
  const { id } = await newAd({ ad_type: 'diamond' });
  expect(await downFor(id, { minutes: 5 })).toEqual({ hours: 0, days: 0 });
  expect(await downFor(id, { hours: 5, minutes: 55 })).toEqual({ hours: 0, days: 0 });
  expect(await downFor(id, { hours: 6 })).toEqual({ hours: 24, days: 1 });
  expect(await downFor(id, { days: 2, minutes: 5 })).toEqual({ hours: 48, days: 2 });
  expect(await found(id)).toMatchObject({ outage_days: 3 });
});

test('it stands in the audit log, with the outage', async () => {
  const { id, shop_name: name } = await newAd();
  await downFor(id, { hours: 7 });
  const { token } = await signIn(site, 'superuser');
  const log = (await site.call('GET', '/api/admin/audit/?action=ad.outage', { token })).body.results as object[];
  expect(log).toContainEqual(
    expect.objectContaining({
      target: expect.objectContaining({ id, name }),
      after: expect.objectContaining({ days: 1, down_from: expect.any(String), down_until: expect.any(String) }),
    }),
  );
});

test('an ad that ended while the site was down runs on for what it lost, a later renewal begins again', async () => {
  const { id, ends_at: end } = await newAd();
  site.clock.pass({ days: 12 });
  await site.site.write(async (tx) => void (await deleteSetting(tx, lastBeat)));
  await downFor(id, { days: 10 });
  const ad = await found(id);
  expect(ad).toMatchObject({ status: 'live', outage_days: 3 });
  expect((Date.parse(ad.ends_at) - Date.parse(end)) / DAY).toBeCloseTo(10, 2);
  // Without a beat before, nothing is known of an outage.
  site.clock.pass({ days: 4 });
  await site.site.write(async (tx) => void (await deleteSetting(tx, lastBeat)));
  await noteUp(site.site);
  const { token } = await signIn(site, 'admin');
  expect((await site.call('POST', `/api/marketplace/ads/${id}/renew/`, { token })).body).toMatchObject({
    status: 'live',
    outage_days: 0,
  });
});

test('two instances that come back give the days once', async () => {
  const second = await openSecond(site);
  const { id, ends_at: before } = await newAd({ ad_type: 'diamond' });
  await noteUp(site.site);
  site.clock.pass({ hours: 8 });
  await Promise.all([noteUp(site.site), noteUp({ ...(second ?? site).site, clock: site.clock })]);
  expect(Date.parse((await found(id)).ends_at) - Date.parse(before)).toBe(DAY);
  await second?.close();
});

test('what an instance could not write on a full disk is no outage', async () => {
  const { id } = await newAd();
  await noteUp(site.site);
  site.clock.pass({ hours: 9 });
  const upAt = site.clock.now();
  site.clock.pass({ minutes: 5 });
  await noteUp(site.site, upAt);
  expect(await found(id)).toMatchObject({ outage_days: 0 });
});
