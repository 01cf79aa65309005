import { mutationsOf, uploadMutationsOf } from '~/shared/mutations';
import type { claimCalls } from '../contract';

const mutation = mutationsOf<typeof claimCalls>();
const upload = uploadMutationsOf<typeof claimCalls>();

export const claimInvoice = upload('POST /api/dues/invoices/:id/claim/', { invalidates: 'everything' });
export const decideClaim = mutation('POST /api/dues/claims/:id/decision/', { invalidates: 'everything' });

// Changes nothing that is shown.
export const exportClaims = mutation('GET /api/dues/claims/export/', { invalidates: 'nothing' });
