import { eq } from 'drizzle-orm';
import { record } from '~/features/audit/server/public';
import { sniffType } from '~/platform/files/sniff';
import { storing } from '~/platform/files/storing';
import { invalid, notFound } from '~/platform/errors/http-error';
import type { Site } from '~/platform/site';
import type { Caller } from '~/shared/access';
import type { UploadedFile } from '~/shared/contract';
import { resourcesTopic, type ManagedFlipbook } from '../contract';
import type { FlipbookForm } from '../contract/forms';
import { mostPages } from '../contract/limits';
import { fileSlug } from '~/platform/files/names';
import { newFolder, pageKeys } from './page-keys';
import { presentManaged } from './present';
import { queueRendering } from './rendering/jobs';
import { flipbooks } from './tables';
import type { FlipbookRow } from './views';
import * as texts from '../texts';

/** Takes a flipbook's PDF and answers at once; a job renders the pages. 400 on `pdf` for what is no PDF. */
export function uploadFlipbook(
  site: Site,
  actor: Caller,
  form: FlipbookForm,
  file: UploadedFile | undefined,
): Promise<ManagedFlipbook> {
  const { write, clock, files, jobs, log } = site;
  return storing(files, log, async (store) => {
    if (!file) throw invalid({ pdf: [texts.pleaseSelectAPdfFile] });
    if ((await sniffType(file.path))?.mime !== 'application/pdf') throw invalid({ pdf: [texts.pleaseSelectAPdfFile] });
    const folder = newFolder('flipbooks');
    const pdf = `${folder}/${fileSlug(`${form.title} ${form.version}`, 'pdf')}`;
    await store.put(pdf, { path: file.path }, 'application/pdf');
    return write(async (tx) => {
      const now = clock.now();
      const [made] = await tx
        .insert(flipbooks)
        .values({ ...form, pdf, folder, uploadedAt: now })
        .returning();
      await queueRendering(jobs, tx, made!.id);
      await record(tx, { at: now, actor, action: 'flipbook.create', target: targetOf(made!), after: form });
      return presentManaged(made!, undefined);
    });
  });
}

/** Deletes a flipbook; its files go once that is committed. A rendering under way notices it and stops. */
export function deleteFlipbook({ write, clock, files, log }: Site, actor: Caller, id: number): Promise<void> {
  return storing(files, log, async (store) => {
    const removed = await write(async (tx, invalidate) => {
      const [book] = await tx.delete(flipbooks).where(eq(flipbooks.id, id)).returning();
      if (!book) throw notFound(texts.flipbookNotFound);
      const before = { title: book.title, version: book.version };
      await record(tx, { at: clock.now(), actor, action: 'flipbook.delete', target: targetOf(book), before });
      if (book.status === 'finished') invalidate(resourcesTopic);
      return book;
    });
    await store.delete([removed.pdf, ...pageKeys(removed.folder, pagesThereMayBe(removed))]);
  });
}

/** While it is rendered, the current page may be stored before it is counted. */
const pagesThereMayBe = ({ status, pageCount, pagesDone }: FlipbookRow) =>
  Math.min(status === 'finished' ? (pageCount ?? 0) : pagesDone + 1, mostPages);

const targetOf = ({ id, title, version }: FlipbookRow) => ({ type: 'flipbook', id, name: `${title}, ${version}` });
