import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { PageAddress } from '~/shared/addresses';
import { users } from '~/features/people/server/public';
import { mailChoices, noticeKinds } from '../contract/choices';
import { instant } from '~/platform/database/instant';

const userId = () => integer('user_id').references(() => users.id, { onDelete: 'cascade' });

/** The notices, each with its text of that time. */
export const notices = pgTable(
  'notices',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: userId().notNull(),
    kind: text({ enum: noticeKinds }).notNull(),
    text: text().notNull(),
    /** The text's key in the catalogue and its values, for a reader of another language. */
    key: text(),
    values: jsonb().$type<Record<string, string | number>>(),
    /** The ids of the accounts that it names: it is deleted when one of them is erased. */
    about: integer().array().notNull().default([]),
    title: text().notNull(),
    /** The title's key in the catalogue, with the values of the text; null: a title that is content. */
    titleKey: text('title_key'),
    link: text().$type<PageAddress>(),
    /** The record it is about, `question:12`: it is deleted with the record. */
    subject: text().notNull(),
    /** The part of the record it is about, `answer:34`: it is deleted with the part. */
    part: text(),
    createdAt: instant('created_at').notNull(),
    readAt: instant('read_at'),
    /** When it was mailed; null if it was not. */
    mailedAt: instant('mailed_at'),
    /** When a push service first took it for a device of the person; null if none did. */
    pushedAt: instant('pushed_at'),
    /** After that it is of no use to a phone; null: as long as its kind is pushed. */
    pushUntil: instant('push_until'),
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
    // For the deletion of notices that were read long ago.
    index('notices_read_idx')
      .on(table.readAt)
      .where(sql`${table.readAt} is not null`),
  ],
);

/** The choices of mails. A person without a row has not chosen (`defaultChoice`). */
export const noticeSettings = pgTable('notice_settings', {
  userId: userId().primaryKey(),
  mail: text({ enum: mailChoices }).notNull(),
  updatedAt: instant('updated_at').notNull().defaultNow(),
});
