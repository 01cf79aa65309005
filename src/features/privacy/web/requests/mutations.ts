import { mutationsOf } from '~/shared/mutations';
import type { RequestCalls } from '../../contract/requests';

const mutation = mutationsOf<RequestCalls>();

export const askExport = mutation('POST /api/privacy/export/');
export const sendRequest = mutation('POST /api/privacy/requests/');
export const withdrawRequest = mutation('DELETE /api/privacy/requests/:id/');
export const decideRequest = mutation('POST /api/admin/privacy/requests/:id/decision/');
export const addBreach = mutation('POST /api/admin/privacy/breaches/');
export const editBreach = mutation('PATCH /api/admin/privacy/breaches/:id/');
// Exports change nothing that is shown.
export const exportRequests = mutation('GET /api/admin/privacy/requests/export/', { invalidates: 'nothing' });
export const exportBreaches = mutation('GET /api/admin/privacy/breaches/export/', { invalidates: 'nothing' });
