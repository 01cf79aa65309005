import { z } from 'zod';
import { call } from '~/shared/call';
import { defineCalls } from '~/shared/contract';
import { calendarDay, pathId, unlessEmpty } from '~/shared/fields';
import { pageQuery, pageSchema } from '~/shared/paging';
import { exportOf } from '~/shared/sheet-format';
import { sortQuery } from '~/shared/sort-query';
import { line } from '~/shared/text';
import * as duesTexts from '~/shared/dues/texts';
import { invoiceStates, methods } from '~/shared/dues/choices';
import { allocateForm, issueForm, planEditForm, planForm, reasonForm, receiptForm } from './forms';
import { invoiceSchema, issueSchema, keptSchema, planSchema, receiptSchema } from './schemas';

/** Plans, invoices, receipts, claims and cash. */
export const duesTopic = 'dues';

const choice = <const T extends readonly [string, ...string[]]>(values: T) =>
  unlessEmpty(z.enum(values, { error: duesTexts.badChoice }));
const dayFilter = unlessEmpty(calendarDay(duesTexts.badDay));

const plans = call('GET /api/dues/plans/', 'treasurer', {
  summary: 'What members owe for a year, the newest first',
  query: z.object({ ...pageQuery(50), ...sortQuery(planSchema) }),
  answers: { 200: pageSchema(planSchema) },
});

const invoiceFilters = {
  plan: unlessEmpty(pathId).describe("A plan's id"),
  user: unlessEmpty(pathId).describe("A person's id"),
  shop: unlessEmpty(pathId).describe("A shop's id"),
  status: choice(invoiceStates),
  search: unlessEmpty(line(100)).describe('Number, payer or membership ID'),
};
export const invoiceQuery = z.object({ ...pageQuery(50), ...invoiceFilters, ...sortQuery(invoiceSchema) });
const invoices = call('GET /api/dues/invoices/', 'treasurer', {
  summary: 'Invoices, the newest first',
  query: invoiceQuery,
  answers: { 200: pageSchema(invoiceSchema) },
});

const receiptFilters = {
  user: unlessEmpty(pathId).describe("A person's id"),
  method: choice(methods),
  from: dayFilter.describe('Received on or after'),
  to: dayFilter.describe('Received on or before'),
  search: unlessEmpty(line(100)).describe('Number, payer, membership ID or reference'),
};
export const receiptQuery = z.object({ ...pageQuery(50), ...receiptFilters, ...sortQuery(receiptSchema) });
const receipts = call('GET /api/dues/receipts/', 'collects-dues', {
  summary: 'Receipts, the newest first; of collectors and area admins those that they recorded',
  query: receiptQuery,
  answers: { 200: pageSchema(receiptSchema) },
});

/** The calls of the treasurer (docs/product/dues.md, "Calls"). */
export const duesCalls = defineCalls({
  duesPlans: plans,
  exportDuesPlans: exportOf(plans),
  addDuesPlan: call('POST /api/dues/plans/', 'treasurer', {
    summary: 'A new plan',
    body: planForm,
    answers: { 201: planSchema },
  }),
  duesPlan: call('GET /api/dues/plans/:id/', 'treasurer', {
    summary: 'A plan. 404',
    answers: { 200: planSchema },
  }),
  editDuesPlan: call('PATCH /api/dues/plans/:id/', 'treasurer', {
    summary: 'Corrects a plan; nothing that is issued changes. 404, 409 `stale`',
    body: planEditForm,
    answers: { 200: planSchema },
  }),
  removeDuesPlan: call('DELETE /api/dues/plans/:id/', 'treasurer', {
    summary: 'Removes a plan; 409 `issued` once it was issued',
  }),
  issueDuesPlan: call('POST /api/dues/plans/:id/issue/', 'treasurer', {
    summary: 'Shows who gets an invoice and who does not, with `preview`; else issues them in a job, each once',
    body: issueForm,
    answers: { 200: issueSchema },
  }),
  undoDuesIssue: call('POST /api/dues/plans/:id/undo/', 'treasurer', {
    summary: 'Takes the issuing back: 409 once something is paid, or after 14 days',
    answers: { 200: planSchema },
  }),
  duesInvoices: invoices,
  exportDuesInvoices: exportOf(invoices),
  duesInvoice: call('GET /api/dues/invoices/:id/', 'treasurer', {
    summary: 'An invoice. 404',
    answers: { 200: invoiceSchema },
  }),
  voidDuesInvoice: call('POST /api/dues/invoices/:id/void/', 'treasurer', {
    summary: 'Takes an invoice back; its number stays. 409 once something of it is paid',
    body: reasonForm,
    answers: { 200: invoiceSchema },
  }),
  waiveDuesInvoice: call('POST /api/dues/invoices/:id/waive/', 'treasurer', {
    summary: 'Waives what is open of an invoice. 409 when nothing is',
    body: reasonForm,
    answers: { 200: invoiceSchema },
  }),
  duesReceipts: receipts,
  exportDuesReceipts: exportOf(receipts),
  addDuesReceipt: call('POST /api/dues/receipts/', 'collects-dues', {
    summary: 'Records money that came. 200 and the first receipt for a `client_key` that was sent before',
    body: receiptForm,
    answers: { 200: receiptSchema, 201: receiptSchema },
  }),
  duesReceipt: call('GET /api/dues/receipts/:id/', 'collects-dues', {
    summary: 'A receipt. 404',
    answers: { 200: receiptSchema },
  }),
  allocateDuesReceipt: call('POST /api/dues/receipts/:id/allocate/', 'treasurer', {
    summary: 'Pays invoices with what is left of a receipt, and names an unknown payer',
    body: allocateForm,
    answers: { 200: receiptSchema },
  }),
  reverseDuesReceipt: call('POST /api/dues/receipts/:id/reverse/', 'treasurer', {
    summary: 'Takes a receipt back with a receipt below zero; `kept` lists what has changed since. 409 the second time',
    body: reasonForm,
    answers: { 200: receiptSchema.extend({ kept: z.array(keptSchema) }) },
  }),
});
