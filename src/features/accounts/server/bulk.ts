import { getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Tx } from '~/platform/database';
import type { Invalidate } from '~/platform/topics';
import { line } from '~/shared/text';
import { neededLine } from '~/shared/fields';
import { peopleTopic } from '~/shared/topics';
import { email, optionalFields, optionalLicense, phone } from '../contract';
import * as texts from '../texts';
import { membershipIdOf, usernameStem } from '../rules';
import { callersTopic } from './sessions';
import { membershipCounter, users } from './tables';

/** Rows in one statement: the embedded database keeps the memory that the largest one took. */
const BATCH = 100;

const { aadhaar: _, ...plainFields } = optionalFields;

/** The rules of a person's fields, each by itself, for values that come from elsewhere than a form (docs/product/imports.md). */
export const personSchemas = {
  full_name: neededLine(150, texts.required.fullName),
  first_name: neededLine(75, texts.required.fullName),
  last_name: line(75),
  email,
  phone,
  ...optionalLicense,
  membership_until: optionalLicense.renewalDate,
  ...plainFields,
};

/** What is changed of many people at once; Dates as they come from JSON, too. */
const patchable = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'areaId',
  'unitId',
  'dob',
  'gender',
  'maritalStatus',
  'residentialAddress',
  'officeAddress',
  'postOffice',
  'pin',
  'licenseNo',
  'licenseCategory',
  'licenseDate',
  'renewalDate',
  'confirmedLicenseNo',
  'confirmedRenewalDate',
  'licenseConfirmedAt',
  'membershipUntil',
  'qualification',
  'additionalQualification',
  'skills',
  'bloodGroup',
  'panchayath',
  'updatedAt',
] as const satisfies (keyof typeof users.$inferInsert)[];

/** Columns of a person with values that survive JSON: moments as ISO 8601. */
export type PersonColumns = Partial<Record<(typeof patchable)[number], string | number | null>>;

const nameOf = (column: (typeof patchable)[number]) => getTableColumns(users)[column].name;

/**
 * Changes columns of many people, in a few statements: only those that are named of each. Checks nothing but what the database
 * does. `updatedAt` has to be among them.
 */
export async function patchPeople(
  tx: Tx,
  invalidate: Invalidate,
  people: readonly { id: number; columns: PersonColumns }[],
): Promise<void> {
  const names = patchable.map((column) => sql.identifier(nameOf(column)));
  const set = sql.join(names, sql`, `);
  const next = sql.join(
    names.map((name) => sql`(patched.person).${name}`),
    sql`, `,
  );
  for (let from = 0; from < people.length; from += BATCH) {
    const patches = people.slice(from, from + BATCH).map(({ id, columns }) => {
      const named = patchable
        .filter((column) => columns[column] !== undefined)
        .map((column) => [nameOf(column), columns[column]]);
      return { id, ...(Object.fromEntries(named) as object) };
    });
    // What a patch does not name stays what it is in the row.
    await tx.execute(sql`update ${users} set (${set}) = (
        select ${next} from (select jsonb_populate_record(${users}, patch.value) as person) as patched
      ) from jsonb_array_elements(${JSON.stringify(patches)}::jsonb) as patch(value) where ${users.id} = (patch.value ->> 'id')::int`);
  }
  if (people.length > 0) invalidate(callersTopic, peopleTopic);
}

/** Somebody new: approved, a member. Without a membership id the next one is theirs. */
export interface NewPerson {
  email: string;
  membershipId: string | null;
  columns: PersonColumns;
}

interface InsertParts {
  people: readonly NewPerson[];
  /** Of a password that nobody knows: they set their own by a link. */
  passwordHash: string;
  /** The highest number among the membership ids that are given; 0 without any. */
  highest: number;
  prefix: string;
  now: Date;
}

/**
 * Inserts approved members, each with a username made from the e-mail. A given membership id is kept, and the counter rises above it
 * before the others get theirs. Gives id and membership id of each, in the order of `people`. Throws on what somebody else has.
 */
export async function insertPeople(
  tx: Tx,
  invalidate: Invalidate,
  { people, passwordHash, highest, prefix, now }: InsertParts,
) {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('users.insert'))`);
  const found = await tx.select({ username: users.username }).from(users);
  const names = new Set(found.map(({ username }) => username.toLowerCase()));
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
    username: freeName(names, usernameStem(address)),
    membershipId: membershipId ?? membershipIdOf(prefix, (number += 1)),
    passwordHash,
    role: 'member' as const,
    isApproved: true,
    approvedAt: now,
    dateJoined: now,
    updatedAt: now,
  }));
  const ids = new Map<string, number>();
  for (let from = 0; from < rows.length; from += BATCH) {
    const made = await tx
      .insert(users)
      .values(rows.slice(from, from + BATCH))
      .returning({ id: users.id, membershipId: users.membershipId });
    for (const { id, membershipId } of made) ids.set(membershipId!, id);
  }
  if (people.length > 0) invalidate(peopleTopic);
  return rows.map(({ membershipId, username }) => ({ id: ids.get(membershipId)!, membershipId, username }));
}

/** A username that is nobody's, and from now on taken. */
function freeName(names: Set<string>, stem: string): string {
  let name = stem;
  for (let number = 2; names.has(name.toLowerCase()); number += 1) name = `${stem}${number}`;
  names.add(name.toLowerCase());
  return name;
}

/** Deletes people who never did anything: no files and no work hang on them. */
export async function removePeople(tx: Tx, invalidate: Invalidate, ids: readonly number[]): Promise<void> {
  for (let from = 0; from < ids.length; from += BATCH)
    await tx.delete(users).where(inArray(users.id, ids.slice(from, from + BATCH)));
  if (ids.length > 0) invalidate(callersTopic, peopleTopic);
}
