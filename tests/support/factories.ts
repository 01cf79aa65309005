import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeAll } from 'vitest';
import { sessions, users } from '../../src/features/accounts/server/tables';
import { hashPassword } from '../../src/features/accounts/server/passwords';
import { newFamily, newPair, openSession } from '../../src/features/accounts/server/sessions';
import type { Role } from '../../src/shared/access';
import type { Tx } from '../../src/platform/database';
import type { Invalidate } from '../../src/platform/topics';
import { peopleTopic } from '../../src/shared/topics';
import type { TestApp } from './app';

/** The password of everybody made here. */
export const password = 'correct horse';
let hash: Promise<string> | undefined;
let made = 0;

type Row = typeof users.$inferSelect;

/** Puts a person into the database: an approved member without an area, unless `more` says otherwise. */
export async function makeUser(test: TestApp, more: Partial<typeof users.$inferInsert> = {}): Promise<Row> {
  const person = await personOf(more);
  return test.site.write((tx, invalidate) => insertPerson(tx, invalidate, person));
}

async function personOf(more: Partial<typeof users.$inferInsert>) {
  const number = (made += 1);
  const passwordHash = await (hash ??= hashPassword(password));
  const role: Role = more.role ?? 'member';
  return {
    username: `person${number}`,
    firstName: 'Person',
    lastName: `Number ${number}`,
    email: `person${number}@example.test`,
    phone: String(5_000_000_000 + number),
    isApproved: true,
    membershipId: more.isApproved === false ? null : `TST${1000 + number}`,
    ...more,
    role,
    passwordHash,
  };
}

async function insertPerson(tx: Tx, invalidate: Invalidate, person: typeof users.$inferInsert): Promise<Row> {
  invalidate(peopleTopic);
  const [row] = await tx.insert(users).values(person).returning();
  return row!;
}

/** A person's token, without going through the login. */
export async function tokenOf(test: TestApp, user: { id: number }): Promise<string> {
  return (await test.site.write((tx) => sessionOf(test, tx, user))).token;
}

const sessionOf = (test: TestApp, tx: Tx, user: { id: number }) =>
  openSession(tx, user.id, test.clock.now(), newFamily(test.clock.now(), null));

/** A new person with that role and a token. */
export async function signIn(test: TestApp, role: Role, more: Partial<typeof users.$inferInsert> = {}) {
  const person = await personOf({ role, ...more });
  return test.site.write(async (tx, invalidate) => {
    const user = await insertPerson(tx, invalidate, person);
    return { user, token: (await sessionOf(test, tx, user)).token };
  });
}

/** How many people are made at once by `newPeople`. */
const atOnce = 50;

/**
 * Gives another such person each time: for tests that need hundreds, because each of them has limits of their own or is used up. They
 * are made many at a time, in two statements instead of six for each, so some of them may be there whom nobody has asked for.
 */
export function newPeople(test: TestApp, role: Role, more: Partial<typeof users.$inferInsert> = {}) {
  let made: Promise<Awaited<ReturnType<typeof signIn>>[]> | undefined;
  let given = 0;
  const make = async () => {
    const people = await Promise.all(Array.from({ length: atOnce }, () => personOf({ role, ...more })));
    return test.site.write(async (tx, invalidate) => {
      invalidate(peopleTopic);
      const rows = await tx.insert(users).values(people).returning();
      const now = test.clock.now();
      const pairs = rows.map(({ id }) => newPair(id, now, newFamily(now, null)));
      await tx.insert(sessions).values(pairs.map(({ row }) => row));
      return rows.map((user, index) => ({ user, token: pairs[index]!.pair.token }));
    });
  };
  return async () => {
    if (given % atOnce === 0) made = make();
    given += 1;
    const at = (given - 1) % atOnce;
    return (await made!)[at]!;
  };
}

/** Such a person for all tests of a file; the object it returns is empty until they run. */
export function testPerson(test: TestApp, role: Role, more?: Partial<typeof users.$inferInsert>) {
  const person = {} as Awaited<ReturnType<typeof signIn>>;
  beforeAll(async () => void Object.assign(person, await signIn(test, role, more)));
  return person;
}

export async function readUser(test: TestApp, id: number): Promise<Row | undefined> {
  const [user] = await test.site.db.select().from(users).where(eq(users.id, id));
  return user;
}

export async function userByEmail(test: TestApp, email: string): Promise<Row | undefined> {
  const [user] = await test.site.db
    .select()
    .from(users)
    .where(sql`lower(${users.email}) = lower(${email})`);
  return user;
}

/** A picture of a single colour. */
export function picture(format: 'jpeg' | 'png' | 'gif' | 'webp' = 'jpeg', width = 60, height = 80): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#3a6' } })
    [format]()
    .toBuffer();
}

/** A multipart body of text fields and files. */
export function formOf(
  fields: Record<string, string>,
  files: Record<string, { bytes: Buffer; name?: string }> = {},
): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const [name, { bytes, name: filename = 'photo.jpg' }] of Object.entries(files)) {
    form.append(name, new Blob([new Uint8Array(bytes)]), filename);
  }
  return form;
}
