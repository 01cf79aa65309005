import { count, eq } from 'drizzle-orm';
import { recordAudit } from '~/features/audit/server/public';
import type { Db, Tx } from '~/platform/database';
import { HttpError } from '~/platform/errors/http-error';
import type { Site } from '~/platform/site';
import { StartError } from '~/platform/errors/start-error';
import type { Invalidate } from '~/platform/topics';
import { hashPassword, randomPassword } from './passwords';
import { insertUser, lockSuperusers, users } from '~/features/people/server/public';

/** Creates the first superuser when there is none; returns a random password to print once, else null. */
export async function ensureFirstSuperuser({
  config,
  db,
  write,
  clock,
}: Pick<Site, 'config' | 'db' | 'write' | 'clock'>): Promise<{ email: string; password: string } | null> {
  if (await superusers(db)) return null;
  const { email, password: configured } = config.superuser;
  const password = configured ?? randomPassword();
  const passwordHash = await hashPassword(password);
  const now = clock.now();
  const isNew = await write(async (tx, invalidate) => {
    // Of several instances that start at once on an empty database, one creates the superuser.
    await lockSuperusers(tx);
    if (await superusers(tx)) return false;
    await insertSuperuser(tx, invalidate, { email, firstName: 'Site', lastName: 'Superuser', passwordHash }, now);
    return true;
  }).catch((error: unknown) => {
    if (!(error instanceof HttpError)) throw error;
    throw new StartError(`SUPERUSER_EMAIL ${email} is the address of somebody who is no superuser. Set another one.`);
  });
  return isNew && configured === undefined ? { email, password } : null;
}

/** Inserts an approved superuser and records it, with `entry` beside the role; returns the id. */
export async function insertSuperuser(
  tx: Tx,
  invalidate: Invalidate,
  person: { email: string } & Pick<typeof users.$inferInsert, 'firstName' | 'lastName' | 'passwordHash'>,
  now: Date,
  entry: Record<string, unknown> = {},
): Promise<number> {
  const approved = { role: 'superuser', isApproved: true, approvedAt: now, dateJoined: now, updatedAt: now } as const;
  const id = await insertUser(tx, invalidate, { ...person, ...approved });
  const target = { type: 'user', id, name: person.email };
  await recordAudit(tx, {
    at: now,
    actor: null,
    action: 'user.create',
    target,
    after: { role: 'superuser', ...entry },
  });
  return id;
}

async function superusers(db: Db | Tx): Promise<number> {
  const [found] = await db.select({ superusers: count() }).from(users).where(eq(users.role, 'superuser'));
  return found?.superusers ?? 0;
}
