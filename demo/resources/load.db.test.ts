import { expect, test } from 'vitest';
import { testApp } from '~test/app';
import type { Flipbook, ResourceDocument } from '~/features/resources/contract';
import { loadDemoResources } from './load';

const site = testApp();

test('the demo has a flipbook of 24 pages, two archives, 12 documents of several types, real files', async () => {
  expect(await loadDemoResources(site.site)).toBe(true);
  expect(await loadDemoResources(site.site)).toBe(false);
  const get = async (url: string) => (await site.call('GET', `/api/resources/${url}`)).body;
  const current = (await get('flipbooks/current/')) as Flipbook;
  const archives = (await get('flipbooks/archives/')) as Flipbook[];
  const documents = (await get('documents/')) as ResourceDocument[];
  expect([current.version, current.page_count]).toEqual(['2026', 24]);
  expect(archives.map((book) => book.version)).toEqual(['2025', '2024']);
  expect(new Set(documents.map(({ category }) => category))).toEqual(
    new Set(['Standards', 'Safety', 'Templates', 'Quality']),
  );
  expect(new Set(documents.map(({ file_type: type }) => type)).size).toBe(7);
  expect(documents).toHaveLength(12);
  const urls = [current, ...archives]
    .flatMap((book) => [book.pdf_url, ...book.pages])
    .concat(documents.map((one) => one.file_url));
  for (const url of urls) expect((await site.call('GET', url)).status, url).toBe(200);
}, 180_000);
