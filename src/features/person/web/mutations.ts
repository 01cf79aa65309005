import { mutationsOf } from '~/shared/mutations';
import type { personCalls } from '../contract';

const mutation = mutationsOf<typeof personCalls>();

/** Asks again for notes alone: nothing else has changed. */
const ofNotes = {
  invalidates: ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[0] === 'GET /api/admin/people/:id/notes/',
};

/** A death changes what stands on every list. */
export const recordDeath = mutation('POST /api/admin/people/:id/deceased/');
export const takeBackDeath = mutation('DELETE /api/admin/people/:id/deceased/');

export const addNote = mutation('POST /api/admin/people/:id/notes/', ofNotes);
export const deleteNote = mutation('DELETE /api/admin/people/:id/notes/:noteId/', ofNotes);
