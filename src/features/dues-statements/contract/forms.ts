import { z } from 'zod';
import * as duesTexts from '~/shared/dues/texts';

/** What the columns of a bank's file mean. */
export const statementColumns = [
  'value_day',
  'narration',
  'withdrawal',
  'deposit',
  'amount',
  'balance',
  'reference',
] as const;
export type StatementColumn = (typeof statementColumns)[number];

/** A bank's file: `columns` is JSON, heading to meaning; without it what was said of a file with these headings. */
export const statementForm = z.object({
  columns: z.preprocess(
    (value) => {
      if (typeof value !== 'string' || value.trim() === '') return value === '' ? undefined : value;
      try {
        return JSON.parse(value) as unknown;
      } catch {
        return value;
      }
    },
    z
      .record(z.string().max(200), z.enum(statementColumns, { error: duesTexts.badChoice }), {
        error: duesTexts.badChoice,
      })
      .optional(),
  ),
});
export const openingForm = z.object({});
export const ticksForm = z.object({
  ticks: z
    .array(z.int({ error: duesTexts.badChoice }).positive(), { error: duesTexts.badChoice })
    .max(10_000)
    .default([]),
});
