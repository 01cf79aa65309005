import { queriesOf } from '~/shared/page';
import type { statementCalls } from '../contract';

const query = queriesOf<typeof statementCalls>();
/** Never from memory: money moves while a screen is open. */
const fresh = { staleTime: 0 };

/** The files of the bank. */
export const statementsQuery = query('GET /api/dues/statements/', {}, fresh);

/** Returns the query of a file of the bank. */
export const statementQuery = (id: number) => query('GET /api/dues/statements/:id/', { params: { id } }, fresh);

/** The files of opening arrears. */
export const openingsQuery = query('GET /api/dues/opening/', {}, fresh);

/** Returns the query of a file of opening arrears. */
export const openingQuery = (id: number) => query('GET /api/dues/opening/:id/', { params: { id } }, fresh);
