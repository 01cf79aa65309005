import { mutationsOf, uploadMutationsOf } from '~/shared/mutations';
import type { licenceCalls } from '../contract';

const mutation = mutationsOf<typeof licenceCalls>();
const upload = uploadMutationsOf<typeof licenceCalls>();

export const sendRenewal = upload('POST /api/licences/renewals/', { invalidates: 'everything' });
export const correctRenewal = upload('PATCH /api/licences/renewals/:id/', { invalidates: 'everything' });
export const withdrawRenewal = mutation('PATCH /api/licences/renewals/:id/', { invalidates: 'everything' });
export const switchReminders = mutation('PATCH /api/licences/mine/', { invalidates: 'everything' });
export const decideRenewal = mutation('POST /api/licences/renewals/:id/decision/', { invalidates: 'everything' });
export const confirmLicence = mutation('POST /api/licences/:userId/confirm/', { invalidates: 'everything' });
export const addExtension = mutation('POST /api/licences/extensions/', { invalidates: 'everything' });
export const removeExtension = mutation('DELETE /api/licences/extensions/:id/', { invalidates: 'everything' });
/** Nothing that is shown changes by it. */
export const exportDesk = mutation('GET /api/licences/desk/export/', { invalidates: 'nothing' });
