import { date, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '~/features/accounts/server/public';
import { areas, units } from '~/features/areas/server/public';
import { levels } from '../contract/choices';

/** Who holds which office in a committee, and for how long. */
export const positions = pgTable(
  'positions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    level: text({ enum: levels }).notNull(),
    /** Of an area's or a unit's committee. */
    areaId: integer('area_id').references(() => areas.id, { onDelete: 'restrict' }),
    /** Of a unit's committee. */
    unitId: integer('unit_id').references(() => units.id, { onDelete: 'restrict' }),
    since: date({ mode: 'string' }).notNull(),
    /** The last day; null while it has no end. */
    until: date({ mode: 'string' }),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  },
  (table) => [
    index('positions_user_idx').on(table.userId),
    index('positions_area_idx').on(table.areaId),
    index('positions_unit_idx').on(table.unitId),
  ],
);
