import { eq } from 'drizzle-orm';
import { recordAudit } from '~/features/audit/server/public';
import { withStoredFiles } from '~/platform/files/with-stored-files';
import type { Site } from '~/platform/site';
import type { Caller } from '~/shared/access';
import type { UploadedFile } from '~/shared/contract';
import { resourcesTopic, type ResourceDocument } from '../contract';
import type { DocumentForm } from '../contract/forms';
import { documentTypeOf } from './document-type';
import { fileSlug, shownName, withExtension } from '~/platform/files/names';
import { newFolder } from './page-keys';
import { presentDocument } from './present';
import { refuse } from './refusals';
import { resourceDocuments } from './tables';

/** Adds a document. Throws 400 on `file` for a type that is not accepted, by its bytes. */
export function uploadDocument(
  { write, clock, files, log }: Site,
  actor: Caller,
  form: DocumentForm,
  file: UploadedFile | undefined,
): Promise<ResourceDocument> {
  return withStoredFiles(files, log, async (store) => {
    if (!file) throw refuse.invalid((t) => ({ file: [t.pleaseSelectAFile] }));
    const type = await documentTypeOf(file.path, file.filename);
    if (!type) throw refuse.invalid((t) => ({ file: [t.wrongType] }));
    const { extension, mime } = type;
    const fileName = withExtension(form.file_name ?? shownName(file.filename, 'document'), extension);
    const key = `${newFolder('documents')}/${fileSlug(fileName, extension)}`;
    await store.put(key, { path: file.path }, mime);
    return write(async (tx, invalidate) => {
      const now = clock.now();
      const row = { fileName, category: form.category, file: key, type: mime, bytes: file.bytes, uploadedAt: now };
      const [inserted] = await tx.insert(resourceDocuments).values(row).returning();
      const after = { file_name: fileName, category: form.category };
      await recordAudit(tx, {
        at: now,
        actor,
        action: 'document.create',
        target: { type: 'document', id: inserted!.id, name: fileName },
        after,
      });
      invalidate(resourcesTopic);
      return presentDocument(inserted!);
    });
  });
}

/** Deletes a document; its file is deleted once that is committed. */
export function deleteDocument({ write, clock, files, log }: Site, actor: Caller, id: number): Promise<void> {
  return withStoredFiles(files, log, async (store) => {
    const removed = await write(async (tx, invalidate) => {
      const [row] = await tx.delete(resourceDocuments).where(eq(resourceDocuments.id, id)).returning();
      if (!row) throw refuse.notFound((t) => t.documentNotFound);
      const before = { file_name: row.fileName, category: row.category };
      const target = { type: 'document', id, name: row.fileName };
      await recordAudit(tx, { at: clock.now(), actor, action: 'document.delete', target, before });
      invalidate(resourcesTopic);
      return row;
    });
    await store.delete([removed.file]);
  });
}
