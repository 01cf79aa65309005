import { and, eq, isNotNull } from 'drizzle-orm';
import type { Tx } from '~/platform/database';
import { isAmong } from '~/platform/database/among';
import type { Leaving } from '~/platform/feature';
import type { Invalidate } from '~/platform/topics';
import { communityTopic } from '~/shared/topics';
import { isNamedBySender } from '~/features/attachments/server/public';
import { communityAnswers, communityQuestions } from './tables';

/**
 * Removes the names of the files that leaving people attached to their posts; the posts stay, as a former member's.
 * Returns the keys of the files to delete: keys with the sender's file name in them, as earlier versions made them.
 */
export async function eraseFileNames(tx: Tx, { ids }: Leaving, invalidate: Invalidate): Promise<string[]> {
  const keys: string[] = [];
  for (const table of [communityQuestions, communityAnswers]) {
    const isTheirs = and(isAmong(table.authorId, ids), isNotNull(table.attachment));
    const found = await tx.select({ id: table.id, file: table.attachment }).from(table).where(isTheirs);
    for (const { id, file } of found) {
      const isNamed = isNamedBySender(file!);
      if (isNamed) keys.push(file!.key);
      const extension = /\.[^.]+$/.exec(file!.name)?.[0] ?? '';
      await tx
        .update(table)
        .set({ attachment: isNamed ? null : { ...file!, name: `attachment${extension}` } })
        .where(eq(table.id, id));
    }
  }
  invalidate(communityTopic);
  return keys;
}
