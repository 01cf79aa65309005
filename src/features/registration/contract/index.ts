import { z } from 'zod';
import { defineCalls } from '~/shared/contract';
import { byId, count, instant, nothing, pathId, unlessEmpty } from '~/shared/fields';
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

const attendees = {
  method: 'GET',
  path: '/api/events/:id/attendees/',
  access: 'staff',
  summary: 'Who is registered for an event, in the order of registration',
  params: byId,
  query: z.object({
    ...pageQuery(50),
    search: unlessEmpty(line(200)).describe('Every word, in name or membership id'),
    status: unlessEmpty(z.enum(registrationStates, { error: texts.badChoice })),
    ...sortQuery(attendeeSchema),
  }),
  answers: { 200: pageSchema(attendeeSchema) },
} as const;

/** The calls of registration and door (docs/product/registration.md, "Calls"). */
export const registrationCalls = defineCalls({
  ownRegistration: {
    method: 'GET',
    path: '/api/events/:id/registration/',
    access: 'approved',
    summary: "An event's registration, and one's own",
    params: byId,
    answers: { 200: registrationSchema },
  },
  register: {
    method: 'PUT',
    path: '/api/events/:id/registration/',
    access: 'approved',
    summary: 'Registers, changes the party, or takes an offer. 409 closed, 409 full',
    params: byId,
    body: registrationForm,
    answers: { 200: ownSchema },
  },
  cancelRegistration: {
    method: 'DELETE',
    path: '/api/events/:id/registration/',
    access: 'approved',
    summary: 'Cancels the own registration, or declines an offer',
    params: byId,
    answers: { 204: nothing },
  },
  ownTickets: {
    method: 'GET',
    path: '/api/events/mine/',
    access: 'approved',
    summary: 'The own tickets, the nearest event first, and the hours of all events attended',
    answers: { 200: ticketsSchema },
  },
  certificate: {
    method: 'GET',
    path: '/api/events/:id/certificate.pdf',
    access: 'approved',
    summary: 'The own certificate of an event. 404 without registration, 409 not_scanned without a scan at a door',
    params: byId,
    answers: { 200: z.string() },
    file: { type: 'application/pdf', stream: true },
  },
  registrationSettings: {
    method: 'GET',
    path: '/api/events/:id/registration/settings/',
    access: 'staff',
    summary: "The settings of an event's registration; 404 without",
    params: byId,
    answers: { 200: settingsSchema },
  },
  changeRegistrationSettings: {
    method: 'PUT',
    path: '/api/events/:id/registration/settings/',
    access: 'staff',
    summary: 'Opens registration for an event, or changes its settings; who fits moves up',
    params: byId,
    body: settingsForm,
    answers: { 200: settingsSchema },
  },
  previewRegistrationSettings: {
    method: 'POST',
    path: '/api/events/:id/registration/settings/preview/',
    access: 'staff',
    summary: 'Who would move up with these settings; saves nothing',
    params: byId,
    body: settingsForm,
    answers: { 200: previewSchema },
    evenWhenFull: true,
  },
  attendees,
  exportAttendees: exportOf(attendees),
  personEvents: {
    method: 'GET',
    path: '/api/admin/people/:id/events/',
    access: personSections.events,
    summary: "A person's registrations, the newest first, 20 at once, and the hours of all events attended. 404",
    params: byId,
    query: z.object({ before: unlessEmpty(pathId) }),
    answers: { 200: personEventsSchema },
  },
  registrationNumbers: {
    method: 'GET',
    path: '/api/events/:id/registration/numbers/',
    access: 'staff',
    summary: 'How many come, by area and diet: as frozen for the kitchen, and now',
    params: byId,
    answers: { 200: numbersSchema },
  },
  registrationStatistics: {
    method: 'GET',
    path: '/api/events/:id/registration/statistics/',
    access: 'staff',
    summary: 'How many came',
    params: byId,
    answers: { 200: statisticsSchema },
  },
  doorPasses: {
    method: 'GET',
    path: '/api/events/:id/passes/',
    access: 'staff',
    summary: 'The passes of the gates, revoked ones too',
    params: byId,
    answers: { 200: z.array(passSchema) },
  },
  addDoorPass: {
    method: 'POST',
    path: '/api/events/:id/passes/',
    access: 'staff',
    summary: 'A new pass; its token is in this answer alone',
    params: byId,
    body: passForm,
    answers: { 201: newPassSchema },
  },
  revokeDoorPass: {
    method: 'DELETE',
    path: '/api/events/:id/passes/:passId/',
    access: 'staff',
    summary: 'Revokes a pass',
    params: byId.extend({ passId: pathId }),
    answers: { 204: nothing },
  },
  doubles: {
    method: 'GET',
    path: '/api/events/:id/doubles/',
    access: 'staff',
    summary: 'Tickets that two doors scanned',
    params: byId,
    answers: { 200: z.array(doubleSchema) },
  },
  openDoubles: {
    method: 'GET',
    path: '/api/events/doubles/',
    access: 'staff',
    summary: 'Tickets of all events that two doors scanned, and that the office has not looked at',
    answers: { 200: z.object({ count, results: z.array(doubleSchema) }) },
  },
  markDouble: {
    method: 'POST',
    path: '/api/events/:id/doubles/:registrationId/seen/',
    access: 'staff',
    summary: 'Marks a ticket that two doors scanned as looked at, until it is scanned once more',
    params: byId.extend({ registrationId: pathId }),
    answers: { 204: nothing },
  },
  unmarkDouble: {
    method: 'DELETE',
    path: '/api/events/:id/doubles/:registrationId/seen/',
    access: 'staff',
    summary: 'Takes that back',
    params: byId.extend({ registrationId: pathId }),
    answers: { 204: nothing },
  },
  doorList: {
    method: 'GET',
    path: '/api/events/:id/door/',
    access: 'anyone',
    summary: 'The list of a door, or what changed of it; Authorization: Door <token of a pass>',
    params: byId,
    query: z.object({
      since: unlessEmpty(momentInAddress),
      more: unlessEmpty(z.literal('1', { error: texts.badChoice })).describe('What the page of a door needs'),
    }),
    answers: { 200: doorSchema },
    ownAuthorization: true,
  },
  sendScans: {
    method: 'POST',
    path: '/api/events/:id/door/scans/',
    access: 'anyone',
    summary: 'Takes scans of a door, each once, with a result for each; Authorization: Door <token of a pass>',
    params: byId,
    body: scansForm,
    answers: { 200: z.object({ results: z.array(answerSchema) }) },
    ownAuthorization: true,
  },
});
