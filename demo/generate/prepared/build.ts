/**
 * Encodes the demo's pictures and renders its flipbooks once, so that no first start does: `npx tsx
 * demo/generate/prepared/build.ts`. The results are committed; run it after a change of a demo medium, or of how
 * pictures are encoded.
 */
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { encodePoster } from '~/features/events/server/poster';
import { adWidths } from '~/features/marketplace/server/media';
import { maxPages, pageWidths } from '~/features/resources/contract/limits';
import type { PreparedBook } from '~demo/resources/load';
import { renderPdf } from '~/features/resources/server/rendering/renderer';
import { encodeImage } from '~/platform/files/images';
import { hashOf, savePrepared } from '~/platform/files/prepared';

const demoFolder = path.resolve(import.meta.dirname, '../..');

/**
 * Returns a feature's demo media that match, with the folder in which each is prepared. Removes folders whose medium is
 * gone.
 */
async function mediaOf(feature: string, wanted: RegExp) {
  const demo = path.join(demoFolder, feature);
  await rm(path.join(demo, 'prepared'), { recursive: true, force: true });
  const names = (await readdir(path.join(demo, 'media'))).filter((name) => wanted.test(name)).sort();
  return names.map((name) => ({
    file: path.join(demo, 'media', name),
    folder: path.join(demo, 'prepared', path.parse(name).name),
  }));
}

for (const { file, folder } of await mediaOf('marketplace', /\.jpg$/)) {
  await savePrepared(folder, await encodeImage(file, { widths: adWidths }), file);
}

for (const { file, folder } of await mediaOf('events', /\.jpg$/)) {
  const { image, social } = await encodePoster(file);
  await savePrepared(folder, image, file);
  await writeFile(path.join(folder, 'social.jpg'), social);
}

for (const { file, folder } of await mediaOf('resources', /^directory-.*\.pdf$/)) {
  await mkdir(folder, { recursive: true });
  const book: PreparedBook = { original: await hashOf(file), pages: 0, width: 0, height: 0 };
  await renderPdf(
    { pdf: file, folder, from: 1, widths: pageWidths, maxPages, gentle: false },
    {
      opened: async ({ pages, width, height }) => void Object.assign(book, { pages, width, height }),
      page: () => Promise.resolve(true),
      signal: new AbortController().signal,
    },
  );
  await writeFile(path.join(folder, 'book.json'), `${JSON.stringify(book)}\n`);
}
