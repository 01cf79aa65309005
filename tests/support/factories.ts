import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll } from 'vitest';
import { sessions } from '../../src/features/sign-in/server/tables';
import { users } from '../../src/features/people/server/tables';
import { hashPassword } from '../../src/features/sign-in/server/passwords';
import { newFamily, newPair, openSession } from '../../src/features/sign-in/server/sessions';
import type { Role } from '../../src/shared/access';
import type { Tx } from '../../src/platform/database';
import type { Invalidate } from '../../src/platform/topics';
import { peopleTopic } from '../../src/shared/topics';
import type { TestApp } from './app';

/** The password of every person made here. */
export const password = 'correct horse';
let hash: Promise<string> | undefined;
let serial = 0;

/** A person with an address, as all are who are made here unless a test takes it away. */
type Row = typeof users.$inferSelect & { email: string };

/** Inserts a person: an approved member without an area, unless `more` differs. */
export async function makeUser(test: TestApp, more: Partial<typeof users.$inferInsert> = {}): Promise<Row> {
  const person = await personOf(more);
  return test.site.write((tx, invalidate) => insertPerson(tx, invalidate, person));
}

async function personOf(more: Partial<typeof users.$inferInsert>) {
  const number = (serial += 1);
  const passwordHash = await (hash ??= hashPassword(password));
  const role: Role = more.role ?? 'member';
  const phone = String(5_000_000_000 + number);
  return {
    username: `person${number}`,
    firstName: 'Person',
    lastName: `Number ${number}`,
    email: `person${number}@example.test`,
    phone,
    ...(isHiding && hiding(`secret-person${number}`, phone)),
    isApproved: true,
    membershipId: more.isApproved === false ? null : `TST${1000 + number}`,
    ...more,
    role,
    passwordHash,
  };
}

let isHiding = false;

/**
 * Sets up the file that calls this: every person who is made in it hides phone and e-mail, has no name, and has either
 * as their username, or the part of the address before the @.
 */
export function everybodyHides() {
  beforeAll(() => void (isHiding = true));
  afterAll(() => void (isHiding = false));
}

function hiding(stem: string, phone: string): Partial<typeof users.$inferInsert> {
  const email = `${stem}@example.test`;
  const username = [stem, email, `+91 ${phone}`][Number(phone) % 3]!;
  return { firstName: '', lastName: '', username, email, hidePhone: true, hideEmail: true };
}

async function insertPerson(tx: Tx, invalidate: Invalidate, person: typeof users.$inferInsert): Promise<Row> {
  invalidate(peopleTopic);
  const [row] = await tx.insert(users).values(person).returning();
  return row as Row;
}

/** Returns a person's token, without going through the login. */
export async function tokenOf(test: TestApp, user: { id: number }): Promise<string> {
  return (await test.site.write((tx) => sessionOf(test, tx, user))).token;
}

const sessionOf = (test: TestApp, tx: Tx, user: { id: number }) =>
  openSession(tx, user.id, test.clock.now(), newFamily(test.clock.now(), null));

/** Returns a new person with that role and a token. */
export async function signIn(test: TestApp, role: Role, more: Partial<typeof users.$inferInsert> = {}) {
  const person = await personOf({ role, ...more });
  return test.site.write(async (tx, invalidate) => {
    const user = await insertPerson(tx, invalidate, person);
    return { user, token: (await sessionOf(test, tx, user)).token };
  });
}

/** How many people `newPeople` makes at once. */
const atOnce = 50;

/**
 * Returns another such person at each call: for tests that need hundreds, because each of them has limits of their own
 * or is used up. They are made many at a time, in two statements instead of six for each, so the database may have some
 * that were never returned.
 */
export function newPeople(test: TestApp, role: Role, more: Partial<typeof users.$inferInsert> = {}) {
  let batch: Promise<Awaited<ReturnType<typeof signIn>>[]> | undefined;
  let used = 0;
  const make = async () => {
    const people = await Promise.all(Array.from({ length: atOnce }, () => personOf({ role, ...more })));
    return test.site.write(async (tx, invalidate) => {
      invalidate(peopleTopic);
      const rows = await tx.insert(users).values(people).returning();
      const now = test.clock.now();
      const pairs = rows.map(({ id }) => newPair(id, now, newFamily(now, null)));
      await tx.insert(sessions).values(pairs.map(({ row }) => row));
      return rows.map((user, index) => ({ user: user as Row, token: pairs[index]!.pair.token }));
    });
  };
  return async () => {
    if (used % atOnce === 0) batch = make();
    used += 1;
    const at = (used - 1) % atOnce;
    return (await batch!)[at]!;
  };
}

/** Adds a pending applicant whose e-mail address is confirmed. */
export const makeApplicant = (test: TestApp, more: Partial<typeof users.$inferInsert> = {}) =>
  makeUser(test, { isApproved: false, role: 'user', emailConfirmedAt: new Date(), ...more });

/** Returns such a person for all tests of a file; the object is empty until they run. */
export function testPerson(test: TestApp, role: Role, more?: Partial<typeof users.$inferInsert>) {
  const person = {} as Awaited<ReturnType<typeof signIn>>;
  beforeAll(async () => void Object.assign(person, await signIn(test, role, more)));
  return person;
}

/** Returns the areas with their units, as the site lists them; there are several. */
export const readAreas = async (test: TestApp): Promise<[Area, Area, ...Area[]]> =>
  (await test.call('GET', '/api/unit/')).body;

/** Returns two of them for all tests of a file; the objects are empty until they run. */
export function testAreas(test: TestApp): [Area, Area] {
  const [first, second] = [{} as Area, {} as Area];
  beforeAll(async () => {
    const areas = await readAreas(test);
    Object.assign(first, areas[0]);
    Object.assign(second, areas[1]);
  });
  return [first, second];
}

interface Area {
  id: number;
  name: string;
  units: { id: number; name: string }[];
}

export async function readUser(test: TestApp, id: number): Promise<Row | undefined> {
  const [user] = await test.site.db.select().from(users).where(eq(users.id, id));
  return user as Row | undefined;
}

export async function userByEmail(test: TestApp, email: string): Promise<Row | undefined> {
  const [user] = await test.site.db
    .select()
    .from(users)
    .where(sql`lower(${users.email}) = lower(${email})`);
  return user as Row | undefined;
}

/** Returns a picture of a single colour. */
export function picture(format: 'jpeg' | 'png' | 'gif' | 'webp' = 'jpeg', width = 60, height = 80): Promise<Buffer> {
  const blank = sharp({ create: { width, height, channels: 3, background: '#3a6' } });
  return blank[format]().toBuffer();
}

/** Returns a multipart body of text fields and files. */
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
