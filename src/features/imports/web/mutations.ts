import { mutationsOf, uploadMutationsOf } from '~/shared/mutations';
import type { importCalls } from '../contract';

const mutation = mutationsOf<typeof importCalls>();

export const createImport = uploadMutationsOf<typeof importCalls>()('POST /api/admin/imports/');
export const changeImport = mutation('PATCH /api/admin/imports/:id/', {
  rereads: ['GET /api/admin/imports/:id/'],
});
export const applyImport = mutation('POST /api/admin/imports/:id/apply/');
export const undoImport = mutation('POST /api/admin/imports/:id/undo/');
// Change nothing that is shown.
export const downloadTemplate = mutation('GET /api/admin/imports/template/', { invalidates: 'nothing' });
export const exportImports = mutation('GET /api/admin/imports/export/', { invalidates: 'nothing' });
export const downloadErrors = mutation('GET /api/admin/imports/:id/errors/', { invalidates: 'nothing' });
