import { callsOf } from '~/shared/api-client';
import { mutationsOf } from '~/shared/mutations';
import type { duesCalls } from '../../../contract';
import type { payerCalls } from '../../../contract/payers';

const mutation = mutationsOf<typeof duesCalls>();
const call = callsOf<typeof payerCalls>();

/** Money shows in every list of dues, on the person's page and in what waits. */
const everything = { invalidates: 'everything' } as const;

export const recordPayment = mutation('POST /api/dues/receipts/', everything);
export const allocateReceipt = mutation('POST /api/dues/receipts/:id/allocate/', everything);
export const reverseReceipt = mutation('POST /api/dues/receipts/:id/reverse/', everything);
export const voidInvoice = mutation('POST /api/dues/invoices/:id/void/', everything);
export const waiveInvoice = mutation('POST /api/dues/invoices/:id/waive/', everything);
export const addPlan = mutation('POST /api/dues/plans/', everything);
export const editPlan = mutation('PATCH /api/dues/plans/:id/', everything);
export const removePlan = mutation('DELETE /api/dues/plans/:id/', everything);
export const issuePlan = mutation('POST /api/dues/plans/:id/issue/', everything);
export const undoIssue = mutation('POST /api/dues/plans/:id/undo/', everything);

/** Returns the picture of a receipt, in the language of the page. */
export const fetchPicture = (id: number): Promise<Blob> => call('GET /api/dues/receipts/:id.png', { params: { id } });

// Change nothing that is shown.
export const exportInvoices = mutation('GET /api/dues/invoices/export/', { invalidates: 'nothing' });
export const exportReceipts = mutation('GET /api/dues/receipts/export/', { invalidates: 'nothing' });
export const exportPlans = mutation('GET /api/dues/plans/export/', { invalidates: 'nothing' });
