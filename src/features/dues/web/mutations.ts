import { callsOf } from '~/shared/api-client';
import { saveFile } from '~/ui/save-file';
import type { payerCalls } from '../contract/payers';

const call = callsOf<typeof payerCalls>();

/** Saves a receipt, in the language of the page. */
export async function saveReceipt({ id, number }: { id: number; number: string }, type: 'pdf' | 'png'): Promise<void> {
  const params = { id };
  const file = await (type === 'pdf'
    ? call('GET /api/dues/receipts/:id.pdf', { params })
    : call('GET /api/dues/receipts/:id.png', { params }));
  saveFile(file, `${number}.${type}`);
}
