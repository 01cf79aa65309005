import { getTableName, sql, type SQL } from 'drizzle-orm';
import { byConsole, recordAudit } from '~/features/audit/server/public';
import { users } from '~/features/people/server/public';
import type { Tx } from '~/platform/database';
import type { DemoData } from '~/platform/feature';
import { mediaOf, type FileOwner } from '~/platform/files/sweep';
import { withStoredFiles } from '~/platform/files/with-stored-files';
import { demoRows, forgetDemo, type RowIds } from '~/platform/settings-store/demo-rows';
import type { Site } from '~/platform/site';
import type { Caller } from '~/shared/access';
import { refuse } from './refusals';

/** What the features' demo data consists of, a feature that refers to others first, and who owns stored files. */
export interface DemoParts {
  data: readonly DemoData[];
  owners: readonly FileOwner[];
}

/** How many rows of each table; none has 0. */
type Counts = Record<string, number>;

/**
 * Removes what the demo data brought, row by row, with its files; all else stays, superusers too (docs/decisions/0016).
 * Returns how many rows were deleted. Throws 409, and touches nothing, when real rows hang on them, with their numbers,
 * and when no list of the rows was kept.
 */
export async function removeDemo(site: Site, { data, owners }: DemoParts, actor: Caller | null): Promise<number> {
  const { write, clock, files, log } = site;
  return withStoredFiles(files, log, async (store) => {
    const before = await filesInUse(site, owners);
    const removed = await write(async (tx, invalidate) => {
      const tables = data.flatMap(({ rows }) => rows);
      // No row can be added between the check and the end.
      for (const { table } of tables) await tx.execute(sql`lock table ${table} in share row exclusive mode`);
      const stored = await demoRows(tx);
      if (!stored) throw refuse.conflict('no_demo', (t) => t.noDemo);
      const known: RowIds = Object.fromEntries(
        tables.map(({ table }) => [getTableName(table), stored[getTableName(table)] ?? []]),
      );
      const hanging = await countHanging(tx, known);
      if (Object.keys(hanging).length > 0)
        throw refuse.conflict('in_use', (t) => `${t.demoInUse} ${inWords(hanging, t.rowNames)}.`);
      // Numbers begin again, and what belongs to no row goes, only where nothing is anybody's own.
      const isAll = Object.keys(await countOthers(tx, data, known)).length === 0;
      invalidate(...data.flatMap(({ topics }) => topics));
      let count = 0;
      for (const { clearing } of isAll ? data : []) await clearing?.(tx);
      for (const { rows, also = [] } of data) {
        for (const { table, only = sql`true` } of rows) {
          const ids = sql.param(known[getTableName(table)] ?? []);
          count += (await tx.delete(table).where(sql`${only} and id = any(${ids}::int[])`)).rowCount ?? 0;
        }
        for (const table of isAll ? also : []) await tx.delete(table);
      }
      await forgetDemo(tx);
      await recordAudit(tx, {
        at: clock.now(),
        actor,
        action: 'site.demo_remove',
        target: { type: 'site', id: null },
        ...(actor === null && { after: byConsole }),
      });
      return count;
    });
    const after = await filesInUse(site, owners);
    await store.delete([...before].filter(([folder]) => !after.has(folder)).flatMap(([, keys]) => keys));
    return removed;
  });
}

/** Returns the keys of the stored files that rows name, by their folder. */
async function filesInUse({ files }: Site, owners: readonly FileOwner[]): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>();
  for (const owner of owners) {
    const { media, inUse } = await mediaOf(files, owner);
    for (const [folder, { keys }] of media) if (inUse.has(folder)) found.set(folder, keys);
  }
  return found;
}

/** Counts the rows of each table of the demo data that it did not bring. */
export async function countOthers(db: Pick<Tx, 'execute'>, data: readonly DemoData[], known: RowIds): Promise<Counts> {
  const counts: Counts = {};
  for (const { table, only = sql`true` } of data.flatMap(({ rows }) => rows)) {
    const ids = sql.param(known[getTableName(table)] ?? []);
    const others = await countRows(db, sql`${table}`, sql`${only} and id <> all (${ids}::int[])`);
    if (others > 0) counts[getTableName(table)] = others;
  }
  return counts;
}

/** A column that names a row of the demo data's tables, without which its own row cannot stay. */
interface Reference {
  source: string;
  column: string;
  target: string;
}

/**
 * Counts the real rows that could not stay without a row of the demo data. A row of a table with a list is real unless
 * it is in it; a row of another table (a vote, a session) is when it also belongs to something real, for what belongs
 * to invented people alone goes with them. A superuser's traces on invented things are not real.
 */
async function countHanging(tx: Tx, known: RowIds): Promise<Counts> {
  const { rows: references } = await tx.execute<Reference & Record<string, unknown>>(sql`
    select source.relname as source, attribute.attname as column, target.relname as target
    from pg_constraint c
    join pg_class source on source.oid = c.conrelid
    join pg_class target on target.oid = c.confrelid
    join pg_attribute attribute on attribute.attrelid = c.conrelid and attribute.attnum = c.conkey[1]
    where c.contype = 'f' and c.confdeltype in ('a', 'r', 'c') and c.connamespace = current_schema()::regnamespace
    order by 1, 2, 3`);
  const listed = references.filter(({ target }) => known[target]);
  const counts: Counts = {};
  for (const source of new Set(listed.map((one) => one.source))) {
    const ofSource = listed.filter((one) => one.source === source);
    const touches = sql.join(
      ofSource.map(({ column, target }) => sql`${sql.identifier(column)} = any(${sql.param(known[target])}::int[])`),
      sql` or `,
    );
    const ownIds = known[source];
    const isReal = ownIds
      ? sql`id <> all (${sql.param(ownIds)}::int[])`
      : sql.join(
          ofSource.map((reference) => sql`(${namesReal(reference, known)})`),
          sql` or `,
        );
    const hanging = await countRows(tx, sql`${sql.identifier(source)}`, sql`(${touches}) and (${isReal})`);
    if (hanging > 0) counts[source] = hanging;
  }
  return counts;
}

/** Selects rows whose column names a row that the demo data did not bring, and that is no superuser. */
const namesReal = ({ column, target }: Reference, known: RowIds): SQL => {
  const named = sql.identifier(column);
  const other = sql`${named} <> all (${sql.param(known[target])}::int[])`;
  if (target !== getTableName(users)) return other;
  return sql`${other} and ${named} not in (select id from ${users} where role = 'superuser')`;
};

async function countRows(db: Pick<Tx, 'execute'>, table: SQL, where: SQL): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`select count(*)::int as count from ${table} where ${where}`);
  return rows[0]!.count;
}

/** Returns `people: 3, shop categories: 1`. */
export const inWords = (counts: Counts, names: Readonly<Record<string, string>> = {}): string =>
  Object.entries(counts)
    .map(([table, count]) => `${names[table] ?? table.replaceAll('_', ' ')}: ${count}`)
    .join(', ');
