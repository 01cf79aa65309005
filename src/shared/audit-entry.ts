import { z } from 'zod';
import { id, instant } from './fields';

const values = z.record(z.string(), z.unknown()).nullable();

/** An entry of the audit log: actor, action, target, time, and the values before and after. Names are of that time. */
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
