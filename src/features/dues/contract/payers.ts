import { z } from 'zod';
import { defineCalls } from '~/shared/contract';
import { byId } from '~/shared/fields';
import { personSections } from '~/shared/person/sections';
import { payerDuesSchema, personDuesSchema } from './schemas';

/** The calls about what a payer owes and has paid (docs/product/dues.md, "Calls"). */
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
});
