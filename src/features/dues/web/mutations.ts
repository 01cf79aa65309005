import { callsOf } from '~/shared/api-client';
import { uploadMutationsOf } from '~/shared/mutations';
import { saveFile } from '~/ui/save-file';
import type { cashCalls } from '../contract/cash';

const upload = uploadMutationsOf<typeof cashCalls>();
const call = callsOf<typeof cashCalls>();

export const claimInvoice = upload('POST /api/dues/invoices/:id/claim/', { invalidates: 'everything' });

/** Saves a receipt, in the language of the page. */
export async function saveReceipt({ id, number }: { id: number; number: string }, type: 'pdf' | 'png'): Promise<void> {
  const params = { id };
  const file = await (type === 'pdf'
    ? call('GET /api/dues/receipts/:id.pdf', { params })
    : call('GET /api/dues/receipts/:id.png', { params }));
  saveFile(file, `${number}.${type}`);
}
