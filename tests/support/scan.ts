import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import type { Db } from '../../src/platform/database';

export { rowsAbout } from './rows-about';

/* Finds what is left of a person, in whatever place. */

interface Column extends Record<string, unknown> {
  table: string;
  column: string;
  type: string;
  written: boolean;
  nullable: boolean;
  refers: string | null;
}

/** Returns every column of every table, and what it refers to. */
async function columnsOf(db: Db): Promise<Column[]> {
  const { rows } = await db.execute<Column>(sql`
    select c.table_name as table, c.column_name as column, c.udt_name as type, c.is_nullable = 'YES' as nullable,
           c.is_generated = 'NEVER' and c.is_identity = 'NO' as written,
           (select k.confrelid::regclass::text from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and
             a.attnum = any(k.conkey)
             where k.contype = 'f' and k.conrelid = format('public.%I', c.table_name)::regclass and a.attname =
               c.column_name limit 1) as refers
      from information_schema.columns c join pg_tables t on t.schemaname = 'public' and t.tablename = c.table_name
     where c.table_schema = 'public' order by c.table_name, c.ordinal_position`);
  return rows;
}

type Values = Record<string, Record<string, unknown>>;

/**
 * Inserts a row about a person into every table that has a column for a person, with `word` in every text of it, so
 * that a new table is scanned too. `given` has the values of columns that take none like that. Throws for a table that
 * takes no such row.
 */
export async function fillAbout(
  db: Db,
  person: number,
  word: string,
  values: Values,
  except: readonly string[],
): Promise<string[]> {
  const columns = await columnsOf(db);
  const isPerson = ({ column, refers }: Column) =>
    refers === 'users' || (refers === null && /(^|_)(user|person|author|actor)_id$/.test(column));
  const tables = [...new Set(columns.filter(isPerson).map(({ table }) => table))].filter(
    (table) => !except.includes(table),
  );
  const byType: Record<string, (column: Column) => unknown> = {
    text: ({ table, column }) => `${word} ${table} ${column}`,
    jsonb: () => ({ said: word }),
    _text: () => [word],
    bytea: () => `\\x${Buffer.from(word).toString('hex')}`,
    timestamptz: () => '2030-01-01T00:00:00Z',
    date: () => '2030-01-01',
    bool: () => false,
    int2: () => 1,
    int4: () => 1,
    int8: () => 1,
    // Ids of people.
    _int4: () => [person],
  };
  // Referenced tables come first.
  const order = Object.keys(values);
  for (const table of tables.sort((a, b) => order.indexOf(a) - order.indexOf(b))) {
    const row: Record<string, unknown> = {};
    for (const column of columns.filter((one) => one.table === table && one.written)) {
      const value = values[table]?.[column.column];
      if (value !== undefined) row[column.column] = value;
      else if (isPerson(column)) row[column.column] = person;
      else if (column.refers === null) row[column.column] = byType[column.type]!(column);
    }
    const names = sql.join(
      Object.keys(row).map((name) => sql.identifier(name)),
      sql`, `,
    );
    await db.execute(
      sql`insert into ${sql.identifier(table)} (${names}) select ${names} from
        jsonb_populate_record(null::${sql.identifier(table)}, ${JSON.stringify(row)}::jsonb)`,
    );
  }
  return tables;
}

/** Returns which columns with lists of people's ids have this id, as `table.column`. */
export async function listsWith(db: Db, person: number): Promise<string[]> {
  const found: string[] = [];
  for (const { table, column } of (await columnsOf(db)).filter(({ type }) => type === '_int4')) {
    const { rows } = await db.execute(
      sql`select from ${sql.identifier(table)} where ${person} = any(${sql.identifier(column)})`,
    );
    if (rows.length > 0) found.push(`${table}.${column}`);
  }
  return found;
}

/** Returns the rows of every table as text, as `table: {…}`. */
export async function allRows(db: Db): Promise<string[]> {
  const tables = [...new Set((await columnsOf(db)).map(({ table }) => table))];
  const found: string[] = [];
  for (const table of tables) {
    const { rows } = await db.execute<{ row: string }>(
      sql`select to_jsonb(it)::text as row from ${sql.identifier(table)} it`,
    );
    found.push(...rows.map(({ row }) => `${table}: ${row}`));
  }
  return found;
}

/** Returns every file under a folder with its name and its bytes; packed files (gzip) unpacked, line by line. */
export function allFiles(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return entries.flatMap((entry) => {
    const file = path.join(entry.parentPath, entry.name);
    const bytes = readFileSync(file);
    const content = entry.name.endsWith('.gz')
      ? gunzipSync(bytes).toString('utf8').split('\n')
      : [bytes.toString('latin1'), bytes.toString('utf8')];
    return content.map((text) => `${path.relative(folder, file)}: ${text}`);
  });
}

/** Returns which of these texts contain one of the values, in any case, also as hexadecimal bytes. */
export function having(texts: readonly string[], values: readonly string[]): string[] {
  const sought = values.flatMap((value) => [value.toLowerCase(), Buffer.from(value).toString('hex')]);
  return texts
    .filter((text) => sought.some((value) => text.toLowerCase().includes(value)))
    .map((text) => text.slice(0, 300));
}
