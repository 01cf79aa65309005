import { z } from 'zod';
import { count, id, instant, nullableText, unlessEmpty } from '~/shared/fields';
import { membershipStatuses } from '~/shared/membership-status';
import { pageQuery } from '~/shared/paging';
import { rowsSchema } from '~/shared/section-rows';
import { sortQuery } from '~/shared/sort-query';
import { line } from '~/shared/text';
import { deskLists, kinds, requestStates } from './choices';

const day = z.string().describe('2026-11-30');
const nullableDay = day.nullable();
const membershipStatus = z.enum(membershipStatuses);
const left = z.number().int().nullable().describe('Days left of the last valid day; negative: over');

const scanSchema = z.object({
  url: z.string().describe('Signed address, good for some minutes'),
  type: z.enum(['application/pdf', 'image/jpeg', 'image/png']),
  size: z.number().int(),
  page: nullableText.describe("Signed address of a picture of a PDF's first page; null without one"),
});

/** A request for a renewal: the new values, each null where it was omitted. */
export const renewalSchema = z.object({
  id,
  kind: z.enum(kinds),
  status: z.enum(requestStates),
  licenseNo: nullableText,
  license_category: nullableText,
  licenseDate: nullableDay,
  renewalDate: nullableDay,
  membership_until: nullableDay,
  file: scanSchema.nullable().describe('null without one, and 90 days after the decision'),
  note: nullableText.describe('What the office wrote'),
  created_at: instant,
  updated_at: instant,
  decided_at: instant.nullable(),
  decided_by_id: id.nullable().describe('null for the member themself, and when that person is gone'),
});

export const reminderSetting = { reminder_mail: z.boolean(), updated_at: instant.describe('Of `reminder_mail`') };

/** The status of a person's licence and membership, with their requests. */
export const standingSchema = z.object({
  status: membershipStatus.describe('The worse of the two, one that is unknown aside'),
  licence: z.object({
    status: membershipStatus,
    until: nullableDay.describe('The last valid day that counts: confirmed, or lengthened by an order'),
    days_left: left,
    licenseNo: nullableText,
    license_category: nullableText,
    licenseDate: nullableDay,
    renewalDate: nullableDay.describe('As entered'),
    confirmed: z.boolean().describe('false: entered, and not confirmed by the office'),
    confirmed_number: nullableText,
    confirmed_category: nullableText,
    confirmed_until: nullableDay,
    extended_by: nullableText.describe('The number of the order that lengthens it'),
  }),
  membership: z.object({ status: membershipStatus, until: nullableDay, days_left: left }),
  requests: z.object({ licence: renewalSchema.nullable(), membership: renewalSchema.nullable() }).describe('Open ones'),
  history: z.array(renewalSchema).describe('Requests that are over, the newest first'),
});

/** The caller's own (docs/product/licences.md, "Own page"). */
export const mineSchema = standingSchema.extend(reminderSetting);

export const personSchema = z.object({
  id,
  full_name: z.string(),
  membership_id: nullableText,
  phone: nullableText,
  email: z.string(),
  area_name: nullableText,
  unit_name: nullableText,
  license_category: nullableText,
  licenseNo: nullableText,
  licenseDate: nullableDay,
  renewalDate: nullableDay.describe('As entered'),
  license_confirmed: z.boolean(),
  confirmed_number: nullableText,
  confirmed_category: nullableText,
  confirmed_until: nullableDay.describe('The confirmed last day, orders aside'),
  status: membershipStatus,
  licence_until: nullableDay.describe('Orders included'),
  membership_until: nullableDay,
  days_left: left,
  updated_at: instant.describe('Of the person, to confirm what was looked at'),
});

/** A person's for the office (docs/product/licences.md, "A person's licence"). */
/** The same of a person for the office; the requests that are over are `results`. */
export const standingOfSchema = rowsSchema(renewalSchema).extend({
  ...standingSchema.omit({ history: true }).shape,
  person: personSchema,
});

/** A row of the desk's queue: a request with its person. */
export const waitingSchema = renewalSchema.extend({ user: personSchema, waiting_days: count });

const counts = z.object({ active: count, expiring: count, expired: count, lapsed: count, unknown: count });

/** A row of the members whose licence is not confirmed, with the last scan that they or the office sent of it. */
export const unconfirmedSchema = personSchema.extend({ evidence: renewalSchema.nullable() });

/** The figures that the office measures (docs/product/licences.md, "Statistics"). */
export const statisticsSchema = z.object({
  people: count,
  counts,
  queue: count,
  unconfirmed: count.describe('Members whose number, class or last day as entered is not the confirmed one'),
  known_dates: z.object({ licence: count, membership: count }),
  renewed_in_time: z
    .object({
      in_time: count.describe('Sent before the licence ran out'),
      renewed: count,
      unknown: count.describe('Of those renewed: the old last valid day is unknown'),
      never_renewed: count.describe('Licences that ran out within the year and have no request'),
    })
    .describe('Licence renewals approved within a year'),
  days_to_decision: z
    .object({ median: z.number().nullable(), decided: count })
    .describe('Of requests decided within 90 days'),
  months: z.array(
    z.object({
      month: z.string().describe('2026-11'),
      running_out: count.describe('Licences whose last valid day is in it'),
      renewed: count,
      in_time: count,
    }),
  ),
});

/** A government order with the number of people whose licence it lengthens. */
export const extensionSchema = z.object({
  id,
  order_no: z.string(),
  classes: z.array(z.string()).describe('Empty: all'),
  from: day,
  to: day,
  until: day,
  created_at: instant,
  people: count.describe('Whose licence it lengthens now'),
});

/** The filter of the desk: a list, a search, an area and a class; and its order. */
export const deskFilter = z.object({
  status: z.enum(deskLists).default('queue'),
  search: unlessEmpty(line(200)).describe('Every word, in name, membership id, phone, e-mail or licence number'),
  area: line(100).optional().describe("An area's id or name; area admins have their own only"),
  class: line(60).optional().describe('A license category, confirmed or as entered'),
  // The lists of people take the fields of a person only.
  ...sortQuery(personSchema.extend(waitingSchema.omit({ user: true, status: true }).shape)),
});
export const deskQuery = deskFilter.extend(pageQuery(25));

export type Renewal = z.output<typeof renewalSchema>;
export type Standing = z.output<typeof standingSchema>;
export type StandingOf = z.output<typeof standingOfSchema>;
export type Mine = z.output<typeof mineSchema>;
export type DeskPerson = z.output<typeof personSchema>;
export type Unconfirmed = z.output<typeof unconfirmedSchema>;
export type Waiting = z.output<typeof waitingSchema>;
export type DeskFilter = z.output<typeof deskFilter>;
export type DeskQuery = z.output<typeof deskQuery>;
export type Statistics = z.output<typeof statisticsSchema>;
export type Extension = z.output<typeof extensionSchema>;
