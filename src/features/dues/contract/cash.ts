import { z } from 'zod';
import { defineCalls, type UploadRule } from '~/shared/contract';
import { byId, count, id, instant, nullableText, unlessEmpty } from '~/shared/fields';
import { pageQuery, pageSchema } from '~/shared/paging';
import { personSections } from '~/shared/person/sections';
import { exportOf } from '~/shared/sheet-format';
import { sortQuery } from '~/shared/sort-query';
import { line } from '~/shared/text';
import * as texts from '../texts';
import * as duesTexts from '~/shared/dues/texts';
import { claimStates, handoverStates, mostProofBytes } from '~/shared/dues/choices';
import { cashForm, claimDecisionForm, claimForm, countedForm, handingOverForm } from './forms';
import { accountSchema, cashSchema, claimSchema, handoverSchema, payerDuesSchema, personDuesSchema } from './schemas';
import { paise } from '~/shared/dues/schemas';

const proofFile: UploadRule = { maxBytes: mostProofBytes, tooLarge: texts.proofTooLarge };

const claims = {
  method: 'GET',
  path: '/api/dues/claims/',
  access: 'treasurer',
  summary: 'What members say that they have paid, the oldest first',
  query: z.object({
    ...pageQuery(50),
    state: unlessEmpty(z.enum(claimStates, { error: duesTexts.badChoice })),
    search: unlessEmpty(line(100)).describe('Invoice, member or reference'),
    ...sortQuery(claimSchema),
  }),
  answers: { 200: pageSchema(claimSchema) },
} as const;
const handovers = {
  method: 'GET',
  path: '/api/dues/handovers/',
  access: 'collects-dues',
  summary: 'Cash that was handed over, the newest first; of collectors and area admins their own',
  query: z.object({
    ...pageQuery(50),
    state: unlessEmpty(z.enum(handoverStates, { error: duesTexts.badChoice })),
    ...sortQuery(handoverSchema),
  }),
  answers: { 200: pageSchema(handoverSchema) },
} as const;

const handingOverSchema = z.object({
  id,
  from_id: id.nullable(),
  from: nullableText,
  to_id: id.nullable(),
  to: nullableText,
  cash: z.record(z.string(), count).describe('Notes and coins: rupees, and how many'),
  counted: paise,
  at: instant,
  signed_at: instant.nullable(),
  closed_until: z.iso.date().nullable().describe('The day through which the second signature closed the books'),
});
export type HandingOver = z.output<typeof handingOverSchema>;

/** The calls of members, and those about claims and cash (docs/product/dues.md, "Calls"). */
export const cashCalls = defineCalls({
  ownDues: {
    method: 'GET',
    path: '/api/dues/mine/',
    access: 'approved',
    summary: 'What the caller owes, has paid and says to have paid',
    answers: { 200: personDuesSchema },
  },
  duesReceiptPdf: {
    method: 'GET',
    path: '/api/dues/receipts/:id.pdf',
    access: 'approved',
    summary: 'A receipt as a PDF, for its payer, its recorder and treasurers. 404',
    params: byId,
    answers: { 200: z.string() },
    file: { type: 'application/pdf', stream: true },
  },
  duesReceiptPng: {
    method: 'GET',
    path: '/api/dues/receipts/:id.png',
    access: 'approved',
    summary: 'The same as a picture',
    params: byId,
    answers: { 200: z.string() },
    file: { type: 'image/png', stream: true },
  },
  personDues: {
    method: 'GET',
    path: '/api/dues/people/:id/',
    access: 'collects-dues',
    summary: 'The same of a person; of another area for treasurers only (404)',
    params: byId,
    answers: { 200: payerDuesSchema },
  },
  personDuesSection: {
    method: 'GET',
    path: '/api/admin/people/:id/dues/',
    access: personSections.dues,
    summary: "The same for the section of a person's page",
    params: byId,
    answers: { 200: personDuesSchema },
  },
  claimDuesInvoice: {
    method: 'POST',
    path: '/api/dues/invoices/:id/claim/',
    access: 'approved',
    summary: 'Says that an own invoice is paid; marks nothing paid. 404, 409 for a second open claim',
    params: byId,
    body: claimForm,
    upload: { files: { proof: proofFile }, alsoJson: true },
    answers: { 201: claimSchema },
  },
  duesClaims: claims,
  exportDuesClaims: exportOf(claims),
  decideDuesClaim: {
    method: 'POST',
    path: '/api/dues/claims/:id/decision/',
    access: 'treasurer',
    summary: 'Approves a claim, which records its receipt, or rejects it with a note. 404, 409 `decided`',
    params: byId,
    body: claimDecisionForm,
    answers: { 200: claimSchema },
  },
  duesCash: {
    method: 'GET',
    path: '/api/dues/cash/',
    access: 'collects-dues',
    summary: 'The cash of each holder; collectors and area admins get their own',
    answers: { 200: z.array(cashSchema) },
  },
  depositDuesCash: {
    method: 'POST',
    path: '/api/dues/cash/deposit/',
    access: 'treasurer',
    summary: "Brings the caller's cash to the bank",
    body: cashForm,
    answers: { 200: z.array(cashSchema) },
  },
  duesHandovers: handovers,
  exportDuesHandovers: exportOf(handovers),
  addDuesHandover: {
    method: 'POST',
    path: '/api/dues/handovers/',
    access: 'collects-dues',
    summary: 'Says how much cash the caller hands over',
    body: cashForm,
    answers: { 201: handoverSchema },
  },
  confirmDuesHandover: {
    method: 'POST',
    path: '/api/dues/handovers/:id/confirm/',
    access: 'treasurer',
    summary: 'Moves what was counted to the caller. 404, 409 `confirmed`',
    params: byId,
    body: countedForm,
    answers: { 200: handoverSchema },
  },
  duesHandingOver: {
    method: 'GET',
    path: '/api/dues/handing-over/',
    access: 'treasurer',
    summary: 'What a treasurer hands over to the next: balances, cash, open claims; and what was signed',
    answers: {
      200: z.object({
        accounts: z.array(accountSchema),
        cash: z.array(cashSchema),
        open_claims: z.array(claimSchema),
        treasurers: z
          .array(z.object({ user_id: id, full_name: z.string() }))
          .describe('To whom the caller can hand over'),
        results: z.array(handingOverSchema),
      }),
    },
  },
  startDuesHandingOver: {
    method: 'POST',
    path: '/api/dues/handing-over/',
    access: 'treasurer',
    summary: 'Hands over to another treasurer, with the counted cash',
    body: handingOverForm,
    answers: { 201: handingOverSchema },
  },
  signDuesHandingOver: {
    method: 'POST',
    path: '/api/dues/handing-over/:id/sign/',
    access: 'treasurer',
    summary: 'Signs what was handed to the caller: the cash moves, the books close. 404, 409 `signed`',
    params: byId,
    answers: { 200: handingOverSchema },
  },
});
