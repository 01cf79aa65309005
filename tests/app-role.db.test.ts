import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { appendOnlyTables, features, fileOwners } from '~/app/features';
import { backUp } from '~/platform/backup/back-up';
import { recordBackup } from '~/platform/backup/last-backup';
import { folderTarget } from '~/platform/backup/places';
import { readConfig } from '~/platform/config';
import { connectDatabase, openDatabase } from '~/platform/database';
import { grantUse } from '~/platform/database/grants';
import { migrate } from '~/platform/database/migrate';
import { openPostgres } from '~/platform/database/postgres';
import { openFiles } from '~/platform/files';
import { createLog } from '~/platform/log';
import { bootSite } from '../src/app/boot';
import { formOf, picture } from './support/factories';
import { openTestDatabase, testKind } from './support/database';
import { filledWizard } from './support/wizard';

const root = path.resolve(import.meta.dirname, '..');
const log = createLog('silent');
const run = promisify(execFile);

// deploy/roles.sql and npm run migrate with APP_ROLE: the steps of docs/OPERATIONS.md for a database of several
// instances.
describe.runIf(testKind === 'postgres')('the role of the servers', () => {
  const mark = randomBytes(4).toString('hex');
  const name = `sangham_roles_${mark}`;
  const [migrator, app] = [`migrator_${mark}`, `app_${mark}`];
  const folder = mkdtempSync(path.join(tmpdir(), 'sangham-roles-'));
  let admin: pg.Client;
  let urls: Record<'admin' | 'migrator' | 'app', string>;
  let site: Awaited<ReturnType<typeof bootSite>>;
  const settings = () => ({
    DATABASE_URL: urls.app,
    DATA_DIR: folder,
    PORT: '0',
    DEMO_DATA: '0',
    MIGRATE: '0',
    SUPERUSER_EMAIL: 'office@example.test',
    SUPERUSER_PASSWORD: 'superuser-password',
    LOG_LEVEL: 'silent',
  });

  beforeAll(async () => {
    const server = await openTestDatabase();
    const address = new URL(server.url!);
    await server.close();
    address.pathname = '/postgres';
    admin = new pg.Client({ connectionString: address.href });
    await admin.connect();
    await admin.query(`create database ${name} encoding 'UTF8' template template0`);
    address.pathname = `/${name}`;
    const as = (role: string) => Object.assign(new URL(address), { username: role, password: `pw-${role}` }).href;
    urls = { admin: address.href, migrator: as(migrator), app: as(app) };
    await makeRoles();
    await makeRoles(); // A second run throws no error.
    await migrateAs('migrator');
    vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    const pages = { pagesIn: () => Promise.reject(new Error('no pages')), assets: () => Promise.resolve() };
    site = await bootSite({ root, env: settings(), pages });
  });

  afterAll(async () => {
    await site.stop();
    await admin.query(`drop database ${name} with (force)`);
    for (const role of [migrator, app]) await admin.query(`drop role ${role}`);
    await admin.end();
    rmSync(folder, { recursive: true });
  });

  const makeRoles = () => {
    const roles = { migrator, migrator_password: `pw-${migrator}`, app, app_password: `pw-${app}` };
    const variables = Object.entries(roles).flatMap(([variable, value]) => ['-v', `${variable}=${value}`]);
    return run('psql', [
      '-X',
      '-q',
      '-v',
      'ON_ERROR_STOP=1',
      '-d',
      urls.admin,
      '-f',
      path.join(root, 'deploy/roles.sql'),
      ...variables,
    ]);
  };
  const migrateAs = async (who: 'admin' | 'migrator') => {
    const pool = await openPostgres(urls[who], log);
    await migrate(pool, root);
    await grantUse(pool, app, appendOnlyTables).finally(() => pool.end());
  };
  const ask = async (who: 'migrator' | 'app', query: string) => {
    const client = new pg.Client({ connectionString: urls[who] });
    await client.connect();
    return client.query(query).finally(() => client.end());
  };
  const call = async (
    method: string,
    url: string,
    { token, body, form }: { token?: string; body?: unknown; form?: FormData } = {},
  ) => {
    const headers = {
      ...(token && { Authorization: `Token ${token}` }),
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
    };
    const answer = await fetch(`http://127.0.0.1:${site.port}${url}`, {
      method,
      headers,
      body: form ?? (body === undefined ? null : JSON.stringify(body)),
    });
    return { status: answer.status, body: await answer.json() };
  };

  test('the whole life of the site goes with it: superuser, application, approval, mails, audit, backup', async () => {
    const { token } = (
      await call('POST', '/api/auth/login/', {
        body: { email_or_member_id: 'office@example.test', password: 'superuser-password' },
      })
    ).body;
    const area = (await call('GET', '/api/areas/')).body[0].id;
    const unit = (await call('GET', `/api/unit/${area}/`)).body[0].id;
    const fields = {
      full_name: 'Anil Kumar',
      email: 'anil@example.test',
      phone: '9847012345',
      ...filledWizard({ area, unit }),
    };
    const applied = await call('POST', '/api/auth/register/', {
      form: formOf(fields, { passport_photo: { bytes: await picture() } }),
    });
    expect(applied.status).toBe(201);
    const { rows } = await ask('app', `select id from users where email = 'anil@example.test'`);
    expect((await call('POST', `/api/admin/approve-user/${rows[0].id}/`, { token })).status).toBe(200);
    const outbox = path.join(folder, 'outbox');
    await vi.waitFor(
      () => expect(existsSync(outbox) && readdirSync(outbox).filter((file) => file.endsWith('.eml')).length).toBe(2),
      { timeout: 20_000 },
    );
    const audit = await call('GET', '/api/admin/audit/?action=user.approve', { token });
    expect(audit.body.results).toMatchObject([{ action: 'user.approve', target: { id: rows[0].id } }]);
    expect((await call('GET', '/readyz')).body).toEqual({ status: 'ready' });

    const config = readConfig(settings(), root);
    const database = await connectDatabase({ config, log });
    const files = await openFiles({ config, log });
    const backup = await backUp({
      config,
      database,
      files,
      owners: fileOwners,
      marks: [],
      target: await folderTarget(path.join(folder, 'backup')),
      recipient: undefined,
    });
    await recordBackup(database.db, backup);
    await files.close();
    await database.close();
    expect(backup.files).toBeGreaterThan(0);
    expect(backup.tables.audit_log).toBeGreaterThan(0);
  });

  test('the ledger, corrections and prices can be added to and read, and nothing else', async () => {
    for (const [table, column] of [
      ['dues_entries', 'amount'],
      ['dues_transactions', 'day'],
      ['ad_corrections', 'count'],
      ['tier_prices', 'price'],
    ])
      for (const query of [
        `update ${table} set ${column} = ${column}`,
        `delete from ${table}`,
        `truncate ${table} cascade`,
      ])
        await expect(ask('app', query), query).rejects.toMatchObject({ code: '42501' });
  });

  test('the audit log can be added to and read, and nothing else', async () => {
    expect(appendOnlyTables).toEqual([
      'ad_corrections',
      'tier_prices',
      'dues_transactions',
      'dues_entries',
      'audit_log',
    ]);
    for (const query of [
      `update audit_log set actor_name = 'unknown'`,
      'delete from audit_log',
      'truncate audit_log',
      // The first start has found nothing more to seal.
      `select seal_audit_entries('[{"id": 1, "actor_sealed": ""}]')`,
      'alter table audit_log disable trigger all',
      'drop trigger audit_log_append_only on audit_log',
      'create trigger mine before insert on audit_log execute function suppress_redundant_updates_trigger()',
      'set session_replication_role = replica',
      'grant execute on function seal_audit_entries(jsonb) to public',
      `create or replace function audit_sealing_mark() returns integer language sql as 'select 9'`,
    ]) {
      await expect(ask('app', query), query).rejects.toMatchObject({ code: '42501' });
    }
    expect((await ask('app', 'select count(*)::int as entries from audit_log')).rows[0].entries).toBeGreaterThan(0);
  });

  test('it changes no table, nor what was migrated, nor any grant', async () => {
    for (const query of [
      'alter table users add column extra text',
      'drop table shops',
      'truncate users',
      'create table mine (id int)',
      'create schema mine',
      'create temporary table mine (id int)',
      'delete from drizzle.__drizzle_migrations',
      'insert into drizzle.__drizzle_migrations (hash, created_at) values (1, 1)',
      `alter role ${app} superuser`,
      `set role ${migrator}`,
      'create extension hstore',
    ]) {
      await expect(ask('app', query), query).rejects.toMatchObject({ code: '42501' });
    }
  });

  test('every other table can be read and written, those of the next migration too', async () => {
    await ask('migrator', 'create table later (id int generated always as identity, name text)');
    await expect(ask('app', 'select * from later')).rejects.toMatchObject({ code: '42501' });
    await migrateAs('migrator');
    await ask('app', `insert into later (name) values ('x'); update later set name = 'y'; delete from later`);
    await ask('migrator', 'drop table later');
    // When a grantor passes on a right that it may not pass on, PostgreSQL only warns.
    await ask('app', 'grant update, delete on audit_log to current_user');
    const without = async (right: string) => {
      const { rows } = await ask(
        'app',
        `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' ` +
          `and not has_table_privilege(oid, '${right}')`,
      );
      return rows.map((row) => row.name);
    };
    for (const right of ['select', 'insert']) expect(await without(right)).toEqual([]);
    for (const right of ['update', 'delete'])
      expect((await without(right)).sort()).toEqual([...appendOnlyTables].sort());
  });

  test('a role that owns the tables, is a superuser or does not exist is not taken for a harmless role', async () => {
    const pool = await openPostgres(urls.migrator, log);
    await expect(grantUse(pool, migrator, appendOnlyTables)).rejects.toThrow(`APP_ROLE: ${migrator} owns tables (`);
    await expect(grantUse(pool, 'postgres', appendOnlyTables)).rejects.toThrow('APP_ROLE: postgres is a superuser');
    await expect(grantUse(pool, 'nobody_there', appendOnlyTables)).rejects.toThrow(
      'APP_ROLE: there is no role nobody_there',
    );
    await pool.end();
  });

  test('a server of this role starts with migrations allowed, too, as long as nothing is left to change', async () => {
    const config = { root, dataDir: folder, databaseUrl: urls.app, migrate: true };
    await (await openDatabase({ config, log })).close();
    await ask('migrator', 'update drizzle.__drizzle_migrations set created_at = created_at - 1');
    await expect(openDatabase({ config, log })).rejects.toThrow(
      'The role of DATABASE_URL may not change the tables. Run npm run migrate as the role that owns them.',
    );
    await ask('migrator', 'update drizzle.__drizzle_migrations set created_at = created_at + 1');
  });

  test('before the tables exist, a server of this role names the step that is missing', async () => {
    const empty = `${name}_empty`;
    await admin.query(`create database ${empty} encoding 'UTF8' template template0`);
    const url = Object.assign(new URL(urls.app), { pathname: `/${empty}` }).href;
    await expect(
      openDatabase({ config: { root, dataDir: folder, databaseUrl: url, migrate: false }, log }),
    ).rejects.toThrow(
      /^The tables are older than this version: 0000_extensions, .* is missing\. Run npm run migrate first/,
    );
    await admin.query(`drop database ${empty} with (force)`);
  });

  test('no feature is left out of what is closed', () => {
    expect(features.flatMap(({ appendOnly = [] }) => appendOnly)).toHaveLength(appendOnlyTables.length);
  });
});
