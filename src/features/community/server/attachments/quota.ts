import { and, eq, isNotNull, sql, type SQL } from 'drizzle-orm';
import type { Db, Tx } from '~/platform/database';
import type { Config } from '~/platform/config';
import { HttpError } from '~/platform/errors/http-error';
import type { Caller } from '~/shared/access';
import type { Localized } from '~/shared/language';
import { both } from '../../texts/both';
import { communityAnswers, communityQuestions } from '../tables';

/** Returns a 413 on `attachment`: the files together are too large. A single file that is too large is a 400. */
const over = (message: Localized) =>
  new HttpError(413, 'quota', message, (language) => ({ attachment: [message(language)] }));

/**
 * Throws a 413 on `attachment` when `bytes` more would take one member's attachments, or those of all members, over the
 * settings (docs/product/attachments.md, "Attachments"). An early check, before the file is stored.
 */
export async function refuseOverQuota(
  { attachments: { perPerson, inAll } }: Pick<Config, 'attachments'>,
  db: Db | Tx,
  caller: Caller,
  bytes: number,
): Promise<void> {
  if ((await bytesOf(db, caller.id)) + bytes > perPerson) throw over((language) => both[language].ownQuota);
  if ((await bytesOf(db)) + bytes > inAll) throw over((language) => both[language].quota);
}

/**
 * Checks the same right before a post with a file is inserted, under a lock until the transaction ends: posts of the
 * same moment are inserted one after the other, so that the limit holds.
 */
export async function holdQuota(
  config: Pick<Config, 'attachments'>,
  tx: Tx,
  caller: Caller,
  bytes: number,
): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('community.attachments'))`);
  await refuseOverQuota(config, tx, caller, bytes);
}

/** Returns the bytes of the attachments of all posts, or of one author's. */
async function bytesOf(db: Db | Tx, authorId?: number): Promise<number> {
  const of = async (table: typeof communityQuestions | typeof communityAnswers) => {
    const ofAuthor: SQL | undefined = authorId === undefined ? undefined : eq(table.authorId, authorId);
    const [sum] = await db
      .select({ bytes: sql<string>`coalesce(sum((${table.attachment} ->> 'bytes')::bigint), 0)` })
      .from(table)
      .where(and(isNotNull(table.attachment), ofAuthor));
    return Number(sum!.bytes);
  };
  return (await of(communityQuestions)) + (await of(communityAnswers));
}
