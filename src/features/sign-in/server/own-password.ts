import { eq } from 'drizzle-orm';
import { invalid, unauthorized } from '~/platform/errors/http-error';
import type { Site } from '~/platform/site';
import type { Localized } from '~/shared/language';
import { countersOfPassword } from './limits';
import { checkPassword } from './passwords';
import { users } from '~/features/people/server/public';

/**
 * Checks the password of a logged-in person before an action that cannot be undone. Throws 400 with `wrong` on `field`
 * for another password, 429 after too many, counted with the tries to change it.
 */
export async function checkOwnPassword(
  { db, limits }: Pick<Site, 'db' | 'limits'>,
  userId: number,
  { password, field, wrong, network }: { password: string; field: string; wrong: Localized; network: string },
): Promise<void> {
  const [user] = await db.select({ passwordHash: users.passwordHash }).from(users).where(eq(users.id, userId));
  if (!user) throw unauthorized();
  await limits.take(countersOfPassword({ id: userId, ...user }, network));
  if (!(await checkPassword(user.passwordHash, password)))
    throw invalid((language) => ({ [field]: [wrong(language)] }));
}
