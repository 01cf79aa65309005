import { z } from 'zod';
import { call } from '~/shared/call';
import { defineCalls } from '~/shared/contract';
import { accountSchema, paise } from '~/shared/dues/schemas';
import * as duesTexts from '~/shared/dues/texts';
import { calendarDay, pathId, unlessEmpty } from '~/shared/fields';
import { pageQuery, pageSchema } from '~/shared/paging';
import { exportOf, sheetAnswer, sheetQuery } from '~/shared/sheet-format';
import { sortQuery } from '~/shared/sort-query';
import { line } from '~/shared/text';
import { areaArrearsSchema, entrySchema, personArrearsSchema } from './schemas';

const dayFilter = unlessEmpty(calendarDay(duesTexts.badDay));

const ledgerQuery = z.object({
  ...pageQuery(50),
  from: dayFilter,
  to: dayFilter,
  year: unlessEmpty(line(7)).describe('A financial year, 2026-27'),
  ...sortQuery(entrySchema),
});
const ledger = call('GET /api/dues/ledger/', 'treasurer', {
  summary: 'The entries of the ledger in their order',
  query: ledgerQuery,
  answers: { 200: pageSchema(entrySchema) },
});
const debtorsQuery = z.object({
  ...pageQuery(50),
  area: unlessEmpty(pathId).describe("An area's id"),
  ...sortQuery(personArrearsSchema),
});

/** The calls of arrears, accounts and the ledger (docs/product/dues.md, "Calls"). */
export const reportCalls = defineCalls({
  duesArrears: call('GET /api/dues/arrears/', 'treasurer', {
    summary: 'What is due by area: for up to 30 days, up to 90 days, longer',
    answers: { 200: z.object({ areas: z.array(areaArrearsSchema), total: paise }) },
  }),
  duesDebtors: call('GET /api/dues/arrears/people/', 'treasurer', {
    summary: 'The people of whom something is due, the longest first',
    query: debtorsQuery,
    answers: { 200: pageSchema(personArrearsSchema) },
  }),
  exportDuesArrears: call('GET /api/dues/arrears/export/', 'treasurer', {
    summary: 'The people of whom something is due, as CSV (UTF-8 with BOM) or XLSX; stands in the audit log',
    proof: true,
    query: debtorsQuery.omit({ page: true, page_size: true }).extend(sheetQuery),
    ...sheetAnswer,
  }),
  duesAccounts: call('GET /api/dues/accounts/', 'treasurer', {
    summary: 'The balance of each account: what the committee has or is owed is positive, the sum is zero',
    answers: { 200: z.array(accountSchema) },
  }),
  duesLedger: ledger,
  exportDuesLedger: exportOf(ledger),
});
