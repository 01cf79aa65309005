import { z } from 'zod';
import { call } from '~/shared/call';
import { defineCalls, type UploadRule } from '~/shared/contract';
import { count, id, instant, nullableText } from '~/shared/fields';
import * as texts from '../texts';
import { openingForm, statementColumns, statementForm, ticksForm } from './forms';
import { paise } from '~/shared/dues/schemas';

const MB = 1_048_576;
const sheetFile: UploadRule = { maxBytes: 5 * MB, tooLarge: texts.sheetTooLarge, missing: texts.fileNeeded };
const day = z.iso.date();

const lineSchema = z.object({
  line: count,
  value_day: day.nullable(),
  amount: paise.nullable(),
  narration: z.string(),
  balance: paise.nullable(),
  reference: nullableText,
  state: z.enum(['new', 'known', 'error']),
  match: z.enum(['sure', 'suggestion']).nullable(),
  user_id: id.nullable(),
  full_name: nullableText,
  invoice_id: id.nullable(),
  claim_id: id.nullable(),
  receipt_id: id.nullable(),
});
/** Money of the bank's account in the ledger that no line of a file is about. */
const apartSchema = z.object({ receipt_id: id, number: z.string(), payer: z.string(), day, amount: paise });
const statementSchema = z.object({
  id,
  filename: z.string(),
  created_at: instant,
  applied_at: instant.nullable(),
  undone_at: instant.nullable(),
  headings: z.array(z.string()),
  columns: z.record(z.string(), z.enum(statementColumns)).describe('What headings mean'),
  counts: z.object({ new: count, known: count, error: count }),
  lines: z.array(lineSchema),
  ledger: paise.describe('The bank by the ledger'),
  statement: paise.nullable().describe('The bank by the statement: its last balance; null without balances'),
  difference: paise.nullable().describe('The statement less the ledger'),
  apart: z.array(apartSchema).describe('Receipts into the bank that no line is about, the newest 200'),
});
export type Statement = z.output<typeof statementSchema>;

const filed = { id: true, filename: true, created_at: true, applied_at: true, undone_at: true } as const;

const openingRow = z.object({
  line: count,
  membership_id: z.string(),
  user_id: id.nullable(),
  full_name: nullableText,
  amount: paise.nullable(),
  due_on: day.nullable(),
  error: nullableText,
});
const openingSchema = z.object({
  id,
  filename: z.string(),
  created_at: instant,
  applied_at: instant.nullable(),
  undone_at: instant.nullable(),
  counts: z.object({ new: count, error: count }),
  total: paise,
  rows: z.array(openingRow),
});
export type Opening = z.output<typeof openingSchema>;
export type OpeningRow = z.output<typeof openingRow>;

/** The calls about files: the bank's statement, and opening arrears (docs/product/dues.md, "Calls"). */
export const statementCalls = defineCalls({
  duesStatements: call('GET /api/dues/statements/', 'treasurer', {
    summary: 'The last 50 files of the bank, the newest first',
    answers: { 200: z.array(statementSchema.pick(filed)) },
  }),
  addDuesStatement: call('POST /api/dues/statements/', 'treasurer', {
    summary: 'Reads a file of the bank (CSV, XLSX) and shows what its lines are; changes no money',
    body: statementForm,
    upload: { files: { file: sheetFile } },
    answers: { 201: statementSchema },
  }),
  duesStatement: call('GET /api/dues/statements/:id/', 'treasurer', {
    summary: 'A file of the bank. 404',
    answers: { 200: statementSchema },
  }),
  applyDuesStatement: call('POST /api/dues/statements/:id/apply/', 'treasurer', {
    summary:
      'Records the incoming lines: ticked ones as what they match, others of unknown payers. 409 the second time',
    body: ticksForm,
    answers: { 200: statementSchema },
  }),
  undoDuesStatement: call('POST /api/dues/statements/:id/undo/', 'treasurer', {
    summary: 'Reverses what the file recorded. 409 the second time',
    answers: { 200: statementSchema },
  }),
  duesOpenings: call('GET /api/dues/opening/', 'treasurer', {
    summary: 'The last 50 files of opening arrears, the newest first',
    answers: { 200: z.array(openingSchema.pick(filed)) },
  }),
  addDuesOpening: call('POST /api/dues/opening/', 'treasurer', {
    summary: 'Reads a file of opening arrears: Membership ID, Amount, Due On; changes no money',
    body: openingForm,
    upload: { files: { file: sheetFile } },
    answers: { 201: openingSchema },
  }),
  duesOpening: call('GET /api/dues/opening/:id/', 'treasurer', {
    summary: 'A file of opening arrears. 404',
    answers: { 200: openingSchema },
  }),
  applyDuesOpening: call('POST /api/dues/opening/:id/apply/', 'treasurer', {
    summary: 'Issues an invoice for each row without a fault. 409 the second time',
    answers: { 200: openingSchema },
  }),
  undoDuesOpening: call('POST /api/dues/opening/:id/undo/', 'treasurer', {
    summary: 'Voids its invoices. 409 the second time, and once something is paid',
    answers: { 200: openingSchema },
  }),
});
