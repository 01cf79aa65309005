import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { testApp } from '~test/app';
import { formOf, signIn, testPerson } from '~test/factories';
import { difference, pixelsOf, rasterise } from '~test/rasterise';
import { readCodes } from '~test/read-codes';
import { users } from '~/features/people/server/tables';
import { both } from '../texts/both';
import { cardIn, readOwnCard } from './cards';
import { cardPage, cardPng, readHead } from './drawing';

/* docs/decisions/0028: a card is in the language of the page that requests it, a printing sheet in the clerk's. */
const site = testApp();
const registrar = testPerson(site, 'admin', { duties: ['registrar'] });
const superuser = testPerson(site, 'superuser');

const card = async (token: string, address: string) => (await site.call('GET', address, { token })).body as Buffer;

test('a card from a Malayalam page has its labels in Malayalam, and the same names and code', async () => {
  const { token, user } = await signIn(site, 'member', {
    firstName: 'ശ്രീലക്ഷ്മി',
    lastName: 'Menon',
    confirmedLicenseCategory: 'Supervisor A',
  });
  const [english, malayalam, pdf] = await Promise.all(
    ['/api/cards/mine/card.png', '/ml/api/cards/mine/card.png', '/ml/api/cards/mine/card.pdf'].map((address) =>
      card(token, address),
    ),
  );
  const [one, other] = [await pixelsOf(english!), await pixelsOf(malayalam!)];
  expect(readCodes(other)).toEqual(readCodes(one));
  const printed = await rasterise(pdf!, { scale: 300 / 72 });
  expect(await difference(printed, other, 3)).toBeLessThan(await difference(printed, one, 3));

  const ownCard = await readOwnCard({ ...site.site } as never, { id: user.id, name: '' });
  const textsIn = async (language: 'en' | 'ml') => {
    const { items } = await cardPage(site.site, ownCard, await readHead(site.site, language));
    return items.flatMap((item) => (item.kind === 'text' ? [item.text] : []));
  };
  const drawn = await textsIn('ml');
  const { drawn: labels } = both.ml;
  for (const text of [
    labels.card,
    labels.membershipId,
    labels.area,
    labels.licenseClass,
    labels.scan,
    labels.noPhoto,
    both.ml.statusNames.member,
  ])
    expect(drawn).toContain(text);
  expect(drawn).toContain('ശ്രീലക്ഷ്മി Menon');
  const { drawn: words } = both.en;
  for (const text of [
    words.card,
    words.membershipId,
    words.area,
    words.scan,
    words.noPhoto,
    both.en.statusNames.member,
  ]) {
    expect(drawn).not.toContain(text);
    expect(await textsIn('en')).toContain(text);
  }
});

test('a printing sheet is in the language of its clerk', async () => {
  const area = (
    await site.call('POST', '/api/areas/', {
      token: superuser.token,
      body: { name: `Area ${Math.random().toString(36).slice(2)}` },
    })
  ).body as { id: number };
  const printed = async () => {
    const { body } = await site.call('POST', '/api/cards/sheet/', { token: registrar.token, body: { area: area.id } });
    const sheet = await vi.waitFor(
      async () => {
        const { body: now } = await site.call('GET', `/api/cards/sheet/${body.id}/`, { token: registrar.token });
        expect(now.status).toBe('done');
        return now as { file: string };
      },
      { timeout: 60_000, interval: 100 },
    );
    return rasterise((await site.call('GET', sheet.file)).body as Buffer);
  };
  const english = await printed();
  await site.site.db.update(users).set({ language: 'ml' }).where(eq(users.id, registrar.user.id));
  const malayalam = await printed();
  expect(malayalam.pages).toBe(1);
  expect(await difference(english, malayalam, 1)).toBeGreaterThan(0.0005);
});

test('under /ml a card, its check, the office’s list and the sheet name the area in Malayalam', async () => {
  const { body: area } = await site.call('POST', '/api/areas/', {
    token: superuser.token,
    body: { name: `Area ${Math.random().toString(36).slice(2)}`, name_ml: 'പുതിയ പ്രദേശം' },
  });
  const { token } = await signIn(site, 'member', { areaId: area.id, firstName: 'Lakshmi', lastName: 'Menon' });
  const nameIn = async (address: string, as?: string) =>
    (await site.call('GET', address, { token: as })).body as {
      area_name: string;
      code: string;
      results: { area_name: string }[];
    };
  const { code, area_name: english } = await nameIn('/api/cards/mine/', token);
  expect(english).toBe(area.name);
  expect((await nameIn('/ml/api/cards/mine/', token)).area_name).toBe('പുതിയ പ്രദേശം');
  expect((await nameIn(`/ml/api/cards/verify/${code}/`)).area_name).toBe('പുതിയ പ്രദേശം');
  expect((await nameIn(`/api/cards/verify/${code}/`)).area_name).toBe(area.name);
  expect(
    (await nameIn(`/ml/api/cards/?area=${area.id}`, registrar.token)).results.map(({ area_name: name }) => name),
  ).toEqual(['പുതിയ പ്രദേശം']);
  expect(
    String((await site.call('GET', `/ml/api/cards/export/?area=${area.id}`, { token: registrar.token })).body),
  ).toContain('പുതിയ പ്രദേശം');
  expect(
    (await site.call('POST', '/ml/api/cards/sheet/', { token: registrar.token, body: { area: area.id } })).body
      .area_name,
  ).toBe('പുതിയ പ്രദേശം');
  expect((await site.call('POST', '/ml/api/cards/mine/new/', { token })).body.area_name).toBe('പുതിയ പ്രദേശം');

  const [holder] = await site.site.db.select({ id: users.id }).from(users).where(eq(users.areaId, area.id));
  const ownCard = await cardIn(
    site.site,
    await readOwnCard({ ...site.site } as never, { id: holder!.id, name: '' }),
    'ml',
  );
  expect((await cardPage(site.site, ownCard, await readHead(site.site, 'ml'))).items).toContainEqual(
    expect.objectContaining({ text: 'പുതിയ പ്രദേശം' }),
  );
  expect(
    (await cardPng({ ...site.site } as never, ownCard, 'ml')).equals(await card(token, '/ml/api/cards/mine/card.png')),
  ).toBe(true);
});

test('a card has the committee’s logo while one is set, and is the same as before without it', async () => {
  const [{ token }, { token: office }] = [await signIn(site, 'member'), await signIn(site, 'superuser')];
  const logo = '/api/admin/settings/look/logo/';
  const version = async () => (await site.call('GET', '/api/cards/mine/', { token })).body.picture_version as string;
  const addresses = ['/api/cards/mine/card.png', '/ml/api/cards/mine/card.pdf'];
  const all = () => Promise.all(addresses.map((address) => card(token, address)));
  const [before, versionBefore] = [await all(), await version()];
  const bytes = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#c33030' } })
    .png()
    .toBuffer();
  const form = formOf({}, { file: { bytes, name: 'logo.png' } });
  expect((await site.call('POST', logo, { token: office, form })).status).toBe(200);
  const [png, pdf] = await all();
  expect(await version()).not.toBe(versionBefore);
  // In the middle of the head, left of the names: the logo, whole, on white.
  for (const { data, width } of [await pixelsOf(png!), await rasterise(pdf!, { scale: 300 / 72 })]) {
    const at = (x: number, y: number) => {
      const pixel = (Math.round((y * 300) / 25.4) * width + Math.round((x * 300) / 25.4)) * 4;
      return [...data.subarray(pixel, pixel + 3)];
    };
    expect(
      Math.max(...at(6.95, 5.25).map((value, index) => Math.abs(value - [0xc3, 0x30, 0x30][index]!))),
    ).toBeLessThan(9);
    expect(at(6.95, 2)).toEqual([255, 255, 255]);
  }

  await site.call('DELETE', logo, { token: office });
  const after = await all();
  expect(after.map((file, index) => file.equals(before[index]!))).toEqual([true, true]);
  expect(await version()).toBe(versionBefore);
});
