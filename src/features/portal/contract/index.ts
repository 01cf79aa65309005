import { z } from 'zod';
import { adDaysSchema } from '~/shared/ad-days';
import { call } from '~/shared/call';
import { defineCalls, type UploadRule } from '~/shared/contract';
import { count, pathId, unlessEmpty } from '~/shared/fields';
import { pageQuery, pageSchema } from '~/shared/paging';
import { exportOf, sheetAnswer, sheetQuery } from '~/shared/sheet-format';
import { adMediaBytes } from '~/shared/shops';
import { sortQuery } from '~/shared/sort-query';
import { line } from '~/shared/text';
import * as texts from '../texts';
import { requestStates } from './choices';
import { contactForm, decisionForm, linkForm, requestForm, sessionForm } from './forms';
import {
  contactSchema,
  linkSchema,
  officeRequestSchema,
  ownRequestSchema,
  portalSchema,
  sessionSchema,
  unreachableSchema,
} from './schemas';

export type { Contact, Link, OfficeRequest, OwnAd, OwnRequest, Portal, PortalSession, Unreachable } from './schemas';

/** The topic of the requests, for the office's count of what waits. */
export const portalTopic = 'portal';

const day = unlessEmpty(z.iso.date({ error: texts.badDay }));
const daysQuery = z.object({ from: day, to: day, ad: unlessEmpty(pathId) });

const media: UploadRule = {
  maxBytes: adMediaBytes,
  tooLarge: texts.mediaTooLarge,
  missing: ({ kind }) => (kind === 'upload' ? texts.mediaNeeded : undefined),
};

const requestsQuery = z.object({
  ...pageQuery(50),
  search: unlessEmpty(line(200)).describe("Every word is in the shop's name"),
  status: unlessEmpty(z.enum(requestStates, { error: texts.badChoice })),
  ...sortQuery(officeRequestSchema),
});
export type RequestsQuery = z.output<typeof requestsQuery>;

const requests = call('GET /api/marketplace/requests/', 'staff', {
  summary: 'Requests of advertisers, the open ones first',
  query: requestsQuery,
  answers: { 200: pageSchema(officeRequestSchema) },
});

/** The calls of the office (docs/product/portal.md, "Calls of the office"). */
export const portalOfficeCalls = defineCalls({
  shopContacts: call('GET /api/marketplace/shops/:id/contacts/', 'staff', {
    summary: 'The people of a shop who may use the portal, revoked ones too',
    answers: { 200: z.array(contactSchema) },
  }),
  addShopContact: call('POST /api/marketplace/shops/:id/contacts/', 'staff', {
    summary: 'A new contact; a third is a 409',
    body: contactForm,
    answers: { 201: contactSchema },
  }),
  revokeShopContact: call('DELETE /api/marketplace/shops/:id/contacts/:contactId/', 'staff', {
    summary: 'Revokes a contact: its sessions end, its links are void',
  }),
  linkShopContact: call('POST /api/marketplace/shops/:id/contacts/:contactId/link/', 'staff', {
    summary: 'A link into the portal to be sent by WhatsApp: 24 hours, once',
    answers: { 200: linkSchema },
  }),
  adRequests: requests,
  exportAdRequests: exportOf(requests),
  decideAdRequest: call('POST /api/marketplace/requests/:id/decision/', 'staff', {
    summary: 'Approves a request, which does what it asks for, or rejects it; 409 `decided`',
    body: decisionForm,
    answers: { 200: officeRequestSchema },
  }),
  unreachableShops: call('GET /api/marketplace/unreachable/', 'staff', {
    summary: 'Ads that end within a week and whose shop has no contact, the next end first',
    answers: { 200: z.object({ count, results: z.array(unreachableSchema) }) },
  }),
});

/** The calls of the advertisers (docs/product/portal.md, "Calls of the portal"). */
export const portalCalls = defineCalls({
  portalLink: call('POST /api/advertiser/link/', 'anyone', {
    summary: 'Mails a link to a contact; the same answer, in the same time, for unknown addresses. 5 an hour',
    body: linkForm,
    answers: { 200: z.object({ detail: z.string() }) },
    evenWhenFull: true,
  }),
  portalSession: call('POST /api/advertiser/session/', 'anyone', {
    summary: 'Begins a session with a link; 404 when it was used, is over or unknown',
    body: sessionForm,
    answers: { 200: z.object({ token: z.string() }) },
    evenWhenFull: true,
  }),
  portalMe: call('GET /api/advertiser/me/', 'anyone', {
    summary: 'The shop, its ads, and what tiers cost; Authorization: Portal <token>',
    answers: { 200: portalSchema },
    ownAuthorization: true,
  }),
  portalSessions: call('GET /api/advertiser/sessions/', 'anyone', {
    summary: "The contact's own sessions; Authorization: Portal <token>",
    answers: { 200: z.array(sessionSchema) },
    ownAuthorization: true,
  }),
  endPortalSession: call('DELETE /api/advertiser/sessions/:id/', 'anyone', {
    summary: 'Ends a session of the contact; Authorization: Portal <token>',
    ownAuthorization: true,
  }),
  leavePortal: call('DELETE /api/advertiser/session/', 'anyone', {
    summary: 'Ends this session; Authorization: Portal <token>',
    ownAuthorization: true,
  }),
  portalDays: call('GET /api/advertiser/days/', 'anyone', {
    summary: "What was counted of the shop's ads, at most 400 days; Authorization: Portal <token>",
    query: daysQuery,
    answers: { 200: adDaysSchema },
    ownAuthorization: true,
  }),
  exportPortalDays: call('GET /api/advertiser/days/export/', 'anyone', {
    summary: 'The same as CSV (UTF-8 with BOM) or XLSX; Authorization: Portal <token>',
    query: daysQuery.extend(sheetQuery),
    ...sheetAnswer,
    ownAuthorization: true,
  }),
  portalMonth: call('GET /api/advertiser/month.png', 'anyone', {
    summary: 'A month on one picture; Authorization: Portal <token>',
    query: z.object({
      month: unlessEmpty(z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, texts.badMonth)),
      ad: unlessEmpty(pathId),
    }),
    answers: { 200: z.string() },
    file: { type: 'image/png', stream: true },
    ownAuthorization: true,
  }),
  portalRequests: call('GET /api/advertiser/requests/', 'anyone', {
    summary: "The shop's requests, the newest first; Authorization: Portal <token>",
    answers: { 200: z.array(ownRequestSchema) },
    ownAuthorization: true,
  }),
  sendPortalRequest: call('POST /api/advertiser/requests/', 'anyone', {
    summary:
      'Asks to renew an ad, for a new picture, or other facts of the shop; ' +
      'a second open renewal gets the first; Authorization: Portal <token>',
    body: requestForm,
    upload: { files: { media }, alsoJson: true },
    answers: { 200: ownRequestSchema, 201: ownRequestSchema },
    ownAuthorization: true,
  }),
  withdrawPortalRequest: call('DELETE /api/advertiser/requests/:id/', 'anyone', {
    summary: 'Withdraws a request; 409 `decided` after the decision; Authorization: Portal <token>',
    ownAuthorization: true,
  }),
});
