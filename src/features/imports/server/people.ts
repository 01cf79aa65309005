import { inArray, or, sql } from 'drizzle-orm';
import {
  columnOf,
  confirmedColumns,
  users,
  type AddressChange,
  type PersonColumns,
} from '~/features/people/server/public';
import { areas, units } from '~/features/areas/server/public';
import type { Db, Tx } from '~/platform/database';
import { isAmong } from '~/platform/database/among';
import { batches } from '~/shared/batches';
import { importFields, type ImportField } from '../contract';
import { holdersOf, type Holders, type Keys } from '../rules/match';

/** People in a query. */
const BATCH = 500;

/** Returns the people who have one of these membership ids, licences, phones or e-mails. */
export async function findHolders(db: Db | Tx, keys: readonly Keys[]): Promise<Holders> {
  const people = new Map<number, { id: number } & Keys>();
  const { id, membershipId, licenseKey, phone } = users;
  for (const batch of batches(keys, BATCH)) {
    const email = sql<string>`lower(${users.email})`;
    // A list in SQL must not be empty, and no person has ''.
    const texts = (name: keyof Keys) => ['', ...batch.flatMap((key) => key[name] ?? [])];
    const anyOf = or(
      inArray(email, texts('email')),
      inArray(phone, texts('phone')),
      inArray(licenseKey, texts('licenseKey')),
      inArray(membershipId, texts('membershipId')),
    );
    for (const person of await db.select({ id, membershipId, licenseKey, phone, email }).from(users).where(anyOf))
      people.set(person.id, person);
  }
  return holdersOf([...people.values()].sort((one, other) => one.id - other.id));
}

/** A person for the comparison with a row. */
export type Person = typeof users.$inferSelect;

/** Returns people by their ids. */
export async function findPeople(db: Db | Tx, ids: readonly number[]): Promise<Map<number, Person>> {
  const found = new Map<number, Person>();
  for (const batch of batches(ids, BATCH)) {
    const people = await db.select().from(users).where(isAmong(users.id, batch));
    for (const person of people) found.set(person.id, person);
  }
  return found;
}

type Compared = 'username' | 'firstName' | 'lastName' | 'phone' | 'membershipId' | 'updatedAt';
export type LockedPerson = AddressChange['person'] & Pick<Person, Compared>;

/** Locks people for the rest of the transaction; returns the columns that show whether they have changed. */
export async function lockPeople(tx: Tx, ids: readonly number[]): Promise<Map<number, LockedPerson>> {
  const sorted = [...new Set(ids)].sort((a, b) => a - b);
  const { id, username, firstName, lastName, email, phone, membershipId, role, duties, isApproved, updatedAt } = users;
  const columns = {
    id,
    username,
    firstName,
    lastName,
    email,
    phone,
    membershipId,
    role,
    duties,
    isApproved,
    updatedAt,
  };
  const found = new Map<number, LockedPerson>();
  for (const batch of batches(sorted, BATCH)) {
    const where = isAmong(users.id, batch);
    for (const person of await tx.select(columns).from(users).where(where).orderBy(users.id).for('update'))
      found.set(person.id, person);
  }
  return found;
}

interface PersonRow {
  userId: number | null;
  columns: Record<string, unknown> | null;
}

/** Returns the addresses that these rows give to people; null takes one back. */
export const addressesOf = (rows: readonly PersonRow[], people: ReadonlyMap<number, LockedPerson>): AddressChange[] =>
  rows.flatMap(({ userId, columns }) => {
    const person = userId === null ? undefined : people.get(userId);
    return person && columns && 'email' in columns ? [{ person, email: columns.email as string | null }] : [];
  });

/** Areas and units: their ids by the names in cells, and their names by id. */
export interface Places {
  areaOf(name: string): number | undefined;
  unitOf(areaId: number | null, name: string): number | undefined;
  areaNames: Map<number, string>;
  unitNames: Map<number, string>;
}

const folded = (name: string) => name.trim().toLowerCase();

export async function findPlaces(db: Db | Tx): Promise<Places> {
  const allAreas = await db.select({ id: areas.id, name: areas.name }).from(areas);
  const allUnits = await db.select({ id: units.id, name: units.name, areaId: units.areaId }).from(units);
  const areaIds = new Map(allAreas.map(({ id, name }) => [folded(name), id]));
  const unitIds = new Map(allUnits.map(({ id, name, areaId }) => [`${areaId} ${folded(name)}`, id]));
  return {
    areaOf: (name) => areaIds.get(folded(name)),
    unitOf: (areaId, name) => unitIds.get(`${areaId} ${folded(name)}`),
    areaNames: new Map(allAreas.map(({ id, name }) => [id, name])),
    unitNames: new Map(allUnits.map(({ id, name }) => [id, name])),
  };
}

/**
 * Locks the areas and units that these columns name for the rest of the transaction; returns a function that checks
 * whether an area or unit of columns no longer exists.
 */
export async function lockedPlaces(
  tx: Tx,
  all: readonly (Record<string, unknown> | null)[],
): Promise<(columns: Record<string, unknown> | null) => boolean> {
  const ids = (name: string) => [
    0,
    ...new Set(all.flatMap((columns) => (typeof columns?.[name] === 'number' ? [columns[name]] : []))),
  ];
  const lock = async (table: typeof areas | typeof units, name: string) => {
    const where = inArray(table.id, ids(name));
    return new Set((await tx.select({ id: table.id }).from(table).where(where).for('share')).map(({ id }) => id));
  };
  const foundAreas = await lock(areas, 'areaId');
  const foundUnits = await lock(units, 'unitId');
  const isGone = (id: unknown, found: ReadonlySet<number>) => typeof id === 'number' && !found.has(id);
  return (columns) => isGone(columns?.areaId, foundAreas) || isGone(columns?.unitId, foundUnits);
}

type Column = keyof PersonColumns | 'email';

/** The column that shows a field; the confirmed licence is not shown beside the licence. */
const columnsOfField: Partial<Record<ImportField, Column>> = {
  ...columnOf,
  membership_until: 'membershipUntil',
  email: 'email',
  phone: 'phone',
};

type Shown = { field: ImportField; before: string | null; after: string | null };

/** Returns a row's changes, field by field as the office knows them. */
export function changesOf(
  before: Record<string, unknown> | null,
  after: Record<string, unknown> | null,
  places: Pick<Places, 'areaNames' | 'unitNames'>,
): Shown[] {
  if (!after) return [];
  const was = before ?? {};
  const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);
  const name = (row: Record<string, unknown>) => [row.firstName, row.lastName].filter(Boolean).join(' ') || null;
  const shown = (field: ImportField): Shown | null => {
    if (field === 'full_name') return 'firstName' in after ? { field, before: name(was), after: name(after) } : null;
    if (field === 'membership_id')
      return 'membershipId' in after ? { field, before: null, after: text(after.membershipId) } : null;
    if (field === 'area' || field === 'unit') {
      const [id, names] =
        field === 'area' ? (['areaId', places.areaNames] as const) : (['unitId', places.unitNames] as const);
      const nameOf = (row: Record<string, unknown>) => names.get(row[id] as number) ?? null;
      return id in after ? { field, before: nameOf(was), after: nameOf(after) } : null;
    }
    const column = columnsOfField[field];
    if (column === undefined) return null;
    if (column in after) return { field, before: text(was[column]), after: text(after[column]) };
    // The same value as before, but confirmed now.
    const confirmed = column in confirmedColumns && confirmedColumns[column as keyof typeof confirmedColumns];
    return confirmed && confirmed in after
      ? { field, before: text(was[confirmed]), after: text(after[confirmed]) }
      : null;
  };
  return importFields.flatMap((field) => shown(field) ?? []);
}
