import { count, eq, sql } from 'drizzle-orm';
import { record } from '~/features/audit/server/public';
import type { Db, Tx } from '~/platform/database';
import { HttpError } from '~/platform/errors/http-error';
import type { Site } from '~/platform/site';
import { StartError } from '~/platform/errors/start-error';
import { hashPassword, randomPassword } from './passwords';
import { insertUser } from './store';
import { users } from './tables';

/**
 * Makes the first superuser when there is none, as SUPERUSER_EMAIL and SUPERUSER_PASSWORD say. Gives the e-mail and the
 * password to print once if one was made up, else null.
 */
export async function ensureFirstSuperuser({
  config,
  db,
  write,
  clock,
}: Pick<Site, 'config' | 'db' | 'write' | 'clock'>): Promise<{ email: string; password: string } | null> {
  if (await superusers(db)) return null;
  const { email, password: given } = config.superuser;
  const password = given ?? randomPassword();
  const passwordHash = await hashPassword(password);
  const now = clock.now();
  const made = await write(async (tx, invalidate) => {
    // Of several instances that start at once on an empty database, one makes the superuser.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('users.superusers'))`);
    if (await superusers(tx)) return false;
    const person = {
      email,
      firstName: 'Site',
      lastName: 'Superuser',
      passwordHash,
      role: 'superuser' as const,
      isApproved: true,
      approvedAt: now,
      dateJoined: now,
      updatedAt: now,
    };
    const id = await insertUser(tx, invalidate, person);
    const target = { type: 'user', id, name: email };
    await record(tx, { at: now, actor: null, action: 'user.create', target, after: { role: 'superuser' } });
    return true;
  }).catch((error: unknown) => {
    if (!(error instanceof HttpError)) throw error;
    throw new StartError(`SUPERUSER_EMAIL ${email} is the address of somebody who is no superuser. Set another one.`);
  });
  return made && given === undefined ? { email, password } : null;
}

async function superusers(db: Db | Tx): Promise<number> {
  const [found] = await db.select({ superusers: count() }).from(users).where(eq(users.role, 'superuser'));
  return found?.superusers ?? 0;
}
