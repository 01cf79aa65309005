import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * Who did what to whom. Append-only: a trigger refuses to change or delete rows. No foreign keys: an entry outlives the
 * person and the thing it speaks of, so it names them in words too.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
    /** null: the system, or a visitor. */
    actorId: integer('actor_id'),
    /** As they were called then; the person may be gone. */
    actorName: text('actor_name'),
    action: text().notNull(),
    /** `user`, `area`, …, and its id and name at the time. */
    targetType: text('target_type').notNull(),
    targetId: integer('target_id'),
    targetName: text('target_name'),
    before: jsonb().$type<Record<string, unknown>>(),
    after: jsonb().$type<Record<string, unknown>>(),
  },
  (table) => [
    index('audit_log_at_idx').on(table.at),
    index('audit_log_actor_idx').on(table.actorId, table.at),
    // By the beginning of the action; without the operator class only C collation could use it.
    index('audit_log_action_idx').on(table.action.op('text_pattern_ops'), table.at),
    index('audit_log_target_idx').on(table.targetType, table.targetId),
  ],
);
