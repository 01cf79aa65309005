import { inArray, or, sql } from 'drizzle-orm';
import { columnOf, users, type PersonColumns } from '~/features/accounts/server/public';
import { areas, units } from '~/features/areas/server/public';
import type { Db, Tx } from '~/platform/database';
import { importFields, type ImportField } from '../contract';
import { holdersOf, type Holders, type Keys } from '../rules/match';

/** People whose rows are in memory at a time. */
const BATCH = 500;

/** Who has one of these membership ids, licences, phones and e-mails. */
export async function findHolders(db: Db | Tx, keys: readonly Keys[]): Promise<Holders> {
  const people = new Map<number, { id: number } & Keys>();
  const { id, membershipId, licenseKey, phone } = users;
  for (let from = 0; from < keys.length; from += BATCH) {
    const some = keys.slice(from, from + BATCH);
    const email = sql<string>`lower(${users.email})`;
    // '' is nobody's: a list must not be empty.
    const texts = (name: keyof Keys) => ['', ...some.flatMap((key) => key[name] ?? [])];
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

/** A person as an import compares them. */
export type Person = typeof users.$inferSelect;

/** These people by their ids. */
export async function findPeople(db: Db | Tx, ids: readonly number[]): Promise<Map<number, Person>> {
  const found = new Map<number, Person>();
  for (let from = 0; from < ids.length; from += BATCH) {
    for (const person of await db
      .select()
      .from(users)
      .where(inArray(users.id, ids.slice(from, from + BATCH))))
      found.set(person.id, person);
  }
  return found;
}

export type LockedPerson = Pick<
  Person,
  'id' | 'username' | 'firstName' | 'lastName' | 'email' | 'phone' | 'membershipId' | 'role' | 'updatedAt'
>;

/** As much of these people as it takes to see whether they are as they were, locked for the rest of the transaction. */
export async function lockPeople(tx: Tx, ids: readonly number[]): Promise<Map<number, LockedPerson>> {
  const sorted = [...new Set(ids)].sort((a, b) => a - b);
  const { id, username, firstName, lastName, email, phone, membershipId, role, updatedAt } = users;
  const columns = { id, username, firstName, lastName, email, phone, membershipId, role, updatedAt };
  const found = new Map<number, LockedPerson>();
  for (let from = 0; from < sorted.length; from += BATCH) {
    const some = inArray(users.id, sorted.slice(from, from + BATCH));
    for (const person of await tx.select(columns).from(users).where(some).orderBy(users.id).for('update'))
      found.set(person.id, person);
  }
  return found;
}

/** Areas and units: by name as cells have it, and their names by id. */
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

/** Keeps the areas and units that these columns name for the rest of the transaction; gives whether one of a person's is gone. */
export async function lockedPlaces(
  tx: Tx,
  all: readonly (Record<string, unknown> | null)[],
): Promise<(columns: Record<string, unknown> | null) => boolean> {
  const ids = (name: string) => [
    0,
    ...new Set(all.flatMap((columns) => (typeof columns?.[name] === 'number' ? [columns[name]] : []))),
  ];
  const foundAreas = new Set(
    (
      await tx
        .select({ id: areas.id })
        .from(areas)
        .where(inArray(areas.id, ids('areaId')))
        .for('share')
    ).map(({ id }) => id),
  );
  const foundUnits = new Set(
    (
      await tx
        .select({ id: units.id })
        .from(units)
        .where(inArray(units.id, ids('unitId')))
        .for('share')
    ).map(({ id }) => id),
  );
  const isGone = (id: unknown, found: ReadonlySet<number>) => typeof id === 'number' && !found.has(id);
  return (columns) => isGone(columns?.areaId, foundAreas) || isGone(columns?.unitId, foundUnits);
}

type Column = keyof PersonColumns;

/** The columns that a field is saved in, first the one that shows it; the confirmed licence is not shown beside the licence. */
const columnsOfField: Partial<Record<ImportField, Column>> = {
  ...columnOf,
  membership_until: 'membershipUntil',
  email: 'email',
  phone: 'phone',
};

type Shown = { field: ImportField; before: string | null; after: string | null };

/** What a row changes, field by field as the office knows them. */
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
    if (field === 'area')
      return 'areaId' in after
        ? {
            field,
            before: places.areaNames.get(was.areaId as number) ?? null,
            after: places.areaNames.get(after.areaId as number) ?? null,
          }
        : null;
    if (field === 'unit')
      return 'unitId' in after
        ? {
            field,
            before: places.unitNames.get(was.unitId as number) ?? null,
            after: places.unitNames.get(after.unitId as number) ?? null,
          }
        : null;
    const column = columnsOfField[field];
    if (column === undefined) return null;
    if (column in after) return { field, before: text(was[column]), after: text(after[column]) };
    // The same value as before, but confirmed now.
    const confirmed =
      field === 'licenseNo' ? 'confirmedLicenseNo' : field === 'renewalDate' ? 'confirmedRenewalDate' : null;
    return confirmed && confirmed in after
      ? { field, before: text(was[confirmed]), after: text(after[confirmed]) }
      : null;
  };
  return importFields.flatMap((field) => shown(field) ?? []);
}
