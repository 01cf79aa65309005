import { eq } from 'drizzle-orm';
import { confirmEmail, users } from '~/features/people/server/public';
import type { Site } from '~/platform/site';

/**
 * Records the address of a person who knows the mailed password as theirs, because they have read the mail. Only the
 * simple form mails a password, and it is the form that always stores a requested area. An address that the office has
 * entered since then did not receive that mail.
 */
export async function confirmByPassword(
  { write, clock }: Pick<Site, 'write' | 'clock'>,
  user: typeof users.$inferSelect,
): Promise<void> {
  const { email, emailConfirmedAt, emailChangedAt, requestedArea } = user;
  if (email === null || emailConfirmedAt !== null || emailChangedAt !== null || requestedArea === null) return;
  await write((tx) =>
    confirmEmail(tx, { ...user, email }, { at: clock.now(), also: eq(users.passwordHash, user.passwordHash) }),
  );
}
