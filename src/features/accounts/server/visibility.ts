import { eq } from 'drizzle-orm';
import { record } from '~/features/audit/server/public';
import type { Tx } from '~/platform/database';
import { changedColumns } from '~/platform/database/columns';
import { notFound } from '~/platform/errors/http-error';
import { storing } from '~/platform/files/storing';
import type { Invalidate } from '~/platform/topics';
import type { Caller } from '~/shared/access';
import { topicOf } from '~/shared/contract';
import { peopleTopic } from '~/shared/topics';
import * as texts from '../texts';
import type { Accounts, Hidden } from './context';
import { changedOnly } from './person-audit';
import { lockUser } from './profile';
import { savePerson } from './save-person';
import { callersTopic } from './sessions';
import { users } from './tables';

/** What a person's row says of hiding, for a change of it. */
const columnsOf = ({ phone, email }: Hidden) => ({
  ...(phone !== undefined && { hidePhone: phone }),
  ...(email !== undefined && { hideEmail: email }),
});

/** Hides somebody's own phone or e-mail from other members, or shows it to them again, and records that; nothing when it is so already. */
export async function hideContact(
  tx: Tx,
  invalidate: Invalidate,
  caller: Pick<Caller, 'id' | 'name'>,
  hidden: Hidden,
  at: Date,
): Promise<void> {
  const old = await lockUser(tx, caller.id);
  const change = old && changedColumns(old, columnsOf(hidden));
  if (!change) return;
  await tx
    .update(users)
    .set({ ...change, updatedAt: at })
    .where(eq(users.id, caller.id));
  invalidate(topicOf(callersTopic, caller.id), peopleTopic);
  const fields = (row: Pick<typeof old, 'hidePhone' | 'hideEmail'>) => ({
    ...(change.hidePhone !== undefined && { hide_phone: row.hidePhone }),
    ...(change.hideEmail !== undefined && { hide_email: row.hideEmail }),
  });
  const target = { type: 'user', id: caller.id, name: old.username };
  await record(tx, {
    at,
    actor: caller,
    action: 'user.edit',
    target,
    before: fields(old),
    after: fields({ ...old, ...change }),
  });
}

/** Tells the privacy centre what a save of the own profile has hidden or shown. */
export async function tellVisibility(
  { recordVisibility }: Pick<Accounts, 'recordVisibility'>,
  tx: Tx,
  userId: number,
  change: Partial<typeof users.$inferSelect>,
  at: Date,
) {
  const { hidePhone: phone, hideEmail: email } = change;
  if (phone !== undefined || email !== undefined) await recordVisibility(tx, userId, { phone, email }, at);
}

/**
 * Erases the own Aadhaar number with the mark by which it is found again and the copies of the own data that have it, and records
 * that there is none any more; without one it does nothing. It is asked for again wherever it was, and needed nowhere.
 */
export function eraseAadhaar(accounts: Accounts, caller: Caller): Promise<void> {
  const { write, clock, files, log } = accounts;
  return storing(files, log, async (store) => {
    const copies = await write((tx, invalidate) =>
      dropAadhaar(accounts, tx, invalidate, { userId: caller.id, actor: caller, at: clock.now() }),
    );
    await store.delete(copies);
  });
}

/**
 * The same of anybody, in a transaction; gives the keys of files to delete after it. 404.
 * @param erasure `actor`: null for the site itself
 */
export async function dropAadhaar(
  { seal, present, dropExports }: Pick<Accounts, 'seal' | 'present' | 'dropExports'>,
  tx: Tx,
  invalidate: Invalidate,
  { userId, actor, at }: { userId: number; actor: Caller | null; at: Date },
): Promise<string[]> {
  const old = await lockUser(tx, userId);
  if (!old) throw notFound(texts.userUnknown, 'user_unknown');
  const change = changedOnly(seal, old, { aadhaarSealed: null, aadhaarMark: null });
  if (!change) return [];
  await savePerson(tx, present, old, { change, actor, at });
  invalidate(topicOf(callersTopic, userId), peopleTopic);
  return dropExports(tx, userId, at);
}
