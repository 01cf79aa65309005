import { and, eq, ne, or, sql } from 'drizzle-orm';
import type { Tx } from '~/platform/database';
import { conflict } from '~/platform/errors/http-error';
import { applicationTexts as words } from '../../contract';
import { applications, users } from '../tables';

type User = typeof users.$inferSelect;
type Application = typeof applications.$inferSelect;

/** What stands in the place of an e-mail address that was given up: no mail goes there, nobody signs in with it. */
const placeholder = (id: number) => `released-${id}@invalid`;

/**
 * Takes e-mail and phone from the accounts of rejected applicants, so that somebody can apply with them. Until then such an
 * account keeps them: it is told at the login what became of it, and a reopened application is as it was (decisions/0024).
 */
export async function releaseAddresses(tx: Tx, { email, phone }: { email: string; phone: string }): Promise<void> {
  const sameEmail = sql`lower(${users.email}) = lower(${email})`;
  const held = await tx
    .select({ id: users.id, email: users.email, phone: users.phone })
    .from(users)
    .innerJoin(applications, and(eq(applications.userId, users.id), eq(applications.state, 'rejected')))
    .where(and(eq(users.isApproved, false), or(sameEmail, eq(users.phone, phone))))
    .orderBy(users.id)
    .for('update');
  for (const { id, ...now } of held) {
    await tx
      .update(users)
      .set({
        ...(now.email.toLowerCase() === email.toLowerCase() && { email: placeholder(id) }),
        ...(now.phone === phone && { phone: null }),
      })
      .where(eq(users.id, id));
  }
}

/**
 * E-mail and phone of a rejected applicant as they were, for whoever looks at the application again. 409 `taken` when another
 * account has one of them now.
 */
export async function addressesBack(
  tx: Tx,
  user: User,
  application: Application,
): Promise<Pick<User, 'email' | 'phone'>> {
  const email = application.email ?? user.email;
  const phone = application.phone ?? user.phone;
  const same = or(sql`lower(${users.email}) = lower(${email})`, phone === null ? sql`false` : eq(users.phone, phone));
  const [other] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(same, ne(users.id, user.id)))
    .limit(1);
  if (other) throw conflict('taken', words.taken);
  return { email, phone };
}
