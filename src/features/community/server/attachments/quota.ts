import { and, eq, isNotNull, sql, type SQL } from 'drizzle-orm';
import type { Db, Tx } from '~/platform/database';
import type { Config } from '~/platform/config';
import { HttpError } from '~/platform/errors/http-error';
import type { Caller } from '~/shared/access';
import * as texts from '../../texts';
import { communityAnswers, communityQuestions } from '../tables';

/** 413 on `attachment`: not this file is too large, but all of them together (a file that is too large is a 400). */
const over = (message: string) => new HttpError(413, 'quota', message, { attachment: [message] });

/**
 * Throws a 413 on `attachment` when a person's attachments, or everybody's, would be more than the settings allow with
 * `bytes` more (docs/product/community.md, "Attachments"). For a first look, before the file is stored.
 */
export async function refuseOverQuota(
  { attachments: { perPerson, inAll } }: Pick<Config, 'attachments'>,
  db: Db | Tx,
  caller: Caller,
  bytes: number,
): Promise<void> {
  if ((await bytesOf(db, caller.id)) + bytes > perPerson) throw over(texts.ownQuota);
  if ((await bytesOf(db)) + bytes > inAll) throw over(texts.quota);
}

/** The same right before a post with a file is inserted: those who post at one moment come one after the other, so that the limit holds. */
export async function holdQuota(
  config: Pick<Config, 'attachments'>,
  tx: Tx,
  caller: Caller,
  bytes: number,
): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('community.attachments'))`);
  await refuseOverQuota(config, tx, caller, bytes);
}

/** How many bytes the attachments of all posts have, or of one person's. */
async function bytesOf(db: Db | Tx, authorId?: number): Promise<number> {
  const of = async (table: typeof communityQuestions | typeof communityAnswers) => {
    const own: SQL | undefined = authorId === undefined ? undefined : eq(table.authorId, authorId);
    const [sum] = await db
      .select({ bytes: sql<string>`coalesce(sum((${table.attachment} ->> 'bytes')::bigint), 0)` })
      .from(table)
      .where(and(isNotNull(table.attachment), own));
    return Number(sum!.bytes);
  };
  return (await of(communityQuestions)) + (await of(communityAnswers));
}
