import { setImmediate as pause } from 'node:timers/promises';
import { accountTexts, dayFaults, fullNameOf } from '~/features/accounts/server/public';
import type { Db } from '~/platform/database';
import type { FieldErrors } from '~/shared/contract';
import { fillText } from '~/shared/fill-text';
import { type ImportColumn, type RowAction } from '../contract';
import * as texts from '../texts';
import { match, twice } from '../rules/match';
import { readCells, type ReadRow } from './cells';
import { columnsFor, isLicence } from './columns';
import { findHolders, findPeople, findPlaces, type Person, type Places } from './people';

/** A row of the file as it stands below the headings. */
export interface RawRow {
  line: number;
  cells: string[];
}

/** What becomes of a row: its row in `import_rows`. */
export interface JudgedRow extends RawRow {
  action: RowAction;
  userId: number | null;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  errors: FieldErrors | null;
}

interface Judging {
  /** For membership ids of the site's own. */
  prefix: string;
  /** The day it is in the site's zone. */
  today: string;
  now: Date;
  /** Whether a superuser asks: they may also change what decides whom somebody with a role sees, and who gets into their account. */
  isSuperuser: boolean;
}

/** Rows that are worked on before others get a turn. */
const BATCH = 100;

/** What each row of a file would do with people as they are now. Changes nothing. */
export async function judgeRows(
  db: Db,
  rows: readonly RawRow[],
  columns: readonly ImportColumn[],
  judging: Judging,
): Promise<JudgedRow[]> {
  const places = await findPlaces(db);
  const cells: ReadRow[] = [];
  for (const [at, row] of rows.entries()) {
    if (at % BATCH === 0) await pause();
    cells.push(readCells(row, columns, judging));
  }
  const holders = await findHolders(
    db,
    cells.map(({ keys }) => keys),
  );
  const read = cells.map((row) => ({ ...row, userIds: match(row.keys, holders) }));
  const repeated = twice(read);
  const judged: JudgedRow[] = [];
  for (let from = 0; from < read.length; from += BATCH) {
    const batch = read.slice(from, from + BATCH);
    const people = await findPeople(db, [...new Set(batch.flatMap(({ userIds }) => userIds.slice(0, 5)))]);
    for (const row of batch) judged.push(judge(row, people, places, repeated.get(row.line), judging));
  }
  return judged;
}

const whole = (message: string): FieldErrors => ({ non_field_errors: [message] });

function judge(
  row: ReadRow & { userIds: number[] },
  people: Map<number, Person>,
  places: Places,
  same: number[] | undefined,
  judging: Judging,
): JudgedRow {
  const [userId] = row.userIds.length === 1 ? row.userIds : [];
  const person = userId === undefined ? undefined : people.get(userId);
  const result = (action: RowAction, more: Partial<JudgedRow> = {}): JudgedRow => ({
    line: row.line,
    cells: row.cells,
    action,
    userId: person?.id ?? null,
    before: null,
    after: null,
    errors: null,
    ...more,
  });
  const refuse = (errors: FieldErrors) => result('error', { errors: { ...row.errors, ...errors } });

  if (row.userIds.length > 1)
    return refuse(
      whole(
        fillText(texts.twoPeople, {
          people: row.userIds
            .slice(0, 5)
            .map((id) => nameOf(people.get(id)))
            .join(', '),
        }),
      ),
    );
  if (same) return refuse(whole(fillText(texts.sameTwice, { lines: same.join(', ') })));
  if (!person && Object.values(row.keys).every((key) => key === null)) {
    return refuse(Object.keys(row.errors).length > 0 ? {} : whole(texts.nobody));
  }
  const wanted = columnsFor(row.values, person, places);
  const days = dayFaults(row.values, person ?? {}, judging.now);
  const faults = Object.fromEntries(Object.entries(days).map(([field, message]) => [field, [message]]));
  const errors = {
    ...wanted.errors,
    ...faults,
    ...(person ? refusedOf(person, row, wanted.columns, judging) : missingOf(row)),
    ...row.errors,
  };
  if (Object.keys(errors).length > 0) return refuse(errors);
  if (!person) {
    const columns = Object.fromEntries(Object.entries(wanted.columns).filter(([, value]) => value !== null));
    return result('create', {
      after: { ...columns, ...(row.keys.membershipId && { membershipId: row.keys.membershipId }) },
    });
  }
  const changed = changedOf(person, wanted.columns);
  const updatedAt = person.updatedAt.toISOString();
  if (!changed) return result('same', { before: { updatedAt } });
  if (person.role === 'superuser') return refuse(whole(texts.office));
  if (!person.isApproved) return refuse(whole(texts.waiting));
  return result('update', { before: { ...changed.before, updatedAt }, after: changed.after });
}

const nameOf = (person: Person | undefined) =>
  person ? `${fullNameOf(person)}${person.membershipId ? ` (${person.membershipId})` : ''}` : '';

/** What somebody new cannot do without. */
function missingOf({ values, errors }: ReadRow): FieldErrors {
  return {
    ...(values.full_name === undefined &&
      values.first_name === undefined && { full_name: [accountTexts.required.fullName] }),
    ...(values.email === undefined && !errors.email && { email: [accountTexts.required.email] }),
  };
}

/** What an import does not do with somebody there is. */
function refusedOf(
  person: Person,
  row: ReadRow,
  columns: Record<string, unknown>,
  { isSuperuser }: Judging,
): FieldErrors {
  const { membershipId } = row.keys;
  const otherId =
    membershipId !== null && person.membershipId !== null && membershipId !== person.membershipId.toUpperCase();
  const hasRole = person.role === 'admin' || person.role === 'area_admin';
  return {
    ...(otherId && { membership_id: [fillText(texts.otherId, { id: person.membershipId ?? '' })] }),
    ...(!isSuperuser &&
      hasRole &&
      columns.email !== undefined &&
      columns.email !== person.email && { email: [texts.staffEmail] }),
    ...(!isSuperuser &&
      person.role === 'area_admin' &&
      columns.areaId !== undefined &&
      columns.areaId !== person.areaId && { area: [texts.areaAdminArea] }),
  };
}

/** Those of the columns that are otherwise now; null when all are so already. */
function changedOf(
  person: Person,
  columns: Record<string, unknown>,
): { before: Record<string, unknown>; after: Record<string, unknown> } | null {
  const row: Record<string, unknown> = person;
  const isOther = (column: string) => (row[column] ?? null) !== (columns[column] ?? null);
  let names = Object.keys(columns).filter(isOther);
  if (names.length === 0) return null;
  // A name is told whole.
  if (names.includes('firstName') || names.includes('lastName'))
    names = [...new Set([...names, 'firstName', 'lastName'])];
  const pick = (from: (name: string) => unknown) => Object.fromEntries(names.map((name) => [name, from(name) ?? null]));
  const before = pick((name) => row[name]);
  if (names.some(isLicence)) before.licenseConfirmedAt = person.licenseConfirmedAt?.toISOString() ?? null;
  return { before, after: pick((name) => (name in columns ? columns[name] : row[name])) };
}
