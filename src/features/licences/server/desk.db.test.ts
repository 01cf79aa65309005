import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { testApp } from '~test/app';
import { formOf, makeUser, picture, signIn, testPerson } from '~test/factories';
import type { Caller } from '~/shared/access';
import { dayIso } from '~/shared/membership-status';
import { areas, units } from '../../areas/server/tables';
import { createNotices } from '../../notifications/server/public';
import { daysAfter } from '../rules';
import { createDesk } from './desk';
import { createScanAddresses } from './scans';

const site = testApp();
const registrar = testPerson(site, 'admin', { duties: ['registrar'] });
const inDays = (days: number) => daysAfter(dayIso(site.clock.now()), days);

test('how many a list has is counted once, until something of people or licences changes', async () => {
  let version = 'one';
  const desk = createDesk({
    ...site.site,
    topics: { ...site.site.topics, snapshot: () => version },
    scans: createScanAddresses(site.site.config, site.clock),
    notices: createNotices(site.site),
  });
  const caller: Caller = {
    id: registrar.user.id,
    name: 'Office',
    areaId: null,
    isMember: true,
    isAreaAdmin: false,
    isStaff: true,
    isSuperuser: false,
    duties: ['registrar'],
    provedUntil: null,
    overdue: false,
  };
  const read = (status: 'unknown' | 'unconfirmed') => desk.desk({ status, page: 1, page_size: 100 }, caller, 'en');
  for (const status of ['unknown', 'unconfirmed'] as const) {
    const before = await read(status);
    // Past the caches: no topic is invalidated.
    const added = await makeUser(site, { licenseNo: `EA/${status}` });
    const same = await read(status);
    expect(
      same.results.map(({ id }) => id),
      status,
    ).toContain(added.id);
    expect(same.count, status).toBe(before.count);
    version = `${version}, ${status}`;
    expect((await read(status)).count, status).toBe(before.count + 1);
  }
});

test('a search finds a person by name in either script, id, phone or licence number, in every list', async () => {
  const { user, token } = await signIn(site, 'member', {
    firstName: 'Sreelatha',
    lastName: 'Mundakkal',
    fullNameMl: 'ശ്രീലത മുണ്ടക്കൽ',
    phone: '9446012389',
    licenseNo: 'PKD/BDB/2019/4471',
  });
  await makeUser(site, { licenseNo: 'PKD/BDB/2019/4472' });
  const form = formOf({ kind: 'licence', renewalDate: inDays(1000) }, { file: { bytes: await picture() } });
  expect((await site.call('POST', '/api/licences/renewals/', { token, form })).status).toBe(201);
  const find = async (status: string, search: string, path = '') =>
    site.call('GET', `/api/licences/desk/${path}?status=${status}&search=${encodeURIComponent(search)}`, {
      token: registrar.token,
    });
  const typed = [
    'sreelatha',
    'mundakal sreelata',
    'ശ്രീലത',
    user.membershipId!,
    '94460 12389',
    '+91 9446012389',
    'pkd/bdb/2019/4471',
    'PKDBDB20194471',
  ];
  for (const status of ['queue', 'unconfirmed', 'unknown']) {
    for (const search of typed) {
      const { count, results } = (await find(status, search)).body;
      const ids = results.map((row: { id: number; user?: { id: number } }) => row.user?.id ?? row.id);
      expect([status, search, count, ids]).toEqual([status, search, 1, [user.id]]);
    }
    expect((await find(status, 'Sreelatha Xavier')).body).toMatchObject({ count: 0, results: [] });
    const file = String((await find(status, 'sreelatha', 'export/')).body);
    expect(file.trim().split('\r\n')).toEqual([expect.anything(), expect.stringMatching(/^Sreelatha Mundakkal,/)]);
  }
});

describe('under /ml areas and units have their Malayalam names', () => {
  let area: typeof areas.$inferSelect;
  let unit: typeof units.$inferSelect;
  const names = { area_name: 'ആലത്തൂർ', unit_name: 'നെന്മാറ' };
  const ask = async (path: string, language: '' | '/ml' = '/ml') =>
    (await site.call('GET', `${language}/api/licences/desk/${path}`, { token: registrar.token })).body;

  beforeAll(async () => {
    const { db } = site.site;
    [unit] = (await db.select().from(units).limit(1)) as [typeof unit];
    [area] = (await db.select().from(areas).where(eq(areas.id, unit.areaId))) as [typeof area];
    await db.update(areas).set({ nameMl: names.area_name }).where(eq(areas.id, area.id));
    await db.update(units).set({ nameMl: names.unit_name }).where(eq(units.id, unit.id));
  });

  test('in the lists, the queue and the answer to a confirmation; others have their English name', async () => {
    const place = { areaId: area.id, unitId: unit.id };
    const day = inDays(20);
    const known = await signIn(site, 'member', {
      ...place,
      licenseNo: 'EA/1',
      renewalDate: day,
      confirmedLicenseNo: 'EA/1',
      confirmedRenewalDate: day,
    });
    const [other] = await site.site.db
      .insert(units)
      .values({ areaId: area.id, name: 'Unit without a Malayalam name' })
      .returning();
    const elsewhere = await makeUser(site, { ...place, unitId: other!.id, licenseNo: 'EA/2' });
    const form = formOf({ kind: 'licence', renewalDate: inDays(1000) }, { file: { bytes: await picture() } });
    expect((await site.call('POST', '/api/licences/renewals/', { token: known.token, form })).status).toBe(201);

    const personIn = async (path: string, language: '' | '/ml') =>
      (await ask(path, language)).results
        .map((row: { user?: object }) => row.user ?? row)
        .find((row: { id: number }) => [known.user.id, elsewhere.id].includes(row.id));
    for (const path of ['?status=queue', '?status=expiring']) {
      expect(await personIn(path, '/ml'), path).toMatchObject(names);
      expect(await personIn(path, ''), path).toMatchObject({ area_name: area.name, unit_name: unit.name });
    }
    expect(await personIn('?status=unconfirmed', '/ml')).toMatchObject({ ...names, unit_name: other!.name });
    const confirmed = await site.call('POST', `/ml/api/licences/${elsewhere.id}/confirm/`, {
      token: registrar.token,
      body: {},
    });
    expect([confirmed.status, confirmed.body.area_name]).toEqual([200, names.area_name]);
  });

  test('in the table of a list', async () => {
    await makeUser(site, { areaId: area.id, unitId: unit.id, firstName: 'Zubaida', lastName: 'Last' });
    for (const status of ['unknown', 'queue', 'expiring']) {
      const [malayalam, english] = [
        String(await ask(`export/?status=${status}`)),
        String(await ask(`export/?status=${status}`, '')),
      ];
      const placed = (csv: string) => [
        csv.includes(`${names.area_name},${names.unit_name}`),
        csv.includes(`${area.name},${unit.name}`),
      ];
      expect([placed(malayalam), placed(english)], status).toEqual([
        [true, false],
        [false, true],
      ]);
    }
  });
});
