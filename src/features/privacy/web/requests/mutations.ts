import { mutationsOf } from '~/shared/mutations';
import type { RequestCalls } from '../../contract/requests';

const mutation = mutationsOf<RequestCalls>();

export const askExport = mutation('POST /api/privacy/export/', { invalidates: 'everything' });
export const sendRequest = mutation('POST /api/privacy/requests/', { invalidates: 'everything' });
export const withdrawRequest = mutation('DELETE /api/privacy/requests/:id/', { invalidates: 'everything' });
export const decideRequest = mutation('POST /api/admin/privacy/requests/:id/decision/', { invalidates: 'everything' });
export const addBreach = mutation('POST /api/admin/privacy/breaches/', { invalidates: 'everything' });
export const editBreach = mutation('PATCH /api/admin/privacy/breaches/:id/', { invalidates: 'everything' });
// Exports change nothing that is shown.
export const exportRequests = mutation('GET /api/admin/privacy/requests/export/', { invalidates: 'nothing' });
export const exportBreaches = mutation('GET /api/admin/privacy/breaches/export/', { invalidates: 'nothing' });
