import { setImmediate as pause } from 'node:timers/promises';
import { dayFaults } from '~/shared/person/days';
import { fullNameOf, mayChangeAddress } from '~/features/people/server/public';
import * as personTexts from '~/shared/person/texts';
import type { Db } from '~/platform/database';
import { mayDecideOn } from '~/shared/may-decide-on';
import { batches } from '~/shared/batches';
import { romanised } from '~/shared/romanised';
import { type ImportColumn, type RowAction } from '../contract';
import { match, twice } from '../rules/match';
import { readCells, type ReadRow } from './cells';
import type { Fault, Faults } from './faults';
import { columnsFor, decides, isLicence } from './columns';
import { findHolders, findPeople, findPlaces, type Person, type Places } from './people';

/** A row of the file below the headings. */
export interface RawRow {
  line: number;
  cells: string[];
}

/** A row with its action: its row in `import_rows`. */
export interface JudgedRow extends RawRow {
  action: RowAction;
  userId: number | null;
  people: number[];
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  errors: Faults | null;
}

interface Judging {
  /** The prefixes of the site's membership ids, the present one first. */
  prefixes: readonly [string, ...string[]];
  /** The current day in the site's zone. */
  today: string;
  now: Date;
  callerId: number | undefined;
  /** Superusers may also change the area of an area admin, and the e-mail of a person with a role. */
  isSuperuser: boolean;
}

/** Rows between two pauses for other requests. */
const BATCH = 100;

/** Returns what each row of a file would change now. Changes nothing itself. */
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
  for (const batch of batches(read, BATCH)) {
    const people = await findPeople(db, [...new Set(batch.flatMap(({ userIds }) => userIds.slice(0, 5)))]);
    for (const row of batch) judged.push(judge(row, people, places, repeated.get(row.line), judging));
  }
  return judged;
}

const whole = (fault: Fault): Faults => ({ non_field_errors: [fault] });

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
    people: row.userIds,
    before: null,
    after: null,
    errors: null,
    ...more,
  });
  const wanted = columnsFor(row.values, person, places);
  const { area } = wanted.errors;
  const refuse = (errors: Faults) => result('error', { errors: { ...row.errors, ...(area && { area }), ...errors } });

  if (row.userIds.length > 1)
    return refuse(
      whole({
        key: 'twoPeople',
        values: {
          people: row.userIds
            .slice(0, 5)
            .map((id) => nameOf(people.get(id)))
            .join(', '),
        },
      }),
    );
  if (same) return refuse(whole({ key: 'sameTwice', values: { lines: same.join(', ') } }));
  if (!person && Object.values(row.keys).every((key) => key === null)) {
    return refuse(Object.keys(row.errors).length > 0 ? {} : whole({ key: 'nobody' }));
  }
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
  if (person.role === 'superuser') return refuse(whole({ key: 'office' }));
  if (!person.isApproved) return refuse(whole({ key: 'waiting' }));
  const { callerId: id, isSuperuser } = judging;
  if (decides(changed.after) && !mayDecideOn({ id, isSuperuser }, person.id))
    return refuse(whole(personTexts.ownRecord));
  return result('update', {
    before: { ...changed.before, updatedAt },
    after: changed.after,
    errors: isDoubtful(row, person, changed) ? whole({ key: 'doubtful' }) : null,
  });
}

/**
 * Whether a row may be about another person: phone or e-mail alone match, as a family shares them, and both the name,
 * by its sound, and the date of birth differ.
 */
function isDoubtful({ keys }: ReadRow, person: Person, { before, after }: Changes): boolean {
  if (keys.membershipId !== null && keys.membershipId === person.membershipId?.toUpperCase()) return false;
  if (keys.licenseKey !== null && keys.licenseKey === person.licenseKey) return false;
  const soundOf = ({ firstName, lastName }: Record<string, unknown>) => romanised([firstName, lastName].join(' '));
  return 'firstName' in after && soundOf(before) !== soundOf(after) && typeof after.dob === 'string';
}

const nameOf = (person: Person | undefined) =>
  person ? `${fullNameOf(person)}${person.membershipId ? ` (${person.membershipId})` : ''}` : '';

/** Returns the errors of values that a new person lacks; an e-mail is none of them (docs/decisions/0063). */
const missingOf = ({ values }: ReadRow): Faults =>
  values.full_name === undefined && values.first_name === undefined
    ? { full_name: [personTexts.required.fullName] }
    : {};

/** Returns the errors of changes that an import doesn't make to an existing person. */
function refusedOf(person: Person, row: ReadRow, columns: Record<string, unknown>, { isSuperuser }: Judging): Faults {
  const { membershipId } = row.keys;
  const otherId =
    membershipId !== null && person.membershipId !== null && membershipId !== person.membershipId.toUpperCase();
  const isOther = columns.email !== undefined && columns.email !== person.email;
  return {
    ...(otherId && { membership_id: [{ key: 'otherId', values: { id: person.membershipId ?? '' } }] }),
    ...(isOther && !mayChangeAddress({ isSuperuser }, person) && { email: [personTexts.emailOfOffice] }),
    ...(!isSuperuser &&
      person.role === 'area_admin' &&
      columns.areaId !== undefined &&
      columns.areaId !== person.areaId && { area: [{ key: 'areaAdminArea' }] }),
  };
}

interface Changes {
  before: Record<string, unknown>;
  after: Record<string, unknown>;
}

/** Returns the columns that change, before and after; null without any. */
function changedOf(person: Person, columns: Record<string, unknown>): Changes | null {
  const row: Record<string, unknown> = person;
  const isOther = (column: string) => (row[column] ?? null) !== (columns[column] ?? null);
  let names = Object.keys(columns).filter(isOther);
  if (names.length === 0) return null;
  // A name is stored whole, with both columns.
  if (names.includes('firstName') || names.includes('lastName'))
    names = [...new Set([...names, 'firstName', 'lastName'])];
  const pick = (from: (name: string) => unknown) => Object.fromEntries(names.map((name) => [name, from(name) ?? null]));
  const before = pick((name) => row[name]);
  if (names.some(isLicence)) before.licenseConfirmedAt = person.licenseConfirmedAt?.toISOString() ?? null;
  return { before, after: pick((name) => (name in columns ? columns[name] : row[name])) };
}
