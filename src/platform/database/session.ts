import type { ClientBase } from 'pg';

/**
 * Prepares every new connection before its first query. Both kinds of database get UTC, so that a date without a zone
 * never means two things. PGlite has one session for all its clients, one after another, so whatever the previous
 * client left behind (an open transaction, prepared statements, locks) is discarded first.
 */
export const prepareSession = (kind: 'embedded' | 'postgres') => async (client: ClientBase) => {
  if (kind === 'embedded') await client.query('discard all');
  await client.query("set time zone 'UTC'");
};
