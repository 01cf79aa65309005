import { z } from 'zod';
import { defineCalls } from '~/shared/contract';
import { id, instant } from '~/shared/fields';
import { inOurTimes } from '~/shared/dates';
import { pageQuery, pageSchema } from '~/shared/paging';
import { line } from '~/shared/text';
import * as texts from './texts';

const values = z.record(z.string(), z.unknown()).nullable();

/** Who did what to whom, when, before and after. Names are those of that time. */
export const auditEntrySchema = z.object({
  id,
  at: instant,
  actor: z.object({ id, name: z.string().nullable() }).nullable().describe('null: a visitor, or the site itself'),
  action: z.string().describe('As user.approve'),
  target: z.object({ type: z.string(), id: z.number().int().nullable(), name: z.string().nullable() }),
  before: values,
  after: values,
});
export type AuditEntryAnswer = z.output<typeof auditEntrySchema>;

const badDate = texts.badDate;

/** A day in the site's zone, or an instant. */
const dayOrInstant = z.union([z.iso.date(), instant], { error: badDate }).refine(inOurTimes, badDate);

/** An emptied filter is none. */
const filter = <S extends z.ZodType>(schema: S) =>
  z.preprocess((value) => (typeof value === 'string' && value.trim() === '' ? undefined : value), schema.optional());

export const auditQuery = z.object({
  ...pageQuery(50),
  actor: filter(line(200)).describe('An id, a part of a name, or `system`'),
  action: filter(line(100)).describe('An action or its beginning: `user.approve`, `user`'),
  target: filter(line(200)).describe('`user`, `user:12`, or a part of a name'),
  from: filter(dayOrInstant).describe('From this day or instant on'),
  to: filter(dayOrInstant).describe('Up to this day or instant, both included'),
});
export type AuditQuery = z.output<typeof auditQuery>;

/** The audit log (docs/product/audit.md, "Call"). */
export const auditCalls = defineCalls({
  audit: {
    method: 'GET',
    path: '/api/admin/audit/',
    who: 'superuser',
    summary: 'The audit log, the newest first',
    query: auditQuery,
    answers: { 200: pageSchema(auditEntrySchema) },
  },
});
