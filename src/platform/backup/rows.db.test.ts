import { createReadStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '~test/database';
import type { Database } from '../database';
import { loadRows } from './load-rows';
import type { SavedRows } from './manifest';
import { saveRows } from './save-rows';

let from: Database;
let to: Database;
let saved: SavedRows;
const folder = mkdtempSync(path.join(tmpdir(), 'sangham-'));
const rows = () => createReadStream(path.join(folder, 'rows.gz'));

beforeAll(async () => {
  [from, to] = [await openTestDatabase(), await openTestDatabase()];
  await fill(from);
  saved = await saveRows(from.pool, path.join(folder, 'rows.gz'));
  await loadRows(to.pool, rows(), saved);
});
afterAll(async () => {
  await Promise.all([from.close(), to.close()]);
  rmSync(folder, { recursive: true });
});

/**
 * Every kind of column there is, odd texts, a circle of references, an id that is gone, more rows than fit into one
 * statement.
 */
async function fill({ db }: Database) {
  const odd = `മലയാളം 👷🏽 "quoted", back\\slash, tab\t line\nend, 'single', {brace}, NULL`;
  await db.execute(sql`insert into users (username, email, password_hash, dob, photo)
    values ('asha', 'a@x.test', 'x', '1980-02-29', ${JSON.stringify({ version: odd, n: 1.5, none: null })}::jsonb)`);
  await db.execute(
    sql`insert into users (username, email, password_hash) select 'u' || n, 'u' || n || '@x.test', 'x' from
      generate_series(1, 1200) n`,
  );
  await db.execute(sql`delete from users where username = 'u1200'`);
  await db.execute(sql`delete from areas where name = 'Pattambi'`);
  await db.execute(sql`insert into community_questions (author_id, title, description, tags, category, urgency,
    created_at, last_activity_at)
    values (1, ${odd}, ${odd}, array[${odd}, 'b']::text[], 'general', 'low', '2026-01-02 03:04:05.678901+00', now())`);
  await db.execute(
    sql`insert into community_answers (question_id, author_id, answer_text, created_at) values (1, 1, ${odd}, now())`,
  );
  await db.execute(sql`update community_questions set best_answer_id = 1`);
  await db.execute(
    sql`insert into audit_log (at, action, target_type, after) values (now(), 'user.edit', 'user', '{"a": [1, null]}')`,
  );
}

const tables = ({ pool }: Database) =>
  pool
    .query<{ name: string }>(`select tablename as name from pg_tables where schemaname = 'public' order by 1`)
    .then(({ rows }) => rows.map(({ name }) => name));

test('every row of every table is the same again', async () => {
  const names = await tables(from);
  expect(Object.keys(saved.tables)).toEqual(names);
  expect(saved.tables).toMatchObject({ users: 1200, areas: 6, community_answers: 1, audit_log: 1 });
  for (const name of names) {
    const all = async ({ pool }: Database) =>
      (await pool.query(`select it::text as row from "${name}" it order by 1`)).rows as unknown[];
    expect(await all(to), name).toEqual(await all(from));
  }
});

test('ids go on where they were, and none is given twice', async () => {
  const add = ({ db }: Database) =>
    db.execute<{ id: number }>(
      sql`insert into users (username, email, password_hash) values ('next', 'next@x.test', 'x') returning id`,
    );
  expect((await add(to)).rows).toEqual((await add(from)).rows);
});

test('a file that lacks rows or has others is refused, and nothing of it stays', async () => {
  const third = await openTestDatabase();
  const more = { ...saved, tables: { ...saved.tables, users: 1201 } };
  await expect(loadRows(third.pool, rows(), more)).rejects.toThrow('not whole: users');
  const other = { ...saved, digests: { ...saved.digests, users: saved.digests!.areas! } };
  await expect(loadRows(third.pool, rows(), other)).rejects.toThrow('did not arrive as they were saved: users');
  expect((await third.pool.query('select 1 from users')).rows).toEqual([]);
  await third.close();
});

test('the rules of the tables are there again: references, and a log that only grows', async () => {
  const rules = async ({ pool }: Database) =>
    (
      await pool.query(
        'select conname, pg_get_constraintdef(oid) from pg_constraint where connamespace = ' +
          `'public'::regnamespace order by 1`,
      )
    ).rows as unknown[];
  expect(await rules(to)).toEqual(await rules(from));
  await expect(to.pool.query('delete from audit_log')).rejects.toThrow('append-only');
});
