import { callsOf } from '~/shared/api-client';
import { uploadMutationsOf } from '~/shared/mutations';
import { saveFile } from '~/ui/save-file';
import type { payerCalls } from '../contract/payers';

const upload = uploadMutationsOf<typeof payerCalls>();
const call = callsOf<typeof payerCalls>();

export const claimInvoice = upload('POST /api/dues/invoices/:id/claim/', { invalidates: 'everything' });

/** Saves a receipt, in the language of the page. */
export async function saveReceipt({ id, number }: { id: number; number: string }, type: 'pdf' | 'png'): Promise<void> {
  const params = { id };
  const file = await (type === 'pdf'
    ? call('GET /api/dues/receipts/:id.pdf', { params })
    : call('GET /api/dues/receipts/:id.png', { params }));
  saveFile(file, `${number}.${type}`);
}
