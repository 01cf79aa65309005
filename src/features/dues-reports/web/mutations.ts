import { mutationsOf } from '~/shared/mutations';
import type { reportCalls } from '../contract';

const mutation = mutationsOf<typeof reportCalls>();

// Change nothing that is shown.
export const exportArrears = mutation('GET /api/dues/arrears/export/', { invalidates: 'nothing' });
export const exportLedger = mutation('GET /api/dues/ledger/export/', { invalidates: 'nothing' });
