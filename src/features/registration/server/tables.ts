import { boolean, doublePrecision, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { areas } from '~/features/areas/server/public';
import { events } from '~/features/events/server/public';
import { personId } from '~/features/people/server/public';
import { belongsTo } from '~/platform/database/belongs-to';
import { instant } from '~/platform/database/instant';
import { registrationStates, scanResults, type Diet } from '../contract/choices';
import type { NumbersSheet, ScanAnswer } from '../contract/schemas';

/** The registration of an event. */
export const eventRegistration = pgTable('event_registration', {
  eventId: belongsTo('event_id', () => events.id).primaryKey(),
  opens: instant('opens'),
  closes: instant('closes'),
  capacity: integer().notNull(),
  guestsMax: integer('guests_max').notNull().default(0),
  cpdHours: doublePrecision('cpd_hours'),
  numbersDue: instant('numbers_due'),
  fillGaps: boolean('fill_gaps').notNull().default(false),
  /** The sheet as it was when the numbers were due. */
  frozen: jsonb().$type<NumbersSheet>(),
  frozenAt: instant('frozen_at'),
  updatedAt: instant('updated_at').notNull(),
});

/** Who comes to an event, and who waits for a seat. */
export const registrations = pgTable(
  'registrations',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    eventId: belongsTo('event_id', () => events.id),
    userId: personId(),
    status: text({ enum: registrationStates }).notNull(),
    guests: integer().notNull(),
    diets: text().array().$type<Diet[]>().notNull(),
    since: instant('since').notNull(),
    /** Its place in the order of all registrations of the event. */
    turn: integer().notNull(),
    offerUntil: instant('offer_until'),
    code: text().notNull().unique('registrations_code_key'),
    /** The certificate's code; null until the certificate is first requested. */
    certificate: text().unique('registrations_certificate_key'),
    /** The number of people of the party who entered. */
    peopleIn: integer('people_in').notNull().default(0),
    /** When the office looked at it, as a ticket that two doors scanned. */
    doublesSeenAt: instant('doubles_seen_at'),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [
    unique('registrations_person_key').on(table.eventId, table.userId),
    index('registrations_user_idx').on(table.userId),
    index('registrations_changed_idx').on(table.eventId, table.changedAt),
  ],
);

/** The passes of an event's gates. */
export const doorPasses = pgTable(
  'door_passes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    eventId: belongsTo('event_id', () => events.id),
    gate: text().notNull(),
    tokenHash: text('token_hash').notNull().unique('door_passes_token_key'),
    createdAt: instant('created_at').notNull(),
    revokedAt: instant('revoked_at'),
  },
  (table) => [index('door_passes_event_idx').on(table.eventId)],
);

/** What the doors of an event scanned, each once. */
export const scans = pgTable(
  'scans',
  {
    scanId: uuid('scan_id').primaryKey(),
    eventId: belongsTo('event_id', () => events.id),
    passId: belongsTo('pass_id', () => doorPasses.id),
    registrationId: integer('registration_id').references(() => registrations.id, { onDelete: 'set null' }),
    areaId: integer('area_id').references(() => areas.id, { onDelete: 'set null' }),
    code: text(),
    walkIn: text('walk_in'),
    /** How many this scan let in; 0 once it is undone. */
    people: integer().notNull(),
    wall: instant('wall').notNull(),
    /** `wall` by the server's clock. */
    corrected: instant('corrected').notNull(),
    atServer: instant('at_server').notNull(),
    /** The phone's clock was set while this scan waited: its order relative to other phones' scans is uncertain. */
    clockSet: boolean('clock_set').notNull().default(false),
    result: text({ enum: scanResults }).notNull(),
    /** The answer, which the same id gets again. */
    answer: jsonb().$type<ScanAnswer>().notNull(),
    undoneAt: instant('undone_at'),
  },
  (table) => [
    index('scans_event_idx').on(table.eventId, table.corrected),
    index('scans_registration_idx').on(table.registrationId),
  ],
);
