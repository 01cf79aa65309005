import { and, eq, sql } from 'drizzle-orm';
import { users } from '~/features/people/server/public';
import type { Db, Tx } from '~/platform/database';

/** Finds the person of a login, by e-mail or membership id, both in any case. */
export async function findForLogin(db: Db, emailOrMemberId: string) {
  const wanted = emailOrMemberId.trim();
  const [user] = await db
    .select()
    .from(users)
    .where(
      wanted.includes('@')
        ? sql`lower(${users.email}) = lower(${wanted})`
        : eq(users.membershipId, wanted.toUpperCase()),
    );
  return user;
}

/** Locks and returns a person who was read before, if their password is still the same. */
export async function lockOwner(tx: Tx, { id, passwordHash }: Pick<typeof users.$inferSelect, 'id' | 'passwordHash'>) {
  const [owner] = await tx
    .select()
    .from(users)
    .where(and(eq(users.id, id), eq(users.passwordHash, passwordHash)))
    .for('share');
  return owner;
}

export async function findByEmail(db: Db, email: string) {
  const [user] = await db
    .select({
      id: users.id,
      email: users.email,
      language: users.language,
      firstName: users.firstName,
      lastName: users.lastName,
      username: users.username,
      passwordHash: users.passwordHash,
    })
    .from(users)
    .where(sql`lower(${users.email}) = lower(${email})`);
  return user;
}
