import { asc, eq, inArray } from 'drizzle-orm';
import type { Tx } from '~/platform/database';
import type { Site } from '~/platform/site';
import { addressChanges, users } from './tables';

/** The job that mails both mailboxes of a changed address; outside the write, as an import may change thousands. */
export const addressMailsJob = 'site.address-mails';

/** The number of changes in one statement, and in one transaction of the job. */
const BATCH = 50;

type Change = typeof addressChanges.$inferInsert;

/** Queues the mails about one change, to both mailboxes. Sign-in, which imports this feature, passes it in. */
export type MailAddressChange = (
  site: Site,
  tx: Tx,
  user: typeof users.$inferSelect,
  change: typeof addressChanges.$inferSelect,
) => Promise<void>;

/** Queues the mails about changes, in the transaction that makes them. */
export async function queueAddressMails(
  { jobs }: Pick<Site, 'jobs'>,
  tx: Tx,
  changes: readonly Change[],
): Promise<void> {
  if (changes.length === 0) return;
  for (let from = 0; from < changes.length; from += BATCH) {
    await tx.insert(addressChanges).values(changes.slice(from, from + BATCH));
  }
  await jobs.queue(tx, addressMailsJob, {});
}

/** Registers the job: each step queues mails and deletes their changes in one transaction, so none is sent twice. */
export function workOnAddressMails(site: Site, mailAddressChange: MailAddressChange): void {
  site.jobs.work(addressMailsJob, async (_, { signal }) => {
    for (let done = BATCH; done === BATCH;) {
      signal.throwIfAborted();
      done = await site.write((tx) => mailBatch(site, mailAddressChange, tx));
    }
  });
}

/** Queues the mails about the oldest changes; returns the number of changes. */
async function mailBatch(site: Site, mailAddressChange: MailAddressChange, tx: Tx): Promise<number> {
  const found = await tx
    .select({ change: addressChanges, user: users })
    .from(addressChanges)
    .innerJoin(users, eq(users.id, addressChanges.userId))
    .orderBy(asc(addressChanges.id))
    .limit(BATCH)
    .for('update', { of: addressChanges, skipLocked: true });
  for (const { user, change } of found) await mailAddressChange(site, tx, user, change);
  await tx.delete(addressChanges).where(inArray(addressChanges.id, [0, ...found.map(({ change }) => change.id)]));
  return found.length;
}
