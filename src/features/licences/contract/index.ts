import { z } from 'zod';
import { call } from '~/shared/call';
import { defineCalls, type UploadRule } from '~/shared/contract';
import { id, nullableText, pathId, unlessEmpty } from '~/shared/fields';
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

const desk = call('GET /api/licences/desk/', 'registrar-or-area-admin', {
  summary:
    'The pending requests (status=queue), the people of a status, or the unconfirmed ones; ' +
    'area admins: of their area',
  query: deskQuery,
  answers: { 200: pageSchema(z.union([waitingSchema, unconfirmedSchema, personSchema])) },
});

const extensionsQuery = z.object({
  ...pageQuery(50),
  search: unlessEmpty(line(200)).describe('Every word is in the number of the order or a category'),
  ...sortQuery(extensionSchema),
});
export type ExtensionsQuery = z.output<typeof extensionsQuery>;

const extensions = call('GET /api/licences/extensions/', 'registrar-or-area-admin', {
  summary: 'Government orders that lengthen licences, the newest first',
  query: extensionsQuery,
  answers: { 200: pageSchema(extensionSchema) },
});

/** The calls of licences and memberships (docs/product/licences.md, "Calls"). */
export const licenceCalls = defineCalls({
  ownLicences: call('GET /api/licences/mine/', 'approved', {
    summary: 'How things stand with the own licence and membership, requests included',
    answers: { 200: mineSchema },
  }),
  switchReminders: call('PATCH /api/licences/mine/', 'approved', {
    summary: 'Whether reminders come by mail too; 409 `stale`',
    body: switchForm,
    answers: { 200: z.object(reminderSetting) },
  }),
  sendRenewal: call('POST /api/licences/renewals/', 'member', {
    summary: 'Ask for a renewal: one open per kind (409 `open`); a licence needs its scan',
    body: renewalForm,
    upload: { files: { file: scanOfNew }, alsoJson: true },
    answers: { 201: renewalSchema },
  }),
  changeRenewal: call('PATCH /api/licences/renewals/:id/', 'member', {
    summary: 'Correct an own request, which goes back to the queue, or withdraw it; 409 `decided` and when stale',
    body: renewalPatch,
    upload: { files: { file }, alsoJson: true },
    answers: { 200: renewalSchema },
  }),
  desk,
  exportDesk: exportOf(desk),
  licenceStatistics: call('GET /api/licences/statistics/', 'registrar-or-area-admin', {
    summary: 'Counts by status, known dates, renewed in time, days to a decision, and months',
    answers: { 200: statisticsSchema },
  }),
  decideRenewal: call('POST /api/licences/renewals/:id/decision/', 'registrar', {
    summary:
      'Approve (writes the profile), ask for a correction, or reject; 403 `own_record`, ' +
      '409 `decided` unless it waits, ' +
      '400 for a date not later',
    body: decisionForm,
    answers: { 200: renewalSchema },
  }),
  confirmLicence: call('POST /api/licences/:userId/confirm/', 'registrar', {
    summary: "Confirm a member's licence as entered; 403 `own_record`, 409 `nothing_to_confirm`, `stale`",
    body: confirmForm,
    answers: { 200: personSchema },
  }),
  undoConfirm: call('DELETE /api/licences/:userId/confirm/', 'registrar', {
    summary: 'Take back an own confirmation of the last ten seconds; 409 `too_late`',
  }),
  confirmLicences: call('POST /api/licences/confirm/', 'registrar', {
    summary: "Confirm up to 100 members' licences as they are entered, with a result each",
    body: confirmManyForm,
    answers: {
      200: z.object({
        results: z.array(z.object({ id, skipped: z.enum(confirmSkips).nullable(), detail: nullableText })),
      }),
    },
  }),
  undoConfirms: call('POST /api/licences/confirm/undo/', 'registrar', {
    summary: 'The same for several confirmations, as far as they still can be; 409 `too_late` when none is left',
    body: undoManyForm,
    answers: { 200: z.object({ undone: z.array(id) }) },
  }),
  licencesOf: call('GET /api/admin/people/:id/licence/', personSections.licence, {
    summary: "A person's licence and membership with their requests; area admins: of their area. 404 for others",
    query: z.object({ before: unlessEmpty(pathId) }),
    answers: { 200: standingOfSchema },
  }),
  recordLicence: call('POST /api/licences/:userId/record/', 'registrar', {
    summary:
      'Record what the office holds in its hand: confirmed at once, and the member is notified; ' +
      '403 `own_record`, 409 `stale` after a change since it was read',
    body: recordForm,
    upload: { files: { file }, alsoJson: true },
    answers: { 200: standingOfSchema },
  }),
  extensions,
  exportExtensions: exportOf(extensions),
  addExtension: call('POST /api/licences/extensions/', 'registrar', {
    summary: 'A government order: licences that run out in its window are valid until its day',
    body: extensionForm,
    answers: { 201: extensionSchema },
  }),
  removeExtension: call('DELETE /api/licences/extensions/:id/', 'registrar', {
    summary: 'Take an order back that was entered by mistake',
  }),
});
