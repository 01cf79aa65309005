import { storeAttachment, type StoredAttachment } from '~/features/attachments/server/public';
import type { Tx } from '~/platform/database';
import { withStoredFiles } from '~/platform/files/with-stored-files';
import type { Invalidate } from '~/platform/topics';
import type { Caller } from '~/shared/access';
import type { UploadedFile } from '~/shared/contract';
import type { Community } from '../context';
import { refuseOverQuota } from './quota';

/**
 * Stores a post's file and runs `insert` with it in a transaction; returns what it posted. Without a new post the file
 * is deleted again. Throws 400 or 413 on `attachment`.
 */
export function storePost<T>(
  { config, db, files, log, write }: Community,
  caller: Caller,
  file: UploadedFile | undefined,
  insert: (tx: Tx, invalidate: Invalidate, file: StoredAttachment | null) => Promise<{ posted: T; isNew: boolean }>,
): Promise<T> {
  return withStoredFiles(files, log, async (store) => {
    if (file) await refuseOverQuota(config, db, caller, file.bytes);
    const attachment = file ? await storeAttachment(store, file) : null;
    const { posted, isNew } = await write((tx, invalidate) => insert(tx, invalidate, attachment));
    if (!isNew && attachment) await store.delete([attachment.key]);
    return posted;
  });
}
