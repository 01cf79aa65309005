import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { languages } from '~/shared/language';
import { instant } from '../database/instant';

/**
 * Every value that the office has written a setting, with the moment from which it counts: of a key and a language the
 * newest that has begun. So a change in the future needs no job, and the state at any moment can be read.
 */
export const siteSettings = pgTable(
  'site_settings',
  {
    key: text().notNull(),
    /** English also for values that have no language. */
    language: text({ enum: languages }).notNull(),
    /** The id of the version that it belongs to; of two that begin at one moment, the higher counts. */
    version: integer().notNull(),
    /** null: the standard value again. */
    value: text(),
    /** The standard value that it replaced, as it was in the code then. */
    original: text().notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.version, table.key, table.language] }),
    index('site_settings_key_idx').on(table.key, table.language, table.at),
  ],
);
