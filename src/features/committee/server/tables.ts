import { boolean, date, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { personId } from '~/features/people/server/public';
import { areas, units } from '~/features/areas/server/public';
import { instant } from '~/platform/database/instant';
import { levels } from '../contract/choices';

/** The offices in the committees, with holders and terms. */
export const positions = pgTable(
  'positions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: personId(),
    title: text().notNull(),
    /** The title in Malayalam; null: a usual title has its own (texts), any other is shown as it is. */
    titleMl: text('title_ml'),
    level: text({ enum: levels }).notNull(),
    /** The area of an area's or a unit's committee. */
    areaId: integer('area_id').references(() => areas.id, { onDelete: 'restrict' }),
    /** The unit of a unit's committee. */
    unitId: integer('unit_id').references(() => units.id, { onDelete: 'restrict' }),
    since: date({ mode: 'string' }).notNull(),
    /** The last day; null while it has no end. */
    until: date({ mode: 'string' }),
    /** Whether the holder is among the leaders on the home page. */
    showOnHome: boolean('show_on_home').notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('positions_user_idx').on(table.userId),
    index('positions_area_idx').on(table.areaId),
    index('positions_unit_idx').on(table.unitId),
  ],
);
