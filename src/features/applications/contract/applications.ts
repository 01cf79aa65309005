import { z } from 'zod';
import { roles } from '~/shared/access';
import { call } from '~/shared/call';
import { defineCalls, type UploadRule } from '~/shared/contract';
import {
  chosenId,
  count,
  filled,
  id,
  instant,
  message,
  neededLine,
  nullableText,
  optional,
  pathId,
} from '~/shared/fields';
import { pageQuery, pageSchema } from '~/shared/paging';
import { exportOf } from '~/shared/sheet-format';
import { sortQuery } from '~/shared/sort-query';
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
import { possibleDays } from '~/shared/person/days';
import { profileFieldsSchema } from '~/shared/person/profile-fields';
import { personSections } from '~/shared/person/sections';
import * as personTexts from '~/shared/person/texts';
import * as texts from '../texts';
import { pendingUserSchema } from './pending-user';

const letters = prose(noteLetters.most);
/** The office's note to an applicant, sent by mail. */
const note = filled(letters.pipe(z.string().min(noteLetters.least, words.noteShort)), words.noteNeeded);

/** A position of the committee that comes with an approval: its title, or the title and a level. */
const position = z.union(
  [
    line(100),
    z.object({
      title: neededLine(100, words.needed),
      level: z.enum(positionLevels, { error: personTexts.badChoice }).optional(),
    }),
  ],
  { error: personTexts.badChoice },
);

/** A decision on an application; what an approval omits stays as it is (docs/product/applications.md, "Decisions"). */
export const decisionSchema = z.discriminatedUnion(
  'decision',
  [
    z.object({
      decision: z.literal('approve'),
      role: z.enum(roles, { error: personTexts.badChoice }).default('member'),
      area: optional(chosenId(personTexts.unknownArea)),
      unit: optional(chosenId(personTexts.unknownUnit)),
      position: position.nullish(),
      confirmed: z.boolean().default(false).describe('Approve although the e-mail address is not confirmed'),
    }),
    z.object({
      decision: z.literal('correct'),
      fields: z
        .array(z.enum(correctable, { error: personTexts.badChoice }), { error: words.fieldsNeeded })
        .min(1, words.fieldsNeeded)
        .max(50),
      note,
    }),
    z.object({ decision: z.literal('reject'), note }),
  ],
  { error: personTexts.badChoice },
);
export type Decision = z.output<typeof decisionSchema>;

export const bulkSchema = z.object({ ids: z.array(id).min(1).max(mostAtOnce) });

/** An area admin's recommendation; advice against an applicant requires a note. */
export const recommendationSchema = z
  .object({ verdict: z.enum(verdicts, { error: personTexts.badChoice }), note: optional(letters) })
  .refine(({ verdict, note: text }) => verdict === 'recommend' || (text?.length ?? 0) >= noteLetters.least, {
    path: ['note'],
    message: words.noteShort,
  });
export type Recommendation = z.output<typeof recommendationSchema>;

const correctionFields = profileFieldsSchema.omit({ email: true, first_name: true, last_name: true, updated_at: true });

/** A correction as an applicant sends it; the server refuses fields that were not requested. */
export const correctionSchema = correctionFields.superRefine(...possibleDays);
export type Correction = z.output<typeof correctionSchema>;

/** Returns the same schema for the form, with the requested fields required. The server checks the photo. */
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
    membership_id: nullableText,
    email: z.string(),
    phone: nullableText,
    area_name: nullableText,
    unit_name: nullableText,
    passport_photo: nullableText,
    dob: nullableText,
    licenseNo: nullableText,
    is_approved: z.boolean(),
    is_rejected: z.boolean(),
  }),
  why: z.enum(likenesses),
});

/** An application on the desk: the applicant, and the office's data and decisions. */
export const applicationSchema = pendingUserSchema.extend({
  state: z.enum(applicationStates),
  waiting_since: instant,
  waiting_days: count,
  age: z.enum(ages).describe('More than 7 days: amber, more than 14: red'),
  unconfirmed: z.boolean().describe('The e-mail address is not confirmed'),
  duplicates: z.array(likeSchema),
  recommendation: z
    .object({ verdict: z.enum(verdicts), note: nullableText, by_id: id.nullable(), by: nullableText, at: instant })
    .nullable(),
  fields: z.array(z.string()).describe('Asked to be corrected, last'),
  note: nullableText.describe('What the office wrote last'),
  decided_at: instant.nullable(),
  decided_by_id: id.nullable(),
  decided_by: nullableText,
  until: instant.nullable().describe('When the link of a correction ends, or until when a rejection can be taken back'),
});
export type Application = z.output<typeof applicationSchema>;
export type Like = z.output<typeof likeSchema>;

/** An application on the page of a person: `state` is null once it is approved, and area admins get less of it. */
export const applicationSectionSchema = applicationSchema
  .extend({ state: z.enum(applicationStates).nullable().describe('null: approved') })
  .partial({ aadhaar: true, duplicates: true, decided_by: true });
export type ApplicationSection = z.output<typeof applicationSectionSchema>;

const empty = (value: unknown) => (value === '' ? undefined : value);
const applicationFilter = z.object({
  state: z.preprocess(empty, z.enum(applicationStates, { error: personTexts.badChoice }).default('pending')),
  area: z.preprocess(empty, pathId.optional()),
  // Labels and flags follow from the role, and no order is made of photos and Aadhaar numbers.
  ...sortQuery(applicationSchema, {
    without: [
      'passport_photo',
      'aadhaar',
      'role_display',
      'requested_role_display',
      'is_staff',
      'is_superuser',
      'is_member',
      'is_area_admin',
    ],
  }),
});
export type ApplicationFilter = z.output<typeof applicationFilter>;
export const applicationsQuery = applicationFilter.extend(pageQuery(50));

const photo: UploadRule = { maxBytes: 2 * 1_048_576, tooLarge: texts.photoTooLarge2 };
const byToken = z.object({ token: z.string().max(200) });

const applications = call('GET /api/admin/applications/', 'registrar', {
  summary: 'Applications of a state and area, the longest waiting first, with people who may be the same person',
  query: applicationsQuery,
  answers: {
    200: pageSchema(applicationSchema).extend({
      counts: z.object({ pending: count, correction: count, rejected: count }),
      median_wait_days: z.number().nullable().describe('From application to decision, of those of the last 90 days'),
    }),
  },
});

/** The approval desk (docs/product/applications.md). */
export const applicationCalls = defineCalls({
  applications,
  exportApplications: exportOf(applications),
  application: call('GET /api/admin/people/:id/application/', personSections.application, {
    summary: "A person's application as the desk has it; area admins: of their area, and what members may decide. 404",
    answers: { 200: applicationSectionSchema },
  }),
  decide: call('POST /api/admin/applications/:id/decision/', 'registrar', {
    summary: 'Approve, ask for a correction or reject; 409 decided, 409 unconfirmed (then again with confirmed)',
    proof: { when: 'it approves in another role than member' },
    body: decisionSchema,
    answers: { 200: message.extend({ membership_id: nullableText }) },
  }),
  decideMany: call('POST /api/admin/applications/bulk/', 'registrar', {
    summary: 'Approve up to 100 as members; skips, with a reason, possible duplicates and incomplete applications',
    body: bulkSchema,
    answers: {
      200: z.object({
        results: z.array(
          z.object({ id, membership_id: nullableText, skipped: z.enum(skips).nullable(), detail: nullableText }),
        ),
      }),
    },
  }),
  undoApproval: call('DELETE /api/admin/applications/:id/decision/', 'registrar', {
    summary: 'Take back an own approval of the last ten seconds, before its mail goes out; 409 too_late',
  }),
  undoApprovals: call('POST /api/admin/applications/undo/', 'registrar', {
    summary: 'The same for several, as far as they still can be; 409 too_late when none is left',
    body: bulkSchema,
    answers: { 200: z.object({ undone: z.array(id) }) },
  }),
  reopen: call('POST /api/admin/applications/:id/reopen/', 'registrar', {
    summary: 'Take a rejection back, for 90 days',
    answers: { 200: message },
  }),
  correction: call('GET /api/applications/correct/:token/', 'anyone', {
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
  }),
  correct: call('POST /api/applications/correct/:token/', 'anyone', {
    summary: 'Send the asked fields, as JSON or as a form with passport_photo; the link ends with it',
    params: byToken,
    body: correctionSchema,
    upload: { files: { passport_photo: photo }, alsoJson: true },
    answers: { 200: message },
  }),
  confirmAddress: call('POST /api/applications/confirm/', 'anyone', {
    summary: 'Show that an e-mail address is one’s own, with the token of the first mail',
    body: z.object({ token: z.string().trim().min(1, words.needed).max(500) }),
    answers: { 200: message },
  }),
  recommend: call('POST /api/area-admin/applicants/:id/recommendation/', 'area-admin', {
    summary: 'Recommend an applicant of the own area, or advise against; 404 for others',
    body: recommendationSchema,
    answers: { 200: message },
  }),
});
