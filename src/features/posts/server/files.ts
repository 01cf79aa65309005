import { randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { record } from '~/features/audit/server/public';
import { conflict, invalid, notFound } from '~/platform/errors/http-error';
import type { FileOwner, Files } from '~/platform/files';
import { copyImage, ImageError } from '~/platform/files/images';
import { fileSlug, shownName, withExtension } from '~/platform/files/names';
import { sniffType } from '~/platform/files/sniff';
import { storing } from '~/platform/files/storing';
import type { Site } from '~/platform/site';
import type { Caller } from '~/shared/access';
import type { UploadedFile } from '~/shared/contract';
import type { OfficePost } from '../contract';
import { mostFiles, type FileType } from '../contract/choices';
import { stateAt } from '../rules';
import * as texts from '../texts';
import type { Posts } from './context';
import { invalidateOf, lockPost, readPost, targetOf } from './service';
import { postFiles } from './tables';

/** Pixels across: enough to read the small print of a page. */
const width = 2400;

interface StoredFile {
  key: string;
  name: string;
  type: FileType;
  bytes: number;
}

/**
 * Stores a file: a PDF as it is, a picture as pixels only (no place, no camera). 400 on `file` for anything else, by its bytes.
 * Call it inside `storing`.
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
  if (mime !== 'image/jpeg' && mime !== 'image/png') throw invalid({ file: [texts.fileType] });
  const bytes = await copyImage(
    file.path,
    width,
    mime === 'image/png' ? { type: 'png' } : { type: 'jpeg', quality: 85 },
  ).catch((error: unknown) => {
    if (error instanceof ImageError) throw invalid({ file: [texts.fileBroken] });
    throw error;
  });
  const { name, key } = named(mime === 'image/png' ? 'png' : 'jpg');
  await files.put(key, { bytes }, mime);
  return { name, key, type: mime, bytes: bytes.length };
}

/** Adds a file to a post; 404 when that is gone, and then no file stays. */
export function addFile(posts: Posts, caller: Caller, id: number, file: UploadedFile | undefined): Promise<OfficePost> {
  if (!file) throw invalid({ file: [texts.fileNeeded] });
  const { write, clock, files, log } = posts;
  return storing(files, log, async (store) => {
    const stored = await storePostFile(store, file);
    return write(async (tx, invalidate) => {
      const post = await lockPost(tx, caller, id);
      const now = clock.now();
      if (stateAt(now, post) === 'archived') throw conflict('archived', texts.isArchived);
      if ((await tx.$count(postFiles, eq(postFiles.postId, id))) >= mostFiles)
        throw invalid({ file: [texts.fileMany] });
      await tx.insert(postFiles).values({ postId: id, ...stored, createdAt: now });
      await record(tx, {
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

/** Takes a file away; its bytes go once that is committed. */
export function removeFile(posts: Posts, caller: Caller, id: number, fileId: number): Promise<OfficePost> {
  const { write, clock, files, log } = posts;
  return storing(files, log, async (store) => {
    const { key, answer } = await write(async (tx, invalidate) => {
      const post = await lockPost(tx, caller, id);
      const [gone] = await tx
        .delete(postFiles)
        .where(and(eq(postFiles.id, fileId), eq(postFiles.postId, id)))
        .returning();
      if (!gone) throw notFound(texts.fileUnknown);
      await record(tx, {
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

/** The files of posts; nobody but the feature shows them. */
export const postFileOwner = ({ db }: Pick<Site, 'db'>): FileOwner => ({
  prefix: 'posts',
  named: async () => (await db.select({ key: postFiles.key }).from(postFiles)).map(({ key }) => key),
  needed: () => db.select({ key: postFiles.key, bytes: postFiles.bytes }).from(postFiles),
});
