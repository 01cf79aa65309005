import { z } from 'zod';
import { count, id, instant, nullableText } from '~/shared/fields';
import { rowsSchema } from '~/shared/section-rows';
import { diets, registrationStates, scanResults } from './choices';

const status = z.enum(registrationStates);
const dietList = z.array(z.enum(diets));

/** A person's own registration. */
export const ownSchema = z.object({
  status,
  guests: count,
  people: count.describe('The person and the guests'),
  diets: dietList,
  since: instant,
  place: count.nullable().describe('In the waiting list, from 1'),
  code: z.string().describe('The ticket, in capitals'),
  offer_until: instant.nullable(),
});
export type Own = z.output<typeof ownSchema>;

const rules = z.object({
  opens: instant.nullable(),
  closes: instant.nullable(),
  capacity: count,
  guests_max: count,
});

/** An event's registration for a person. */
export const registrationSchema = rules.extend({
  left: count.describe('Free seats'),
  is_open: z.boolean(),
  is_full: z.boolean().describe('Who registers now waits for a seat'),
  registration: ownSchema.nullable(),
});

export type Registration = z.output<typeof registrationSchema>;

/** The settings of an event's registration. */
export const settingsSchema = rules.extend({
  cpd_hours: z.number().nullable(),
  numbers_due: instant.nullable(),
  fill_gaps: z.boolean(),
  updated_at: instant,
});

/** Who would move up. */
export const previewSchema = z.object({
  moves_up: z.array(z.object({ user_id: id, full_name: z.string(), people: count })),
});

/** A row of the list of attendees. */
export const attendeeSchema = z.object({
  id,
  user_id: id,
  full_name: z.string(),
  full_name_ml: nullableText,
  area_name: nullableText,
  guests: count,
  people: count,
  diets: dietList,
  status,
  since: instant,
  place: count.nullable(),
  people_in: count,
});
export type Attendee = z.output<typeof attendeeSchema>;

const byDiet = z.record(z.string(), count);

/** The people who come, for the kitchen. */
export const sheetSchema = z.object({
  people: count,
  diets: byDiet,
  areas: z.array(z.object({ area_name: nullableText, people: count, diets: byDiet })),
});
export type NumbersSheet = z.output<typeof sheetSchema>;
export const numbersSchema = z.object({
  frozen_at: instant.nullable(),
  frozen: sheetSchema.nullable(),
  now: sheetSchema,
});

/** The attendance compared with the registrations. */
export const statisticsSchema = z.object({
  people: count,
  waiting: count,
  came: count.describe('Without walk-ins'),
  walk_ins: count,
  seconds_per_scan: z.number().nullable(),
  areas: z.array(z.object({ area_name: nullableText, people: count, came: count })),
});

/** A person's own ticket for an event. */
export const ticketSchema = ownSchema.extend({
  event_id: id,
  title: z.string(),
  event_date: instant,
  has_time: z.boolean(),
  days_until: z.number().int(),
  is_past: z.boolean(),
  location: z.string(),
  people_in: count,
  cpd_hours: z.number().nullable(),
  has_certificate: z.boolean().describe('Came in: the certificate is ready'),
});
export type Ticket = z.output<typeof ticketSchema>;

/** The events of a person for the office, the newest registration first. */
export const personEventsSchema = rowsSchema(
  z.object({
    id,
    event_id: id,
    title: z.string(),
    event_date: instant,
    status,
    people: count,
    people_in: count,
    cpd_hours: z.number().nullable().describe('Of the event; null where it has none, or the person did not come'),
    since: instant,
  }),
).extend({ cpd_hours: z.number().describe('Of all events attended') });
export type PersonEvent = z.output<typeof personEventsSchema>['results'][number];

/** The own tickets of a person. */
export const ticketsSchema = z.object({
  tickets: z.array(ticketSchema),
  cpd_hours: z.number().describe('Of all events attended'),
});
export type Tickets = z.output<typeof ticketsSchema>;

/** The pass of a gate. */
export const passSchema = z.object({
  id,
  gate: z.string(),
  created_at: instant,
  revoked_at: instant.nullable(),
});
export const newPassSchema = passSchema.extend({
  token: z.string().describe('Shown once'),
  url: z.string(),
});

/** The list that a door takes along. */
export const doorSchema = z.object({
  at: instant.describe('The next `since`'),
  gate: z.string(),
  title: z.string().describe('Of the event'),
  from: instant.describe('When the doors open'),
  until: instant.describe('When the doors close'),
  rows: z.array(
    z.object({
      id,
      hash: z.string().describe('The first 8 bytes of SHA-256 of the code, in hex'),
      full_name: z.string(),
      area_name: nullableText,
      people: count,
      diets: dietList,
      status,
      people_in: count,
      full_name_ml: nullableText.optional().describe('With `more`, as what follows'),
      end: z.string().optional().describe('The last four letters of the code'),
      card: nullableText.optional().describe('The hash of the code of the membership card'),
      gate: nullableText.optional().describe('Where the party came in last'),
      came_at: instant.nullable().optional().describe('When the party came in last'),
    }),
  ),
});
export type DoorList = z.output<typeof doorSchema>;

/** The server's answer to one scan. */
export const answerSchema = z.object({
  scan_id: z.string().nullable(),
  result: z.enum(scanResults),
  registration_id: id.nullable(),
  people: count.describe('How many this scan let in'),
  people_in: count.nullable().describe('How many of the party are in'),
  of: count.nullable().describe('How many the party is'),
  gate: nullableText.describe('Of `again`: where they came in'),
  at: instant.nullable().describe('Of `again`: when they came in'),
});
export type ScanAnswer = z.output<typeof answerSchema>;

const passing = z.object({ gate: z.string(), at: instant });
/** A ticket that two doors scanned. */
export const doubleSchema = z.object({
  event_id: id,
  title: z.string().describe('Of the event'),
  registration_id: id,
  user_id: id,
  full_name: z.string(),
  first: passing,
  second: passing,
  is_order_unsure: z.boolean().describe('The clock of a phone was set while its scan waited'),
  is_open: z.boolean().describe('The office has not looked at it'),
});
export type Double = z.output<typeof doubleSchema>;
