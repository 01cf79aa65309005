import { and, asc, count, desc, eq, inArray, isNotNull, lt, ne, sql, type SQL } from 'drizzle-orm';
import { users } from '~/features/accounts/server/public';
import type { Db, Tx } from '~/platform/database';
import { notFound } from '~/platform/errors/http-error';
import { keyOf } from '../rules/headings';
import { undoDays, type ImportColumn, type ImportField, importFields } from '../contract';
import * as texts from '../texts';
import type { JudgedRow } from './judge';
import { importColumns, importRows, imports } from './tables';

/** Rows in one statement. */
const BATCH = 100;

export type ImportRecord = typeof imports.$inferSelect;
export type RowRecord = Awaited<ReturnType<typeof findRows>>[number];

/** The import, locked for the rest of the transaction; 404. */
export async function lockImport(tx: Tx, id: number): Promise<ImportRecord> {
  const [found] = await tx.select().from(imports).where(eq(imports.id, id)).for('update');
  if (!found) throw notFound(texts.unknownImport, 'import_unknown');
  return found;
}

/** The import with who began it and how many rows there are of each action; 404. */
export async function readImport(db: Db | Tx, id: number) {
  const [found] = await findImports(db, eq(imports.id, id), { offset: 0, limit: 1 });
  if (!found) throw notFound(texts.unknownImport, 'import_unknown');
  return found;
}

export type ListedImport = Awaited<ReturnType<typeof findImports>>[number];

/** Imports, the newest first. */
export async function findImports(
  db: Db | Tx,
  where: SQL | undefined,
  { offset, limit }: { offset: number; limit: number },
) {
  const found = await db
    .select({ record: imports, firstName: users.firstName, lastName: users.lastName, username: users.username })
    .from(imports)
    .leftJoin(users, eq(users.id, imports.createdBy))
    .where(where)
    .orderBy(desc(imports.id))
    .offset(offset)
    .limit(limit);
  const counted = await db
    .select({ id: importRows.importId, action: importRows.action, rows: count() })
    .from(importRows)
    .where(inArray(importRows.importId, [0, ...found.map(({ record }) => record.id)]))
    .groupBy(importRows.importId, importRows.action);
  return found.map((row) => ({ ...row, counts: counted.filter(({ id }) => id === row.record.id) }));
}

export const countImports = (db: Db) => db.$count(imports);

/** Rows of an import by their lines, with whom they are about. */
export function findRows(
  db: Db | Tx,
  importId: number,
  { action, offset = 0, limit }: { action?: JudgedRow['action'] | undefined; offset?: number; limit: number },
) {
  return db
    .select({
      row: importRows,
      firstName: users.firstName,
      lastName: users.lastName,
      username: users.username,
      membershipId: users.membershipId,
    })
    .from(importRows)
    .leftJoin(users, eq(users.id, importRows.userId))
    .where(and(eq(importRows.importId, importId), action && eq(importRows.action, action)))
    .orderBy(asc(importRows.line))
    .offset(offset)
    .limit(limit);
}

/** What is to be done with the rows that are not faulty, without their cells: there are thousands. */
export const findWork = (tx: Tx, importId: number) =>
  tx
    .select({
      importId: importRows.importId,
      line: importRows.line,
      action: importRows.action,
      userId: importRows.userId,
      before: importRows.before,
      after: importRows.after,
    })
    .from(importRows)
    .where(and(eq(importRows.importId, importId), ne(importRows.action, 'error')))
    .orderBy(asc(importRows.line));
export type WorkRow = Awaited<ReturnType<typeof findWork>>[number];

/** Those who came with an import and are still there, by their lines. */
export async function findCreated(db: Db, importId: number): Promise<number[]> {
  const rows = await db
    .select({ userId: importRows.userId })
    .from(importRows)
    .where(and(eq(importRows.importId, importId), eq(importRows.action, 'create')))
    .orderBy(asc(importRows.line));
  return rows.flatMap(({ userId }) => userId ?? []);
}

export const countRows = (db: Db | Tx, importId: number, action?: JudgedRow['action']) =>
  db.$count(importRows, and(eq(importRows.importId, importId), action && eq(importRows.action, action)));

/** Only the cells of an import, to look at its rows anew. */
export const findCells = (db: Db, importId: number) =>
  db
    .select({ line: importRows.line, cells: importRows.cells })
    .from(importRows)
    .where(eq(importRows.importId, importId))
    .orderBy(asc(importRows.line));

/** Puts these rows in the place of those that the import has. */
export async function replaceRows(tx: Tx, importId: number, rows: readonly JudgedRow[]): Promise<void> {
  await tx.delete(importRows).where(eq(importRows.importId, importId));
  for (let from = 0; from < rows.length; from += BATCH) {
    await tx.insert(importRows).values(rows.slice(from, from + BATCH).map((row) => ({ importId, ...row })));
  }
}

/** What each heading was taken for the last time, by its key. */
export async function findRemembered(db: Db): Promise<Map<string, ImportField | null>> {
  const known: readonly (string | null)[] = importFields;
  const rows = await db.select().from(importColumns);
  return new Map(
    rows
      .filter(({ field }) => field === null || known.includes(field))
      .map(({ heading, field }) => [heading, field as ImportField | null]),
  );
}

/** Remembers what headings are taken for. */
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

/**
 * What nobody needs any more after the days in which an import can be undone: previews that were not applied go, and of the others
 * what stood in the rows.
 */
export async function forgetOld(tx: Tx, now: Date): Promise<void> {
  const old = new Date(now.getTime() - undoDays * 86_400_000);
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
