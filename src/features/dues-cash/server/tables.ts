import { index, integer, pgTable } from 'drizzle-orm/pg-core';
import { paise } from '~/features/dues/server/public';
import { users } from '~/features/people/server/public';
import { instant } from '~/platform/database/instant';

const person = (name: string) => integer(name).references(() => users.id, { onDelete: 'set null' });

/** Cash that a holder hands over; the treasurer confirms what was counted. */
export const duesHandovers = pgTable(
  'dues_handovers',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: person('user_id'),
    amount: paise('amount').notNull(),
    counted: paise('counted'),
    createdAt: instant('created_at').notNull(),
    confirmedAt: instant('confirmed_at'),
    confirmedBy: person('confirmed_by'),
  },
  (table) => [
    index('dues_handovers_user_idx').on(table.userId),
    index('dues_handovers_confirmed_by_idx').on(table.confirmedBy),
  ],
);
