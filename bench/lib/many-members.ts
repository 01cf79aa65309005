import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql, type SQL } from 'drizzle-orm';
import { openDatabase } from '../../src/platform/database';
import { createLog } from '../../src/platform/log';
import { emptyServer, superuserToken } from '../../tests/e2e/support/people';
import { startServer, type Server } from '../../tests/e2e/support/server';

const root = path.resolve(import.meta.dirname, '../..');

interface More {
  /** Settings of the server. */
  env?: Record<string, string>;
  /** An empty PostgreSQL database; by default the embedded one. */
  databaseUrl?: string | undefined;
  /** Adds further rows to the server's database, once the members are in it: statements, one after the other. */
  then?: SQL | SQL[];
}

export interface Served {
  server: Server;
  /** Of its superuser. */
  token: string;
  /** That of the superuser, as a call sends it. */
  office: { authorization: string };
  stop: () => Promise<void>;
}

/**
 * Starts a server of its own whose only people are this many approved members; returns it with its superuser's token.
 */
export async function serveMembers(count: number, { env: more = {}, databaseUrl, then }: More = {}): Promise<Served> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'sangham-members-'));
  const remove = () => rmSync(dataDir, { recursive: true, force: true });
  try {
    const env = { ...emptyServer.env, ...more, ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
    // The first start creates the tables and the areas.
    await (await startServer({ ...emptyServer, env, dataDir })).stop();
    await fill({ dataDir, databaseUrl }, count, then);
    const server = await startServer({ ...emptyServer, env, dataDir });
    const stop = async () => {
      await server.stop();
      remove();
    };
    const token = await superuserToken(server);
    return { server, token, office: { authorization: `Token ${token}` }, stop };
  } catch (error) {
    remove();
    throw error;
  }
}

/** Serves each number of members by a server of its own while `work` lasts. */
export async function withMembers<T>(
  sizes: readonly (More & { count: number })[],
  work: (servers: Served[]) => Promise<T>,
): Promise<T> {
  const servers: Served[] = [];
  try {
    for (const { count, ...more } of sizes) servers.push(await serveMembers(count, more));
    return await work(servers);
  } finally {
    for (const { stop } of servers) await stop();
  }
}

async function fill(
  where: { dataDir: string; databaseUrl: string | undefined },
  count: number,
  then: SQL | SQL[] = [],
): Promise<void> {
  const database = await openDatabase({ config: { root, ...where }, log: createLog('silent') });
  try {
    await database.db.execute(sql`
      insert into users (membership_id, username, first_name, last_name, email, phone, password_hash, role, is_approved,
        area_id, unit_id, residential_address, license_no, license_category, qualification, skills, date_joined)
      select 'PKD' || n, 'member.number' || n,
        (array['Anitha', 'ബിജു', 'Abhilash', 'Lakshmikutty', 'മീര'])[1 + n % 5], (array['Nair', 'വർമ്മ', 'Menon'])[1 +
        n % 3] || ' ' || n,
        'member.number' || n || '@example.test', (6000000000 + n)::text, '', 'member', n % 50 <> 0,
        unit.area_id, unit.id, 'House ' || n || ', Temple Road', 'L/' || n, 'Engineer A', 'B.Tech',
          repeat('Survey and design. ', 1 + n % 5),
        timestamptz '2010-01-01' + n * interval '9 hours'
      from generate_series(1, ${count}::int) as n
      join (select id, area_id, row_number() over (order by id) - 1 as place, count(*) over () as units from units) as
        unit
        on unit.place = n % unit.units`);
    for (const statement of [then].flat()) await database.db.execute(statement);
    await database.db.execute(sql`analyze`);
  } finally {
    await database.close();
  }
}
