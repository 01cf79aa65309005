import { and, eq, ne, or, sql } from 'drizzle-orm';
import { areas, units } from '~/features/areas/server/public';
import type { Tx } from '~/platform/database';
import { violates } from '~/platform/database/violation';
import { invalid } from '~/platform/errors/http-error';
import type { Invalidate } from '~/platform/topics';
import type { FieldErrors } from '~/shared/contract';
import { peopleTopic } from '~/shared/topics';
import * as texts from '../texts';
import { usernameStem } from '../rules';
import { membershipCounter, users } from './tables';

type NewUser = Omit<typeof users.$inferInsert, 'username'>;

/** Which field a violated unique constraint is about. */
const taken: Record<string, FieldErrors> = {
  users_email_key: { email: [texts.emailTaken] },
  users_phone_key: { phone: [texts.phoneTaken] },
  users_username_key: { username: [texts.usernameTaken] },
};

/** Runs a write; a taken e-mail, phone or username becomes a 400 on that field, also when two come at the same moment. */
export async function uniquely<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const broken = Object.keys(taken).find((constraint) => violates(error, 'unique', constraint));
    if (broken) throw invalid(taken[broken]!);
    throw error;
  }
}

/**
 * Inserts a person, one at a time, so that two called anil who register at the same moment both get a username: the one
 * wished for or made from the e-mail, with a number when it is taken. 400 by field for an e-mail and a phone that is taken,
 * and nothing else about people there are. Gives the id.
 */
export async function insertUser(
  tx: Tx,
  invalidate: Invalidate,
  user: NewUser,
  wish = usernameStem(user.email),
): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('users.insert'))`);
  await refuseTaken(tx, { email: user.email, phone: user.phone ?? null });
  const values = { ...user, username: await freeUsername(tx, wish) };
  const [made] = await tx.insert(users).values(values).returning({ id: users.id });
  invalidate(peopleTopic);
  return made!.id;
}

interface Wanted {
  email?: string | undefined;
  phone?: string | null | undefined;
  username?: string | undefined;
}

/** 400 that names each of e-mail, phone and username that somebody else (anyone except `but`) has. */
export async function refuseTaken(tx: Tx, { email, phone, username }: Wanted, but = 0): Promise<void> {
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
    .where(and(or(same.email, same.phone, same.username), ne(users.id, but)));
  const errors = {
    ...(found?.email && taken.users_email_key),
    ...(found?.phone && taken.users_phone_key),
    ...(found?.username && taken.users_username_key),
  };
  if (Object.keys(errors).length) throw invalid(errors);
}

/** The username wished for, with the first number that makes it nobody's when it is taken. */
async function freeUsername(tx: Tx, wish: string): Promise<string> {
  // Cut, so that a number fits within the limit of a username.
  const stem = wish.slice(0, 90);
  const pattern = `${stem.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  const found = await tx
    .select({ username: users.username })
    .from(users)
    .where(sql`lower(${users.username}) like ${pattern}`);
  const names = new Set(found.map(({ username }) => username.toLowerCase()));
  if (!names.has(wish.toLowerCase())) return wish;
  for (let number = 2; ; number += 1) if (!names.has(`${stem}${number}`.toLowerCase())) return `${stem}${number}`;
}

/** The next membership number. The row's lock makes approvals wait for each other; nothing is ever given twice. */
export async function nextMembershipNumber(tx: Tx): Promise<number> {
  const [counter] = await tx
    .update(membershipCounter)
    .set({ last: sql`${membershipCounter.last} + 1` })
    .returning({ last: membershipCounter.last });
  return counter!.last;
}

/** 400 on `area` or `unit` unless the unit is one of the area. Locks them, so that they can't be deleted meanwhile. */
export async function checkPlace(tx: Tx, areaId: number | null, unitId: number | null): Promise<void> {
  if (areaId !== null) {
    const [area] = await tx.select({ id: areas.id }).from(areas).where(eq(areas.id, areaId)).for('share');
    if (!area) throw invalid({ area: [texts.unknownArea] });
  }
  if (unitId === null) return;
  const where = and(eq(units.id, unitId), areaId === null ? sql`false` : eq(units.areaId, areaId));
  const [unit] = await tx.select({ id: units.id }).from(units).where(where).for('share');
  if (!unit) throw invalid({ unit: [texts.unknownUnit] });
}

/** The area and unit of those names, trimmed and case folded; null where there is none. */
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
