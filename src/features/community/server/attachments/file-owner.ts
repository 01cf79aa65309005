import { isNotNull, sql } from 'drizzle-orm';
import type { FileOwner } from '~/platform/files';
import type { Site } from '~/platform/site';
import { communityAnswers, communityQuestions } from '../tables';

/** Returns the owner of the files attached to questions and answers. */
export const attachmentFiles = ({ db }: Pick<Site, 'db'>): FileOwner => ({
  prefix: 'community',
  named: async () => {
    const of = async (table: typeof communityQuestions | typeof communityAnswers) =>
      db
        .select({ key: sql<string>`${table.attachment} ->> 'key'` })
        .from(table)
        .where(isNotNull(table.attachment));
    return [...(await of(communityQuestions)), ...(await of(communityAnswers))].map(({ key }) => key);
  },
  needed: async () => {
    const of = async (table: typeof communityQuestions | typeof communityAnswers) =>
      db.select({ file: table.attachment }).from(table).where(isNotNull(table.attachment));
    return [...(await of(communityQuestions)), ...(await of(communityAnswers))].map(({ file }) => ({
      key: file!.key,
      bytes: file!.bytes,
    }));
  },
});
