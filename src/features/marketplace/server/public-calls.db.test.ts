import { expect, test } from 'vitest';
import { testApp } from '~test/app';
import { makeAd, makeShop } from '~test/marketplace';
import { signIn } from '~test/factories';

const site = testApp();

const get = (url: string, token?: string) => site.call('GET', url, { token });
const names = async (query: string) =>
  (await get(`/api/marketplace/shops_with_ads/${query}`)).body.map(
    (found: { shop: { name: string } }) => found.shop.name,
  );

test('home ads come in tier order, then newest, live ones only', async () => {
  const shop = await makeShop(site);
  const basic = await makeAd(site, shop.id, { ad_type: 'basic' });
  const premium = await makeAd(site, shop.id, { ad_type: 'premium' });
  const diamond = await makeAd(site, shop.id, { ad_type: 'diamond' });
  const newer = await makeAd(site, shop.id, { ad_type: 'diamond' });
  await makeAd(site, shop.id, { ad_type: 'diamond', starts_at: new Date(Date.now() + 86_400_000).toISOString() });
  const { body } = await get('/api/marketplace/ads/home/');
  expect(body.map((ad: { id: number }) => ad.id)).toEqual([newer.id, diamond.id, premium.id, basic.id]);
});

test('an ad leaves every public answer at the second it ends, without anything being written', async () => {
  const shop = await makeShop(site);
  const ad = await makeAd(site, shop.id, { ad_type: 'basic' });
  const shown = async () => {
    const home = (await get('/api/marketplace/ads/home/')).body as { id: number }[];
    const all = (await get('/api/marketplace/ads/')).body as { id: number }[];
    const finder = (await get(`/api/marketplace/shops_with_ads/?q=${shop.name}`)).body as { ads: { id: number }[] }[];
    return [home, all, finder[0]?.ads ?? []].map((list) => list.some(({ id }) => id === ad.id));
  };
  const left = new Date(ad.ends_at).getTime() - site.clock.now().getTime();
  expect(await shown()).toEqual([true, true, true]);
  site.clock.pass({ seconds: Math.floor(left / 1000) - 1 });
  expect(await shown()).toEqual([true, true, true]);
  site.clock.pass({ seconds: 2 });
  expect(await shown()).toEqual([false, false, false]);
});

test('a change is in the very next answer', async () => {
  const { token } = await signIn(site, 'admin');
  const shop = await makeShop(site, { name: 'Before the change' });
  expect(await names('?q=before+the+change')).toHaveLength(1);
  await site.call('PATCH', `/api/marketplace/shops/${shop.id}/`, { token, body: { name: 'After the change' } });
  expect(await names('?q=before+the+change')).toEqual([]);
  expect(await names('?q=after+the+change')).toEqual(['After the change']);
});

test('staff see every ad with its status, everyone else the live ones without', async () => {
  const { token: staff } = await signIn(site, 'admin');
  const { token: member } = await signIn(site, 'member');
  const shop = await makeShop(site);
  const coming = await makeAd(site, shop.id, {
    starts_at: new Date(site.clock.now().getTime() + 86_400_000).toISOString(),
  });
  const find = (body: { id: number }[]) => body.find(({ id }) => id === coming.id);
  expect(find((await get('/api/marketplace/ads/', staff)).body)).toMatchObject({ status: 'scheduled' });
  expect(find((await get('/api/marketplace/ads/', member)).body)).toBeUndefined();
  const [first] = (await get('/api/marketplace/ads/')).body;
  if (first) expect(first).not.toHaveProperty('status');
  expect((await get('/api/marketplace/ads/', 'dead-token')).status).toBe(200);
});

test('the finder matches names anywhere, accents and case aside, and lists of names exactly but for case', async () => {
  await makeShop(site, { name: 'Café Tiles 100%_real', location: 'Ottapalam', category: 'Tiles' });
  await makeShop(site, { name: 'Plain Bricks', location: 'Ottapalam East', category: 'Bricks' });
  expect(await names('?q=CAFE')).toEqual(['Café Tiles 100%_real']);
  expect(await names('?q=100%25_')).toEqual(['Café Tiles 100%_real']);
  expect(await names('?q=%25_%25')).toEqual([]);
  expect(await names('?location=ottapalam')).toEqual(['Café Tiles 100%_real']);
  expect(await names('?category=%20BRICKS%20')).toEqual(['Plain Bricks']);
  expect(await names('?category=Brick')).toEqual([]);
  expect(await names('?category=Nowhere')).toEqual([]);
  expect(await names('?q=tiles&location=Ottapalam+East')).toEqual([]);
});

test('a place is found however it is written', async () => {
  await makeShop(site, { name: 'Old Palace Tiles', location: 'Palakkad Fort' });
  expect(await names('?location=palákkad++FORT')).toEqual(['Old Palace Tiles']);
});

test('where else there are such shops: the nearest place first, each with its number', async () => {
  for (const location of ['Alathur', 'Shoranur', 'Shoranur', 'Nowhereville', 'Mannarkkad']) {
    await makeShop(site, { name: `Lime of ${location}`, location, category: 'Lime' });
  }
  await makeShop(site, { name: 'Sand', location: 'Pattambi', category: 'Sand' });
  expect((await get('/api/marketplace/places/?category=lime&location=OTTAPALAM')).body).toEqual([
    { location: 'Shoranur', shops: 2, kilometres: 12 },
    { location: 'Alathur', shops: 1, kilometres: 22 },
    { location: 'Mannarkkad', shops: 1, kilometres: 26 },
    { location: 'Nowhereville', shops: 1, kilometres: null },
  ]);
  expect((await get('/api/marketplace/places/?q=mannar&category=Lime&location=shoranur')).body).toMatchObject([
    { location: 'Mannarkkad' },
  ]);
  expect((await get('/api/marketplace/places/?category=Lime&location=Shoranur')).body).not.toContainEqual(
    expect.objectContaining({ location: 'Shoranur' }),
  );

  // The site of another district knows no distances, with its next answer.
  const { token } = await signIn(site, 'superuser');
  const district = (value: string | null) =>
    site.call('PATCH', '/api/admin/settings/names/', { token, body: { district: value, district_ml: value } });
  await district('Kozhikode');
  const elsewhere = (await get('/api/marketplace/places/?category=lime&location=OTTAPALAM')).body;
  await district(null);
  expect(elsewhere.map(({ kilometres }: { kilometres: number | null }) => kilometres)).toEqual([
    null,
    null,
    null,
    null,
  ]);
  expect(elsewhere[0].location).toBe('Shoranur');
});

test('a query that is odd is ignored or refused with its field, never a failure', async () => {
  expect((await get('/api/marketplace/shops_with_ads/?nothing=1&__proto__=2')).status).toBe(200);
  for (const [query, field] of [
    [`?q=${'x'.repeat(201)}`, 'q'],
    ['?q=a%00b', 'q'],
    ['?q=a&q=b', 'q'],
    ['?location[x]=y&location=a&location=b', 'location'],
    [`?category=${'x'.repeat(101)}`, 'category'],
  ] as const) {
    const answer = await get(`/api/marketplace/shops_with_ads/${query}`);
    expect([answer.status, Object.keys(answer.body)], query).toEqual([400, [field]]);
  }
  for (const path of ['abc', '0', '-1', '1.5', '99999999999999', '%00', 'a%2Fb', '%F0%9F%98%80']) {
    const answer = await get(`/api/marketplace/shops/${path}/`);
    expect(answer.status, path).toBeGreaterThanOrEqual(400);
    expect(answer.status, path).toBeLessThan(500);
  }
  expect((await get('/api/marketplace/shops/123456/')).body).toEqual({ detail: 'Shop not found.', code: 'not_found' });
  expect((await get('/api/marketplace/%zz')).status).toBe(400);
});

test('what was never given is null, and the answer has every field of a shop', async () => {
  const shop = await makeShop(site, { name: 'Bare shop', email: '', contact_number: '', description: '' });
  const { body } = await get(`/api/marketplace/shops/${shop.id}/`);
  expect(body).toMatchObject({ email: null, contact_number: null, description: null, category: expect.any(Number) });
  const ad = await makeAd(site, shop.id);
  const [shown] = (await get('/api/marketplace/shops_with_ads/?q=bare')).body[0].ads;
  expect(shown).toMatchObject({
    id: ad.id,
    shop: shop.id,
    shop_name: 'Bare shop',
    ad_type: 'gold',
    media_type: 'image/jpeg',
  });
  expect(shown.media).toBe(shown.media_url);
  expect(shown.created_at).toMatch(/\+05:30$/);
});
