import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { personId, users } from '~/features/people/server/public';
import { areas } from '~/features/areas/server/public';
import { fileTypes, postKinds, postStates } from '../contract/choices';
import type { Audience } from '../contract/forms';
import { belongsTo } from '~/platform/database/belongs-to';
import { instant } from '~/platform/database/instant';

/** News and circulars, in English and optionally in Malayalam. */
export const posts = pgTable(
  'posts',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: text({ enum: postKinds }).notNull(),
    title: text().notNull(),
    body: text().notNull(),
    titleMl: text('title_ml'),
    bodyMl: text('body_ml'),
    /** A scheduled post counts as published from `publish_at` on, even before the job has changed the state. */
    state: text({ enum: postStates }).notNull(),
    publishAt: instant('publish_at'),
    /** The last day on which it is pinned. */
    pinnedUntil: date('pinned_until', { mode: 'string' }),
    urgent: boolean().notNull(),
    needsAck: boolean('needs_ack').notNull(),
    audience: jsonb().$type<Audience>().notNull(),
    /** The area whose admins manage it; null: the office's. */
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

/** The files of a post, in the order in which they were added. */
export const postFiles = pgTable(
  'post_files',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    postId: belongsTo('post_id', () => posts.id),
    name: text().notNull(),
    /** The key of its bytes (Files). */
    key: text().notNull(),
    type: text({ enum: fileTypes }).notNull(),
    bytes: integer().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('post_files_post_idx').on(table.postId, table.id)],
);

/** Who was notified of a post, has read it and has confirmed that. Access to the post does not depend on it. */
export const postReceipts = pgTable(
  'post_receipts',
  {
    postId: belongsTo('post_id', () => posts.id),
    userId: personId(),
    /** Null for a person who joined the audience later. A person with a value is not notified again. */
    toldAt: instant('told_at'),
    readAt: instant('read_at'),
    ackAt: instant('ack_at'),
    /** The last day on which the office had the person reminded. */
    remindedOn: date('reminded_on', { mode: 'string' }),
  },
  (table) => [primaryKey({ columns: [table.postId, table.userId] }), index('post_receipts_user_idx').on(table.userId)],
);

export type PostRow = typeof posts.$inferSelect;
export type FileRow = typeof postFiles.$inferSelect;
