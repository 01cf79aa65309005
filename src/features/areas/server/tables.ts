import { sql } from 'drizzle-orm';
import { integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { belongsTo } from '~/platform/database/belongs-to';
import { instant } from '~/platform/database/instant';

export const areas = pgTable(
  'areas',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    name: text().notNull(),
    nameMl: text('name_ml'),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [uniqueIndex('areas_name_key').on(sql`lower(${table.name})`)],
);

export const units = pgTable(
  'units',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    name: text().notNull(),
    nameMl: text('name_ml'),
    areaId: belongsTo('area_id', () => areas.id),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [uniqueIndex('units_name_key').on(table.areaId, sql`lower(${table.name})`)],
);
