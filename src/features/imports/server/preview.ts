import { eq } from 'drizzle-orm';
import { difference, recordAudit } from '~/features/audit/server/public';
import type { Db } from '~/platform/database';
import { refuseStale } from '~/platform/database/stale';
import { pagedBatches, readSheet, SheetError, type SheetFault } from '~/platform/sheets';
import { readPrefixes } from '~/features/people/server/public';
import type { Site } from '~/platform/site';
import type { Caller } from '~/shared/access';
import type { UploadedFile } from '~/shared/contract';
import { toIso } from '~/shared/dates';
import { wellFormed } from '~/shared/well-formed';
import { mostRows, type ChosenColumns, type ImportColumn, type ImportEdit, type ImportPreview } from '../contract';
import type { Language } from '~/shared/language';
import type { both } from '../texts/both';
import { findTable, guessColumns, type Table } from '../rules/headings';
import { faultTexts, type Faults } from './faults';
import { judgeRows, type RawRow } from './judge';
import { findPlaces } from './people';
import { columnsOf, presentImport, presentRow } from './present';
import { refuse } from './refusals';
import {
  findCells,
  findRemembered,
  findRows,
  lockImport,
  readImport,
  rememberColumns,
  replaceRows,
  type ImportRecord,
} from './store';
import { imports } from './tables';

/** Lines allowed beside the rows: titles and blank lines above the headings. */
const rowsAround = 40;
/** Rows of the file, and faulty rows, that a preview shows. */
const shownRows = 20;

const faults: Record<SheetFault, (t: (typeof both)['en']) => string> = {
  unreadable: (t) => t.unreadable,
  old_format: (t) => t.oldFormat,
  too_large: (t) => t.unpacksTooLarge,
  too_many_rows: (t) => t.tooManyRows,
};

/** The caller, and the language of the page they are on. */
interface By {
  caller: Caller;
  language: Language;
}

/** Reads a file and returns a preview of its changes; throws 400 on `file` or `columns`. */
export async function createImport(
  site: Site,
  by: By,
  file: UploadedFile,
  chosen: ChosenColumns | undefined,
): Promise<ImportPreview> {
  const lines = await readSheet(file.path, mostRows + rowsAround).catch((error: unknown) => {
    throw error instanceof SheetError ? refuse.invalid((t) => ({ file: [faults[error.fault](t)] })) : error;
  });
  const table = findTable(lines);
  if (!table || table.rows.length === 0) throw refuse.invalid((t) => ({ file: [t.empty] }));
  if (table.rows.length > mostRows) throw refuse.invalid((t) => ({ file: [t.tooManyRows] }));
  return previewTable(site, by, { table, chosen, filename: plainName(file.filename) });
}

/** Returns a file's name as it can be shown and stored. */
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

/** Stores the preview of a table. */
async function previewTable(site: Site, by: By, { table, chosen, filename }: Named): Promise<ImportPreview> {
  const { caller, language } = by;
  const guessed = guessColumns(table.headings, await findRemembered(site.db));
  const columns = chosen ? chooseColumns(guessed, chosen) : guessed;
  const rows = await judged(site, caller, table.rows, columns);
  const now = site.clock.now();
  const id = await site.write(async (tx) => {
    const [inserted] = await tx
      .insert(imports)
      .values({ state: 'preview', filename, columns, createdBy: caller.id, createdAt: now, updatedAt: now })
      .returning();
    await replaceRows(tx, inserted!.id, rows);
    if (chosen) await rememberColumns(tx, columns);
    const counts = { rows: rows.length };
    await recordAudit(tx, {
      at: now,
      actor: caller,
      action: 'import.create',
      target: { type: 'import', id: inserted!.id, name: filename },
      after: counts,
    });
    return inserted!.id;
  });
  return readPreview(site, id, language);
}

/**
 * Assigns columns to other fields and compares all rows again. Throws 404, 409 `already_applied` and `stale`, 400 on
 * `columns`.
 */
export async function changeImport(
  site: Site,
  { caller, language }: By,
  id: number,
  { columns: chosen, updated_at: readAt }: ImportEdit,
): Promise<ImportPreview> {
  const { record: found } = await readImport(site.db, id);
  if (found.state !== 'preview') throw refuse.conflict('already_applied', (t) => t.applied);
  const columns = chooseColumns(columnsOf(found), chosen ?? {});
  const rows = await judged(site, caller, await findCells(site.db, id), columns);
  await site.write(async (tx) => {
    const locked = await lockImport(tx, id);
    if (locked.state !== 'preview') throw refuse.conflict('already_applied', (t) => t.applied);
    refuseStale(locked, readAt);
    await replaceRows(tx, id, rows);
    if (chosen) await rememberColumns(tx, columns);
    const changes = difference(fieldsOf(locked.columns), fieldsOf(columns));
    if (!changes) return;
    const at = site.clock.now();
    await tx.update(imports).set({ columns, updatedAt: at }).where(eq(imports.id, id));
    await recordAudit(tx, {
      at,
      actor: caller,
      action: 'import.edit',
      target: { type: 'import', id, name: locked.filename },
      ...changes,
    });
  });
  return readPreview(site, id, language);
}

/** Returns the fields by the headings that they are assigned to. */
const fieldsOf = (columns: ImportRecord['columns']): Record<string, string | null> =>
  Object.fromEntries(columns.map(({ heading, field }) => [heading, field]));

async function judged(site: Site, caller: Caller, rows: readonly RawRow[], columns: readonly ImportColumn[]) {
  const now = site.clock.now();
  const prefixes = await readPrefixes(site);
  const by = { callerId: caller.id, isSuperuser: caller.isSuperuser };
  return judgeRows(site.db, rows, columns, { prefixes, today: toIso(now).slice(0, 10), now, ...by });
}

/**
 * Returns the columns with the chosen fields; a chosen field is taken from the column that had it. Throws 400 on
 * `columns` for a field that was chosen twice.
 */
function chooseColumns(columns: readonly ImportColumn[], chosen: ChosenColumns): ImportColumn[] {
  const isChosen = (heading: string) => Object.hasOwn(chosen, heading);
  const wanted = columns.flatMap(({ heading }) => (isChosen(heading) ? (chosen[heading] ?? []) : []));
  if (new Set(wanted).size < wanted.length) throw refuse.invalid((t) => ({ columns: [t.twoColumns] }));
  return columns.map(({ heading, field }) => {
    if (isChosen(heading)) return { heading, field: chosen[heading] ?? null };
    return { heading, field: field !== null && wanted.includes(field) ? null : field };
  });
}

/** Returns an import with its first rows and its first faulty rows; throws 404. */
async function readPreview({ db, clock }: Site, id: number, language: Language): Promise<ImportPreview> {
  const found = await readImport(db, id);
  const places = await findPlaces(db);
  const columns = columnsOf(found.record);
  const first = async (more: { action?: 'error' }) =>
    (await findRows(db, id, { ...more, limit: shownRows })).map((row) =>
      presentRow(row, places, { columns, language }),
    );
  return { ...presentImport(found, clock.now()), rows: await first({}), errors: await first({ action: 'error' }) };
}

/** The rows of an import that were left out, for a file: the cells as they came, and why. */
export const faultyRows = (
  db: Db,
  { id, columns }: { id: number; columns: readonly ImportColumn[] },
  language: Language,
): AsyncGenerator<string[][]> =>
  pagedBatches(async (part) =>
    (await findRows(db, id, { action: 'error', ...part })).map(({ row }) => [
      ...row.cells,
      whyOf(row, columns, language),
    ]),
  );

/** Returns a row's faults as text, each with the heading of its column and the cell: `Area: “Palakad”: …`. */
const whyOf = (row: { cells: string[]; errors: Faults | null }, columns: readonly ImportColumn[], language: Language) =>
  Object.entries(faultTexts(row, columns, language))
    .map(([field, text]) => {
      const column = columns.find((one) => one.field === field);
      return column ? `${column.heading}: ${text}` : text;
    })
    .join(' ');
