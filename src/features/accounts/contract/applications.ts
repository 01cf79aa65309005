import { z } from 'zod';
import { roles } from '~/shared/access';
import { defineCalls, type UploadRule } from '~/shared/contract';
import { byId, chosenId, count, filled, id, instant, neededLine, optional, pathId } from '~/shared/fields';
import { pageQuery, pageSchema } from '~/shared/paging';
import { sheetQuery } from '~/shared/sheet-format';
import { line, prose } from '~/shared/text';
import {
  ages,
  applicationStates,
  applicationTexts as words,
  correctable,
  likenesses,
  mostAtOnce,
  noteLetters,
  positionLevels,
  skips,
  verdicts,
  type Correctable,
} from './application-words';
import { possibleDays } from './days';
import { profileFieldsSchema } from './forms';
import * as texts from '../texts';
import { pendingUserSchema } from './user';

const some = z.string().nullable();
const letters = prose(noteLetters.most);
/** What the office writes to an applicant; it is mailed. */
const note = filled(letters.pipe(z.string().min(noteLetters.least, words.noteShort)), words.noteNeeded);

/** A position of the committee, given with an approval: its title, or that and its level. */
const position = z.union(
  [
    line(100),
    z.object({
      title: neededLine(100, words.needed),
      level: z.enum(positionLevels, { error: texts.badChoice }).optional(),
    }),
  ],
  { error: texts.badChoice },
);

/** A decision on an application (docs/product/applications.md, "Decisions"). What is left out of an approval stays as it is. */
export const decisionSchema = z.discriminatedUnion(
  'decision',
  [
    z.object({
      decision: z.literal('approve'),
      role: z.enum(roles, { error: texts.badChoice }).default('member'),
      area: optional(chosenId(texts.unknownArea)),
      unit: optional(chosenId(texts.unknownUnit)),
      position: position.nullish(),
      confirmed: z.boolean().default(false).describe('Approve although the e-mail address is not confirmed'),
    }),
    z.object({
      decision: z.literal('correct'),
      fields: z
        .array(z.enum(correctable, { error: texts.badChoice }), { error: words.fieldsNeeded })
        .min(1, words.fieldsNeeded)
        .max(50),
      note,
    }),
    z.object({ decision: z.literal('reject'), note }),
  ],
  { error: texts.badChoice },
);
export type Decision = z.output<typeof decisionSchema>;

export const bulkSchema = z.object({ ids: z.array(id).min(1).max(mostAtOnce) });

/** An area admin's word on an applicant; whoever advises against somebody says why. */
export const recommendationSchema = z
  .object({ verdict: z.enum(verdicts, { error: texts.badChoice }), note: optional(letters) })
  .refine(({ verdict, note: text }) => verdict === 'recommend' || (text?.length ?? 0) >= noteLetters.least, {
    path: ['note'],
    message: words.noteShort,
  });
export type Recommendation = z.output<typeof recommendationSchema>;

const correctionFields = profileFieldsSchema.omit({ email: true, first_name: true, last_name: true, updated_at: true });

/** What an applicant sends of a correction; which of it was asked for decides the server. */
export const correctionSchema = correctionFields.superRefine(...possibleDays);
export type Correction = z.output<typeof correctionSchema>;

/** The same for these asked fields, each of which is needed: what the form checks. The photo is a file, and the server's to ask for. */
export const correctionFor = (asked: readonly Correctable[]) =>
  correctionSchema.superRefine((form, context) => {
    for (const field of asked) {
      if (field !== 'passport_photo' && !form[field])
        context.addIssue({ code: 'custom', path: [field], message: words.needed });
    }
  });

const likeSchema = z.object({
  user: z.object({
    id,
    full_name: z.string(),
    membership_id: some,
    email: z.string(),
    phone: some,
    area_name: some,
    is_approved: z.boolean(),
    is_rejected: z.boolean(),
  }),
  why: z.enum(likenesses),
});

/** An application as the desk sees it: the applicant, and what the office knows and has done so far. */
export const applicationSchema = pendingUserSchema.extend({
  state: z.enum(applicationStates),
  waiting_since: instant,
  waiting_days: count,
  age: z.enum(ages).describe('More than 7 days: amber, more than 14: red'),
  unconfirmed: z.boolean().describe('Nobody has shown that the e-mail address is theirs'),
  duplicates: z.array(likeSchema),
  recommendation: z.object({ verdict: z.enum(verdicts), note: some, by: some, at: instant }).nullable(),
  fields: z.array(z.string()).describe('Asked to be corrected, last'),
  note: some.describe('What the office wrote last'),
  decided_at: instant.nullable(),
  decided_by: some,
  until: instant.nullable().describe('When the link of a correction ends, or until when a rejection can be taken back'),
});
export type Application = z.output<typeof applicationSchema>;
export type Like = z.output<typeof likeSchema>;

const empty = (value: unknown) => (value === '' ? undefined : value);
const applicationFilter = z.object({
  state: z.preprocess(empty, z.enum(applicationStates, { error: texts.badChoice }).default('pending')),
  area: z.preprocess(empty, pathId.optional()),
});
export type ApplicationFilter = z.output<typeof applicationFilter>;
export const applicationsQuery = applicationFilter.extend(pageQuery(50));

const message = z.object({ message: z.string() });
const photo: UploadRule = { maxBytes: 2 * 1_048_576, tooLarge: texts.photoTooLarge2 };
const byToken = z.object({ token: z.string().max(200) });

/** The approval desk (docs/product/applications.md). */
export const applicationCalls = defineCalls({
  applications: {
    method: 'GET',
    path: '/api/admin/applications/',
    who: 'registrar',
    summary: 'Applications of one state and area, the longest waiting first, with whoever may be the same person',
    query: applicationsQuery,
    answers: {
      200: pageSchema(applicationSchema).extend({
        counts: z.object({ pending: count, correction: count, rejected: count }),
        median_wait_days: z.number().nullable().describe('From application to decision, of those of the last 90 days'),
      }),
    },
  },
  exportApplications: {
    method: 'GET',
    path: '/api/admin/applications/export/',
    who: 'registrar',
    summary: 'All that the filters leave, as CSV (UTF-8 with BOM) or XLSX; without Aadhaar numbers',
    proof: true,
    query: applicationFilter.extend(sheetQuery),
    answers: { 200: z.string() },
    type: 'text/csv; charset=utf-8',
    stream: true,
  },
  decide: {
    method: 'POST',
    path: '/api/admin/applications/:id/decision/',
    who: 'registrar',
    summary: 'Approve, ask for a correction or reject; 409 decided, 409 unconfirmed (then again with confirmed)',
    params: byId,
    body: decisionSchema,
    answers: { 200: message.extend({ membership_id: some }) },
  },
  decideMany: {
    method: 'POST',
    path: '/api/admin/applications/bulk/',
    who: 'registrar',
    summary: 'Approve up to 100 as members; leaves alone, and says why, who may be somebody else or misses something',
    body: bulkSchema,
    answers: {
      200: z.object({
        results: z.array(z.object({ id, membership_id: some, skipped: z.enum(skips).nullable(), detail: some })),
      }),
    },
  },
  reopen: {
    method: 'POST',
    path: '/api/admin/applications/:id/reopen/',
    who: 'registrar',
    summary: 'Take a rejection back, for 90 days',
    params: byId,
    answers: { 200: message },
  },
  correction: {
    method: 'GET',
    path: '/api/applications/correct/:token/',
    who: 'anyone',
    summary: 'What the office asks an applicant to correct; 404 for a link that was used or has ended',
    params: byToken,
    answers: {
      200: z.object({
        full_name: z.string(),
        note: z.string(),
        fields: z.array(z.enum(correctable)),
        values: z
          .record(z.string(), z.union([z.string(), z.number()]).nullable())
          .describe('Of the asked fields; an Aadhaar number is not shown'),
        area: id.nullable().describe('Whose units can be chosen when only the unit is asked for'),
        until: instant,
      }),
    },
  },
  correct: {
    method: 'POST',
    path: '/api/applications/correct/:token/',
    who: 'anyone',
    summary: 'Send the asked fields, as JSON or as a form with passport_photo; the link ends with it',
    params: byToken,
    body: correctionSchema,
    upload: { passport_photo: photo },
    alsoJson: true,
    answers: { 200: message },
  },
  confirmAddress: {
    method: 'POST',
    path: '/api/applications/confirm/',
    who: 'anyone',
    summary: 'Show that an e-mail address is one’s own, with the token of the first mail',
    body: z.object({ token: z.string().trim().min(1, words.needed).max(500) }),
    answers: { 200: message },
  },
  recommend: {
    method: 'POST',
    path: '/api/area-admin/applicants/:id/recommendation/',
    who: 'area-admin',
    summary: 'Recommend an applicant of the own area, or advise against; 404 for others',
    params: byId,
    body: recommendationSchema,
    answers: { 200: message },
  },
});
