import pg from 'pg';
import { StartError } from '../errors/start-error';

/**
 * Grants `role` the use of the tables and nothing more: read and write rows, and of the tables in `appendOnly` read and
 * add only. It may change neither a table nor its grants. Called by the owner of the tables after each migration, since
 * new tables belong to the owner only; all of it or nothing. Throws a StartError when there is no such role, or it owns
 * tables itself and so could do anything. docs/decisions/0017.
 */
export async function grantUse(pool: pg.Pool, role: string, appendOnly: readonly string[]): Promise<void> {
  const client = await pool.connect();
  try {
    await refuseMightyRole(client, role);
    const to = pg.escapeIdentifier(role);
    const closed = appendOnly.map(pg.escapeIdentifier).join(', ');
    await client.query('begin');
    await client.query(`grant usage on schema drizzle to ${to}`);
    await client.query(`grant select on all tables in schema drizzle to ${to}`);
    await client.query(`grant select, insert, update, delete on all tables in schema public to ${to}`);
    await client.query(`revoke update, delete, truncate, trigger, references on ${closed} from ${to}`);
    await client.query(`grant usage, select on all sequences in schema public to ${to}`);
    await client.query('commit');
    client.release();
  } catch (error) {
    client.release(true); // Ends the session, and with it the transaction.
    throw error;
  }
}

async function refuseMightyRole(client: pg.PoolClient, role: string) {
  const { rows } = await client.query<{ mighty: boolean; owns: string[] | null }>(
    `select rolsuper as mighty,
            (select array_agg(tablename::text order by tablename) from pg_tables
              where schemaname in ('public', 'drizzle') and pg_has_role(r.oid, tableowner, 'member')) as owns
       from pg_roles r where rolname = $1`,
    [role],
  );
  const found = rows[0];
  if (!found) throw new StartError(`APP_ROLE: there is no role ${role} in this PostgreSQL. deploy/roles.sql makes it.`);
  if (found.mighty)
    throw new StartError(
      `APP_ROLE: ${role} is a superuser of this PostgreSQL, nothing is closed to it. Take another role.`,
    );
  if (found.owns)
    throw new StartError(
      `APP_ROLE: ${role} owns tables (${found.owns.slice(0, 3).join(', ')} …), nothing about them is closed to ` +
        'it. docs/OPERATIONS.md says how to give them to another role.',
    );
}
