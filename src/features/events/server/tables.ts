import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { StoredMedia } from '~/platform/files/media';
import { eventCategories } from '../contract/categories';
import { belongsTo } from '~/platform/database/belongs-to';
import { instant } from '~/platform/database/instant';

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
    eventId: belongsTo('event_id', () => events.id),
    image: jsonb().$type<StoredMedia>().notNull(),
    /** Key of the picture for link previews. */
    social: text().notNull(),
    uploadedAt: instant('uploaded_at').notNull().defaultNow(),
  },
  (table) => [index('event_posters_event_idx').on(table.eventId)],
);
