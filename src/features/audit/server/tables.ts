import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';

/**
 * The audit log: actor, action, target and values. Append-only: a trigger refuses to change or delete rows. No foreign
 * keys: an entry outlives its people and its target, so it has their names too.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
    /** Null: the system, or a visitor. */
    actorId: integer('actor_id'),
    /** The name at that time; the person may be gone. */
    actorName: text('actor_name'),
    action: text().notNull(),
    /** `user`, `area`, …, and its id and name at the time. */
    targetType: text('target_type').notNull(),
    targetId: integer('target_id'),
    targetName: text('target_name'),
    before: jsonb().$type<Record<string, unknown>>(),
    after: jsonb().$type<Record<string, unknown>>(),
    /**
     * The person whom the values are about: the values are sealed with that person's key, and `before`, `after` and
     * `target_name` are empty then.
     */
    personId: integer('person_id'),
    /** The values sealed with the key of `person_id`. */
    valuesSealed: text('values_sealed'),
    /** The actor's name at that time, sealed with the actor's own key; `actor_name` is empty then. */
    actorSealed: text('actor_sealed'),
    /** The two names for searches: ids of `person_names`, whose rows may be gone. */
    actorNameId: integer('actor_name_id'),
    targetNameId: integer('target_name_id'),
  },
  (table) => [
    index('audit_log_at_idx').on(table.at),
    index('audit_log_actor_idx').on(table.actorId, table.at),
    // For the beginning of the action; without the operator class only the C collation could use it.
    index('audit_log_action_idx').on(table.action.op('text_pattern_ops'), table.at),
    index('audit_log_target_idx').on(table.targetType, table.targetId),
    index('audit_log_person_idx')
      .on(table.personId, table.at)
      .where(sql`${table.personId} is not null`),
  ],
);

/** The key of each person in the log, itself sealed. Without it the log's values about the person are unreadable. */
export const personKeys = pgTable('person_keys', {
  userId: integer('user_id').primaryKey(),
  /** Null once it was destroyed. The row stays, so that an erased person gets no other key. */
  keySealed: text('key_sealed'),
  createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
});

/** The names of people in the log, folded, for its filters: the log's are sealed. Deleted with the person's key. */
export const personNames = pgTable(
  'person_names',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id').notNull(),
    name: text().notNull(),
  },
  (table) => [unique('person_names_one').on(table.userId, table.name)],
);
