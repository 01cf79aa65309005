import { eq } from 'drizzle-orm';
import { record } from '~/features/audit/server/public';
import type { Db } from '~/platform/database';
import { conflict, invalid } from '~/platform/errors/http-error';
import { readSheet, SheetError, type SheetFault } from '~/platform/sheets';
import type { Site } from '~/platform/site';
import type { Caller } from '~/shared/access';
import type { UploadedFile } from '~/shared/contract';
import { toIso } from '~/shared/dates';
import { wellFormed } from '~/shared/well-formed';
import { mostRows, type ChosenColumns, type ImportColumn, type ImportPreview } from '../contract';
import * as texts from '../texts';
import { findTable, guessColumns, type Table } from '../rules/headings';
import { judgeRows, type RawRow } from './judge';
import { findPlaces } from './people';
import { columnsOf, presentImport, presentRow } from './present';
import { findCells, findRemembered, findRows, lockImport, readImport, rememberColumns, replaceRows } from './store';
import { imports } from './tables';

/** Titles and blank lines above the headings may come on top of the rows. */
const rowsAround = 40;
/** Rows that a preview shows of the file, and of the faulty ones. */
const shownRows = 20;

const faults: Record<SheetFault, string> = {
  unreadable: texts.unreadable,
  old_format: texts.oldFormat,
  too_large: texts.unpacksTooLarge,
  too_many_rows: texts.tooManyRows,
};

/** Reads a file and says what it would change. 400 on `file`, 400 on `columns`. */
export async function createImport(
  site: Site,
  caller: Caller,
  file: UploadedFile,
  chosen: ChosenColumns | undefined,
): Promise<ImportPreview> {
  const lines = await readSheet(file.path, mostRows + rowsAround).catch((error: unknown) => {
    throw error instanceof SheetError ? invalid({ file: [faults[error.fault]] }) : error;
  });
  const table = findTable(lines);
  if (!table || table.rows.length === 0) throw invalid({ file: [texts.empty] });
  if (table.rows.length > mostRows) throw invalid({ file: [texts.tooManyRows] });
  return previewTable(site, caller, { table, chosen, filename: plainName(file.filename) });
}

/** The file's name as it may be shown and stored. */
const plainName = (name: string) =>
  wellFormed(
    name
      .replace(/[\p{C}/\\]/gu, '')
      .trim()
      .slice(0, 200),
  ) || 'file';

interface Named {
  table: Table;
  chosen: ChosenColumns | undefined;
  filename: string;
}

/** The same for a table that has been read already. */
async function previewTable(site: Site, caller: Caller, { table, chosen, filename }: Named): Promise<ImportPreview> {
  const guessed = guessColumns(table.headings, await findRemembered(site.db));
  const columns = chosen ? chooseColumns(guessed, chosen) : guessed;
  const rows = await judged(site, caller, table.rows, columns);
  const now = site.clock.now();
  const id = await site.write(async (tx) => {
    const [made] = await tx
      .insert(imports)
      .values({ state: 'preview', filename, columns, createdBy: caller.id, createdAt: now })
      .returning();
    await replaceRows(tx, made!.id, rows);
    if (chosen) await rememberColumns(tx, columns);
    const counts = { rows: rows.length };
    await record(tx, {
      at: now,
      actor: caller,
      action: 'import.create',
      target: { type: 'import', id: made!.id, name: filename },
      after: counts,
    });
    return made!.id;
  });
  return readPreview(site, id);
}

/** Takes columns for other fields, and looks at all rows and people anew. 404, 409 `already_applied`, 400 on `columns`. */
export async function changeImport(
  site: Site,
  caller: Caller,
  id: number,
  chosen: ChosenColumns | undefined,
): Promise<ImportPreview> {
  const { record: found } = await readImport(site.db, id);
  if (found.state !== 'preview') throw conflict('already_applied', texts.applied);
  const columns = chooseColumns(columnsOf(found), chosen ?? {});
  const rows = await judged(site, caller, await findCells(site.db, id), columns);
  await site.write(async (tx) => {
    if ((await lockImport(tx, id)).state !== 'preview') throw conflict('already_applied', texts.applied);
    await tx.update(imports).set({ columns }).where(eq(imports.id, id));
    await replaceRows(tx, id, rows);
    if (chosen) await rememberColumns(tx, columns);
  });
  return readPreview(site, id);
}

const judged = (
  { db, config, clock }: Site,
  caller: Caller,
  rows: readonly RawRow[],
  columns: readonly ImportColumn[],
) => {
  const now = clock.now();
  return judgeRows(db, rows, columns, {
    prefix: config.membershipPrefix,
    today: toIso(now).slice(0, 10),
    now,
    isSuperuser: caller.isSuperuser,
  });
};

/** What was chosen on top of what the columns are taken for: a field that is chosen is taken from the column that had it. 400 on `columns`. */
function chooseColumns(columns: readonly ImportColumn[], chosen: ChosenColumns): ImportColumn[] {
  const isChosen = (heading: string) => Object.hasOwn(chosen, heading);
  const wanted = columns.flatMap(({ heading }) => (isChosen(heading) ? (chosen[heading] ?? []) : []));
  if (new Set(wanted).size < wanted.length) throw invalid({ columns: [texts.twoColumns] });
  return columns.map(({ heading, field }) => {
    if (isChosen(heading)) return { heading, field: chosen[heading] ?? null };
    return { heading, field: field !== null && wanted.includes(field) ? null : field };
  });
}

/** An import with its first rows, and the first faulty ones; 404. */
async function readPreview({ db, clock }: Site, id: number): Promise<ImportPreview> {
  const found = await readImport(db, id);
  const places = await findPlaces(db);
  const first = async (more: { action?: 'error' }) =>
    (await findRows(db, id, { ...more, limit: shownRows })).map((row) => presentRow(row, places));
  return { ...presentImport(found, clock.now()), rows: await first({}), errors: await first({ action: 'error' }) };
}

/** The rows of an import that were left out, for a file: the cells as they came, and why, as `said` says it. */
export async function* faultyRows(db: Db, id: number, said: (text: string) => string): AsyncGenerator<string[][]> {
  const batch = 500;
  for (let offset = 0; ; offset += batch) {
    const rows = await findRows(db, id, { action: 'error', offset, limit: batch });
    if (rows.length > 0) yield rows.map(({ row }) => [...row.cells, whyOf(row.errors, said)]);
    if (rows.length < batch) return;
  }
}

const whyOf = (errors: Record<string, string[]> | null, said: (text: string) => string) =>
  Object.values(errors ?? {})
    .flat()
    .map(said)
    .join(' ');
