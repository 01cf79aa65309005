import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '~/features/accounts/server/public';
import { areas } from '~/features/areas/server/public';
import { fileTypes, postKinds, postStates } from '../contract/choices';
import type { Audience } from '../contract/forms';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** News and circulars, in English and where it was written in Malayalam. */
export const posts = pgTable(
  'posts',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: text({ enum: postKinds }).notNull(),
    title: text().notNull(),
    body: text().notNull(),
    titleMl: text('title_ml'),
    bodyMl: text('body_ml'),
    /** One that is scheduled counts as published from its moment on, however late the job is that says so here. */
    state: text({ enum: postStates }).notNull(),
    publishAt: instant('publish_at'),
    /** The last day on which it stands above the others. */
    pinnedUntil: date('pinned_until', { mode: 'string' }),
    urgent: boolean().notNull(),
    needsAck: boolean('needs_ack').notNull(),
    audience: jsonb().$type<Audience>().notNull(),
    /** The area whose admins look after it; null: the office's own. */
    areaId: integer('area_id').references(() => areas.id, { onDelete: 'set null' }),
    authorId: integer('author_id').references(() => users.id, { onDelete: 'set null' }),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    index('posts_state_idx').on(table.state, table.updatedAt),
    index('posts_kind_idx').on(table.kind, table.publishAt),
    index('posts_area_idx').on(table.areaId),
    index('posts_author_idx').on(table.authorId),
    index('posts_urgent_idx')
      .on(table.publishAt)
      .where(sql`${table.urgent}`),
  ],
);

/** The files of a post, in the order in which they came. */
export const postFiles = pgTable(
  'post_files',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    postId: integer('post_id')
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** Where its bytes are (Files). */
    key: text().notNull(),
    type: text({ enum: fileTypes }).notNull(),
    bytes: integer().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('post_files_post_idx').on(table.postId, table.id)],
);

/** Who was told of a post, has read it and has confirmed that. Who may read it is decided anew each time, not by this. */
export const postReceipts = pgTable(
  'post_receipts',
  {
    postId: integer('post_id')
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Null for who came to be addressed later. What is set here is never told again. */
    toldAt: instant('told_at'),
    readAt: instant('read_at'),
    ackAt: instant('ack_at'),
  },
  (table) => [primaryKey({ columns: [table.postId, table.userId] }), index('post_receipts_user_idx').on(table.userId)],
);
