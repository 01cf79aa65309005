import { and, isNull, ne, or, sql } from 'drizzle-orm';
import { namesOf } from '~/features/accounts/server/public';
import type { Tx } from '~/platform/database';
import type { Invalidate } from '~/platform/topics';
import { topicOf } from '~/shared/contract';
import { noticesTopic } from '../contract';
import { notices } from './tables';

/** Takes away what others were told about a person by name; their own notices go with their row. */
export async function eraseNotices(tx: Tx, userId: number, invalidate: Invalidate): Promise<string[]> {
  const names = sql`${sql.param(await namesOf(tx, userId))}::text[]`;
  const named = sql`exists (select 1 from jsonb_each_text(${notices.values}) as it where fold(it.value) = any(${names}))`;
  // Of an earlier version, which kept no values: by the name in the sentence.
  const inText = sql`exists (select 1 from unnest(${names}) as name where name like '% %' and position(name in fold(${notices.text})) > 0)`;
  const gone = await tx
    .delete(notices)
    .where(and(ne(notices.userId, userId), or(named, and(isNull(notices.values), inText))))
    .returning({ userId: notices.userId, readAt: notices.readAt });
  invalidate(
    ...gone.filter(({ readAt }) => readAt === null).map(({ userId: reader }) => topicOf(noticesTopic, reader)),
  );
  return [];
}
