import { readdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { testApp } from '~test/app';
import { formOf, testPerson } from '~test/factories';
import { hostilePdfs, makePdf } from '~test/pdf';
import type { Flipbook, ManagedFlipbook } from '../contract';
import { failFlipbook, renderFlipbook } from './rendering/render-flipbook';
import { flipbooks } from './tables';
import { findFlipbook } from './views';

const site = testApp();
const admin = testPerson(site, 'admin');

const get = (url: string, as?: string) => site.call('GET', `/api/resources/${url}`, { token: as });
const upload = async (bytes: Buffer, fields: Record<string, string> = {}) => {
  const form = formOf(
    { title: 'Engineering Directory', version: '2026', ...fields },
    { pdf: { bytes, name: 'x.exe' } },
  );
  return site.call('POST', '/api/resources/flipbooks/', { token: admin.token, form });
};
const remove = (id: number) => site.call('DELETE', `/api/resources/flipbooks/${id}/`, { token: admin.token });
const managed = async (id: number) =>
  ((await get('flipbooks/', admin.token)).body as ManagedFlipbook[]).find((book) => book.id === id);
const ended = (id: number) =>
  vi.waitFor(
    async () => {
      const book = await managed(id);
      expect(['finished', 'failed']).toContain(book?.status);
      return book!;
    },
    { timeout: 90_000, interval: 100 },
  );
const filesIn = async (folder: string) => {
  const names = await readdir(path.join(site.site.config.dataDir, 'files', folder), {
    recursive: true,
    withFileTypes: true,
  }).catch(() => []);
  return names.filter((name) => name.isFile()).map(({ name }) => name);
};
const clearBooks = async () => {
  for (const { id } of (await get('flipbooks/', admin.token)).body as ManagedFlipbook[]) await remove(id);
};

test('without any flipbook the current one is null and the archives are empty', async () => {
  expect(await get('flipbooks/current/')).toMatchObject({ status: 200, body: null });
  expect((await get('flipbooks/archives/')).body).toEqual([]);
  expect((await get('documents/')).body).toEqual([]);
});

test('an uploaded flipbook is answered at once, rendered in the background and then the current one', async () => {
  const { status, body } = await upload(makePdf({ pages: 3 }));
  expect([status, body]).toEqual([
    201,
    expect.objectContaining({ status: 'uploaded', pages_done: 0, page_count: null, failure: null }),
  ]);
  expect((await get('flipbooks/current/')).body).toBeNull();

  expect(await ended(body.id)).toMatchObject({ status: 'finished', is_current: true, page_count: 3, pages_done: 3 });
  const { body: current } = (await get('flipbooks/current/')) as { body: Flipbook };
  expect(current).toMatchObject({ id: body.id, title: 'Engineering Directory', version: '2026', page_count: 3 });
  expect(current.pages).toHaveLength(3);
  for (const [index, url] of current.pages.entries()) {
    expect(url).toBe(current.page_picture.replace('{page}', String(index + 1)).replace('{width}', '900'));
  }
  for (const width of current.page_widths) {
    const picture = await site.call(
      'GET',
      current.page_picture.replace('{page}', '3').replace('{width}', String(width)),
    );
    expect((await sharp(picture.body).metadata()).width).toBe(width);
    expect(picture.headers['content-type']).toBe('image/webp');
  }
  const pdf = await site.call('GET', current.pdf_url);
  expect([pdf.status, pdf.headers['content-type'], pdf.headers['x-content-type-options']]).toEqual([
    200,
    'application/pdf',
    'nosniff',
  ]);
  expect(current.pdf_url).toMatch(/\/engineering-directory-2026\.pdf$/);
  await clearBooks();
}, 120_000);

test('the newest finished flipbook is current, the others are the archives; deleting deletes every file', async () => {
  const first = (await upload(makePdf(), { version: '1' })).body.id as number;
  const second = (await upload(makePdf(), { version: '2' })).body.id as number;
  const broken = (await upload(hostilePdfs['closed with a password']!.bytes(), { version: '3' })).body.id as number;
  await Promise.all([first, second, broken].map(ended));
  const versions = async (list: string) =>
    [(await get(list)).body as Flipbook | Flipbook[]].flat().map((book) => book?.version);
  expect(await versions('flipbooks/current/')).toEqual(['2']);
  expect(await versions('flipbooks/archives/')).toEqual(['1']);
  expect((await remove(second)).status).toBe(204);
  expect(await versions('flipbooks/current/')).toEqual(['1']);
  expect(await versions('flipbooks/archives/')).toEqual([]);
  await clearBooks();
  expect((await get('flipbooks/current/')).body).toBeNull();
  expect(await filesIn('flipbooks')).toEqual([]);
  expect((await remove(second)).status).toBe(404);
}, 120_000);

test.each(Object.entries(hostilePdfs).filter(([name]) => !name.includes('lines')))(
  'a PDF %s fails its flipbook with a reason, leaves no page and nothing else',
  async (_, { bytes, reason }) => {
    const { id } = (await upload(bytes())).body;
    expect(await ended(id)).toMatchObject({
      status: 'failed',
      is_current: false,
      pages_done: 0,
      failure: expect.stringMatching(reason),
    });
    expect((await get('flipbooks/current/')).body).toBeNull();
    expect(await filesIn('flipbooks')).toHaveLength(1);
    await clearBooks();
  },
  120_000,
);

test('a rendering that was cut off goes on with the page it had come to, and one that is deleted stops', async () => {
  const { body } = await upload(hostilePdfs['closed with a password']!.bytes());
  await ended(body.id);
  // As a killed server leaves it: begun, not ended, two pages there.
  const stored = (await findFlipbook(site.site.db, body.id))!;
  await site.site.files.delete([stored.pdf]);
  await site.site.files.put(stored.pdf, { bytes: makePdf({ pages: 4 }) }, 'application/pdf');
  await site.site.write((tx) =>
    tx.update(flipbooks).set({ status: 'rendering', failure: null, pagesDone: 2, pageCount: 4 }),
  );
  const stop = new AbortController();
  await renderFlipbook(site.site, body.id, { signal: stop.signal });
  expect(await managed(body.id)).toMatchObject({ status: 'finished', pages_done: 4 });
  expect((await filesIn('flipbooks')).filter((name) => name.endsWith('.webp')).sort()).toEqual(
    ['3', '4'].flatMap((page) => ['1400', '480', '900'].map((width) => `${page}-${width}.webp`)),
  );
  await clearBooks();

  const long = (await upload(makePdf({ pages: 60 }))).body.id as number;
  await vi.waitFor(async () => expect((await managed(long))?.pages_done).toBeGreaterThan(0), { timeout: 60_000 });
  await remove(long);
  await vi.waitFor(
    async () =>
      expect((await readdir(site.site.files.temp())).filter((name) => name.startsWith('render-'))).toEqual([]),
    30_000,
  );
  expect(await filesIn('flipbooks')).toEqual([]);
}, 120_000);

test('a failed flipbook is not brought back to life', async () => {
  const { id } = (await upload(hostilePdfs['closed with a password']!.bytes())).body;
  await ended(id);
  const book = (await findFlipbook(site.site.db, id))!;
  await failFlipbook(site.site, book, 'again');
  expect((await managed(id))?.failure).toMatch(/password/);
  await clearBooks();
}, 60_000);

test('what is no PDF, and a form with holes, is refused at its field', async () => {
  expect(await upload(Buffer.from('<html>'))).toMatchObject({
    status: 400,
    body: { pdf: ['Please select a PDF file'] },
  });
  expect(await upload(makePdf(), { title: ' ', version: '' })).toMatchObject({
    status: 400,
    body: { title: ['Title is required'], version: ['Version is required'] },
  });
  const form = formOf({ title: 'A', version: '1' });
  expect(await site.call('POST', '/api/resources/flipbooks/', { token: admin.token, form })).toMatchObject({
    status: 400,
    body: { pdf: [expect.any(String)] },
  });
  expect(await filesIn('flipbooks')).toEqual([]);
  expect(await filesIn('.incoming')).toEqual(['.check']);
});
