import { z } from 'zod';
import { auditEntrySchema } from '~/shared/audit-entry';
import { call } from '~/shared/call';
import { defineCalls } from '~/shared/contract';
import { byId, calendarDay, filled, id, instant, nullableText, pathId, unlessEmpty } from '~/shared/fields';
import { personHeadSchema } from '~/shared/person/head';
import { personSections } from '~/shared/person/sections';
import { userSchema } from '~/shared/person/user';
import { rowsSchema } from '~/shared/section-rows';
import { prose } from '~/shared/text';
import * as texts from './texts';

/** A person's profile; the masked Aadhaar number is left out for everyone but superusers. */
export const personProfileSchema = userSchema.partial({ aadhaar: true });
export type PersonProfile = z.output<typeof personProfileSchema>;

/** The most letters of a note. */
export const noteLetters = 2000;

/** The office's note on a person. */
export const noteSchema = z.object({
  id,
  text: z.string(),
  author_id: id.nullable(),
  author_name: nullableText.describe('null once the author is gone'),
  created_at: instant,
  can_delete: z.boolean(),
});
export type Note = z.output<typeof noteSchema>;

/** The form of a new note. */
export const noteForm = z.object({ text: filled(prose(noteLetters), texts.noteNeeded) });

/** The form of a death: its day, today at the latest. */
export const deathForm = z.object({ deceased_on: calendarDay(texts.deathDay) });

/** What happened about a person: an entry of the audit log, or a notice that they got. */
export const historyRowSchema = z.object({
  source: z.enum(['audit', 'notice']),
  at: instant,
  id,
  entry: auditEntrySchema.nullable(),
  notice: z
    .object({
      id,
      text: z.string(),
      title: z.string(),
      created_at: instant,
      is_read: z.boolean(),
      mailed_at: instant.nullable().describe('null: not by mail'),
    })
    .nullable(),
});
export type HistoryRow = z.output<typeof historyRowSchema>;

const notePage = rowsSchema(noteSchema);
export type NotePage = z.output<typeof notePage>;
const historyPage = rowsSchema(historyRowSchema);
export type HistoryPage = z.output<typeof historyPage>;

/** A cursor of a history: milliseconds, source, id. */
const cursor = z.string().regex(/^\d{1,14}\.(?:audit|notice)\.\d{1,9}$/, texts.badCursor);

/** The calls of a person's page (docs/product/person.md, "Calls"). */
export const personCalls = defineCalls({
  personHead: call('GET /api/admin/people/:id/', 'staff-or-area-admin', {
    summary: 'The head of a person’s page, and what waits; area admins: of their area. 404 for others',
    answers: { 200: personHeadSchema },
  }),
  personProfile: call('GET /api/admin/people/:id/profile/', personSections.profile, {
    summary: 'All fields of the profile; the Aadhaar number, masked, for superusers alone. Area admins: of their area',
    answers: { 200: personProfileSchema },
  }),
  personNotes: call('GET /api/admin/people/:id/notes/', personSections.notes, {
    summary: 'The office’s notes on a person, the newest first, 20 at once',
    query: z.object({ before: unlessEmpty(pathId) }),
    answers: { 200: notePage },
  }),
  addPersonNote: call('POST /api/admin/people/:id/notes/', personSections.notes, {
    summary: 'Add a note; the person reads it in a copy of their data',
    body: noteForm,
    answers: { 201: noteSchema },
  }),
  deletePersonNote: call('DELETE /api/admin/people/:id/notes/:noteId/', personSections.notes, {
    summary: 'Delete a note: one’s own, a superuser any; 403 `not_author`',
  }),
  nextCase: call('GET /api/admin/people/:id/next/:section/', 'staff-or-area-admin', {
    summary: 'The first case in the queue of a section (`open` of the head), other than this person’s; 404',
    params: byId.extend({ section: z.string().max(40) }),
    answers: { 200: z.object({ next: z.object({ id, full_name: z.string() }).nullable() }) },
  }),
  recordDeath: call('POST /api/admin/people/:id/deceased/', 'registrar', {
    summary:
      'Record that a person has died: no mails, reminders or login any more, and the card is not valid. ' +
      '403 `own_record`, `superuser_only` for people of the office; 409 `last_superuser`',
    body: deathForm,
    answers: { 200: deathForm },
  }),
  takeBackDeath: call('DELETE /api/admin/people/:id/deceased/', 'registrar', {
    summary: 'Take back that a person has died; login and card are as before. 403 as for the record',
  }),
  personHistory: call('GET /api/admin/people/:id/history/', personSections.history, {
    summary:
      'The audit log about a person and their notices in one order, the newest first, 20 at once; ' +
      'registrars: without logins, security and requests about data',
    query: z.object({ before: unlessEmpty(cursor) }),
    answers: { 200: historyPage },
  }),
});
