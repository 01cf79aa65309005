import { and, eq } from 'drizzle-orm';
import { viewerOf } from '~/features/people/server/public';
import type { Tx } from '~/platform/database';
import { refuseStale } from '~/platform/database/stale';
import type { Invalidate } from '~/platform/topics';
import type { Caller } from '~/shared/access';
import { newsTopic, postsTopic, type OfficePost } from '../contract';
import type { PostKind } from '../contract/choices';
import { managedBy } from './audience';
import type { Posts } from './context';
import { presentOfficePost } from './present';
import { refuse } from './refusals';
import { posts as table, type PostRow } from './tables';
import { countReceipts, findFiles, findOfficePost, type OfficeRow } from './views';

/** Returns a post for the office; throws 404 for a post that the caller doesn't manage. */
export async function readPost(
  posts: Posts,
  caller: Caller,
  id: number,
  db: Posts['db'] | Tx = posts.db,
): Promise<OfficePost> {
  const row = await findManaged(db, caller, id);
  const files = (await findFiles(db, id)).map((file) => posts.addresses.ofOffice(file, caller.id));
  const counts = (await countReceipts(db, [id])).get(id);
  return presentOfficePost(row, viewerOf(caller), counts, files, posts.clock.now());
}

/** Returns a post's row; throws 404 for a post that the caller doesn't manage. */
export async function findManaged(db: Posts['db'] | Tx, caller: Caller, id: number): Promise<OfficeRow> {
  const row = await findOfficePost(db, managedBy(caller), id);
  if (!row) throw refuse.notFound((t) => t.postUnknown);
  return row;
}

/** Locks a post that the caller manages; throws 404, and 409 `stale` when it was saved since `readAt`. */
export async function lockPost(tx: Tx, caller: Caller, id: number, readAt?: string): Promise<PostRow> {
  const [post] = await tx
    .select()
    .from(table)
    .where(and(eq(table.id, id), managedBy(caller)))
    .for('update');
  if (!post) throw refuse.notFound((t) => t.postUnknown);
  refuseStale(post, readAt);
  return post;
}

/** Invalidates the answers that have a post; news is in public answers too. */
export function invalidateOf({ kind }: { kind: PostKind }, invalidate: Invalidate): void {
  invalidate(postsTopic);
  if (kind === 'news') invalidate(newsTopic);
}

export const targetOf = ({ id, title }: { id: number; title: string }) => ({ type: 'post', id, name: title });
