import type { ClientBase } from 'pg';

/**
 * What every new connection is given before its first query, the same on both kinds: UTC, so that a date without a zone
 * never means two things. PGlite has one session for all its clients, one after another: what the last one left (open
 * transaction, prepared statements, locks) goes first.
 */
export const prepareSession = (kind: 'embedded' | 'postgres') => async (client: ClientBase) => {
  if (kind === 'embedded') await client.query('discard all');
  await client.query("set time zone 'UTC'");
};
