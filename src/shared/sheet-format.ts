import { z } from 'zod';
import type { Call } from './contract';

/** The `?format=` of every export: CSV by default, or a workbook with the same rows. */
export const sheetFormats = ['csv', 'xlsx'] as const;
export type SheetFormat = (typeof sheetFormats)[number];

/** The query of an export beside its filters. */
export const sheetQuery = {
  format: z.enum(sheetFormats).optional().describe('csv, or xlsx for a workbook with the same rows'),
};

/** The content type of a workbook. */
export const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** The answer of the call of every export (platform/sheets). */
export const sheetAnswer = {
  answers: { 200: z.string() },
  file: { type: 'text/csv; charset=utf-8', otherTypes: [xlsxType], stream: true, named: true },
} as const;

/** A call that lists rows page by page. */
type PagedCall = Call & { method: 'GET'; query: z.ZodObject };

/** Returns the call that exports a list: at `…/export/`, with the list's access, parameters and filters, no pages. */
export function exportOf<const C extends PagedCall>(list: C) {
  const { page: _page, page_size: _size, ...filters } = list.query.shape as C['query']['shape'];
  type Params = C extends { params: infer P } ? P : undefined;
  return {
    method: 'GET',
    path: `${list.path as C['path']}export/`,
    access: list.access as C['access'],
    summary: 'The list that the filters leave, as CSV (UTF-8 with BOM) or XLSX; stands in the audit log',
    proof: true,
    params: list.params as Params,
    query: z.object({ ...filters, ...sheetQuery }),
    ...sheetAnswer,
  } as const;
}

/**
 * Of an export of people: `licence` adds three columns at the end, the status, and until when licence and membership
 * are good.
 */
export const peopleColumns = { with: z.literal('licence').optional() };
