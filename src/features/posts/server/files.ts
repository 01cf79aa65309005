import { randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { recordAudit } from '~/features/audit/server/public';
import type { FileOwner, Files } from '~/platform/files';
import { copyImage, ImageError } from '~/platform/files/images';
import { fileSlug, shownName, withExtension } from '~/platform/files/names';
import { sniffType } from '~/platform/files/sniff';
import { withStoredFiles } from '~/platform/files/with-stored-files';
import type { Site } from '~/platform/site';
import type { Caller } from '~/shared/access';
import type { UploadedFile } from '~/shared/contract';
import type { OfficePost } from '../contract';
import { mostFiles, type FileType } from '../contract/choices';
import { stateAt } from '../rules';
import type { Posts } from './context';
import { invalidateOf, lockPost, readPost, targetOf } from './office-post';
import { refuse } from './refusals';
import { postFiles } from './tables';

/** Pixels across, enough for the small print of a page. */
const width = 2400;

interface StoredFile {
  key: string;
  name: string;
  type: FileType;
  bytes: number;
}

/**
 * Stores a file: a PDF as it is, a picture without its metadata (place, camera). Throws 400 on `file` for any other
 * type, judged by its bytes. Call it inside `withStoredFiles`.
 */
async function storePostFile(files: Files, file: UploadedFile): Promise<StoredFile> {
  const mime = (await sniffType(file.path))?.mime;
  const folder = `posts/${randomBytes(16).toString('hex')}`;
  const named = (extension: string) => {
    const name = withExtension(shownName(file.filename, 'file'), extension);
    return { name, key: `${folder}/${fileSlug(name, extension)}` };
  };
  if (mime === 'application/pdf') {
    const { name, key } = named('pdf');
    await files.put(key, { path: file.path }, mime);
    return { name, key, type: mime, bytes: file.bytes };
  }
  if (mime !== 'image/jpeg' && mime !== 'image/png') throw refuse.invalid((t) => ({ file: [t.fileType] }));
  const bytes = await copyImage(
    file.path,
    width,
    mime === 'image/png' ? { type: 'png' } : { type: 'jpeg', quality: 85 },
  ).catch((error: unknown) => {
    if (error instanceof ImageError) throw refuse.invalid((t) => ({ file: [t.fileBroken] }));
    throw error;
  });
  const { name, key } = named(mime === 'image/png' ? 'png' : 'jpg');
  await files.put(key, { bytes }, mime);
  return { name, key, type: mime, bytes: bytes.length };
}

/** Adds a file to a post; throws 404, 409 `archived` and 400 on `file`, and then stores nothing. */
export function addFile(posts: Posts, caller: Caller, id: number, file: UploadedFile | undefined): Promise<OfficePost> {
  if (!file) throw refuse.invalid((t) => ({ file: [t.fileNeeded] }));
  const { write, clock, files, log } = posts;
  return withStoredFiles(files, log, async (store) => {
    const stored = await storePostFile(store, file);
    return write(async (tx, invalidate) => {
      const post = await lockPost(tx, caller, id);
      const now = clock.now();
      if (stateAt(now, post) === 'archived') throw refuse.conflict('archived', (t) => t.isArchived);
      if ((await tx.$count(postFiles, eq(postFiles.postId, id))) >= mostFiles)
        throw refuse.invalid((t) => ({ file: [t.fileMany] }));
      await tx.insert(postFiles).values({ postId: id, ...stored, createdAt: now });
      await recordAudit(tx, {
        at: now,
        actor: caller,
        action: 'post.add_file',
        target: targetOf(post),
        after: { file: stored.name },
      });
      invalidateOf(post, invalidate);
      return readPost(posts, caller, id, tx);
    });
  });
}

/** Removes a file of a post, its bytes after the commit; throws 404. */
export function removeFile(posts: Posts, caller: Caller, id: number, fileId: number): Promise<OfficePost> {
  const { write, clock, files, log } = posts;
  return withStoredFiles(files, log, async (store) => {
    const { key, answer } = await write(async (tx, invalidate) => {
      const post = await lockPost(tx, caller, id);
      const [gone] = await tx
        .delete(postFiles)
        .where(and(eq(postFiles.id, fileId), eq(postFiles.postId, id)))
        .returning();
      if (!gone) throw refuse.notFound((t) => t.fileUnknown);
      await recordAudit(tx, {
        at: clock.now(),
        actor: caller,
        action: 'post.remove_file',
        target: targetOf(post),
        before: { file: gone.name },
      });
      invalidateOf(post, invalidate);
      return { key: gone.key, answer: await readPost(posts, caller, id, tx) };
    });
    await store.delete([key]);
    return answer;
  });
}

/** Returns the files of posts, which only this feature serves. */
export const postFileOwner = ({ db }: Pick<Site, 'db'>): FileOwner => ({
  prefix: 'posts',
  named: async () => (await db.select({ key: postFiles.key }).from(postFiles)).map(({ key }) => key),
  needed: () => db.select({ key: postFiles.key, bytes: postFiles.bytes }).from(postFiles),
});
