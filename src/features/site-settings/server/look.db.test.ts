import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { fileOwners } from '~/app/features';
import { siteSettings } from '~/platform/site-settings';
import { testApp } from '~test/app';
import { formOf, makeUser, picture, testPerson } from '~test/factories';
import { mailsTo } from '~test/outbox';
import { settingVersions } from './tables';

const site = testApp();
const superuser = testPerson(site, 'superuser');
const staff = testPerson(site, 'admin');
const path = '/api/admin/settings/look/';

beforeEach(() =>
  site.site.write(async (tx) => {
    await tx.delete(siteSettings);
    await tx.delete(settingVersions);
  }),
);

const read = async () => (await site.call('GET', path, { token: superuser.token })).body;
const edit = (body: object) => site.call('PATCH', path, { token: superuser.token, body });
const upload = (key: 'logo' | 'hero', bytes: Buffer, fields: Record<string, string> = {}, token = superuser.token) =>
  site.call('POST', `${path}${key}/`, { token, form: formOf(fields, { file: { bytes, name: 'picture.png' } }) });
const media = async (key: string) => {
  const answer = await site.app.inject({ url: `/media/${key}` });
  return { status: answer.statusCode, bytes: answer.rawPayload, type: answer.headers['content-type'] };
};
const stored = async () => {
  const keys: string[] = [];
  for await (const { key } of site.site.files.list('look')) keys.push(key);
  return keys.sort();
};
const logo = (width = 600, height = 600) => picture('png', width, height);

test('an untouched look has its standard values, and the answer names the accents', async () => {
  const group = await read();
  expect(group).toMatchObject({ group: 'look', values: { accent: 'green', logo: '', hero: '' }, gaps: [] });
  expect(group.fields.map(({ key, kind }: { key: string; kind: string }) => [key, kind])).toEqual([
    ['accent', 'choice'],
    ['logo', 'picture'],
    ['hero', 'picture'],
  ]);
  expect(group.fields[0].choices).toEqual(['green', 'teal', 'blue', 'indigo', 'plum', 'wine', 'bronze', 'slate']);
});

test('an accent is one of the list', async () => {
  expect((await edit({ accent: 'blue' })).body.values.accent).toBe('blue');
  expect((await site.call('GET', '/api/site/')).body.values.accent).toBe('blue');
  for (const accent of ['red', '#ff0000', '</style><script>', 'constructor', '', 7, ['blue']]) {
    const { status, body } = await edit({ accent });
    expect([status, Object.keys(body)]).toEqual([400, ['accent']]);
  }
  expect((await read()).values.accent).toBe('blue');
});

test('a logo is stored without what its camera wrote, and a version puts it back byte for byte', async () => {
  const withPlace = await sharp({ create: { width: 1600, height: 1200, channels: 4, background: '#c3303080' } })
    .withExif({ IFD0: { Copyright: 'a person at a place' } })
    .png()
    .toBuffer();
  const { updated_at } = await read();
  const first = await upload('logo', withPlace, { updated_at });
  expect([first.status, first.body.group]).toEqual([200, 'look']);
  const key = first.body.values.logo as string;
  const before = await media(key);
  expect([before.status, before.type]).toEqual([200, 'image/png']);
  expect(await sharp(before.bytes).metadata()).toMatchObject({ width: 1365, height: 1024, hasAlpha: true });
  expect(before.bytes.includes('a person at a place')).toBe(false);
  expect((await site.call('GET', '/api/site/')).body.values.logo).toBe(key);

  const second = await upload('logo', await picture('webp', 512, 700));
  expect(second.body.values.logo).not.toBe(key);
  const back = await site.call('POST', `${path}1/restore/`, { token: superuser.token });
  expect([back.status, back.body.values.logo]).toEqual([200, key]);
  expect((await media(key)).bytes.equals(before.bytes)).toBe(true);
  const { count, results } = (await site.call('GET', `${path}versions/`, { token: superuser.token })).body;
  expect([count, results[0].changes[0].after]).toEqual([3, key]);
});

test('a hero picture is stored in several widths', async () => {
  const { status, body } = await upload('hero', await picture('jpeg', 2400, 1000));
  expect(status).toBe(200);
  const key = body.values.hero as string;
  expect(key).toMatch(/^look\/[0-9a-f]{32}\/1920x800\.jpg$/);
  expect((await stored()).filter((one) => one.startsWith(key.slice(0, 37))).map((one) => one.slice(38))).toEqual([
    '1440.webp',
    '1920.webp',
    '1920x800.jpg',
    '640.webp',
    '960.webp',
  ]);
  expect((await media(key)).type).toBe('image/jpeg');
  const { hero } = (await site.call('GET', '/api/site/')).body;
  expect(hero).toMatchObject({ url: `/media/${key}`, width: 1920, height: 800 });
});

test('what is no picture of the kinds and the size is a 400 on the file, and nothing is stored', async () => {
  const before = await stored();
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600"><script>1</script></svg>');
  const whole = await picture('jpeg', 900, 900);
  const faulty: [string, 'logo' | 'hero', Buffer][] = [
    ['an SVG by the name of a PNG', 'logo', svg],
    ['a small PNG', 'logo', await logo(100, 100)],
    ['a PNG with a short side', 'logo', await logo(511, 2000)],
    ['a truncated JPEG', 'logo', whole.subarray(0, whole.length / 2)],
    ['the head of a PNG', 'logo', (await logo()).subarray(0, 40)],
    ['a text', 'logo', Buffer.from('<script>alert(1)</script>')],
    ['nothing', 'logo', Buffer.alloc(0)],
    ['a GIF', 'logo', await picture('gif', 600, 600)],
    ['an SVG', 'hero', svg],
    ['a narrow picture', 'hero', await picture('jpeg', 1199, 1600)],
    ['a text', 'hero', Buffer.from('x')],
    ['too many bytes', 'logo', Buffer.alloc(5 * 1_048_576 + 1)],
  ];
  for (const [what, key, bytes] of faulty) {
    const { status, body } = await upload(key, bytes);
    expect([what, status, Object.keys(body)]).toEqual([what, 400, ['file']]);
    expect([what, body.file]).toEqual([what, [expect.stringMatching(/\S/)]]);
  }
  const none = await site.call('POST', `${path}logo/`, { token: superuser.token, form: formOf({ updated_at: '' }) });
  expect(none.status).toBe(400);
  expect(await stored()).toEqual(before);
  expect((await read()).values).toEqual({ accent: 'green', logo: '', hero: '' });
});

test('a picture comes by its upload only; null and DELETE bring the standard one back', async () => {
  const { logo: key } = (await upload('logo', await logo())).body.values;
  for (const value of ['look/else/logo.png', 'x'.repeat(900_000), '../secret-key', 7]) {
    const { status, body } = await edit({ logo: value, accent: 'blue' });
    expect([status, Object.keys(body)]).toEqual([400, ['logo']]);
  }
  // What the form was given is no edit.
  expect((await edit({ logo: key, accent: 'plum' })).body.values).toEqual({ accent: 'plum', logo: key, hero: '' });
  expect((await edit({ logo: null })).body.values.logo).toBe('');
  await upload('logo', await logo());
  const gone = await site.call('DELETE', `${path}logo/`, { token: superuser.token });
  expect([gone.status, gone.body.values]).toEqual([200, { accent: 'plum', logo: '', hero: '' }]);
  // Nothing new makes no version.
  const { count } = (await site.call('GET', `${path}versions/`, { token: superuser.token })).body;
  await site.call('DELETE', `${path}logo/`, { token: superuser.token });
  expect((await site.call('GET', `${path}versions/`, { token: superuser.token })).body.count).toBe(count);
  expect((await media(key)).status).toBe(200);
});

test('of two uploads for one state the second is stale, and its file is gone', async () => {
  const { updated_at } = await read();
  await upload('logo', await logo(), { updated_at });
  const before = await stored();
  const { status, body } = await upload('logo', await logo(), { updated_at });
  expect([status, body.code]).toEqual([409, 'stale']);
  expect(await stored()).toEqual(before);
});

test('staff and visitors change no look', async () => {
  for (const token of [staff.token, '']) {
    const expected = token ? 403 : 401;
    expect((await upload('logo', await logo(), {}, token)).status).toBe(expected);
    expect((await site.call('DELETE', `${path}hero/`, { token })).status).toBe(expected);
  }
});

test('an upload is in the audit log', async () => {
  const { logo: key } = (await upload('logo', await logo())).body.values;
  const { results } = (await site.call('GET', '/api/admin/audit/?action=settings.edit', { token: superuser.token }))
    .body;
  expect(results[0]).toMatchObject({ before: { logo: '' }, after: { logo: key } });
});

const asked = async (url: string, headers: Record<string, string> = {}) => {
  const answer = await site.app.inject({ url, headers });
  return { status: answer.statusCode, bytes: answer.rawPayload, headers: answer.headers };
};
const icons = ['/favicon.ico', '/apple-touch-icon.png', '/icon-192.png', '/icon-512.png', '/og.jpg'];

test('an untouched site has the files of public/, with an ETag', async () => {
  for (const url of [...icons, '/site.webmanifest']) {
    const { status, bytes, headers } = await asked(url);
    expect([url, status, headers['cache-control']]).toEqual([url, 200, 'no-cache']);
    expect(bytes.equals(await readFile(`public${url}`))).toBe(true);
    const again = await asked(url, { 'if-none-match': String(headers.etag) });
    expect([again.status, again.bytes.length]).toEqual([304, 0]);
  }
  expect((await asked('/icon-maskable-512.png')).bytes.equals(await readFile('public/icon-512.png'))).toBe(true);
});

test('icons, manifest and preview follow the logo, the accent and the names in the next answer', async () => {
  const etags = async () =>
    Promise.all([...icons, '/site.webmanifest'].map(async (url) => (await asked(url)).headers.etag));
  const standard = await etags();
  await edit({ accent: 'wine' });
  const wine = await etags();
  expect(wine.filter((etag, at) => etag === standard[at])).toEqual([]);
  const { body } = await upload('logo', await logo());
  expect((await etags()).filter((etag, at) => etag === wine[at])).toEqual([]);
  const manifest = JSON.parse((await asked('/site.webmanifest')).bytes.toString());
  expect(manifest).toMatchObject({ short_name: 'FLES Palakkad', theme_color: '#793240' });
  for (const { src, sizes } of manifest.icons as { src: string; sizes: string }[]) {
    const icon = await asked(src);
    expect(icon.headers['cache-control']).toContain('immutable');
    const { width, height } = await sharp(icon.bytes).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
  const ico = (await asked('/favicon.ico')).bytes;
  expect([ico.readUInt16LE(2), ico.readUInt16LE(4), ico[6], ico[22]]).toEqual([1, 2, 16, 32]);
  // The corners of a maskable icon are ground, for a launcher cuts them off.
  const { data } = await sharp((await asked('/icon-maskable-192.png')).bytes)
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([...data.subarray(0, 3)]).toEqual([255, 255, 255]);
  const preview = await asked('/og.jpg');
  expect(await sharp(preview.bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  expect(preview.bytes.length).toBeLessThan(300_000);

  await site.call('PATCH', '/api/admin/settings/names/', {
    token: superuser.token,
    body: { federation: '</text> & "F"', short_name: 'F K' },
  });
  expect((await asked('/og.jpg')).headers.etag).not.toBe(preview.headers.etag);
  expect(JSON.parse((await asked('/site.webmanifest')).bytes.toString()).short_name).toBe('F K');
  // Back, byte for byte.
  await site.call('POST', '/api/admin/settings/names/1/restore/', { token: superuser.token });
  await site.call('PATCH', '/api/admin/settings/names/', {
    token: superuser.token,
    body: { federation: null, short_name: null },
  });
  expect((await asked('/og.jpg')).headers.etag).toBe(preview.headers.etag);
  await edit({ accent: null, logo: null });
  expect(await etags()).toEqual(standard);
  expect(body.values.logo).not.toBe('');
});

test('a look to come begins in answers that were cached before it', async () => {
  const publish_at = new Date(site.clock.now().getTime() + 3_600_000).toISOString();
  await edit({ accent: 'teal', publish_at });
  const theme = async () => JSON.parse((await asked('/site.webmanifest')).bytes.toString()).theme_color as string;
  expect(await theme()).toBe('#0e5a47');
  site.clock.pass({ hours: 1 });
  expect(await theme()).toBe('#02585f');
});

test('a mail has the accent of the moment at which it is queued', async () => {
  await edit({ accent: 'blue' });
  const person = await makeUser(site, { email: 'coloured@x.test' });
  await site.call('POST', '/api/auth/forgot-password/', { body: { email: person.email } });
  const [mail] = await mailsTo(site, 'coloured@x.test');
  expect(mail).toContain('#154f83');
  expect(mail).not.toContain('#1f4d3a');
});

test('the files of every stored version are named, so that backups have them and no sweep takes them', async () => {
  const { logo: first } = (await upload('logo', await logo())).body.values;
  const { hero } = (await upload('hero', await picture('jpeg', 1300, 700))).body.values;
  await site.call('DELETE', `${path}logo/`, { token: superuser.token });
  const owner = fileOwners(site.site).find(({ prefix }) => prefix === 'look')!;
  const named = await owner.named();
  const folder = hero.replace(/[^/]+$/, '');
  const widths = [640, 960, 1300].map((width) => `${folder}${width}.webp`);
  expect(named).toEqual(expect.arrayContaining([first, first.replace('logo.png', 'mark.png'), hero, ...widths]));
  for (const key of named) expect([key, await site.site.files.stat(key)]).toEqual([key, expect.anything()]);
});
