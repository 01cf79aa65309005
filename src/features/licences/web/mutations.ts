import { mutationsOf, uploadMutationsOf } from '~/shared/mutations';
import type { licenceCalls } from '../contract';
import { mineQuery } from './queries';

const mutation = mutationsOf<typeof licenceCalls>();
const upload = uploadMutationsOf<typeof licenceCalls>();

export const sendRenewal = upload('POST /api/licences/renewals/');
export const correctRenewal = upload('PATCH /api/licences/renewals/:id/');
export const withdrawRenewal = mutation('PATCH /api/licences/renewals/:id/');
export const switchReminders = mutation('PATCH /api/licences/mine/', {
  rereads: mineQuery.queryKey,
});
export const decideRenewal = mutation('POST /api/licences/renewals/:id/decision/');
export const confirmLicence = mutation('POST /api/licences/:userId/confirm/');
export const confirmLicences = mutation('POST /api/licences/confirm/');
export const undoConfirm = mutation('DELETE /api/licences/:userId/confirm/');
export const undoConfirms = mutation('POST /api/licences/confirm/undo/');
/** Asks again for what is shown of licences and of the person: nothing else has changed. */
const ofLicences = ({ queryKey }: { queryKey: readonly unknown[] }) =>
  /^GET \/api\/(?:licences|admin\/people)\//.test(String(queryKey[0]));
export const recordLicence = upload('POST /api/licences/:userId/record/', { invalidates: ofLicences });
export const addExtension = mutation('POST /api/licences/extensions/');
export const removeExtension = mutation('DELETE /api/licences/extensions/:id/');
// Exports change nothing that is shown.
export const exportExtensions = mutation('GET /api/licences/extensions/export/', { invalidates: 'nothing' });
export const exportDesk = mutation('GET /api/licences/desk/export/', { invalidates: 'nothing' });
