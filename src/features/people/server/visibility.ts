import { and, eq, isNull } from 'drizzle-orm';
import { recordAudit } from '~/features/audit/server/public';
import type { Tx } from '~/platform/database';
import { changedColumns } from '~/platform/database/columns';
import { refusePerson } from '~/platform/errors/refusals';
import { withStoredFiles } from '~/platform/files/with-stored-files';
import type { Invalidate } from '~/platform/topics';
import type { Caller } from '~/shared/access';
import { topicOf } from '~/shared/contract';
import { callersTopic, peopleTopic } from '~/shared/topics';
import type { PeopleSite, Hidden } from './context';
import { changedOnly } from './person-audit';
import { lockUser } from './profile';
import { savePerson } from './save-person';
import { users } from './tables';

const columnsOf = ({ phone, email }: Hidden) => ({
  ...(phone !== undefined && { hidePhone: phone }),
  ...(email !== undefined && { hideEmail: email }),
});

/** Hides the caller's phone or e-mail from other members, or shows it again, and records a real change. */
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
  await recordAudit(tx, {
    at,
    actor: caller,
    action: 'user.edit',
    target,
    before: fields(old),
    after: fields({ ...old, ...change }),
  });
}

/** Notes that a person was asked what they agree to: they are asked once. */
export const noteAsked = (tx: Tx, userId: number, at: Date) =>
  tx
    .update(users)
    .set({ consentsAskedAt: at })
    .where(and(eq(users.id, userId), isNull(users.consentsAskedAt)));

/** Records in the privacy centre which contact details a save of the caller's own profile has hidden or shown. */
export async function recordHidden(
  { recordVisibility }: Pick<PeopleSite, 'recordVisibility'>,
  tx: Tx,
  userId: number,
  change: Partial<typeof users.$inferSelect>,
  at: Date,
) {
  const { hidePhone: phone, hideEmail: email } = change;
  if (phone !== undefined || email !== undefined) await recordVisibility(tx, userId, { phone, email }, at);
}

/**
 * Erases the caller's own Aadhaar number with its mark and the copies of their data that have it, and records that;
 * without a number it does nothing. No part of the site needs the number, and forms ask for it again.
 */
export function eraseAadhaar(site: PeopleSite, caller: Caller): Promise<void> {
  const { write, clock, files, log } = site;
  return withStoredFiles(files, log, async (store) => {
    const copies = await write((tx, invalidate) =>
      dropAadhaar(site, tx, invalidate, { userId: caller.id, actor: caller, at: clock.now() }),
    );
    await store.delete(copies);
  });
}

/**
 * Erases the Aadhaar number of a person, in a transaction; returns the keys of files to delete after it. Throws 404.
 * @param erasure `actor`: null for the site itself
 */
export async function dropAadhaar(
  { seal, present, dropExports }: Pick<PeopleSite, 'seal' | 'present' | 'dropExports'>,
  tx: Tx,
  invalidate: Invalidate,
  { userId, actor, at }: { userId: number; actor: Caller | null; at: Date },
): Promise<string[]> {
  const old = await lockUser(tx, userId);
  if (!old) throw refusePerson.notFound((t) => t.userUnknown, 'user_unknown');
  const change = { aadhaarSealed: null, aadhaarMark: null };
  if (!changedOnly(seal, old, change)) return [];
  await savePerson(tx, present, old, { change, actor, at });
  invalidate(topicOf(callersTopic, userId), peopleTopic);
  return dropExports(tx, userId, at);
}
