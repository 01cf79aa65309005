import { CallError } from '~/shared/api-client';
import { accessDenied, errorMessage, type KnownFailures } from '~/shared/error-message';
import { mutationsOf } from '~/shared/mutations';
import type { areaCalls } from '../../contract';

const mutation = mutationsOf<typeof areaCalls>();

export const exportAreas = mutation('GET /api/admin/areas/export/', { invalidates: 'nothing' });
export const createArea = mutation('POST /api/areas/');
export const editArea = mutation('PATCH /api/areas/:id/');
export const deleteArea = mutation('DELETE /api/areas/:id/');
export const createUnit = mutation('POST /api/unit/create/');
export const editUnit = mutation('PATCH /api/unit/edit/:id/');
export const deleteUnit = mutation('DELETE /api/unit/delete/:id/');

/** The refusals that have a text: the administration's, or the server's (people belong there, the record is gone). */
export const knownFailures: KnownFailures = { 403: accessDenied, 404: true, 409: true };

/**
 * Returns why a mutation failed (docs/product/areas.md, "Messages"): the server's first error on the name or the area,
 * the reason of its refusal, or `failed`.
 */
export function failureOf(error: unknown, failed: string): string {
  const fields = error instanceof CallError ? error.fields : {};
  return errorMessage(error, failed, {
    ...knownFailures,
    400: fields.name?.[0] ?? fields.area?.[0] ?? failed,
  });
}
