import { eq } from 'drizzle-orm';
import { personRows, plainRows } from '~/platform/database/plain-rows';
import type { PersonalData } from '~/platform/feature';
import { postReceipts, posts } from './tables';

/** Returns the receipts of a person, and the posts that the person wrote for the office. */
export const postRows: PersonalData['rows'] = async ({ db }, userId) => ({
  post_receipts: await personRows(db, postReceipts, userId),
  posts_written: plainRows(posts, await db.select().from(posts).where(eq(posts.authorId, userId)), {
    without: ['authorId'],
  }),
});
