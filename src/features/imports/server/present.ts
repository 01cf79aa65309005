import { DAY_MS, toIso } from '~/shared/dates';
import type { Language } from '~/shared/language';
import { fullNameOf } from '~/features/people/server/public';
import { importFields, undoDays, type Import, type ImportColumn, type ImportField, type ImportRow } from '../contract';
import { faultTexts } from './faults';
import { changesOf, type Places } from './people';
import { isDoubtful, type ImportRecord, type ListedImport, type RowRecord } from './store';

/** Returns until when an import can be undone; null for an import that was not applied or is undone. */
export function undoUntil({ state, appliedAt }: Pick<ImportRecord, 'state' | 'appliedAt'>): Date | null {
  return state === 'applied' && appliedAt ? new Date(appliedAt.getTime() + undoDays * DAY_MS) : null;
}

/** Returns an import for answers. */
export function presentImport({ record, counts, ...by }: ListedImport, now: Date): Import {
  const rowsOf = (action: string) => counts.find((counted) => counted.action === action)?.rows ?? 0;
  const until = undoUntil(record);
  const iso = (date: Date | null) => (date ? toIso(date) : null);
  return {
    id: record.id,
    state: record.state,
    filename: record.filename,
    columns: columnsOf(record),
    counts: {
      rows: counts.reduce((sum, { rows }) => sum + rows, 0),
      create: rowsOf('create'),
      update: rowsOf('update'),
      same: rowsOf('same'),
      error: rowsOf('error'),
      warnings: counts.reduce((sum, { doubtful }) => sum + doubtful, 0),
    },
    created_at: toIso(record.createdAt),
    created_by: record.createdBy === null ? null : { id: record.createdBy, name: nameOf(by) },
    applied_at: iso(record.appliedAt),
    undone_at: iso(record.undoneAt),
    undo_until: until && until > now ? toIso(until) : null,
    updated_at: toIso(record.updatedAt),
  };
}

/** Returns the stored columns; a field that no longer exists counts as none. */
export const columnsOf = ({ columns }: Pick<ImportRecord, 'columns'>): ImportColumn[] =>
  columns.map(({ heading, field }) => ({
    heading,
    field: importFields.find((known): known is ImportField => known === field) ?? null,
  }));

type Named = { firstName: string | null; lastName: string | null; username: string | null };

export const nameOf = ({ firstName, lastName, username }: Named) =>
  fullNameOf({ firstName: firstName ?? '', lastName: lastName ?? '', username: username ?? '' });

/** Returns a row as answers carry it; `columns` are those of its import. */
export function presentRow(
  { row, ...user }: RowRecord,
  places: Places,
  { columns, language }: { columns: readonly ImportColumn[]; language: Language },
): ImportRow {
  const texts = row.errors && faultTexts(row, columns, language);
  const isWarned = isDoubtful(row);
  return {
    line: row.line,
    action: row.action,
    user: row.userId === null ? null : { id: row.userId, full_name: nameOf(user), membership_id: user.membershipId },
    cells: row.cells,
    changes: changesOf(row.before, row.after, places),
    errors:
      texts && !isWarned ? Object.fromEntries(Object.entries(texts).map(([field, text]) => [field, [text]])) : null,
    warnings: texts && isWarned ? Object.values(texts) : [],
  };
}
