import { fullNameOf } from '~/features/accounts/server/public';
import { toIso } from '~/shared/dates';
import { importFields, undoDays, type Import, type ImportColumn, type ImportField, type ImportRow } from '../contract';
import { changesOf, type Places } from './people';
import type { ImportRecord, ListedImport, RowRecord } from './store';

/** Until when an import can be undone; null when it can't. */
export function undoUntil({ state, appliedAt }: Pick<ImportRecord, 'state' | 'appliedAt'>): Date | null {
  return state === 'applied' && appliedAt ? new Date(appliedAt.getTime() + undoDays * 86_400_000) : null;
}

/** An import as answers carry it. */
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
    },
    created_at: toIso(record.createdAt),
    created_by: record.createdBy === null ? null : { id: record.createdBy, name: nameOf(by) },
    applied_at: iso(record.appliedAt),
    undone_at: iso(record.undoneAt),
    undo_until: until && until > now ? toIso(until) : null,
  };
}

/** The columns as they are stored; a field that there is no more counts as none. */
export const columnsOf = ({ columns }: Pick<ImportRecord, 'columns'>): ImportColumn[] =>
  columns.map(({ heading, field }) => ({
    heading,
    field: importFields.find((known): known is ImportField => known === field) ?? null,
  }));

type Named = { firstName: string | null; lastName: string | null; username: string | null };

export const nameOf = ({ firstName, lastName, username }: Named) =>
  fullNameOf({ firstName: firstName ?? '', lastName: lastName ?? '', username: username ?? '' });

/** A row as answers carry it; what is wrong with it is stored in English, and `said` in the language of the page. */
export const presentRow = (
  { row, ...user }: RowRecord,
  places: Places,
  said: (text: string) => string = (text) => text,
): ImportRow => ({
  line: row.line,
  action: row.action,
  user: row.userId === null ? null : { id: row.userId, full_name: nameOf(user), membership_id: user.membershipId },
  cells: row.cells,
  changes: changesOf(row.before, row.after, places),
  errors:
    row.errors &&
    Object.fromEntries(Object.entries(row.errors).map(([field, messages]) => [field, messages.map(said)])),
});
