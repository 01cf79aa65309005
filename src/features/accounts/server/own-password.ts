import { eq } from 'drizzle-orm';
import { invalid, unauthorized } from '~/platform/errors/http-error';
import type { Site } from '~/platform/site';
import { countersOfPassword } from './limits';
import { checkPassword } from './passwords';
import { users } from './tables';

/**
 * Lets somebody through who is logged in and types their password once more, before something that cannot be taken back. 400 with
 * `wrong` on `field` for another password, 429 after too many, counted with the tries to change it.
 */
export async function checkOwnPassword(
  { db, limits }: Pick<Site, 'db' | 'limits'>,
  userId: number,
  { password, field, wrong, network }: { password: string; field: string; wrong: string; network: string },
): Promise<void> {
  const [user] = await db.select({ passwordHash: users.passwordHash }).from(users).where(eq(users.id, userId));
  if (!user) throw unauthorized();
  await limits.take(countersOfPassword({ id: userId, ...user }, network));
  if (!(await checkPassword(user.passwordHash, password))) throw invalid({ [field]: [wrong] });
}
