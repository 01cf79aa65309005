import { eq } from 'drizzle-orm';
import { record } from '~/features/audit/server/public';
import { storing } from '~/platform/files/storing';
import { invalid, notFound } from '~/platform/errors/http-error';
import type { Site } from '~/platform/site';
import type { Caller } from '~/shared/access';
import type { UploadedFile } from '~/shared/contract';
import { resourcesTopic, type ResourceDocument } from '../contract';
import type { DocumentForm } from '../contract/forms';
import { documentTypeOf } from './document-type';
import { fileSlug, shownName, withExtension } from '~/platform/files/names';
import { newFolder } from './page-keys';
import { presentDocument } from './present';
import { resourceDocuments } from './tables';
import * as texts from '../texts';

/** Adds a document. 400 on `file` for a type that is not taken, by its bytes. */
export function uploadDocument(
  { write, clock, files, log }: Site,
  actor: Caller,
  form: DocumentForm,
  file: UploadedFile | undefined,
): Promise<ResourceDocument> {
  return storing(files, log, async (store) => {
    if (!file) throw invalid({ file: [texts.pleaseSelectAFile] });
    const type = await documentTypeOf(file.path, file.filename);
    if (!type) throw invalid({ file: [texts.wrongType] });
    const { extension, mime } = type;
    const fileName = withExtension(form.file_name ?? shownName(file.filename, 'document'), extension);
    const key = `${newFolder('documents')}/${fileSlug(fileName, extension)}`;
    await store.put(key, { path: file.path }, mime);
    return write(async (tx, invalidate) => {
      const now = clock.now();
      const row = { fileName, category: form.category, file: key, type: mime, bytes: file.bytes, uploadedAt: now };
      const [made] = await tx.insert(resourceDocuments).values(row).returning();
      const after = { file_name: fileName, category: form.category };
      await record(tx, {
        at: now,
        actor,
        action: 'document.create',
        target: { type: 'document', id: made!.id, name: fileName },
        after,
      });
      invalidate(resourcesTopic);
      return presentDocument(made!);
    });
  });
}

/** Deletes a document; its file goes once that is committed. */
export function deleteDocument({ write, clock, files, log }: Site, actor: Caller, id: number): Promise<void> {
  return storing(files, log, async (store) => {
    const removed = await write(async (tx, invalidate) => {
      const [row] = await tx.delete(resourceDocuments).where(eq(resourceDocuments.id, id)).returning();
      if (!row) throw notFound(texts.documentNotFound);
      const before = { file_name: row.fileName, category: row.category };
      const target = { type: 'document', id, name: row.fileName };
      await record(tx, { at: clock.now(), actor, action: 'document.delete', target, before });
      invalidate(resourcesTopic);
      return row;
    });
    await store.delete([removed.file]);
  });
}
