import { z } from 'zod';
import { defineCalls } from '~/shared/contract';
import { byId, count, id, instant, nothing } from '~/shared/fields';
import { pageQuery, pageSchema } from '~/shared/paging';
import { sheetQuery } from '~/shared/sheet-format';
import { breachEditForm, breachForm, exportForm, requestDecisionForm, requestForm } from './request-forms';
import { requestKinds, requestStates } from './request-choices';

const some = z.string().nullable();
const request = {
  id,
  kind: z.enum(requestKinds),
  text: z.string().describe('In the words of whoever asked; empty for an export'),
  state: z.enum(requestStates),
  due: instant.describe('Until when it is answered; of an erasure, from when on it is carried out'),
  answer: some.describe("The office's"),
  decided_at: instant.nullable(),
  created_at: instant,
};

/** A request of one's own. */
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
  decided_by_name: some,
  user: z
    .object({
      id,
      full_name: z.string(),
      username: z.string(),
      email: z.string(),
      phone: some,
      membership_id: some,
      passport_photo: some,
    })
    .nullable()
    .describe('Null once the person is gone'),
});
export type OfficeRequest = z.output<typeof officeRequestSchema>;

export const breachSchema = z.object({
  id,
  found_at: instant,
  what: z.string(),
  people: count,
  told_people_at: instant.nullable(),
  told_board_at: instant.nullable(),
  due: instant.describe('Until when both have to be told: 72 hours after it was found'),
  created_at: instant,
  updated_at: instant,
});
export type Breach = z.output<typeof breachSchema>;

const clock = z.object({ open: count, late: count, nearest_due: instant.nullable() });
export type Clock = z.output<typeof clock>;
export const waitingSchema = z.object({
  requests: clock.extend({
    answered: count.describe('Corrections and grievances that were answered in the last 365 days'),
    in_time: count.describe('Of these, by the day they were due'),
  }),
  breaches: clock,
});
export type Waiting = z.output<typeof waitingSchema>;

/** An emptied filter is none. */
const filter = <S extends z.ZodType>(schema: S) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());
const filters = { state: filter(z.enum(requestStates)), kind: filter(z.enum(requestKinds)) };
export const officeRequestsQuery = z.object({ ...pageQuery(25), ...filters });
export type OfficeRequestsQuery = z.output<typeof officeRequestsQuery>;
export const requestExportQuery = z.object({ ...filters, ...sheetQuery });
export type RequestExportQuery = z.output<typeof requestExportQuery>;
export const breachesQuery = z.object(pageQuery(25));
export type BreachesQuery = z.output<typeof breachesQuery>;

/** What somebody asks about their own data (docs/product/privacy.md, "Requests"). */
export const ownRequestCalls = defineCalls({
  ownRequests: {
    method: 'GET',
    path: '/api/privacy/requests/',
    who: 'approved',
    summary: 'The own requests and exports, the newest first',
    answers: { 200: z.array(ownRequestSchema) },
  },
  askExport: {
    method: 'POST',
    path: '/api/privacy/export/',
    who: 'approved',
    summary:
      'Asks for everything that is kept about oneself, as a zip file that is ready some minutes later. Once a day: 429',
    body: exportForm,
    proof: true,
    answers: { 201: ownRequestSchema },
  },
  sendRequest: {
    method: 'POST',
    path: '/api/privacy/requests/',
    who: 'approved',
    summary:
      'Asks for a correction, for erasure (with the password), or complains. 409 open while there is one of the kind; 409 last_superuser',
    body: requestForm,
    answers: { 201: ownRequestSchema },
  },
  withdrawRequest: {
    method: 'DELETE',
    path: '/api/privacy/requests/:id/',
    who: 'approved',
    summary: 'Withdraws an own request that is open; so an erasure is undone. 409 decided',
    params: byId,
    answers: { 204: nothing },
  },
});

/** What the office does about them, and the register of breaches. */
export const privacyOfficeCalls = defineCalls({
  waiting: {
    method: 'GET',
    path: '/api/admin/privacy/waiting/',
    who: 'superuser',
    summary:
      'How many requests wait for the office and how many breaches have to be told yet, and until when; how many were answered in time',
    answers: { 200: waitingSchema },
  },
  officeRequests: {
    method: 'GET',
    path: '/api/admin/privacy/requests/',
    who: 'superuser',
    summary: 'Requests, those that are open first, by the day they are due',
    query: officeRequestsQuery,
    answers: { 200: pageSchema(officeRequestSchema) },
  },
  exportRequests: {
    method: 'GET',
    path: '/api/admin/privacy/requests/export/',
    who: 'superuser',
    summary: 'The list that the filters leave, as CSV (UTF-8 with BOM) or XLSX; stands in the audit log',
    query: requestExportQuery,
    proof: true,
    answers: { 200: z.string() },
    type: 'text/csv; charset=utf-8',
    stream: true,
  },
  decideRequest: {
    method: 'POST',
    path: '/api/admin/privacy/requests/:id/decision/',
    who: 'superuser',
    summary:
      'Answers a request; the person is told by notice and mail. 409 decided. An erasure can only be refused: it is carried out by itself',
    params: byId,
    body: requestDecisionForm,
    answers: { 200: officeRequestSchema },
  },
  breaches: {
    method: 'GET',
    path: '/api/admin/privacy/breaches/',
    who: 'superuser',
    summary: 'The register of breaches, the newest first',
    query: breachesQuery,
    answers: { 200: pageSchema(breachSchema) },
  },
  addBreach: {
    method: 'POST',
    path: '/api/admin/privacy/breaches/',
    who: 'superuser',
    summary: 'Enters a breach',
    body: breachForm,
    answers: { 201: breachSchema },
  },
  editBreach: {
    method: 'PATCH',
    path: '/api/admin/privacy/breaches/:id/',
    who: 'superuser',
    summary: 'Changes a breach; 409 stale',
    params: byId,
    body: breachEditForm,
    answers: { 200: breachSchema },
  },
});

export type RequestCalls = typeof ownRequestCalls & typeof privacyOfficeCalls;
