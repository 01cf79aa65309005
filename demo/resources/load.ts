import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { DAY_MS } from '~/shared/dates';
import { rememberDemo } from '~/platform/settings-store/demo-rows';
import type { Files } from '~/platform/files';
import { withStoredFiles } from '~/platform/files/with-stored-files';
import type { Site } from '~/platform/site';
import { resourcesTopic } from '~/features/resources/contract';
import { documentTypeOf } from '~/features/resources/server/document-type';
import { fileSlug } from '~/platform/files/names';
import { newFolder, pageKeys } from '~/features/resources/server/page-keys';
import { flipbooks, resourceDocuments } from '~/features/resources/server/tables';
import { findDocuments, findFlipbooks } from '~/features/resources/server/views';
import { demoDocuments, demoFlipbooks } from './catalogue';

/** Loads the demo flipbooks and documents, pages included, all or nothing. Returns false when there are any already. */
export async function loadDemoResources(site: Site): Promise<boolean> {
  const { config, db, write, files, clock, log } = site;
  if ((await findFlipbooks(db)).length + (await findDocuments(db)).length > 0) return false;
  const folder = path.join(config.root, 'demo/resources/media');
  const daysAgo = (days: number) => new Date(clock.now().getTime() - days * DAY_MS);

  await withStoredFiles(files, log, async (store) => {
    const books = await Promise.all(demoFlipbooks.map((book) => storeBook(store, folder, book, daysAgo(book.daysAgo))));
    const documents = await Promise.all(
      demoDocuments.map(({ name, category, file, daysAgo: days }) =>
        storeDocument(store, path.join(folder, file), { fileName: name, category, uploadedAt: daysAgo(days) }),
      ),
    );
    await write(async (tx, invalidate) => {
      invalidate(resourcesTopic);
      await tx.insert(resourceDocuments).values(documents);
      await tx.insert(flipbooks).values(books);
      await rememberDemo(tx, [resourceDocuments, flipbooks]);
    });
  });
  return true;
}

/** The contents of `book.json` of a flipbook whose pages were rendered beforehand (demo/generate/prepared). */
export interface PreparedBook {
  /** SHA-256 of the PDF, in hex. */
  original: string;
  pages: number;
  /** Of the first page at its largest, in px. */
  width: number;
  height: number;
}

async function storeBook(
  store: Files,
  media: string,
  { title, version, file }: (typeof demoFlipbooks)[number],
  uploadedAt: Date,
) {
  const folder = newFolder('flipbooks');
  const pdf = `${folder}/${fileSlug(`${title} ${version}`, 'pdf')}`;
  const prepared = path.join(media, '../prepared', path.parse(file).name);
  const { pages, width, height } = JSON.parse(await readFile(path.join(prepared, 'book.json'), 'utf8')) as PreparedBook;
  await Promise.all([
    store.put(pdf, { path: path.join(media, file) }, 'application/pdf'),
    ...pageKeys(folder, pages).map((key) =>
      store.put(key, { path: path.join(prepared, path.basename(key)) }, 'image/webp'),
    ),
  ]);
  const rendered = {
    status: 'finished' as const,
    pageCount: pages,
    pagesDone: pages,
    pageWidth: width,
    pageHeight: height,
  };
  return { title, version, pdf, folder, uploadedAt, ...rendered };
}

async function storeDocument(
  store: Files,
  source: string,
  row: { fileName: string; category: string; uploadedAt: Date },
) {
  const type = await documentTypeOf(source, row.fileName);
  if (!type) throw new Error(`not a document: ${source}`);
  const key = `${newFolder('documents')}/${fileSlug(row.fileName, type.extension)}`;
  await store.put(key, { path: source }, type.mime);
  return { ...row, file: key, type: type.mime, bytes: (await stat(source)).size };
}
