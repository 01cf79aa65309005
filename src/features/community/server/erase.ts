import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { namesOf } from '~/features/accounts/server/public';
import type { Tx } from '~/platform/database';
import type { Invalidate } from '~/platform/topics';
import { communityTopic } from '../contract';
import { communityAnswers, communityConsents, communityQuestions } from './tables';

/** Shorter parts of a name say nothing of anybody. */
const telling = 3;

/**
 * What they wrote stays, by a former member, but for nobody outside. A file beside it loses its name, and goes when the place where
 * its bytes are has a name of theirs in it, as earlier versions made them.
 */
export async function erasePosts(tx: Tx, userId: number, invalidate: Invalidate): Promise<string[]> {
  const parts = (await namesOf(tx, userId))
    .flatMap((name) => name.split(/[^\p{L}\p{N}]+/u))
    .filter((part) => part.length >= telling);
  const keys: string[] = [];
  for (const table of [communityQuestions, communityAnswers]) {
    const found = await tx
      .select({ id: table.id, file: table.attachment })
      .from(table)
      .where(and(eq(table.authorId, userId), isNotNull(table.attachment)));
    for (const { id, file } of found) {
      const isNamed = parts.some((part) => file!.key.toLowerCase().includes(part));
      if (isNamed) keys.push(file!.key);
      const extension = /\.[^.]+$/.exec(file!.name)?.[0] ?? '';
      await tx
        .update(table)
        .set({ attachment: isNamed ? null : { ...file!, name: `attachment${extension}` } })
        .where(eq(table.id, id));
    }
  }
  const agreed = tx
    .select({ id: communityConsents.questionId })
    .from(communityConsents)
    .where(eq(communityConsents.userId, userId));
  await tx
    .update(communityQuestions)
    .set({ publicAt: null })
    .where(and(inArray(communityQuestions.id, agreed), sql`${communityQuestions.publicAt} is not null`));
  invalidate(communityTopic);
  return keys;
}
