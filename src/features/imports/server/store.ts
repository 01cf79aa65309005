import { and, asc, count, desc, eq, inArray, isNotNull, lt, ne, sql, type SQL } from 'drizzle-orm';
import { DAY_MS } from '~/shared/dates';
import { fullNameColumn, nameColumns, users } from '~/features/people/server/public';
import { insertRows, type Db, type Tx } from '~/platform/database';
import { containsAll } from '~/platform/database/matches';
import { asText, sortedBy } from '~/platform/database/sorting';
import { keyOf } from '../rules/headings';
import {
  undoDays,
  type ImportColumn,
  type ImportField,
  importFields,
  type ImportsQuery,
  type RowKind,
} from '../contract';
import type { JudgedRow } from './judge';
import { refuse } from './refusals';
import { importColumns, importRows, imports } from './tables';

/** Whether a row is applied only when it is confirmed. */
export const isDoubtful = ({ action, errors }: Pick<JudgedRow, 'action' | 'errors'>): boolean => {
  const [fault] = (action === 'update' && errors?.non_field_errors) || [];
  return typeof fault === 'object' && fault.key === 'doubtful';
};

/** The same in SQL. */
const doubtfulRow = sql`(${importRows.action} = 'update'
  and ${importRows.errors} -> 'non_field_errors' -> 0 ->> 'key' = 'doubtful')`;

const ofKind = (importId: number, kind: RowKind | undefined) =>
  and(eq(importRows.importId, importId), kind === 'warnings' ? doubtfulRow : kind && eq(importRows.action, kind));

export type ImportRecord = typeof imports.$inferSelect;
export type RowRecord = Awaited<ReturnType<typeof findRows>>[number];

/** Returns an import, locked for the rest of the transaction; throws 404. */
export async function lockImport(tx: Tx, id: number): Promise<ImportRecord> {
  const [found] = await tx.select().from(imports).where(eq(imports.id, id)).for('update');
  if (!found) throw refuse.notFound((t) => t.unknownImport, 'import_unknown');
  return found;
}

/** Returns an import with its creator and its number of rows by action; throws 404. */
export async function readImport(db: Db | Tx, id: number) {
  const [found] = await findImports(db, eq(imports.id, id), { offset: 0, limit: 1 });
  if (!found) throw refuse.notFound((t) => t.unknownImport, 'import_unknown');
  return found;
}

export type ListedImport = Awaited<ReturnType<typeof findImports>>[number];

const rowsWhere = (condition: SQL) =>
  sql`(select count(*) from ${importRows} where ${importRows.importId} = ${imports.id} and ${condition})`;

/** What a list of imports at a moment is sorted by. */
const sortColumns = (now: Date) => {
  const until = sql`${imports.appliedAt} + make_interval(days => ${undoDays})`;
  return {
    id: imports.id,
    state: asText(imports.state),
    filename: asText(imports.filename),
    counts: rowsWhere(sql`true`),
    doubtful: rowsWhere(doubtfulRow),
    created_at: imports.createdAt,
    created_by: asText(fullNameColumn()),
    applied_at: imports.appliedAt,
    undone_at: imports.undoneAt,
    undo_until: sql`case when ${imports.state} = 'applied' and ${until} > ${now.toISOString()}::timestamptz
      then ${until} end`,
    updated_at: imports.updatedAt,
  };
};

type Part = { offset: number; limit: number; sort?: ImportsQuery['sort']; now?: Date };

/** Returns imports; without `sort` the newest first. */
export async function findImports(
  db: Db | Tx,
  where: SQL | undefined,
  { offset, limit, sort, now = new Date(0) }: Part,
) {
  const found = await db
    .select({ record: imports, ...nameColumns })
    .from(imports)
    .leftJoin(users, eq(users.id, imports.createdBy))
    .where(where)
    .orderBy(...sortedBy(sort, { id: imports.id, usual: [desc(imports.id)], columns: sortColumns(now) }))
    .offset(offset)
    .limit(limit);
  const counted = await db
    .select({
      id: importRows.importId,
      action: importRows.action,
      rows: count(),
      doubtful: sql<number>`(count(*) filter (where ${doubtfulRow}))::int`,
    })
    .from(importRows)
    .where(inArray(importRows.importId, [0, ...found.map(({ record }) => record.id)]))
    .groupBy(importRows.importId, importRows.action);
  return found.map((row) => ({ ...row, counts: counted.filter(({ id }) => id === row.record.id) }));
}

export const countImports = (db: Db, where: SQL | undefined) => db.$count(imports, where);

/** Returns the condition that every word is in the file's name or the name of who sent it. */
export const searching = (search: string | undefined) =>
  containsAll(
    [
      imports.filename,
      sql`(select concat(${users.firstName}, ' ', ${users.lastName}) from ${users}
        where ${users.id} = ${imports.createdBy})`,
    ],
    search,
  );

/** Returns rows of an import by their lines, with their people. */
export function findRows(
  db: Db | Tx,
  importId: number,
  { action, offset = 0, limit }: { action?: RowKind | undefined; offset?: number; limit: number },
) {
  return db
    .select({
      row: importRows,
      ...nameColumns,
      membershipId: users.membershipId,
    })
    .from(importRows)
    .leftJoin(users, eq(users.id, importRows.userId))
    .where(ofKind(importId, action))
    .orderBy(asc(importRows.line))
    .offset(offset)
    .limit(limit);
}

/** Returns what differs after every change to an import's rows: their number, and the newest transaction of any. */
export async function versionOfRows(tx: Db | Tx, importId: number): Promise<string> {
  const { rows } = await tx.execute<{ version: string }>(sql`
    select count(*) || ' ' || max(xmin::text::bigint) as version from ${importRows}
     where ${eq(importRows.importId, importId)}`);
  return rows[0]!.version;
}

/** Returns the rows that are not faulty, without their cells, which would be thousands. */
export const findWork = (tx: Db | Tx, importId: number) =>
  tx
    .select({
      importId: importRows.importId,
      line: importRows.line,
      action: importRows.action,
      userId: importRows.userId,
      before: importRows.before,
      after: importRows.after,
      errors: importRows.errors,
    })
    .from(importRows)
    .where(and(eq(importRows.importId, importId), ne(importRows.action, 'error')))
    .orderBy(asc(importRows.line));
export type WorkRow = Awaited<ReturnType<typeof findWork>>[number];

/** Returns whether a row gives a person, new or not, their first e-mail address. */
export const givesFirstAddress = ({ before, after }: Pick<WorkRow, 'before' | 'after'>): boolean =>
  typeof after?.email === 'string' && typeof before?.email !== 'string';

/** Returns the ids of the people to whom an import gave their first address and who still exist, by their lines. */
export async function findInvited(db: Db, importId: number): Promise<number[]> {
  const { userId, before, after } = importRows;
  const rows = await db
    .select({ userId, before, after })
    .from(importRows)
    .where(and(eq(importRows.importId, importId), inArray(importRows.action, ['create', 'update'])))
    .orderBy(asc(importRows.line));
  return rows.filter(givesFirstAddress).flatMap((row) => row.userId ?? []);
}

export const countRows = (db: Db | Tx, importId: number, kind?: RowKind) =>
  db.$count(importRows, ofKind(importId, kind));

/** Makes doubtful rows that were not confirmed faulty: they are left out of the import. */
export async function leaveOut(tx: Tx, importId: number, lines: readonly number[]): Promise<void> {
  if (lines.length === 0) return;
  const errors = { non_field_errors: [{ key: 'unticked' as const }] };
  await tx
    .update(importRows)
    .set({ action: 'error', before: null, after: null, errors })
    .where(and(eq(importRows.importId, importId), inArray(importRows.line, [...lines])));
}

/** Returns whether every one of these lines is a row of the import. */
export async function hasLines(tx: Db | Tx, importId: number, lines: readonly number[]): Promise<boolean> {
  const wanted = [...new Set(lines)];
  if (wanted.length === 0) return true;
  const isWanted = and(eq(importRows.importId, importId), inArray(importRows.line, wanted));
  return (await tx.$count(importRows, isWanted)) === wanted.length;
}

/** Returns only the cells of an import, for another comparison. */
export const findCells = (db: Db, importId: number) =>
  db
    .select({ line: importRows.line, cells: importRows.cells })
    .from(importRows)
    .where(eq(importRows.importId, importId))
    .orderBy(asc(importRows.line));

/** Replaces the rows of an import. */
export async function replaceRows(tx: Tx, importId: number, rows: readonly JudgedRow[]): Promise<void> {
  await tx.delete(importRows).where(eq(importRows.importId, importId));
  await insertRows(
    tx,
    importRows,
    rows.map((row) => ({ importId, ...row })),
  );
}

/** Returns the field that each heading was last assigned to, by the heading's key. */
export async function findRemembered(db: Db): Promise<Map<string, ImportField | null>> {
  const known: readonly (string | null)[] = importFields;
  const rows = await db.select().from(importColumns);
  return new Map(
    rows
      .filter(({ field }) => field === null || known.includes(field))
      .map(({ heading, field }) => [heading, field as ImportField | null]),
  );
}

/** Stores the fields that headings are assigned to, for the next file. */
export async function rememberColumns(tx: Tx, columns: readonly ImportColumn[]): Promise<void> {
  const byKey = new Map(columns.map(({ heading, field }) => [keyOf(heading), field]));
  byKey.delete('');
  if (byKey.size === 0) return;
  const rows = [...byKey].map(([heading, field]) => ({ heading, field }));
  await tx
    .insert(importColumns)
    .values(rows)
    .onConflictDoUpdate({ target: importColumns.heading, set: { field: sql`excluded.field` } });
}

/** Deletes previews that are older than the days of an undo, and empties the rows of applied imports that are. */
export async function forgetOld(tx: Tx, now: Date): Promise<void> {
  const old = new Date(now.getTime() - undoDays * DAY_MS);
  await tx.delete(imports).where(and(eq(imports.state, 'preview'), lt(imports.createdAt, old)));
  const done = tx
    .select({ id: imports.id })
    .from(imports)
    .where(and(isNotNull(imports.appliedAt), lt(imports.appliedAt, old)));
  await tx
    .update(importRows)
    .set({ cells: [], before: null, after: null })
    .where(and(inArray(importRows.importId, done), sql`${importRows.cells} <> '[]'::jsonb`));
}
