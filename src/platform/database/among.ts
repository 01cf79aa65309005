import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';

/**
 * Returns the condition that an id is among many. It is one parameter, where `inArray` has one for each id, which is
 * most of the time of a statement about hundreds of people.
 */
export const isAmong = (id: SQLWrapper, ids: readonly number[]): SQL => sql`${id} = any(${sql.param([...ids])}::int[])`;
