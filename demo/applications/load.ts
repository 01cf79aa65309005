import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { asc, count, eq, ne, sql } from 'drizzle-orm';
import { DAY_MS } from '~/shared/dates';
import { findUnits } from '~/features/areas/server/public';
import type { Tx } from '~/platform/database';
import type { Files } from '~/platform/files';
import { withStoredFiles } from '~/platform/files/with-stored-files';
import { rememberDemo } from '~/platform/settings-store/demo-rows';
import type { Site } from '~/platform/site';
import { peopleTopic } from '~/shared/topics';
import type { Verdict } from '~/features/applications/contract/application-words';
import {
  confirmationOf,
  createAadhaarSeal,
  decided,
  demoPeople,
  membershipCounter,
  membershipIdOf,
  users,
  wearsScarf,
  type DemoPerson,
  type StoredPhoto,
} from '~/features/people/server/public';
import { hashPassword, openDemoSessions, randomPassword } from '~/features/sign-in/server/public';
import { applications } from '~/features/applications/server/tables';

/** Rows in one statement; PostgreSQL takes 65,535 parameters. */
const BATCH = 500;

/** The demo people who can sign in. */
const knownPasswords = /^(member|moderator|area-admin|admin|registrar|treasurer|malayalam|pending)@/;

/**
 * Loads the demo people, all or nothing: 1,505 members and some applicants, among them the demo people who can sign in.
 * Returns null when there are people besides the superusers already; else the demo people's password to print once, if
 * it was generated. The other members have random passwords that are stored nowhere.
 */
export async function loadDemoPeople({
  config,
  db,
  write,
  clock,
  files,
  log,
}: Site): Promise<{ password: string | null } | null> {
  const [found] = await db.select({ people: count() }).from(users).where(ne(users.role, 'superuser'));
  if (found?.people) return null;
  const password = config.demoPassword ?? randomPassword();
  const [demoHash, randomHash] = await Promise.all([hashPassword(password), hashPassword(randomPassword())]);
  const places = (await findUnits(db)).sort((a, b) => a.id - b.id);
  const seal = createAadhaarSeal(config);
  const now = clock.now().getTime();

  const asRow = (person: DemoPerson, index: number): typeof users.$inferInsert => {
    const { unit, joinedDaysAgo, isConfirmed, details, ...rest } = person;
    const place = unit === null ? undefined : places[unit];
    const joined = new Date(now - joinedDaysAgo * DAY_MS);
    // The office took some days.
    const approved = new Date(joined.getTime() + Math.min(joinedDaysAgo / 2, 0.5 + (index % 7)) * DAY_MS);
    // No real number starts with 0.
    const aadhaar = index % 4 === 2 ? `0${String(10_000_000_000 + index * 7919)}` : null;
    return {
      ...rest,
      ...details,
      // Approved people's licences were before the office.
      ...(person.isApproved && { ...confirmationOf(details), licenseConfirmedAt: joined }),
      passwordHash: knownPasswords.test(person.email ?? '') ? demoHash : randomHash,
      membershipId: person.isApproved ? membershipIdOf(config.membershipPrefix, index + 1) : null,
      approvedAt: person.isApproved ? approved : null,
      emailConfirmedAt: isConfirmed ? joined : null,
      areaId: place?.areaId ?? null,
      unitId: place?.id ?? null,
      aadhaarSealed: aadhaar && seal.seal(aadhaar),
      aadhaarMark: aadhaar && seal.mark(aadhaar),
      // A few show less to other members.
      hidePhone: index % 89 === 57,
      dateJoined: joined,
      updatedAt: joined,
    };
  };

  await withStoredFiles(files, log, async (store) => {
    const people = demoPeople(places.length);
    const photos = await storePortraits(store, path.join(config.root, 'demo/people/portraits'));
    const rows = people.map((person, index) => ({ ...asRow(person, index), photo: photoFor(person, photos) }));
    await write(async (tx, invalidate) => {
      await insert(tx, rows);
      await decideSome(tx, clock.now());
      await openDemoSessions(tx, clock.now());
      invalidate(peopleTopic);
    });
  });
  return { password: config.demoPassword === undefined ? password : null };
}

async function insert(tx: Tx, rows: (typeof users.$inferInsert)[]) {
  for (let from = 0; from < rows.length; from += BATCH) await tx.insert(users).values(rows.slice(from, from + BATCH));
  const members = rows.filter((row) => row.isApproved).length;
  await rememberDemo(tx, [users]);
  await tx.update(membershipCounter).set({ last: sql`greatest(${membershipCounter.last}, ${members})` });
}

/** Loads decisions of the office and recommendations of an area admin, so that the desk shows each state. */
async function decideSome(tx: Tx, now: Date): Promise<void> {
  const applicants = await tx.select().from(users).where(eq(users.isApproved, false)).orderBy(asc(users.id));
  const [areaAdmin] = await tx.select({ id: users.id }).from(users).where(eq(users.email, 'area-admin@demo.test'));
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const recommendation = (verdict: Verdict, note: string) => ({
    recommendation: verdict,
    recommendationNote: note,
    recommendedBy: areaAdmin?.id,
    recommendedAt: ago(1),
  });
  const words = [
    { state: 'pending', ...recommendation('recommend', 'Known to the unit for years, and a careful supervisor.') },
    { state: 'pending', ...recommendation('against', 'No member of the unit knows this applicant.') },
  ] as const;
  const notes = {
    correction: {
      fields: ['licenseNo', 'passport_photo'],
      note: 'The licence number cannot be read on your certificate. Please send it again, with a new photo.',
      tokenExpires: ago(-9),
    },
    rejected: { note: 'The office could not find a valid licence under the number that you gave.' },
  };
  const last = applicants.slice(-decided.length).map(({ id, email, phone }, index) => {
    const state = decided[index]!;
    return {
      userId: id,
      state,
      ...notes[state],
      decidedAt: ago(5 + index),
      ...(state === 'rejected' && { email, phone }),
    };
  });
  const recommended = applicants
    .filter(({ areaId }) => areaId !== null)
    .slice(1, 1 + words.length)
    .map(({ id }, index) => ({ userId: id, ...words[index]! }));
  const rows: (typeof applications.$inferInsert)[] = [...last, ...recommended];
  for (const row of rows) await tx.insert(applications).values(row);
}

/** Drawn portraits (scripts/artwork/make-members.ts), small enough for both sizes, by `man`, `woman` and `scarf`. */
async function storePortraits(files: Files, folder: string): Promise<Record<string, StoredPhoto[]>> {
  const photos: Record<string, StoredPhoto[]> = { man: [], woman: [], scarf: [] };
  for (const name of (await readdir(folder)).sort()) {
    const key = `photos/${randomBytes(16).toString('hex')}/large.webp`;
    await files.put(key, { path: path.join(folder, name) }, 'image/webp');
    photos[name.split('-')[0]!]?.push({ version: randomBytes(6).toString('hex'), small: key, large: key });
  }
  return photos;
}

/** Each portrait belongs to one member, the first of the list; the rest have none. */
function photoFor(
  { details, isApproved, firstName }: DemoPerson,
  photos: Record<string, StoredPhoto[]>,
): StoredPhoto | null {
  if (!isApproved || !details.gender) return null;
  const woman = wearsScarf(firstName) ? 'scarf' : 'woman';
  return photos[details.gender === 'female' ? woman : 'man']?.shift() ?? null;
}
