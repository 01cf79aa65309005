import { z } from 'zod';
import { adDaysSchema } from '~/shared/ad-days';
import { defineCalls, type UploadRule } from '~/shared/contract';
import { byId, count, nothing, pathId, unlessEmpty } from '~/shared/fields';
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

const ofShop = byId.extend({ contactId: pathId });
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

const requests = {
  method: 'GET',
  path: '/api/marketplace/requests/',
  access: 'staff',
  summary: 'Requests of advertisers, the open ones first',
  query: requestsQuery,
  answers: { 200: pageSchema(officeRequestSchema) },
} as const;

/** The calls of the office (docs/product/portal.md, "Calls of the office"). */
export const portalOfficeCalls = defineCalls({
  shopContacts: {
    method: 'GET',
    path: '/api/marketplace/shops/:id/contacts/',
    access: 'staff',
    summary: 'The people of a shop who may use the portal, revoked ones too',
    params: byId,
    answers: { 200: z.array(contactSchema) },
  },
  addShopContact: {
    method: 'POST',
    path: '/api/marketplace/shops/:id/contacts/',
    access: 'staff',
    summary: 'A new contact; a third is a 409',
    params: byId,
    body: contactForm,
    answers: { 201: contactSchema },
  },
  revokeShopContact: {
    method: 'DELETE',
    path: '/api/marketplace/shops/:id/contacts/:contactId/',
    access: 'staff',
    summary: 'Revokes a contact: its sessions end, its links are void',
    params: ofShop,
    answers: { 204: nothing },
  },
  linkShopContact: {
    method: 'POST',
    path: '/api/marketplace/shops/:id/contacts/:contactId/link/',
    access: 'staff',
    summary: 'A link into the portal to be sent by WhatsApp: 24 hours, once',
    params: ofShop,
    answers: { 200: linkSchema },
  },
  adRequests: requests,
  exportAdRequests: exportOf(requests),
  decideAdRequest: {
    method: 'POST',
    path: '/api/marketplace/requests/:id/decision/',
    access: 'staff',
    summary: 'Approves a request, which does what it asks for, or rejects it; 409 `decided`',
    params: byId,
    body: decisionForm,
    answers: { 200: officeRequestSchema },
  },
  unreachableShops: {
    method: 'GET',
    path: '/api/marketplace/unreachable/',
    access: 'staff',
    summary: 'Ads that end within a week and whose shop has no contact, the next end first',
    answers: { 200: z.object({ count, results: z.array(unreachableSchema) }) },
  },
});

/** The calls of the advertisers (docs/product/portal.md, "Calls of the portal"). */
export const portalCalls = defineCalls({
  portalLink: {
    method: 'POST',
    path: '/api/advertiser/link/',
    access: 'anyone',
    summary: 'Mails a link to a contact; the same answer, in the same time, for unknown addresses. 5 an hour',
    body: linkForm,
    answers: { 200: z.object({ detail: z.string() }) },
    evenWhenFull: true,
  },
  portalSession: {
    method: 'POST',
    path: '/api/advertiser/session/',
    access: 'anyone',
    summary: 'Begins a session with a link; 404 when it was used, is over or unknown',
    body: sessionForm,
    answers: { 200: z.object({ token: z.string() }) },
    evenWhenFull: true,
  },
  portalMe: {
    method: 'GET',
    path: '/api/advertiser/me/',
    access: 'anyone',
    summary: 'The shop, its ads, and what tiers cost; Authorization: Portal <token>',
    answers: { 200: portalSchema },
    ownAuthorization: true,
  },
  portalSessions: {
    method: 'GET',
    path: '/api/advertiser/sessions/',
    access: 'anyone',
    summary: "The contact's own sessions; Authorization: Portal <token>",
    answers: { 200: z.array(sessionSchema) },
    ownAuthorization: true,
  },
  endPortalSession: {
    method: 'DELETE',
    path: '/api/advertiser/sessions/:id/',
    access: 'anyone',
    summary: 'Ends a session of the contact; Authorization: Portal <token>',
    params: byId,
    answers: { 204: nothing },
    ownAuthorization: true,
  },
  leavePortal: {
    method: 'DELETE',
    path: '/api/advertiser/session/',
    access: 'anyone',
    summary: 'Ends this session; Authorization: Portal <token>',
    answers: { 204: nothing },
    ownAuthorization: true,
  },
  portalDays: {
    method: 'GET',
    path: '/api/advertiser/days/',
    access: 'anyone',
    summary: "What was counted of the shop's ads, at most 400 days; Authorization: Portal <token>",
    query: daysQuery,
    answers: { 200: adDaysSchema },
    ownAuthorization: true,
  },
  exportPortalDays: {
    method: 'GET',
    path: '/api/advertiser/days/export/',
    access: 'anyone',
    summary: 'The same as CSV (UTF-8 with BOM) or XLSX; Authorization: Portal <token>',
    query: daysQuery.extend(sheetQuery),
    ...sheetAnswer,
    ownAuthorization: true,
  },
  portalMonth: {
    method: 'GET',
    path: '/api/advertiser/month.png',
    access: 'anyone',
    summary: 'A month on one picture; Authorization: Portal <token>',
    query: z.object({
      month: unlessEmpty(z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, texts.badMonth)),
      ad: unlessEmpty(pathId),
    }),
    answers: { 200: z.string() },
    file: { type: 'image/png', stream: true },
    ownAuthorization: true,
  },
  portalRequests: {
    method: 'GET',
    path: '/api/advertiser/requests/',
    access: 'anyone',
    summary: "The shop's requests, the newest first; Authorization: Portal <token>",
    answers: { 200: z.array(ownRequestSchema) },
    ownAuthorization: true,
  },
  sendPortalRequest: {
    method: 'POST',
    path: '/api/advertiser/requests/',
    access: 'anyone',
    summary:
      'Asks to renew an ad, for a new picture, or other facts of the shop; ' +
      'a second open renewal gets the first; Authorization: Portal <token>',
    body: requestForm,
    upload: { files: { media }, alsoJson: true },
    answers: { 200: ownRequestSchema, 201: ownRequestSchema },
    ownAuthorization: true,
  },
  withdrawPortalRequest: {
    method: 'DELETE',
    path: '/api/advertiser/requests/:id/',
    access: 'anyone',
    summary: 'Withdraws a request; 409 `decided` after the decision; Authorization: Portal <token>',
    params: byId,
    answers: { 204: nothing },
    ownAuthorization: true,
  },
});
