import { boolean, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { StoredMedia } from '~/platform/files/media';
import { eventCategories } from '../contract/categories';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const events = pgTable(
  'events',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    title: text().notNull(),
    description: text().notNull(),
    eventDate: instant('event_date').notNull(),
    location: text().notNull(),
    category: text({ enum: eventCategories }),
    /** The same in Malayalam, where the office has written it; its readers get the English one otherwise. */
    titleMl: text('title_ml'),
    descriptionMl: text('description_ml'),
    locationMl: text('location_ml'),
    links: text(),
    website: text(),
    isActive: boolean('is_active').notNull().default(true),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [index('events_date_idx').on(table.eventDate)],
);

export const eventPosters = pgTable(
  'event_posters',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    eventId: integer('event_id')
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    image: jsonb().$type<StoredMedia>().notNull(),
    /** Key of the picture for link previews. */
    social: text().notNull(),
    uploadedAt: instant('uploaded_at').notNull().defaultNow(),
  },
  (table) => [index('event_posters_event_idx').on(table.eventId)],
);
