import { mutationsOf, uploadMutationsOf } from '~/shared/mutations';
import type { statementCalls } from '../contract';

const mutation = mutationsOf<typeof statementCalls>();
const upload = uploadMutationsOf<typeof statementCalls>();

/** Money shows in every list of dues, on the person's page and in what waits. */
const everything = { invalidates: 'everything' } as const;

export const readStatement = upload('POST /api/dues/statements/', everything);
export const applyStatement = mutation('POST /api/dues/statements/:id/apply/', everything);
export const undoStatement = mutation('POST /api/dues/statements/:id/undo/', everything);

export const readOpening = upload('POST /api/dues/opening/', everything);
export const applyOpening = mutation('POST /api/dues/opening/:id/apply/', everything);
export const undoOpening = mutation('POST /api/dues/opening/:id/undo/', everything);
