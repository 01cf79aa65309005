import { expect, test } from 'vitest';
import { loadDemoPeople } from '~demo/applications/load';
import { testApp } from '~test/app';
import { signIn } from '~test/factories';
import { loadDemoPositions } from './load';

const site = testApp({ DEMO_PASSWORD: 'demo-password' });

test('the positions are held by the people whom the About page names without them, area by area', async () => {
  const names = async (language = '') => {
    const { body } = await site.call('GET', `${language}/api/committees/`);
    return body.areas.map(({ members, ...area }: { members: string[] }) => ({ ...area, members: members.toSorted() }));
  };
  const [written, inMalayalam] = [await names(), await names('/ml')];
  expect(await loadDemoPositions(site.site)).toBe(false);
  await loadDemoPeople(site.site);
  expect(await loadDemoPositions(site.site)).toBe(true);
  expect(await loadDemoPositions(site.site)).toBe(false);
  const { leaders, district } = (await site.call('GET', '/api/committees/')).body;
  expect([leaders.length, district.length]).toEqual([3, 10]);
  expect(await names()).toEqual(written);
  expect(await names('/ml')).toEqual(inMalayalam);
  const { token } = await signIn(site, 'superuser');
  for (const [state, count] of [
    ['current', 63],
    ['past', 2],
    ['coming', 2],
  ] as const)
    expect((await site.call('GET', `/api/admin/positions/?state=${state}`, { token })).body.count).toBe(count);
});
