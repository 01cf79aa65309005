import { date, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from '~/features/people/server/public';
import { instant } from '~/platform/database/instant';

const person = (name: string) => integer(name).references(() => users.id, { onDelete: 'set null' });

/** What people of the office have noted about a queue: until when it is put off, and who opened it last. */
export const queueMarks = pgTable('queue_marks', {
  key: text().primaryKey(),
  putOffUntil: date('put_off_until', { mode: 'string' }),
  reason: text(),
  putOffBy: person('put_off_by'),
  openedAt: instant('opened_at'),
  openedBy: person('opened_by'),
});
