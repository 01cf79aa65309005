import { z } from 'zod';
import { call } from '~/shared/call';
import { defineCalls } from '~/shared/contract';
import {} from '~/shared/fields';
import { personSections } from '~/shared/person/sections';
import { payerDuesSchema, personDuesSchema } from './schemas';

/** The calls about what a payer owes and has paid (docs/product/dues.md, "Calls"). */
export const payerCalls = defineCalls({
  ownDues: call('GET /api/dues/mine/', 'approved', {
    summary: 'What the caller owes, has paid and says to have paid',
    answers: { 200: personDuesSchema },
  }),
  duesReceiptPdf: call('GET /api/dues/receipts/:id.pdf', 'approved', {
    summary: 'A receipt as a PDF, for its payer, its recorder and treasurers. 404',
    answers: { 200: z.string() },
    file: { type: 'application/pdf', stream: true },
  }),
  duesReceiptPng: call('GET /api/dues/receipts/:id.png', 'approved', {
    summary: 'The same as a picture',
    answers: { 200: z.string() },
    file: { type: 'image/png', stream: true },
  }),
  personDues: call('GET /api/dues/people/:id/', 'collects-dues', {
    summary: 'The same of a person; of another area for treasurers only (404)',
    answers: { 200: payerDuesSchema },
  }),
  personDuesSection: call('GET /api/admin/people/:id/dues/', personSections.dues, {
    summary: "The same for the section of a person's page",
    answers: { 200: personDuesSchema },
  }),
});
