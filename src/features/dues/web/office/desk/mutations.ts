import { mutationsOf } from '~/shared/mutations';
import type { duesCalls } from '../../../contract';

const mutation = mutationsOf<typeof duesCalls>();

// Change nothing that is shown.
export const exportInvoices = mutation('GET /api/dues/invoices/export/', { invalidates: 'nothing' });
export const exportReceipts = mutation('GET /api/dues/receipts/export/', { invalidates: 'nothing' });
