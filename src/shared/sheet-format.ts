import { z } from 'zod';

/** `?format=` of every export: CSV, as long as nothing else is asked for, or a workbook with the same rows. */
export const sheetFormats = ['csv', 'xlsx'] as const;
export type SheetFormat = (typeof sheetFormats)[number];

/** The query of an export beside its filters. */
export const sheetQuery = {
  format: z.enum(sheetFormats).optional().describe('csv, or xlsx for a workbook with the same rows'),
};

/** Of an export of people: `licence` adds three columns at the end, the status, and until when licence and membership are good. */
export const peopleColumns = { with: z.literal('licence').optional() };
