import { z } from 'zod';
import { defineCalls, type UploadRule } from '~/shared/contract';
import { byId, id, unlessEmpty } from '~/shared/fields';
import { pageQuery, pageSchema } from '~/shared/paging';
import { personSections } from '~/shared/person/sections';
import { exportOf } from '~/shared/sheet-format';
import { sortQuery } from '~/shared/sort-query';
import { line } from '~/shared/text';
import * as texts from '../texts';
import * as duesTexts from '~/shared/dues/texts';
import { claimStates, mostProofBytes } from '~/shared/dues/choices';
import { claimDecisionForm, claimForm } from './forms';
import { payerDuesSchema, personDuesSchema } from './schemas';
import { claimSchema } from '~/shared/dues/schemas';

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

/** The calls about what a payer owes and has paid, and about claims (docs/product/dues.md, "Calls"). */
export const payerCalls = defineCalls({
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
});
