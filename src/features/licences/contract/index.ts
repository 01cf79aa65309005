import { z } from 'zod';
import { defineCalls, type UploadRule } from '~/shared/contract';
import { byId, count, id, instant, nothing, pathId } from '~/shared/fields';
import { pageQuery, pageSchema } from '~/shared/paging';
import { sheetQuery } from '~/shared/sheet-format';
import { standings } from '~/shared/standing';
import { line } from '~/shared/text';
import { deskLists, kinds, mostScanBytes, requestStates } from './choices';
import { confirmForm, decisionForm, extensionForm, renewalForm, renewalPatch, switchForm } from './forms';
import * as texts from '../texts';

const some = z.string().nullable();
const day = z.string().describe('2026-11-30');
const someDay = day.nullable();
const standing = z.enum(standings);
const left = z.number().int().nullable().describe('Days left of the last valid day; negative: over');

/** What the counts of the desk depend on, beside people. */
export const licencesTopic = 'licences';

const scanSchema = z.object({
  url: z.string().describe('Signed address, good for some minutes'),
  type: z.enum(['application/pdf', 'image/jpeg', 'image/png']),
  size: z.number().int(),
});

/** A request to have something renewed: the new values, those left out null. */
export const renewalSchema = z.object({
  id,
  kind: z.enum(kinds),
  status: z.enum(requestStates),
  licenseNo: some,
  license_category: some,
  licenseDate: someDay,
  renewalDate: someDay,
  membership_until: someDay,
  file: scanSchema.nullable().describe('null without one, and 90 days after the decision'),
  note: some.describe('What the office wrote'),
  created_at: instant,
  updated_at: instant,
  decided_at: instant.nullable(),
});

/** How things stand with one's own licence and membership (docs/product/licences.md, "Own page"). */
export const mineSchema = z.object({
  status: standing.describe('The worse of the two, one that is unknown aside'),
  licence: z.object({
    status: standing,
    until: someDay.describe('The last valid day that counts: confirmed, or lengthened by an order'),
    days_left: left,
    licenseNo: some,
    license_category: some,
    licenseDate: someDay,
    renewalDate: someDay.describe('As entered'),
    confirmed: z.boolean().describe('false: entered, and not confirmed by the office'),
    confirmed_number: some,
    confirmed_until: someDay,
    extended_by: some.describe('The number of the order that lengthens it'),
  }),
  membership: z.object({ status: standing, until: someDay, days_left: left }),
  requests: z.object({ licence: renewalSchema.nullable(), membership: renewalSchema.nullable() }).describe('Open ones'),
  history: z.array(renewalSchema).describe('Requests that are over, the newest first'),
  reminder_mail: z.boolean(),
});

const personSchema = z.object({
  id,
  full_name: z.string(),
  membership_id: some,
  phone: some,
  email: z.string(),
  area_name: some,
  unit_name: some,
  license_category: some,
  licenseNo: some,
  licenseDate: someDay,
  renewalDate: someDay.describe('As entered'),
  license_confirmed: z.boolean(),
  confirmed_number: some,
  confirmed_until: someDay.describe('The confirmed last day, orders aside'),
  status: standing,
  licence_until: someDay.describe('Orders included'),
  membership_until: someDay,
  days_left: left,
  updated_at: instant.describe('Of the person, to confirm what was looked at'),
});

/** A row of the desk: a request with its person, or a person. */
const waitingSchema = renewalSchema.extend({ user: personSchema, waiting_days: count });

const counts = z.object({ active: count, expiring: count, expired: count, lapsed: count, unknown: count });

export const statisticsSchema = z.object({
  people: count,
  counts,
  queue: count,
  unconfirmed: count.describe('Members whose number or last day as entered is not the confirmed one'),
  known_dates: z.object({ licence: count, membership: count }),
  renewed_in_time: z
    .object({ in_time: count, renewed: count })
    .describe('Licence renewals approved within a year: sent before it ran out, of all'),
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

/** What the desk is narrowed by. */
export const deskFilter = z.object({
  status: z.enum(deskLists).default('queue'),
  area: line(100).optional().describe("An area's id or name; area admins have their own only"),
  class: line(60).optional().describe('A license category'),
});
const deskQuery = deskFilter.extend(pageQuery(25));

export type Renewal = z.output<typeof renewalSchema>;
export type Mine = z.output<typeof mineSchema>;
export type DeskPerson = z.output<typeof personSchema>;
export type Waiting = z.output<typeof waitingSchema>;
export type DeskFilter = z.output<typeof deskFilter>;
export type DeskQuery = z.output<typeof deskQuery>;
export type Statistics = z.output<typeof statisticsSchema>;
export type Extension = z.output<typeof extensionSchema>;

const file: UploadRule = { maxBytes: mostScanBytes, tooLarge: texts.scanTooLarge };

/** docs/product/licences.md, "Calls". */
export const licenceCalls = defineCalls({
  ownLicences: {
    method: 'GET',
    path: '/api/licences/mine/',
    who: 'approved',
    summary: 'How things stand with the own licence and membership, requests included',
    answers: { 200: mineSchema },
  },
  switchReminders: {
    method: 'PATCH',
    path: '/api/licences/mine/',
    who: 'approved',
    summary: 'Whether reminders come by mail too',
    body: switchForm,
    answers: { 200: switchForm },
  },
  sendRenewal: {
    method: 'POST',
    path: '/api/licences/renewals/',
    who: 'member',
    summary: 'Ask for a renewal: one open per kind (409 `open`); a licence needs its scan',
    body: renewalForm,
    upload: { file },
    alsoJson: true,
    answers: { 201: renewalSchema },
  },
  changeRenewal: {
    method: 'PATCH',
    path: '/api/licences/renewals/:id/',
    who: 'member',
    summary: 'Correct an own request, which goes back to the queue, or withdraw it; 409 `decided` and when stale',
    params: byId,
    body: renewalPatch,
    upload: { file },
    alsoJson: true,
    answers: { 200: renewalSchema },
  },
  desk: {
    method: 'GET',
    path: '/api/licences/desk/',
    who: 'registrar-or-area-admin',
    summary:
      'The requests that wait (status=queue), the people of a status, or those who are not confirmed; area admins: of their area',
    query: deskQuery,
    answers: { 200: pageSchema(z.union([waitingSchema, personSchema])) },
  },
  exportDesk: {
    method: 'GET',
    path: '/api/licences/desk/export/',
    who: 'registrar-or-area-admin',
    summary: 'The same list as CSV (UTF-8 with BOM) or XLSX',
    proof: true,
    query: deskFilter.extend(sheetQuery),
    answers: { 200: z.string() },
    type: 'text/csv; charset=utf-8',
    stream: true,
  },
  licenceStatistics: {
    method: 'GET',
    path: '/api/licences/statistics/',
    who: 'registrar-or-area-admin',
    summary: 'Counts by status, known dates, renewed in time, days to a decision, and months',
    answers: { 200: statisticsSchema },
  },
  decideRenewal: {
    method: 'POST',
    path: '/api/licences/renewals/:id/decision/',
    who: 'registrar',
    summary:
      'Approve (writes the profile), ask for a correction, or reject; 409 `decided` unless it waits, 400 for a date not later',
    params: byId,
    body: decisionForm,
    answers: { 200: renewalSchema },
  },
  confirmLicence: {
    method: 'POST',
    path: '/api/licences/:userId/confirm/',
    who: 'registrar',
    summary:
      "Confirm a member's licence as it is entered; 409 `nothing_to_confirm`, and `stale` when it was changed meanwhile",
    params: z.object({ userId: pathId }),
    body: confirmForm,
    answers: { 200: personSchema },
  },
  extensions: {
    method: 'GET',
    path: '/api/licences/extensions/',
    who: 'registrar-or-area-admin',
    summary: 'Government orders that lengthen licences, the newest first',
    query: z.object(pageQuery(50)),
    answers: { 200: pageSchema(extensionSchema) },
  },
  addExtension: {
    method: 'POST',
    path: '/api/licences/extensions/',
    who: 'registrar',
    summary: 'A government order: licences that run out in its window are valid until its day',
    body: extensionForm,
    answers: { 201: extensionSchema },
  },
  removeExtension: {
    method: 'DELETE',
    path: '/api/licences/extensions/:id/',
    who: 'registrar',
    summary: 'Take an order back that was entered by mistake',
    params: byId,
    answers: { 204: nothing },
  },
});
