import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { testApp } from '~test/app';
import { storedFiles } from '~test/stored-files';
import { formOf, picture, signIn, testPerson, tokenOf } from '~test/factories';
import { makeAd, makeCategory, makeShop } from '~test/marketplace';
import { shops } from './tables';

const site = testApp();
const admin = testPerson(site, 'admin');

const call = (
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  url: string,
  more: { body?: unknown; form?: FormData } = {},
) => site.call(method, `/api/marketplace/${url}`, { token: admin.token, ...more });
const ads = async () =>
  (await site.call('GET', '/api/marketplace/ads/', { token: admin.token })).body as { id: number; media: string }[];
const countFiles = () => storedFiles(site).length;
/** The first bytes of an MP4, enough to be recognised. */
const film = Buffer.concat([Buffer.from('0000001c6674797069736f6d0000020069736f6d69736f32', 'hex'), Buffer.alloc(400)]);

test('category names are unique whatever their case, and one that shops use stays', async () => {
  const category = await makeCategory(site, 'Paints');
  expect((await call('POST', 'categories/', { body: { name: ' paints ' } })).body).toEqual({
    name: ['A category with this name already exists.'],
  });
  expect((await call('POST', 'categories/', { body: { name: '  ' } })).body).toEqual({
    name: ['Category name is required'],
  });
  expect((await call('POST', 'categories/', { body: {} })).body).toEqual({ name: ['Category name is required'] });
  await makeShop(site, { category: 'Paints' });
  const refused = await call('DELETE', `shop-categories/${category.id}/`);
  expect([refused.status, refused.body]).toEqual([
    409,
    { detail: '1 shop uses this category. Move them to another one first.', code: 'category_in_use' },
  ]);
  const free = await makeCategory(site, 'Unused');
  expect((await call('DELETE', `shop-categories/${free.id}/`)).status).toBe(204);
  expect((await call('DELETE', `shop-categories/${free.id}/`)).status).toBe(404);
});

test('two who make the same category at once: one wins, the other is told', async () => {
  const answers = await Promise.all([1, 2].map(() => call('POST', 'categories/', { body: { name: 'Twice' } })));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 400]);
});

test.each([
  ['name', '', 'Shop name is required'],
  ['location', ' ', 'Location is required'],
  ['address', undefined, 'Address is required'],
  ['category', '', 'Category is required'],
  ['category', 999_999, 'Category not found.'],
  ['contact_number', '12345', 'Contact number must be 10 digits'],
  ['email', 'nonsense', 'Invalid email format'],
  ['whatsapp', '98470', 'WhatsApp number must be 10 digits'],
  ['website', 'shop.example', 'Website must begin with http:// or https://'],
  ['website', 'javascript:alert(1)', 'Website must begin with http:// or https://'],
  ['name', 'x'.repeat(121), 'At most 120 characters.'],
  ['name', 'a\u0000b', 'Control characters are not allowed.'],
])('a shop with %s %j is refused at that field', async (field, value, message) => {
  const { id } = await makeCategory(site, 'Paints');
  const body = { name: 'Shop', location: 'Palakkad', address: '1 Road', category: id, [field]: value };
  const answer = await call('POST', 'shops/', { body });
  expect([answer.status, answer.body[field]]).toEqual([400, [message]]);
});

test('a shop takes what people type as it is, and numbers with spaces', async () => {
  const shop = await makeShop(site, { name: 'ടൈൽസ് & <b>Co</b> 🧱', contact_number: '90000 12 345' });
  expect(shop).toMatchObject({ name: 'ടൈൽസ് & <b>Co</b> 🧱', contact_number: '9000012345' });
});

test.each(['+91 98470 12345', '098470-12345', '91 98470 12345', ' 98470  12345 '])(
  '%s is taken for its ten digits',
  async (contact_number) => {
    expect(await makeShop(site, { contact_number })).toMatchObject({ contact_number: '9847012345' });
  },
);

test('a place has one spelling: that of the shop that was there first', async () => {
  const first = await makeShop(site, { location: 'Thrithala  North' });
  const second = await makeShop(site, { location: 'thríthala north' });
  expect(second.location).toBe('Thrithala  North');
  const third = await makeShop(site, { location: 'Parli' });
  expect((await call('PATCH', `shops/${third.id}/`, { body: { location: ' THRITHALA NORTH ' } })).body.location).toBe(
    'Thrithala  North',
  );
  // Alone at its place, a shop may be spelled in a new way.
  await call('PATCH', `shops/${second.id}/`, { body: { location: 'Parli' } });
  await call('PATCH', `shops/${third.id}/`, { body: { location: 'Parli' } });
  expect((await call('PATCH', `shops/${first.id}/`, { body: { location: 'Thrithala North' } })).body.location).toBe(
    'Thrithala North',
  );
});

test('of two who are the first at a place at once, one has its spelling', async () => {
  const created = await Promise.all(['Vilayur', 'VILAYUR'].map((location) => makeShop(site, { location })));
  expect(new Set(created.map(({ location }) => location)).size).toBe(1);
});

test('the migration joins the spellings of a place: the most used one stays, of equally many the older', async () => {
  const { db } = site.site;
  const { id: categoryId } = await makeCategory(site, 'Paints');
  const spellings = ['kuttippuram', 'Kuttippuram', 'Kuttippuram', 'Ongallur', 'ongallur'];
  const created = await db
    .insert(shops)
    .values(
      spellings.map((location, day) => ({
        name: 'Twin',
        location,
        address: '',
        categoryId,
        createdAt: new Date(2026, 0, day + 1),
      })),
    )
    .returning({ id: shops.id });
  await db.execute(await readFile('migrations/0011_one-spelling-per-place.sql', 'utf8'));
  const saved = await Promise.all(created.map(({ id }) => site.call('GET', `/api/marketplace/shops/${id}/`)));
  expect(saved.map(({ body }) => body.location)).toEqual([
    'Kuttippuram',
    'Kuttippuram',
    'Kuttippuram',
    'Ongallur',
    'Ongallur',
  ]);
});

test('an edit changes only what is sent, and not what another person has changed since', async () => {
  const shop = await makeShop(site, { email: 'a@b.example' });
  const edited = await call('PATCH', `shops/${shop.id}/`, {
    body: { description: 'New', updated_at: shop.updated_at },
  });
  expect(edited.body).toMatchObject({ description: 'New', email: 'a@b.example', name: shop.name });
  site.clock.pass({ seconds: 1 });
  await call('PATCH', `shops/${shop.id}/`, { body: { location: 'Elsewhere' } });
  const stale = await call('PATCH', `shops/${shop.id}/`, {
    body: { name: 'Mine', updated_at: edited.body.updated_at },
  });
  expect([stale.status, stale.body.code]).toEqual([409, 'stale']);
  const emptied = await call('PATCH', `shops/${shop.id}/`, { body: { email: '' } });
  expect(emptied.body).toMatchObject({ email: null, name: shop.name });
});

test('several files make an ad each, and a wrong one among them makes none', async () => {
  const shop = await makeShop(site);
  const upload = async (last: Buffer) => {
    const form = formOf({ shop: String(shop.id), ad_type: 'silver' });
    for (const bytes of [await picture(), await picture('png'), last])
      form.append('media', new Blob([new Uint8Array(bytes)]), 'ad.jpg');
    return call('POST', 'ads/', { form });
  };
  const files = countFiles();
  expect((await upload(Buffer.from('no picture at all'))).body).toHaveProperty('media');
  expect(countFiles()).toBe(files);
  // Recognised by its first bytes, and torn: the others are being encoded when that shows.
  const whole = await picture('jpeg', 900, 900);
  expect((await upload(whole.subarray(0, whole.length / 2))).body).toEqual({
    media: ['ad.jpg is not an image that can be read.'],
  });
  await new Promise((done) => setTimeout(done, 1000));
  expect(countFiles()).toBe(files);
  expect((await upload(await picture('webp'))).body.ads).toHaveLength(3);
});

test.each([
  ['no medium', { shop: 'own', ad_type: 'gold' }, undefined, 'media'],
  ['no tier', { shop: 'own' }, 'picture', 'ad_type'],
  ['no such tier', { shop: 'own', ad_type: 'platinum' }, 'picture', 'ad_type'],
  ['no shop', { ad_type: 'gold' }, 'picture', 'shop'],
  ['no such shop', { shop: '999999', ad_type: 'gold' }, 'picture', 'shop'],
  ['video for basic', { shop: 'own', ad_type: 'basic' }, 'film', 'media'],
  ['video for silver', { shop: 'own', ad_type: 'silver' }, 'film', 'media'],
  ['text named .jpg', { shop: 'own', ad_type: 'gold' }, 'text', 'media'],
  ['a day that is none', { shop: 'own', ad_type: 'gold', starts_at: 'tomorrow' }, 'picture', 'starts_at'],
  [
    'a start whose end no calendar has',
    { shop: 'own', ad_type: 'gold', starts_at: '9999-12-20T00:00' },
    'picture',
    'starts_at',
  ],
] as const)('an ad with %s is refused, and nothing stays behind', async (_, fields, medium, field) => {
  const shop = await makeShop(site);
  const bytes = { picture: await picture(), film, text: Buffer.from('<script>alert(1)</script>') };
  const sent = 'shop' in fields && fields.shop === 'own' ? { ...fields, shop: String(shop.id) } : fields;
  const before = [countFiles(), (await ads()).length];
  const answer = await call('POST', 'ads/', { form: formOf(sent, medium ? { media: { bytes: bytes[medium] } } : {}) });
  expect([answer.status, Object.keys(answer.body)]).toEqual([400, [field]]);
  expect([countFiles(), (await ads()).length]).toEqual(before);
});

test('videos are kept for gold and better, and streamed from their address', async () => {
  const shop = await makeShop(site);
  const form = formOf({ shop: String(shop.id), ad_type: 'premium' }, { media: { bytes: film, name: 'x.txt' } });
  const [ad] = (await call('POST', 'ads/', { form })).body.ads;
  expect(ad.media_type).toBe('video/mp4');
  const part = await site.call('GET', ad.media, { headers: { range: 'bytes=0-3' } });
  expect([part.status, part.headers['content-length']]).toEqual([206, '4']);
  const basic = await call('PUT', `ads/${ad.id}/`, { form: formOf({ ad_type: 'basic' }) });
  expect([basic.status, Object.keys(basic.body)]).toEqual([400, ['media']]);
});

test('a new file takes the place of the old one', async () => {
  const ad = await makeAd(site, (await makeShop(site)).id);
  const files = countFiles();
  const form = formOf({ ad_type: 'premium' }, { media: { bytes: await picture('png', 90, 90) } });
  const edited = (await call('PUT', `ads/${ad.id}/`, { form })).body;
  expect(edited).toMatchObject({ id: ad.id, ad_type: 'premium', media_detail: { width: 90 } });
  expect(edited.media).not.toBe(ad.media);
  expect((await site.call('GET', ad.media)).status).toBe(404);
  expect((await site.call('GET', edited.media)).status).toBe(200);
  expect(countFiles()).toBe(files);
  const stale = await call('PUT', `ads/${ad.id}/`, {
    form: formOf({ ad_type: 'gold', updated_at: '2020-01-01T00:00:00Z' }),
  });
  expect([stale.status, stale.body.code]).toEqual([409, 'stale']);
});

test('renewing adds to what is left, and starts again what is over', async () => {
  const ad = await makeAd(site, (await makeShop(site)).id, { ad_type: 'basic' });
  const days = (from: string, to: string) => (new Date(to).getTime() - new Date(from).getTime()) / 86_400_000;
  const renewed = (await call('POST', `ads/${ad.id}/renew/`)).body;
  expect(days(ad.ends_at, renewed.ends_at)).toBe(7);
  site.clock.pass({ days: 20 });
  admin.token = await tokenOf(site, admin.user);
  const again = (await call('POST', `ads/${ad.id}/renew/`)).body;
  expect(again.status).toBe('live');
  expect(days(again.starts_at, again.ends_at)).toBe(7);
});

test('two who renew what they both have read add the days once', async () => {
  const ad = await makeAd(site, (await makeShop(site)).id);
  const body = { updated_at: ad.updated_at };
  const answers = [
    await call('POST', `ads/${ad.id}/renew/`, { body }),
    await call('POST', `ads/${ad.id}/renew/`, { body }),
  ];
  expect(answers.map(({ status, body: { code } }) => [status, code])).toEqual([
    [200, undefined],
    [409, 'stale'],
  ]);
  expect((await ads()).find(({ id }) => id === ad.id)).toMatchObject({ ends_at: answers[0]!.body.ends_at });
});

test('a start without a zone is in the site’s', async () => {
  const ad = await makeAd(site, (await makeShop(site)).id, { starts_at: '2099-01-01T00:00' });
  expect(ad).toMatchObject({ starts_at: '2099-01-01T00:00:00.000+05:30', status: 'scheduled' });
});

test('deleting an ad or a shop deletes the files too', async () => {
  const shop = await makeShop(site);
  const before = countFiles();
  const ad = await makeAd(site, shop.id);
  await makeAd(site, shop.id);
  expect((await call('DELETE', `ads/${ad.id}/delete/`)).status).toBe(204);
  expect((await call('DELETE', `ads/${ad.id}/delete/`)).status).toBe(404);
  expect((await call('DELETE', `shops/${shop.id}/delete/`)).status).toBe(204);
  expect(countFiles()).toBe(before);
  expect((await site.call('GET', ad.media)).status).toBe(404);
});

test('saving what is saved already changes nothing, and no other save is stale for it', async () => {
  const superuser = await signIn(site, 'superuser');
  const logged = async (target: string) =>
    (await site.call('GET', `/api/admin/audit/?target=${target}`, { token: superuser.token })).body.results as {
      action: string;
      after: object;
    }[];
  const shop = await makeShop(site, { email: 'a@b.example' });
  const ad = await makeAd(site, shop.id, { starts_at: '2099-01-01T00:00' });
  site.clock.pass({ minutes: 1 });
  const { name, category, contact_number } = shop;
  const same = await call('PATCH', `shops/${shop.id}/`, {
    body: { name, category, contact_number, email: 'a@b.example' },
  });
  expect(same.body).toEqual(shop);
  expect((await call('PATCH', `shops/${shop.id}/`, { body: {} })).body).toEqual(shop);
  const { ad_type, starts_at } = ad;
  expect(
    (await call('PUT', `ads/${ad.id}/`, { form: formOf({ ad_type, starts_at, shop: String(shop.id) }) })).body,
  ).toEqual(ad);
  expect([...(await logged(`shop:${shop.id}`)), ...(await logged(`ad:${ad.id}`))].map(({ action }) => action)).toEqual([
    'shop.create',
    'ad.create',
  ]);

  await call('PATCH', `shops/${shop.id}/`, { body: { name, email: '' } });
  await call('PUT', `ads/${ad.id}/`, { form: formOf({ ad_type: 'basic', starts_at }) });
  expect((await logged(`shop:${shop.id}`))[0]).toMatchObject({
    before: { email: 'a@b.example' },
    after: { email: null },
  });
  expect(Object.keys((await logged(`ad:${ad.id}`))[0]!.after)).toEqual(['ad_type', 'ends_at']);
});

test('the audit log speaks of categories and shops by name', async () => {
  const superuser = await signIn(site, 'superuser');
  const logOf = async (target: string) =>
    (await site.call('GET', `/api/admin/audit/?target=${target}`, { token: superuser.token })).body.results;
  const shop = await makeShop(site, { category: 'Named before' });
  const category = await makeCategory(site, 'Named after');
  await call('PATCH', `shops/${shop.id}/`, { body: { category: category.id } });
  expect((await logOf(`shop:${shop.id}`))[0]).toMatchObject({
    action: 'shop.edit',
    before: { category: 'Named before' },
    after: { category: 'Named after' },
  });
  const ad = await makeAd(site, shop.id);
  await call('DELETE', `ads/${ad.id}/delete/`);
  expect((await logOf(`ad:${ad.id}`))[0]).toMatchObject({ target: { name: shop.name }, before: { shop: shop.name } });
});

test('in Malayalam a category has its name there, as on shops and ads; staff get both, either finds it', async () => {
  const asked = { name: 'Bricks and lime', name_ml: 'ഇഷ്ടികയും കുമ്മായവും' };
  const { body: category } = await call('POST', 'categories/', { body: asked });
  expect(category).toEqual({
    id: category.id,
    name: asked.name,
    name_en: asked.name,
    name_ml: asked.name_ml,
    updated_at: expect.any(String),
  });
  const shop = await makeShop(site, { category: asked.name });
  await makeAd(site, shop.id);
  const ask = async (url: string, as?: string) =>
    (await site.call('GET', `/ml/api/marketplace/${url}`, { token: as })).body;
  const mine = <T extends { id: number }>(found: T[], id: number) => found.find((one) => one.id === id);
  expect(mine(await ask('categories/'), category.id)).toEqual({ id: category.id, name: asked.name_ml });
  expect(mine(await ask('categories/', admin.token), category.id)).toEqual({ ...category, name: asked.name_ml });
  expect(mine(await ask('shops/'), shop.id)).toMatchObject({ category_name: asked.name_ml });
  expect(await ask(`shops/${shop.id}/`)).toMatchObject({ category_name: asked.name_ml });
  expect((await ask('ads/home/')).find((ad: { shop: number }) => ad.shop === shop.id)).toMatchObject({
    category: asked.name_ml,
    category_name: asked.name_ml,
  });
  for (const name of [asked.name.toUpperCase(), asked.name_ml]) {
    expect(await ask(`shops_with_ads/?category=${encodeURIComponent(name)}`)).toMatchObject([
      { shop: { id: shop.id, category_name: asked.name_ml } },
    ]);
  }
  expect((await site.call('GET', `/api/marketplace/shops/${shop.id}/`)).body).toMatchObject({
    category_name: asked.name,
  });

  const edit = (body: object) => call('PATCH', `shop-categories/${category.id}/`, { body });
  expect((await edit({ name_ml: '' })).body).toMatchObject({ name: asked.name, name_ml: null });
  expect(mine(await ask('categories/'), category.id)).toEqual({ id: category.id, name: asked.name });
  await makeCategory(site, 'Lime');
  expect(await edit({ name: 'LIME' })).toMatchObject({
    status: 400,
    body: { name: ['A category with this name already exists.'] },
  });
  const refused = await site.call('PATCH', `/ml/api/marketplace/shop-categories/${category.id}/`, {
    token: admin.token,
    body: { name: 'LIME' },
  });
  expect(refused.body).toEqual({ name: ['ഈ പേരിൽ ഒരു വിഭാഗം നിലവിലുണ്ട്.'] });
  expect((await call('PATCH', 'shop-categories/999999/', { body: { name: 'X' } })).status).toBe(404);
});

test('a category is not saved over what another person has saved since it was read', async () => {
  const { body: read } = await call('POST', 'categories/', { body: { name: 'Tiles', name_ml: 'ടൈൽ' } });
  const edit = (body: object) => call('PATCH', `shop-categories/${read.id}/`, { body });
  site.clock.pass({ seconds: 1 });
  const saved = await edit({ name_ml: 'ഓട്', updated_at: read.updated_at });
  expect([saved.status, saved.body.updated_at === read.updated_at]).toEqual([200, false]);
  expect(await edit({ name: 'Roof tiles', updated_at: read.updated_at })).toMatchObject({
    status: 409,
    body: { code: 'stale' },
  });
  expect((await edit({ name: 'Roof tiles', updated_at: saved.body.updated_at })).body).toMatchObject({
    name: 'Roof tiles',
    name_ml: 'ഓട്',
  });
  expect((await edit({ name: 'Roof tiles', updated_at: 'yesterday' })).status).toBe(400);
  expect((await edit({ name: 'Tiles again' })).status).toBe(200);
});
