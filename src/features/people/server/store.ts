import { and, eq, notInArray, or, sql } from 'drizzle-orm';
import { areas, units } from '~/features/areas/server/public';
import type { Db, Tx } from '~/platform/database';
import { violates } from '~/platform/database/violation';
import { refusePerson } from '~/platform/errors/refusals';
import type { Invalidate } from '~/platform/topics';
import { peopleTopic } from '~/shared/topics';
import { freeUsername } from '../rules';
import { usernameStem } from '~/shared/person/names';
import { refuse } from './refusals';
import { membershipCounter, users } from './tables';

type NewUser = Omit<typeof users.$inferInsert, 'username'> & { email: string };

/** Which field a violated unique constraint is about. */
const taken = {
  users_email_key: 'email',
  users_phone_key: 'phone',
  users_username_key: 'username',
} as const;
type Taken = (typeof taken)[keyof typeof taken];

/** 400 on each of these fields. */
const takenError = (fields: readonly Taken[]) =>
  refuse.invalid((t) => {
    const texts = { email: [t.emailTaken], phone: [t.phoneTaken], username: [t.usernameTaken] };
    return Object.fromEntries(fields.map((field) => [field, texts[field]]));
  });

/** Runs a write; throws 400 on the field for a taken e-mail, phone or username, also for simultaneous requests. */
export async function uniquely<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const [, broken] = Object.entries(taken).find(([constraint]) => violates(error, 'unique', constraint)) ?? [];
    if (broken) throw takenError([broken]);
    throw error;
  }
}

/**
 * Inserts a person and returns the id; one transaction at a time, so that two people called anil who register at the
 * same moment both get a username: the requested one or one made from the e-mail, with a number when it is taken.
 * Throws 400 by field for a taken e-mail or phone, and discloses nothing else about existing people.
 */
export async function insertUser(
  tx: Tx,
  invalidate: Invalidate,
  user: NewUser,
  wish = usernameStem(user.email),
): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('users.insert'))`);
  await refuseTaken(tx, { email: user.email, phone: user.phone ?? null });
  const values = { ...user, username: freeUsername(wish, await usernamesLike(tx, wish)) };
  const [inserted] = await tx.insert(users).values(values).returning({ id: users.id });
  invalidate(peopleTopic);
  return inserted!.id;
}

interface Wanted {
  email?: string | undefined;
  phone?: string | null | undefined;
  username?: string | undefined;
}

/** Throws 400 on each of e-mail, phone and username that a person has who is none of `but` (ids). */
export async function refuseTaken(
  tx: Db | Tx,
  { email, phone, username }: Wanted,
  but: readonly number[] = [],
): Promise<void> {
  const same = {
    email: email === undefined ? sql`false` : sql`lower(${users.email}) = lower(${email})`,
    phone: phone ? sql`${users.phone} = ${phone}` : sql`false`,
    username: username === undefined ? sql`false` : sql`lower(${users.username}) = lower(${username})`,
  };
  const [found] = await tx
    .select({
      email: sql<boolean | null>`bool_or(${same.email})`,
      phone: sql<boolean | null>`bool_or(${same.phone})`,
      username: sql<boolean | null>`bool_or(${same.username})`,
    })
    .from(users)
    .where(and(or(same.email, same.phone, same.username), notInArray(users.id, [0, ...but])));
  const fields = Object.values(taken).filter((field) => found?.[field]);
  if (fields.length > 0) throw takenError(fields);
}

/** Returns the usernames that begin with the requested one, in lower case. */
async function usernamesLike(tx: Tx, wish: string): Promise<Set<string>> {
  const pattern = `${wish
    .slice(0, 90)
    .toLowerCase()
    .replace(/[\\%_]/g, '\\$&')}%`;
  const found = await tx
    .select({ username: users.username })
    .from(users)
    .where(sql`lower(${users.username}) like ${pattern}`);
  return new Set(found.map(({ username }) => username.toLowerCase()));
}

/** Returns the next membership number, never used before; the lock of the row makes approvals wait. */
export async function nextMembershipNumber(tx: Tx): Promise<number> {
  const [counter] = await tx
    .update(membershipCounter)
    .set({ last: sql`${membershipCounter.last} + 1` })
    .returning({ last: membershipCounter.last });
  return counter!.last;
}

/** Throws 400 unless area and unit exist and belong together. Locks them against deletion until the commit. */
export async function checkPlace(tx: Tx, areaId: number | null, unitId: number | null): Promise<void> {
  if (areaId !== null) {
    const [area] = await tx.select({ id: areas.id }).from(areas).where(eq(areas.id, areaId)).for('share');
    if (!area) throw refusePerson.invalid((t) => ({ area: [t.unknownArea] }));
  }
  if (unitId === null) return;
  const where = and(eq(units.id, unitId), areaId === null ? sql`false` : eq(units.areaId, areaId));
  const [unit] = await tx.select({ id: units.id }).from(units).where(where).for('share');
  if (!unit) throw refusePerson.invalid((t) => ({ unit: [t.unknownUnit] }));
}

/** Returns the ids of the area and unit with these names, in any case; null where there is none. */
export async function findPlace(tx: Tx, areaName: string, unitName: string) {
  const [area] = await tx
    .select()
    .from(areas)
    .where(sql`lower(${areas.name}) = lower(${areaName})`)
    .for('share');
  if (!area) return { areaId: null, unitId: null };
  const named = and(eq(units.areaId, area.id), sql`lower(${units.name}) = lower(${unitName})`);
  const [unit] = await tx.select().from(units).where(named).for('share');
  return { areaId: area.id, unitId: unit?.id ?? null };
}

/** Resets the membership numbers with the demo people, if these hold all numbers ever used: none is used twice. */
export async function restartNumbers(tx: Tx): Promise<void> {
  const held = tx
    .select({ count: sql`count(*)` })
    .from(users)
    .where(and(sql`${users.role} <> 'superuser'`, sql`${users.membershipId} is not null`));
  await tx.update(membershipCounter).set({ last: 0 }).where(sql`${membershipCounter.last} = (${held})
    and not exists (select 1 from ${users} where ${users.role} = 'superuser' and ${users.membershipId} is not null)`);
}
