import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '~/features/accounts/server/public';
import { mailChoices, noticeKinds } from '../contract/choices';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const userId = () => integer('user_id').references(() => users.id, { onDelete: 'cascade' });

/** What somebody was told, in the words of that time. */
export const notices = pgTable(
  'notices',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: userId().notNull(),
    kind: text({ enum: noticeKinds }).notNull(),
    text: text().notNull(),
    /** What the text is made of, for a reader of another language: its name in the catalogue and the values in it. */
    key: text(),
    values: jsonb().$type<Record<string, string | number>>(),
    title: text().notNull(),
    /** Root-relative. */
    link: text(),
    /** What it speaks of, `question:12`: when that is deleted, its notices go too. */
    subject: text().notNull(),
    /** The part of it that it speaks of, `answer:34`: when that is deleted, its notices go too. */
    part: text(),
    createdAt: instant('created_at').notNull(),
    readAt: instant('read_at'),
    /** When it went out by mail, if it did. */
    mailedAt: instant('mailed_at'),
  },
  (table) => [
    index('notices_user_idx').on(table.userId, table.id),
    index('notices_unread_idx')
      .on(table.userId)
      .where(sql`${table.readAt} is null`),
    index('notices_subject_idx').on(table.subject),
    index('notices_part_idx')
      .on(table.part)
      .where(sql`${table.part} is not null`),
    // For the sweep of what was read long ago.
    index('notices_read_idx')
      .on(table.readAt)
      .where(sql`${table.readAt} is not null`),
  ],
);

/** Only people who have chosen have a row; nobody else gets mail. */
export const noticeSettings = pgTable('notice_settings', {
  userId: userId().primaryKey(),
  mail: text({ enum: mailChoices }).notNull(),
});
