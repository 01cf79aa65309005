import { asc, count, sql } from 'drizzle-orm';
import { users } from '~/features/accounts/server/public';
import { rememberDemo } from '~/platform/facts/demo-rows';
import type { Site } from '~/platform/site';
import { noticeVersions } from '../../content/notices';
import type { Purpose } from '../../contract';
import { consents } from '../tables';

const DAY_MS = 86_400_000;
/** Every so many of the demo people has been asked. */
const apart = 12;

type Row = typeof consents.$inferInsert;

/**
 * Loads what some demo people have agreed to: those who hide their phone or e-mail have withdrawn that, every twelfth has
 * decided on everything, and the member one can log in as shows each state. Gives false when somebody has decided already, or
 * there are no demo people.
 */
export async function loadDemoConsents({ db, write, clock }: Site): Promise<boolean> {
  const [found] = await db.select({ made: count() }).from(consents);
  if (found?.made) return false;
  const people = await db
    .select({ id: users.id, email: users.email, hidePhone: users.hidePhone, hideEmail: users.hideEmail })
    .from(users)
    .where(sql`${users.isApproved} and ${users.email} like '%@demo.test'`)
    .orderBy(asc(users.id));
  if (people.length === 0) return false;
  const now = clock.now();
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const given = (userId: number, purpose: Purpose, days: number, version = noticeVersions[purpose]): Row => ({
    userId,
    purpose,
    version,
    givenAt: ago(days),
  });
  const withdrawn = (userId: number, purpose: Purpose, days: number): Row => ({
    ...given(userId, purpose, days + 30),
    withdrawnAt: ago(days),
  });

  const rows = people.flatMap(({ id, email, hidePhone, hideEmail }, index): Row[] => {
    const days = 3 + (index % 60);
    if (email === 'member@demo.test') {
      // Public answers nobody has asked this one about, and the notice on mails has changed since.
      return [
        given(id, 'membership', 90),
        given(id, 'directory', 90),
        given(id, 'phone', 90),
        given(id, 'email', 90),
        given(id, 'mail', 400, 0),
      ];
    }
    const isAsked = index % apart === 0;
    return [
      ...(isAsked ? [given(id, 'membership', days), given(id, 'directory', days)] : []),
      ...(hidePhone ? [withdrawn(id, 'phone', days)] : isAsked ? [given(id, 'phone', days)] : []),
      ...(hideEmail ? [withdrawn(id, 'email', days)] : isAsked ? [given(id, 'email', days)] : []),
    ];
  });
  await write(async (tx) => {
    await tx.insert(consents).values(rows);
    await rememberDemo(tx, [consents]);
  });
  return true;
}
