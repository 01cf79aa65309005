import { z } from 'zod';
import { defineCalls, type UploadRule } from '~/shared/contract';
import { byId, id, nothing, nullableText, pathId, unlessEmpty } from '~/shared/fields';
import { line } from '~/shared/text';
import { pageQuery, pageSchema } from '~/shared/paging';
import { personSections } from '~/shared/person/sections';
import { exportOf } from '~/shared/sheet-format';
import { sortQuery } from '~/shared/sort-query';
import {
  deskQuery,
  extensionSchema,
  mineSchema,
  personSchema,
  reminderSetting,
  renewalSchema,
  standingOfSchema,
  statisticsSchema,
  unconfirmedSchema,
  waitingSchema,
} from './answers';
import { confirmSkips, mostScanBytes } from './choices';
import {
  confirmForm,
  confirmManyForm,
  decisionForm,
  extensionForm,
  kindFor,
  recordForm,
  renewalForm,
  renewalPatch,
  switchForm,
  undoManyForm,
} from './forms';
import * as texts from '../texts';

export type {
  DeskFilter,
  DeskPerson,
  DeskQuery,
  Extension,
  Mine,
  Renewal,
  Standing,
  StandingOf,
  Statistics,
  Unconfirmed,
  Waiting,
} from './answers';

/** The topic of the desk's counts, besides the people's own topics. */
export const licencesTopic = 'licences';

const file: UploadRule = { maxBytes: mostScanBytes, tooLarge: texts.scanTooLarge };
const scanOfNew: UploadRule = {
  ...file,
  missing: (form) => ((form.kind ?? kindFor(form)) === 'licence' ? texts.scanNeeded : undefined),
};

const ofPerson = z.object({ userId: pathId });

const desk = {
  method: 'GET',
  path: '/api/licences/desk/',
  access: 'registrar-or-area-admin',
  summary:
    'The pending requests (status=queue), the people of a status, or the unconfirmed ones; ' +
    'area admins: of their area',
  query: deskQuery,
  answers: { 200: pageSchema(z.union([waitingSchema, unconfirmedSchema, personSchema])) },
} as const;

const extensionsQuery = z.object({
  ...pageQuery(50),
  search: unlessEmpty(line(200)).describe('Every word is in the number of the order or a category'),
  ...sortQuery(extensionSchema),
});
export type ExtensionsQuery = z.output<typeof extensionsQuery>;

const extensions = {
  method: 'GET',
  path: '/api/licences/extensions/',
  access: 'registrar-or-area-admin',
  summary: 'Government orders that lengthen licences, the newest first',
  query: extensionsQuery,
  answers: { 200: pageSchema(extensionSchema) },
} as const;

/** The calls of licences and memberships (docs/product/licences.md, "Calls"). */
export const licenceCalls = defineCalls({
  ownLicences: {
    method: 'GET',
    path: '/api/licences/mine/',
    access: 'approved',
    summary: 'How things stand with the own licence and membership, requests included',
    answers: { 200: mineSchema },
  },
  switchReminders: {
    method: 'PATCH',
    path: '/api/licences/mine/',
    access: 'approved',
    summary: 'Whether reminders come by mail too; 409 `stale`',
    body: switchForm,
    answers: { 200: z.object(reminderSetting) },
  },
  sendRenewal: {
    method: 'POST',
    path: '/api/licences/renewals/',
    access: 'member',
    summary: 'Ask for a renewal: one open per kind (409 `open`); a licence needs its scan',
    body: renewalForm,
    upload: { files: { file: scanOfNew }, alsoJson: true },
    answers: { 201: renewalSchema },
  },
  changeRenewal: {
    method: 'PATCH',
    path: '/api/licences/renewals/:id/',
    access: 'member',
    summary: 'Correct an own request, which goes back to the queue, or withdraw it; 409 `decided` and when stale',
    params: byId,
    body: renewalPatch,
    upload: { files: { file }, alsoJson: true },
    answers: { 200: renewalSchema },
  },
  desk,
  exportDesk: exportOf(desk),
  licenceStatistics: {
    method: 'GET',
    path: '/api/licences/statistics/',
    access: 'registrar-or-area-admin',
    summary: 'Counts by status, known dates, renewed in time, days to a decision, and months',
    answers: { 200: statisticsSchema },
  },
  decideRenewal: {
    method: 'POST',
    path: '/api/licences/renewals/:id/decision/',
    access: 'registrar',
    summary:
      'Approve (writes the profile), ask for a correction, or reject; 403 `own_record`, ' +
      '409 `decided` unless it waits, ' +
      '400 for a date not later',
    params: byId,
    body: decisionForm,
    answers: { 200: renewalSchema },
  },
  confirmLicence: {
    method: 'POST',
    path: '/api/licences/:userId/confirm/',
    access: 'registrar',
    summary: "Confirm a member's licence as entered; 403 `own_record`, 409 `nothing_to_confirm`, `stale`",
    params: ofPerson,
    body: confirmForm,
    answers: { 200: personSchema },
  },
  undoConfirm: {
    method: 'DELETE',
    path: '/api/licences/:userId/confirm/',
    access: 'registrar',
    summary: 'Take back an own confirmation of the last ten seconds; 409 `too_late`',
    params: ofPerson,
    answers: { 204: nothing },
  },
  confirmLicences: {
    method: 'POST',
    path: '/api/licences/confirm/',
    access: 'registrar',
    summary: "Confirm up to 100 members' licences as they are entered, with a result each",
    body: confirmManyForm,
    answers: {
      200: z.object({
        results: z.array(z.object({ id, skipped: z.enum(confirmSkips).nullable(), detail: nullableText })),
      }),
    },
  },
  undoConfirms: {
    method: 'POST',
    path: '/api/licences/confirm/undo/',
    access: 'registrar',
    summary: 'The same for several confirmations, as far as they still can be; 409 `too_late` when none is left',
    body: undoManyForm,
    answers: { 200: z.object({ undone: z.array(id) }) },
  },
  licencesOf: {
    method: 'GET',
    path: '/api/admin/people/:id/licence/',
    access: personSections.licence,
    summary: "A person's licence and membership with their requests; area admins: of their area. 404 for others",
    params: byId,
    query: z.object({ before: unlessEmpty(pathId) }),
    answers: { 200: standingOfSchema },
  },
  recordLicence: {
    method: 'POST',
    path: '/api/licences/:userId/record/',
    access: 'registrar',
    summary:
      'Record what the office holds in its hand: confirmed at once, and the member is notified; ' +
      '403 `own_record`, 409 `stale` after a change since it was read',
    params: ofPerson,
    body: recordForm,
    upload: { files: { file }, alsoJson: true },
    answers: { 200: standingOfSchema },
  },
  extensions,
  exportExtensions: exportOf(extensions),
  addExtension: {
    method: 'POST',
    path: '/api/licences/extensions/',
    access: 'registrar',
    summary: 'A government order: licences that run out in its window are valid until its day',
    body: extensionForm,
    answers: { 201: extensionSchema },
  },
  removeExtension: {
    method: 'DELETE',
    path: '/api/licences/extensions/:id/',
    access: 'registrar',
    summary: 'Take an order back that was entered by mistake',
    params: byId,
    answers: { 204: nothing },
  },
});
