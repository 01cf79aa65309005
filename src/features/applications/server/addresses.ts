import { and, eq, getTableColumns, inArray, ne, or, sql } from 'drizzle-orm';
import type { Db, Tx } from '~/platform/database';
import type { Site } from '~/platform/site';
import { changeAddresses, refuseTaken, users } from '~/features/people/server/public';
import { refuse } from './refusals';
import { applications } from './tables';

type User = typeof users.$inferSelect;
type Application = typeof applications.$inferSelect;
type Parts = Pick<Site, 'jobs' | 'clock'>;

/** The placeholder of a released e-mail address: it receives no mail and cannot sign in. */
const placeholder = (id: number) => `released-${id}@invalid`;

interface Addresses {
  email: string;
  phone: string;
}

/** Selects the accounts of rejected applicants that hold the e-mail or the phone. */
const heldByRejected = (db: Db | Tx, { email, phone }: Addresses) =>
  db
    .select(getTableColumns(users))
    .from(users)
    .innerJoin(applications, and(eq(applications.userId, users.id), eq(applications.state, 'rejected')))
    .where(and(eq(users.isApproved, false), or(sql`lower(${users.email}) = lower(${email})`, eq(users.phone, phone))))
    .orderBy(users.id);

/** Throws 400 by field for an e-mail or a phone that an application would be refused for. */
export async function refuseTakenAddresses(db: Db, addresses: Addresses): Promise<void> {
  const held = await heldByRejected(db, addresses);
  await refuseTaken(
    db,
    addresses,
    held.map(({ id }) => id),
  );
}

/**
 * Removes e-mail and phone from the accounts of rejected applicants, so that another person can apply with them. Until
 * then such an account keeps them: its login explains the rejection, and a reopened application is unchanged
 * (decisions/0024).
 */
export async function releaseAddresses(site: Parts, tx: Tx, addresses: Addresses): Promise<void> {
  const { email, phone } = addresses;
  const held = await heldByRejected(tx, addresses).for('update');
  const withEmail = held.filter((person) => person.email?.toLowerCase() === email.toLowerCase());
  await changeAddresses(
    site,
    tx,
    withEmail.map((person) => ({ person, email: placeholder(person.id) })),
    null,
  );
  const withPhone = held.filter((person) => person.phone === phone).map(({ id }) => id);
  await tx
    .update(users)
    .set({ phone: null })
    .where(inArray(users.id, [0, ...withPhone]));
}

/**
 * Restores e-mail and phone of a rejected applicant whose application is reopened or approved, and returns the e-mail;
 * null where there never was one.
 * Throws 409 `taken` when another account has either by then.
 */
export async function restoreAddresses(site: Parts, tx: Tx, user: User, application: Application) {
  const email = application.email ?? user.email;
  const phone = application.phone ?? user.phone;
  const same = or(sql`lower(${users.email}) = lower(${email})`, phone === null ? sql`false` : eq(users.phone, phone));
  const [other] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(same, ne(users.id, user.id)))
    .limit(1);
  if (other) throw refuse.conflict('taken', (t) => t.contactTaken);
  await changeAddresses(site, tx, [{ person: user, email }], null);
  await tx.update(users).set({ phone }).where(eq(users.id, user.id));
  return email;
}
