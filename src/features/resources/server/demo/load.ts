import { stat } from 'node:fs/promises';
import path from 'node:path';
import { rememberDemo } from '~/platform/facts/demo-rows';
import type { Files } from '~/platform/files';
import { storing } from '~/platform/files/storing';
import type { Site } from '~/platform/site';
import { resourcesTopic } from '../../contract';
import { documentTypeOf } from '../document-type';
import { fileSlug } from '~/platform/files/names';
import { newFolder } from '../page-keys';
import { queueRendering } from '../rendering/jobs';
import { renderFlipbook } from '../rendering/render-flipbook';
import { flipbooks, resourceDocuments } from '../tables';
import { findDocuments, findFlipbooks } from '../views';
import { demoDocuments, demoFlipbooks } from './catalogue';

const DAY_MS = 86_400_000;

/** Loads the demo flipbooks and documents, pages included. Gives false when there are any already. */
export async function loadDemoResources(site: Site): Promise<boolean> {
  const { config, db, write, files, jobs, clock, log } = site;
  if ((await findFlipbooks(db)).length + (await findDocuments(db)).length > 0) return false;
  const folder = path.join(config.root, 'src/features/resources/server/demo/media');
  const daysAgo = (days: number) => new Date(clock.now().getTime() - days * DAY_MS);

  const ids = await storing(files, log, async (store) => {
    const books = await Promise.all(demoFlipbooks.map((book) => storeBook(store, folder, book, daysAgo(book.daysAgo))));
    const documents = await Promise.all(
      demoDocuments.map(({ name, category, file, daysAgo: days }) =>
        storeDocument(store, path.join(folder, file), { fileName: name, category, uploadedAt: daysAgo(days) }),
      ),
    );
    return write(async (tx, invalidate) => {
      invalidate(resourcesTopic);
      await tx.insert(resourceDocuments).values(documents);
      const made = await tx.insert(flipbooks).values(books).returning({ id: flipbooks.id });
      // If this start is cut off, the jobs of the next one render what is missing.
      for (const { id } of made) await queueRendering(jobs, tx, id);
      await rememberDemo(tx, [resourceDocuments, flipbooks]);
      return made.map(({ id }) => id);
    });
  });
  // Nobody is served yet, so all at once, with all that the machine has.
  const { signal } = new AbortController();
  await Promise.all(ids.map((id) => renderFlipbook(site, id, { signal, gentle: false })));
  return true;
}

async function storeBook(store: Files, media: string, { title, version, file }: (typeof demoFlipbooks)[number], uploadedAt: Date) {
  const folder = newFolder('flipbooks');
  const pdf = `${folder}/${fileSlug(`${title} ${version}`, 'pdf')}`;
  await store.put(pdf, { path: path.join(media, file) }, 'application/pdf');
  return { title, version, pdf, folder, uploadedAt };
}

async function storeDocument(store: Files, source: string, row: { fileName: string; category: string; uploadedAt: Date }) {
  const type = await documentTypeOf(source, row.fileName);
  if (!type) throw new Error(`not a document: ${source}`);
  const key = `${newFolder('documents')}/${fileSlug(row.fileName, type.extension)}`;
  await store.put(key, { path: source }, type.mime);
  return { ...row, file: key, type: type.mime, bytes: (await stat(source)).size };
}
