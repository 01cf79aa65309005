import { eq } from 'drizzle-orm';
import { entriesAbout } from '~/features/audit/server/public';
import { isActive, users } from '~/features/people/server/public';
import { countSessions } from '~/features/sign-in/server/public';
import { refusePerson } from '~/platform/errors/refusals';
import type { Site } from '~/platform/site';
import { toIso } from '~/shared/dates';
import { rowsAtOnce, rowsPage } from '~/shared/section-rows';
import { personSignInCalls, type SignInOf } from '../contract/person';
import { methodsOf } from './factors';

/**
 * Returns how a person signs in, and what the audit log has of their logins, the newest first, after the entry that the
 * cursor `before` names; throws 404.
 */
export async function readSignInOf(site: Site, userId: number, before: string | undefined): Promise<SignInOf> {
  const { db, clock } = site;
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  if (!user) throw refusePerson.notFound((t) => t.userUnknown, 'user_unknown');
  const [ms = '', id = ''] = before?.split('.') ?? [];
  const bound = before === undefined ? null : { at: new Date(Number(ms)), id: Number(id) };
  const entries = await entriesAbout(site, userId, bound, { limit: rowsAtOnce + 1, kind: 'login' });
  const { sessions, devices, lastUsedAt } = await countSessions(db, userId, clock.now());
  const methods = await methodsOf(db, userId);
  return {
    has_login: user.email !== null && isActive(user),
    sessions,
    devices,
    last_used_at: lastUsedAt && toIso(lastUsedAt),
    second_factor_since: user.secondFactorSince && toIso(user.secondFactorSince),
    factors: (['totp', 'passkey', 'recovery'] as const).filter((method) => methods[method]),
    ...rowsPage(personSignInCalls.signInOf.path, userId, entries, (last) => `${Date.parse(last.at)}.${last.id}`),
  };
}
