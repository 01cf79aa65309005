import { z } from 'zod';

/** Messages by field; `non_field_errors` speaks of the whole form (readings.md, "Errors"). */
export type FieldErrors = Record<string, string[]>;

/** The body of every refusal that is not a validation failure. */
export const refusalSchema = z.object({
  detail: z.string().describe('For people'),
  code: z.string().describe('Stable, for machines'),
  request_id: z.string().optional().describe('Of an unknown failure, to find it in the log'),
});

export const fieldErrorsSchema = z.record(z.string(), z.array(z.string()));
