import { getTableColumns, inArray, sql } from 'drizzle-orm';
import { insertRows, type Tx } from '~/platform/database';
import type { Invalidate } from '~/platform/topics';
import { batches } from '~/shared/batches';
import { line } from '~/shared/text';
import { neededLine } from '~/shared/fields';
import { callersTopic, peopleTopic } from '~/shared/topics';
import { email, optionalFields, optionalLicense, phone } from '~/shared/person/fields';
import * as personTexts from '~/shared/person/texts';
import { confirmedColumns, freeUsername, membershipIdOf, usernameFrom } from '../rules';
import { columnOf } from './profile-columns';
import { membershipCounter, users } from './tables';

/** Rows in one statement: the embedded database never frees the memory of its largest statement. */
const BATCH = 250;

const { aadhaar: _, ...plainFields } = optionalFields;

/** The schema of each field of a person, for values that do not come from a form (docs/product/imports.md). */
export const personSchemas = {
  full_name: neededLine(150, personTexts.required.fullName),
  first_name: neededLine(75, personTexts.required.fullName),
  last_name: line(75),
  email,
  phone,
  ...optionalLicense,
  membership_until: optionalLicense.renewalDate,
  ...plainFields,
};

const { language: _language, hide_phone: _hidePhone, hide_email: _hideEmail, ...profileColumns } = columnOf;

/** The columns that can be changed for many people at once; addresses go through changeAddresses. */
const patchable = [
  ...Object.values(profileColumns),
  ...Object.values(confirmedColumns),
  'firstName',
  'lastName',
  'phone',
  'areaId',
  'unitId',
  'licenseConfirmedAt',
  'membershipUntil',
  'updatedAt',
] as const satisfies (keyof typeof users.$inferInsert)[];

/** Columns of a person with values that survive JSON: dates as ISO 8601. */
export type PersonColumns = Partial<Record<Patchable, string | number | null>>;

type Patchable = (typeof patchable)[number];

const nameOf = (column: Patchable) => getTableColumns(users)[column].name;

/**
 * Changes the given columns of many people, `updatedAt` among them. Checks only what the database checks. Columns that
 * no person of a batch changes are left out of its statement: what is computed from them stays as it is.
 */
export async function patchPeople(
  tx: Tx,
  invalidate: Invalidate,
  people: readonly { id: number; columns: PersonColumns }[],
): Promise<void> {
  for (const batch of batches(people, BATCH)) {
    const changes = (column: Patchable) => batch.filter(({ columns }) => columns[column] !== undefined).length;
    const changed = patchable.filter((column) => changes(column) > 0);
    const set = changed.map((column) => {
      const name = sql.identifier(nameOf(column));
      // A column that a patch leaves out keeps its value.
      return changes(column) === batch.length
        ? sql`${name} = patch.${name}`
        : sql`${name} = case when patch.has ? ${nameOf(column)} then patch.${name} else ${users}.${name} end`;
    });
    const types = changed.map((column) =>
      sql.raw(`"${nameOf(column)}" ${getTableColumns(users)[column].getSQLType()}`),
    );
    const patches = batch.map(({ id, columns }) => {
      const has = changed.filter((column) => columns[column] !== undefined);
      const values = Object.fromEntries(has.map((column) => [nameOf(column), columns[column]]));
      return { ...values, id, has: has.map(nameOf) };
    });
    await tx.execute(sql`update ${users} set ${sql.join(set, sql`, `)}
      from jsonb_to_recordset(${JSON.stringify(patches)}::jsonb)
        as patch(id int, has jsonb, ${sql.join(types, sql`, `)})
      where ${users.id} = patch.id`);
  }
  if (people.length > 0) invalidate(callersTopic, peopleTopic);
}

/** A new, approved member. A null membership id becomes the next free one. */
export interface NewPerson {
  email: string | null;
  membershipId: string | null;
  columns: PersonColumns;
}

interface InsertParts {
  people: readonly NewPerson[];
  /** The hash of a random password that no person has: members set their own by a link. */
  passwordHash: string;
  /** The highest number among the membership ids in `people`; 0 without any. */
  highest: number;
  prefix: string;
  now: Date;
}

/**
 * Inserts approved members, each with a username made from the e-mail, or from the name without one. A membership id in
 * `people` stays as it is, and the counter rises above it before the others get theirs. Returns id, membership id and
 * username of each, in the order of `people`. Throws on a value that another person has.
 */
export async function insertPeople(
  tx: Tx,
  invalidate: Invalidate,
  { people, passwordHash, highest, prefix, now }: InsertParts,
) {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('users.insert'))`);
  const found = await tx.select({ username: users.username }).from(users);
  const names = new Set(found.map(({ username }) => username.toLowerCase()));
  const taking = (username: string) => {
    names.add(username.toLowerCase());
    return username;
  };
  const without = people.filter(({ membershipId }) => membershipId === null).length;
  const [counter] = await tx
    .update(membershipCounter)
    .set({ last: sql`greatest(${membershipCounter.last}, ${highest}::int) + ${without}::int` })
    .returning({ last: membershipCounter.last });
  let number = counter!.last - without;
  const rows = people.map(({ email: address, membershipId, columns }) => ({
    ...(columns as Partial<typeof users.$inferInsert>),
    licenseConfirmedAt: columns.licenseConfirmedAt ? now : null,
    email: address,
    username: taking(
      freeUsername(usernameFrom(address, `${columns.firstName ?? ''} ${columns.lastName ?? ''}`), names),
    ),
    membershipId: membershipId ?? membershipIdOf(prefix, (number += 1)),
    passwordHash,
    role: 'member' as const,
    isApproved: true,
    approvedAt: now,
    dateJoined: now,
    updatedAt: now,
  }));
  const inserted = await insertRows<{ id: number; membership_id: string }>(
    tx,
    users,
    rows,
    sql`returning id, membership_id`,
  );
  const ids = new Map(inserted.map(({ id, membership_id }) => [membership_id, id]));
  if (people.length > 0) invalidate(peopleTopic);
  return rows.map(({ membershipId, username }) => ({ id: ids.get(membershipId)!, membershipId, username }));
}

/** Deletes people and what references them. Only an erasure calls it (privacy/server/erasing.ts). */
export async function removePeople(tx: Tx, invalidate: Invalidate, ids: readonly number[]): Promise<void> {
  for (const batch of batches(ids, BATCH)) await tx.delete(users).where(inArray(users.id, batch));
  if (ids.length > 0) invalidate(callersTopic, peopleTopic);
}
