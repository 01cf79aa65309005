import { z } from 'zod';
import { call } from '~/shared/call';
import { defineCalls } from '~/shared/contract';
import { count, instant, pathId, unlessEmpty } from '~/shared/fields';
import { pageQuery, pageSchema } from '~/shared/paging';
import { personSections } from '~/shared/person/sections';
import { exportOf } from '~/shared/sheet-format';
import { sortQuery } from '~/shared/sort-query';
import { line } from '~/shared/text';
import * as texts from '../texts';
import { registrationStates } from './choices';
import { passForm, registrationForm, scansForm, settingsForm } from './forms';
import {
  answerSchema,
  attendeeSchema,
  doorSchema,
  doubleSchema,
  newPassSchema,
  numbersSchema,
  ownSchema,
  personEventsSchema,
  passSchema,
  previewSchema,
  registrationSchema,
  settingsSchema,
  statisticsSchema,
  ticketsSchema,
} from './schemas';

/** What depends on the tickets that two doors scanned. */
export const doublesTopic = 'doubles';

/** A moment whose plus sign a caller did not encode: it arrives as a space. */
const momentInAddress = z
  .string()
  .transform((text) => text.replace(' ', '+'))
  .pipe(instant);

const attendees = call('GET /api/events/:id/attendees/', 'staff', {
  summary: 'Who is registered for an event, in the order of registration',
  query: z.object({
    ...pageQuery(50),
    search: unlessEmpty(line(200)).describe('Every word, in name or membership id'),
    status: unlessEmpty(z.enum(registrationStates, { error: texts.badChoice })),
    ...sortQuery(attendeeSchema),
  }),
  answers: { 200: pageSchema(attendeeSchema) },
});

/** The calls of registration and door (docs/product/registration.md, "Calls"). */
export const registrationCalls = defineCalls({
  ownRegistration: call('GET /api/events/:id/registration/', 'approved', {
    summary: "An event's registration, and one's own",
    answers: { 200: registrationSchema },
  }),
  register: call('PUT /api/events/:id/registration/', 'approved', {
    summary: 'Registers, changes the party, or takes an offer. 409 closed, 409 full',
    body: registrationForm,
    answers: { 200: ownSchema },
  }),
  cancelRegistration: call('DELETE /api/events/:id/registration/', 'approved', {
    summary: 'Cancels the own registration, or declines an offer',
  }),
  ownTickets: call('GET /api/events/mine/', 'approved', {
    summary: 'The own tickets, the nearest event first, and the hours of all events attended',
    answers: { 200: ticketsSchema },
  }),
  certificate: call('GET /api/events/:id/certificate.pdf', 'approved', {
    summary: 'The own certificate of an event. 404 without registration, 409 not_scanned without a scan at a door',
    answers: { 200: z.string() },
    file: { type: 'application/pdf', stream: true },
  }),
  registrationSettings: call('GET /api/events/:id/registration/settings/', 'staff', {
    summary: "The settings of an event's registration; 404 without",
    answers: { 200: settingsSchema },
  }),
  changeRegistrationSettings: call('PUT /api/events/:id/registration/settings/', 'staff', {
    summary: 'Opens registration for an event, or changes its settings; who fits moves up',
    body: settingsForm,
    answers: { 200: settingsSchema },
  }),
  previewRegistrationSettings: call('POST /api/events/:id/registration/settings/preview/', 'staff', {
    summary: 'Who would move up with these settings; saves nothing',
    body: settingsForm,
    answers: { 200: previewSchema },
    evenWhenFull: true,
  }),
  attendees,
  exportAttendees: exportOf(attendees),
  personEvents: call('GET /api/admin/people/:id/events/', personSections.events, {
    summary: "A person's registrations, the newest first, 20 at once, and the hours of all events attended. 404",
    query: z.object({ before: unlessEmpty(pathId) }),
    answers: { 200: personEventsSchema },
  }),
  registrationNumbers: call('GET /api/events/:id/registration/numbers/', 'staff', {
    summary: 'How many come, by area and diet: as frozen for the kitchen, and now',
    answers: { 200: numbersSchema },
  }),
  registrationStatistics: call('GET /api/events/:id/registration/statistics/', 'staff', {
    summary: 'How many came',
    answers: { 200: statisticsSchema },
  }),
  doorPasses: call('GET /api/events/:id/passes/', 'staff', {
    summary: 'The passes of the gates, revoked ones too',
    answers: { 200: z.array(passSchema) },
  }),
  addDoorPass: call('POST /api/events/:id/passes/', 'staff', {
    summary: 'A new pass; its token is in this answer alone',
    body: passForm,
    answers: { 201: newPassSchema },
  }),
  revokeDoorPass: call('DELETE /api/events/:id/passes/:passId/', 'staff', {
    summary: 'Revokes a pass',
  }),
  doubles: call('GET /api/events/:id/doubles/', 'staff', {
    summary: 'Tickets that two doors scanned',
    answers: { 200: z.array(doubleSchema) },
  }),
  openDoubles: call('GET /api/events/doubles/', 'staff', {
    summary: 'Tickets of all events that two doors scanned, and that the office has not looked at',
    answers: { 200: z.object({ count, results: z.array(doubleSchema) }) },
  }),
  markDouble: call('POST /api/events/:id/doubles/:registrationId/seen/', 'staff', {
    summary: 'Marks a ticket that two doors scanned as looked at, until it is scanned once more',
  }),
  unmarkDouble: call('DELETE /api/events/:id/doubles/:registrationId/seen/', 'staff', {
    summary: 'Takes that back',
  }),
  doorList: call('GET /api/events/:id/door/', 'anyone', {
    summary: 'The list of a door, or what changed of it; Authorization: Door <token of a pass>',
    query: z.object({
      since: unlessEmpty(momentInAddress),
      more: unlessEmpty(z.literal('1', { error: texts.badChoice })).describe('What the page of a door needs'),
    }),
    answers: { 200: doorSchema },
    ownAuthorization: true,
  }),
  sendScans: call('POST /api/events/:id/door/scans/', 'anyone', {
    summary: 'Takes scans of a door, each once, with a result for each; Authorization: Door <token of a pass>',
    body: scansForm,
    answers: { 200: z.object({ results: z.array(answerSchema) }) },
    ownAuthorization: true,
  }),
});
