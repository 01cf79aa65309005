import { eq, getTableColumns, sql, type SQL } from 'drizzle-orm';
import { addCollected, collectEntries, composeInsert, reserveIds, type Db, type Tx } from '~/platform/database';
import { isAmong } from '~/platform/database/among';
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
 * Composes the statements that change the given columns of many people, `updatedAt` among them. Columns that no person
 * of a batch changes are left out of its statement: what is computed from them stays as it is.
 */
export const composePatches = (people: readonly { id: number; columns: PersonColumns }[]): SQL[] =>
  [...batches(people, BATCH)].map((batch) => {
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
    return sql`update ${users} set ${sql.join(set, sql`, `)}
      from jsonb_to_recordset(${JSON.stringify(patches)}::jsonb)
        as patch(id int, has jsonb, ${sql.join(types, sql`, `)})
      where ${users.id} = patch.id`;
  });

/** Changes many people. Checks only what the database checks. `settlePeople` follows after the commit. */
export async function patchPeople(tx: Tx, invalidate: Invalidate, patches: readonly SQL[]): Promise<void> {
  if (patches.length === 0) return;
  await collectEntries(tx, users, async () => {
    for (const patch of patches) await tx.execute(patch);
  });
  invalidate(callersTopic, peopleTopic);
}

/** Adds to the indexes what many changes of people have left to be added after their commit. */
export const settlePeople = (db: Db): Promise<void> => addCollected(db, users);

/** A new, approved member. A null membership id becomes the next free one. */
export interface NewPerson {
  email: string | null;
  membershipId: string | null;
  columns: PersonColumns;
}

/** New people with everything that is computed before the transaction that inserts them. */
export interface PlannedPeople {
  /** In the order of the new people; the ids are reserved. */
  people: readonly { id: number; username: string; membershipId: string }[];
  /** The last membership number before and after them. */
  counter: { from: number; to: number };
  insert: (tx: Tx) => Promise<unknown>;
}

interface PlanParts {
  people: readonly NewPerson[];
  /** The hash of a random password that no person has: members set their own by a link. */
  passwordHash: string;
  /** The highest number among the membership ids in `people`; 0 without any. */
  highest: number;
  prefix: string;
  now: Date;
}

/**
 * Plans the insertion of approved members, each with a username made from the e-mail, or from the name without one. A
 * membership id in `people` stays as it is, and the counter rises above it before the others get theirs. Reserves ids
 * and changes nothing; others may write before `insertPeople` does.
 */
export async function planPeople(
  db: Db,
  { people, passwordHash, highest, prefix, now }: PlanParts,
): Promise<PlannedPeople> {
  const found = people.length === 0 ? [] : await db.select({ username: users.username }).from(users);
  const names = new Set(found.map(({ username }) => username.toLowerCase()));
  const taking = (username: string) => {
    names.add(username.toLowerCase());
    return username;
  };
  const [counter] = await db.select({ last: membershipCounter.last }).from(membershipCounter);
  const from = counter!.last;
  let number = Math.max(from, highest);
  const ids = await reserveIds(db, users, people.length);
  const rows = people.map(({ email: address, membershipId, columns }, at) => ({
    ...(columns as Partial<typeof users.$inferInsert>),
    licenseConfirmedAt: columns.licenseConfirmedAt ? now : null,
    id: ids[at]!,
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
  return {
    people: rows.map(({ id, username, membershipId }) => ({ id, username, membershipId })),
    counter: { from, to: number },
    insert: composeInsert(users, rows),
  };
}

/**
 * Inserts planned people. Returns false, and has changed nothing, when membership numbers were given since they were
 * planned. Throws on a value that another person has. `settlePeople` follows after the commit.
 */
export async function insertPeople(
  tx: Tx,
  invalidate: Invalidate,
  { people, counter, insert }: PlannedPeople,
): Promise<boolean> {
  if (people.length === 0) return true;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('users.insert'))`);
  const raised = await tx
    .update(membershipCounter)
    .set({ last: counter.to })
    .where(eq(membershipCounter.last, counter.from))
    .returning({ last: membershipCounter.last });
  if (raised.length === 0) return false;
  await collectEntries(tx, users, () => insert(tx));
  invalidate(peopleTopic);
  return true;
}

/** Deletes people and what references them. Only an erasure calls it (privacy/server/erasing.ts). */
export async function removePeople(tx: Tx, invalidate: Invalidate, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.delete(users).where(isAmong(users.id, ids));
  invalidate(callersTopic, peopleTopic);
}
