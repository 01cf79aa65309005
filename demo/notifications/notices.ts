import { and, eq, gt } from 'drizzle-orm';
import { users } from '~/features/people/server/public';
import { insertNotices, type NewNotice } from '~/features/notifications/server/notify';
import { notices } from '~/features/notifications/server/tables';
import type { Tx } from '~/platform/database';

/** A notice, and when it came. */
type DemoNotice = Omit<NewNotice, 'to' | 'mailedElsewhere'> & { at: Date };

/**
 * Inserts notices into the bell of the demo's member who reads Malayalam, which shows every kind of notice; without
 * them it does nothing. `noticesFor` returns them, given the person's id and the last valid day of their licence
 * (2026-11-30). They are in no mail, and each stands below those that came later.
 */
export async function insertDemoNotices(
  tx: Tx,
  noticesFor: (reader: { id: number; licenceUntil: string | null }) => readonly DemoNotice[],
): Promise<void> {
  const [reader] = await tx
    .select({ id: users.id, licenceUntil: users.licenceUntil })
    .from(users)
    .where(eq(users.email, 'malayalam@demo.test'));
  if (!reader) return;
  for (const { at, ...notice } of noticesFor(reader)) {
    const isLater = and(eq(notices.userId, reader.id), gt(notices.createdAt, at));
    const later = await tx.delete(notices).where(isLater).returning();
    await insertNotices(tx, { ...notice, to: [reader.id], mailedElsewhere: true }, at);
    // The bell has the order of the ids.
    for (const { id: _, ...row } of later.sort((a, b) => a.id - b.id)) await tx.insert(notices).values(row);
  }
}
