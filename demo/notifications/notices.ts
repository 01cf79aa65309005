import { and, eq, gt, inArray } from 'drizzle-orm';
import { users } from '~/features/people/server/public';
import { insertNotices, type NewNotice } from '~/features/notifications/server/notify';
import { notices } from '~/features/notifications/server/tables';
import type { Tx } from '~/platform/database';
import type { Language } from '~/shared/language';

/** A person whose bell shows a notice of every kind in the demo. */
export interface DemoReader {
  id: number;
  /** Whether they have read them. */
  hasRead: boolean;
  language: Language;
}

const hasRead = new Map([
  ['member@demo.test', true],
  ['malayalam@demo.test', false],
]);

/** Returns the people whose bells show every kind of notice. */
export async function demoReaders(tx: Tx): Promise<DemoReader[]> {
  const found = await tx
    .select({ id: users.id, email: users.email, language: users.language })
    .from(users)
    .where(inArray(users.email, [...hasRead.keys()]));
  return found.map(({ email, ...reader }) => ({ ...reader, hasRead: hasRead.get(email!)! }));
}

/** Inserts a notice of `at` into a reader's bell, below those that came later; it is in no mail. */
export async function insertDemoNotice(
  tx: Tx,
  reader: Pick<DemoReader, 'id' | 'hasRead'>,
  notice: Omit<NewNotice, 'to' | 'mailedElsewhere'>,
  at: Date,
): Promise<void> {
  const isLater = and(eq(notices.userId, reader.id), gt(notices.createdAt, at));
  const later = await tx.delete(notices).where(isLater).returning();
  const [inserted] = await insertNotices(tx, { ...notice, to: [reader.id], mailedElsewhere: true }, at);
  if (reader.hasRead) await tx.update(notices).set({ readAt: at }).where(eq(notices.id, inserted!.id));
  // The bell shows them by their ids.
  for (const { id: _, ...row } of later.sort((a, b) => a.id - b.id)) await tx.insert(notices).values(row);
}
