import { eq } from 'drizzle-orm';
import { recordAudit } from '~/features/audit/server/public';
import { sniffType } from '~/platform/files/sniff';
import { withStoredFiles } from '~/platform/files/with-stored-files';
import type { Site } from '~/platform/site';
import type { Caller } from '~/shared/access';
import type { UploadedFile } from '~/shared/contract';
import { resourcesTopic, type ManagedFlipbook } from '../contract';
import type { FlipbookForm } from '../contract/forms';
import { maxPages } from '../contract/limits';
import { fileSlug } from '~/platform/files/names';
import { newFolder, pageKeys } from './page-keys';
import { presentManaged } from './present';
import { refuse } from './refusals';
import { queueRendering } from './rendering/jobs';
import { flipbooks } from './tables';
import type { FlipbookRow } from './views';

/** Stores a flipbook's PDF and returns at once; a job renders the pages. Throws 400 on `pdf` for what is no PDF. */
export function uploadFlipbook(
  site: Site,
  actor: Caller,
  form: FlipbookForm,
  file: UploadedFile | undefined,
): Promise<ManagedFlipbook> {
  const { write, clock, files, jobs, log } = site;
  return withStoredFiles(files, log, async (store) => {
    if (!file) throw refuse.invalid((t) => ({ pdf: [t.pleaseSelectAPdfFile] }));
    if ((await sniffType(file.path))?.mime !== 'application/pdf')
      throw refuse.invalid((t) => ({ pdf: [t.pleaseSelectAPdfFile] }));
    const folder = newFolder('flipbooks');
    const pdf = `${folder}/${fileSlug(`${form.title} ${form.version}`, 'pdf')}`;
    await store.put(pdf, { path: file.path }, 'application/pdf');
    return write(async (tx) => {
      const now = clock.now();
      const [inserted] = await tx
        .insert(flipbooks)
        .values({ ...form, pdf, folder, uploadedAt: now })
        .returning();
      await queueRendering(jobs, tx, inserted!.id);
      await recordAudit(tx, { at: now, actor, action: 'flipbook.create', target: targetOf(inserted!), after: form });
      return presentManaged(inserted!, undefined);
    });
  });
}

/** Deletes a flipbook; its files are deleted once that is committed. A rendering in progress notices it and stops. */
export function deleteFlipbook({ write, clock, files, log }: Site, actor: Caller, id: number): Promise<void> {
  return withStoredFiles(files, log, async (store) => {
    const removed = await write(async (tx, invalidate) => {
      const [book] = await tx.delete(flipbooks).where(eq(flipbooks.id, id)).returning();
      if (!book) throw refuse.notFound((t) => t.flipbookNotFound);
      const before = { title: book.title, version: book.version };
      await recordAudit(tx, { at: clock.now(), actor, action: 'flipbook.delete', target: targetOf(book), before });
      if (book.status === 'finished') invalidate(resourcesTopic);
      return book;
    });
    await store.delete([removed.pdf, ...pageKeys(removed.folder, pagesThereMayBe(removed))]);
  });
}

/** While it is rendered, the current page may be stored before it is counted. */
const pagesThereMayBe = ({ status, pageCount, pagesDone }: FlipbookRow) =>
  Math.min(status === 'finished' ? (pageCount ?? 0) : pagesDone + 1, maxPages);

const targetOf = ({ id, title, version }: FlipbookRow) => ({ type: 'flipbook', id, name: `${title}, ${version}` });
