import { z } from 'zod';
import { defineCalls } from '~/shared/contract';
import { byId, calendarDay, nothing, pathId, unlessEmpty } from '~/shared/fields';
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

const plans = {
  method: 'GET',
  path: '/api/dues/plans/',
  access: 'treasurer',
  summary: 'What members owe for a year, the newest first',
  query: z.object({ ...pageQuery(50), ...sortQuery(planSchema) }),
  answers: { 200: pageSchema(planSchema) },
} as const;

const invoiceFilters = {
  plan: unlessEmpty(pathId).describe("A plan's id"),
  user: unlessEmpty(pathId).describe("A person's id"),
  shop: unlessEmpty(pathId).describe("A shop's id"),
  status: choice(invoiceStates),
  search: unlessEmpty(line(100)).describe('Number, payer or membership ID'),
};
export const invoiceQuery = z.object({ ...pageQuery(50), ...invoiceFilters, ...sortQuery(invoiceSchema) });
const invoices = {
  method: 'GET',
  path: '/api/dues/invoices/',
  access: 'treasurer',
  summary: 'Invoices, the newest first',
  query: invoiceQuery,
  answers: { 200: pageSchema(invoiceSchema) },
} as const;

const receiptFilters = {
  user: unlessEmpty(pathId).describe("A person's id"),
  method: choice(methods),
  from: dayFilter.describe('Received on or after'),
  to: dayFilter.describe('Received on or before'),
  search: unlessEmpty(line(100)).describe('Number, payer, membership ID or reference'),
};
export const receiptQuery = z.object({ ...pageQuery(50), ...receiptFilters, ...sortQuery(receiptSchema) });
const receipts = {
  method: 'GET',
  path: '/api/dues/receipts/',
  access: 'collects-dues',
  summary: 'Receipts, the newest first; of collectors and area admins those that they recorded',
  query: receiptQuery,
  answers: { 200: pageSchema(receiptSchema) },
} as const;

/** The calls of the treasurer (docs/product/dues.md, "Calls"). */
export const duesCalls = defineCalls({
  duesPlans: plans,
  exportDuesPlans: exportOf(plans),
  addDuesPlan: {
    method: 'POST',
    path: '/api/dues/plans/',
    access: 'treasurer',
    summary: 'A new plan',
    body: planForm,
    answers: { 201: planSchema },
  },
  duesPlan: {
    method: 'GET',
    path: '/api/dues/plans/:id/',
    access: 'treasurer',
    summary: 'A plan. 404',
    params: byId,
    answers: { 200: planSchema },
  },
  editDuesPlan: {
    method: 'PATCH',
    path: '/api/dues/plans/:id/',
    access: 'treasurer',
    summary: 'Corrects a plan; nothing that is issued changes. 404, 409 `stale`',
    params: byId,
    body: planEditForm,
    answers: { 200: planSchema },
  },
  removeDuesPlan: {
    method: 'DELETE',
    path: '/api/dues/plans/:id/',
    access: 'treasurer',
    summary: 'Removes a plan; 409 `issued` once it was issued',
    params: byId,
    answers: { 204: nothing },
  },
  issueDuesPlan: {
    method: 'POST',
    path: '/api/dues/plans/:id/issue/',
    access: 'treasurer',
    summary: 'Shows who gets an invoice and who does not, with `preview`; else issues them in a job, each once',
    params: byId,
    body: issueForm,
    answers: { 200: issueSchema },
  },
  undoDuesIssue: {
    method: 'POST',
    path: '/api/dues/plans/:id/undo/',
    access: 'treasurer',
    summary: 'Takes the issuing back: 409 once something is paid, or after 14 days',
    params: byId,
    answers: { 200: planSchema },
  },
  duesInvoices: invoices,
  exportDuesInvoices: exportOf(invoices),
  duesInvoice: {
    method: 'GET',
    path: '/api/dues/invoices/:id/',
    access: 'treasurer',
    summary: 'An invoice. 404',
    params: byId,
    answers: { 200: invoiceSchema },
  },
  voidDuesInvoice: {
    method: 'POST',
    path: '/api/dues/invoices/:id/void/',
    access: 'treasurer',
    summary: 'Takes an invoice back; its number stays. 409 once something of it is paid',
    params: byId,
    body: reasonForm,
    answers: { 200: invoiceSchema },
  },
  waiveDuesInvoice: {
    method: 'POST',
    path: '/api/dues/invoices/:id/waive/',
    access: 'treasurer',
    summary: 'Waives what is open of an invoice. 409 when nothing is',
    params: byId,
    body: reasonForm,
    answers: { 200: invoiceSchema },
  },
  duesReceipts: receipts,
  exportDuesReceipts: exportOf(receipts),
  addDuesReceipt: {
    method: 'POST',
    path: '/api/dues/receipts/',
    access: 'collects-dues',
    summary: 'Records money that came. 200 and the first receipt for a `client_key` that was sent before',
    body: receiptForm,
    answers: { 200: receiptSchema, 201: receiptSchema },
  },
  duesReceipt: {
    method: 'GET',
    path: '/api/dues/receipts/:id/',
    access: 'collects-dues',
    summary: 'A receipt. 404',
    params: byId,
    answers: { 200: receiptSchema },
  },
  allocateDuesReceipt: {
    method: 'POST',
    path: '/api/dues/receipts/:id/allocate/',
    access: 'treasurer',
    summary: 'Pays invoices with what is left of a receipt, and names an unknown payer',
    params: byId,
    body: allocateForm,
    answers: { 200: receiptSchema },
  },
  reverseDuesReceipt: {
    method: 'POST',
    path: '/api/dues/receipts/:id/reverse/',
    access: 'treasurer',
    summary: 'Takes a receipt back with a receipt below zero; `kept` lists what has changed since. 409 the second time',
    params: byId,
    body: reasonForm,
    answers: { 200: receiptSchema.extend({ kept: z.array(keptSchema) }) },
  },
});
