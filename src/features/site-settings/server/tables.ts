import { integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { users } from '~/features/people/server/public';
import { instant } from '~/platform/database/instant';
import type { SettingGroup } from '~/shared/site-settings';

/** A value that a version changes: `key` with `_ml` for Malayalam; null is the standard text. */
export interface Change {
  key: string;
  before: string | null;
  after: string | null;
}

/** What was changed at once in a group of settings. The values stand in `site_settings`, under the id. */
export const settingVersions = pgTable(
  'site_setting_versions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    group: text().$type<SettingGroup>().notNull(),
    /** Counted in the group, from 1. */
    version: integer().notNull(),
    madeAt: instant('made_at').notNull(),
    /** From when the values count. */
    at: instant('at').notNull(),
    withdrawnAt: instant('withdrawn_at'),
    byId: integer('by_id').references(() => users.id, { onDelete: 'set null' }),
    changes: jsonb().$type<Change[]>().notNull(),
  },
  (table) => [unique('site_setting_versions_group_key').on(table.group, table.version)],
);
