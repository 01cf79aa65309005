import { z } from 'zod';
import { consentSchema } from './consents';
import { call } from '~/shared/call';
import { defineCalls } from '~/shared/contract';
import { count, id, instant, nullableText, unlessEmpty } from '~/shared/fields';
import { line } from '~/shared/text';
import { pageQuery, pageSchema } from '~/shared/paging';
import { personSections } from '~/shared/person/sections';
import { exportOf } from '~/shared/sheet-format';
import { sortQuery } from '~/shared/sort-query';
import { breachEditForm, breachForm, exportForm, requestDecisionForm, requestForm } from './request-forms';
import { kindFilters, requestKinds, requestStates, toldFilters } from './request-choices';

const request = {
  id,
  kind: z.enum(requestKinds),
  text: z.string().describe('In the words of the person; empty for an export'),
  state: z.enum(requestStates),
  due: instant.describe('Until when it is answered; of an erasure, from when on it is carried out'),
  answer: nullableText.describe("The office's"),
  decided_at: instant.nullable(),
  created_at: instant,
};

/** One of the caller's own requests. */
export const ownRequestSchema = z.object({
  ...request,
  file: z
    .object({ url: z.string().describe('Signed for this person, good for some minutes'), bytes: count, until: instant })
    .nullable()
    .describe('Of an export that is ready'),
});
export type OwnRequest = z.output<typeof ownRequestSchema>;

/** A request as the office sees it. */
export const officeRequestSchema = z.object({
  ...request,
  decided_by_id: id.nullable(),
  decided_by_name: nullableText,
  user: z
    .object({
      id,
      full_name: z.string(),
      username: z.string(),
      email: z.string(),
      phone: nullableText,
      membership_id: nullableText,
      passport_photo: nullableText,
    })
    .nullable()
    .describe('Null once the person is gone'),
});
export type OfficeRequest = z.output<typeof officeRequestSchema>;

/** What the office sees of a person's decisions about their own data. */
export const personPrivacySchema = z.object({
  hide_phone: z.boolean(),
  hide_email: z.boolean(),
  consents: z.array(
    consentSchema.pick({
      purpose: true,
      title: true,
      version: true,
      state: true,
      agreed_version: true,
      given_at: true,
      withdrawn_at: true,
    }),
  ),
  requests: z
    .array(officeRequestSchema.omit({ user: true }))
    .optional()
    .describe('For superusers: the open ones first, then the newest; at most 20'),
  requests_in_all: count.optional().describe('For superusers'),
  nominee_named: z.boolean().describe('Who it is stays sealed'),
  deceased_on: z.iso.date().nullable(),
});
export type PersonPrivacy = z.output<typeof personPrivacySchema>;

/** A breach in the register. */
export const breachSchema = z.object({
  id,
  found_at: instant,
  what: z.string(),
  people: count,
  told_people_at: instant.nullable(),
  told_board_at: instant.nullable(),
  due: instant.describe('Until when both have to be told: 72 hours after it was found'),
  created_at: instant,
  created_by_id: id.nullable().describe('Who entered it; null once the person is gone'),
  created_by_name: nullableText,
  updated_at: instant,
});
export type Breach = z.output<typeof breachSchema>;

const clock = z.object({ open: count, late: count, nearest_due: instant.nullable() });
export type Clock = z.output<typeof clock>;
/** The numbers of open and late requests and breaches, and the next due instant. */
export const waitingSchema = z.object({
  requests: clock.extend({
    answered: count.describe('Corrections and grievances that were answered in the last 365 days'),
    in_time: count.describe('Of these, by the day they were due'),
  }),
  breaches: clock,
});
export type Waiting = z.output<typeof waitingSchema>;

const filters = {
  state: unlessEmpty(z.enum(requestStates)),
  kind: unlessEmpty(z.enum(kindFilters)).describe('`to-answer`: those that the office answers'),
  search: unlessEmpty(line(200)).describe('Every word is in the name, membership ID, phone, e-mail, text or answer'),
  ...sortQuery(officeRequestSchema, { also: ['user'] }),
};
/** The filters, order and page of the office's list of requests. */
export const officeRequestsQuery = z.object({ ...pageQuery(25), ...filters });
export type OfficeRequestsQuery = z.output<typeof officeRequestsQuery>;
/** The search, filter, order and page of the register of breaches. */
export const breachesQuery = z.object({
  ...pageQuery(25),
  search: unlessEmpty(line(200)).describe('Every word is in what happened'),
  told: unlessEmpty(z.enum(toldFilters)).describe('Whether the people and the Board were told'),
  ...sortQuery(breachSchema),
});
export type BreachesQuery = z.output<typeof breachesQuery>;

/** The calls of the requests about a person's own data (docs/product/privacy.md, "Requests"). */
export const ownRequestCalls = defineCalls({
  ownRequests: call('GET /api/privacy/requests/', 'approved', {
    summary: 'The own requests and exports, the newest first',
    answers: { 200: z.array(ownRequestSchema) },
  }),
  askExport: call('POST /api/privacy/export/', 'approved', {
    summary: 'Asks for all data about the caller, as a zip file that is ready some minutes later. Once a day: 429',
    body: exportForm,
    answers: { 201: ownRequestSchema },
  }),
  sendRequest: call('POST /api/privacy/requests/', 'approved', {
    summary:
      'Asks for a correction, for erasure (with the password), or complains. ' +
      '409 open while there is one of the kind; 409 last_superuser',
    body: requestForm,
    answers: { 201: ownRequestSchema },
  }),
  withdrawRequest: call('DELETE /api/privacy/requests/:id/', 'approved', {
    summary: 'Withdraws an own request that is open; so an erasure is undone. 409 decided',
  }),
});

const officeRequests = call('GET /api/admin/privacy/requests/', 'superuser', {
  summary: 'Requests, those that are open first, by the day they are due',
  query: officeRequestsQuery,
  answers: { 200: pageSchema(officeRequestSchema) },
});

const breaches = call('GET /api/admin/privacy/breaches/', 'superuser', {
  summary: 'The register of breaches, the newest first',
  query: breachesQuery,
  answers: { 200: pageSchema(breachSchema) },
});

/** The office's calls about those requests, and the register of breaches. */
export const privacyOfficeCalls = defineCalls({
  waiting: call('GET /api/admin/privacy/waiting/', 'superuser', {
    summary:
      'How many requests wait for the office and how many breaches have to be told yet, and until when; ' +
      'how many were answered in time',
    answers: { 200: waitingSchema },
  }),
  officeRequests,
  exportRequests: exportOf(officeRequests),
  privacyOf: call('GET /api/admin/people/:id/privacy/', personSections.privacy, {
    summary:
      "A person's consents with version and day, whether they named a nominee, and for superusers their requests",
    answers: { 200: personPrivacySchema },
  }),
  decideRequest: call('POST /api/admin/privacy/requests/:id/decision/', 'superuser', {
    summary:
      'Answers a request; the person is told by notice and mail. 409 decided. ' +
      'An erasure can only be refused: it is carried out by itself',
    body: requestDecisionForm,
    answers: { 200: officeRequestSchema },
  }),
  breaches,
  exportBreaches: exportOf(breaches),
  addBreach: call('POST /api/admin/privacy/breaches/', 'superuser', {
    summary: 'Enters a breach',
    body: breachForm,
    answers: { 201: breachSchema },
  }),
  editBreach: call('PATCH /api/admin/privacy/breaches/:id/', 'superuser', {
    summary: 'Changes a breach; 409 stale',
    body: breachEditForm,
    answers: { 200: breachSchema },
  }),
});

export type RequestCalls = typeof ownRequestCalls & typeof privacyOfficeCalls;
