import { asc, count, sql } from 'drizzle-orm';
import { DAY_MS } from '~/shared/dates';
import { users } from '~/features/people/server/public';
import { rememberDemo } from '~/platform/settings-store/demo-rows';
import type { Site } from '~/platform/site';
import { noticeVersions } from '~/features/privacy/content/notices';
import type { Purpose } from '~/features/privacy/contract';
import { consents } from '~/features/privacy/server/tables';

/** One in so many of the demo people has been asked. */
const apart = 12;

type Row = typeof consents.$inferInsert;

/**
 * Loads what some demo people have agreed to: people who hide their phone or e-mail have withdrawn that, every twelfth
 * has decided on everything, and the member who can sign in shows each state. Returns false when there are decisions
 * already, or no demo people.
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
  const agreement = (userId: number, purpose: Purpose, days: number, version = noticeVersions[purpose]): Row => ({
    userId,
    purpose,
    version,
    givenAt: ago(days),
  });
  const withdrawn = (userId: number, purpose: Purpose, days: number): Row => ({
    ...agreement(userId, purpose, days + 30),
    withdrawnAt: ago(days),
  });

  const rows = people.flatMap(({ id, email, hidePhone, hideEmail }, index): Row[] => {
    const days = 3 + (index % 60);
    if (email === 'member@demo.test') {
      // This person was never shown the consent to public answers, and the notice on mails has changed since.
      return [
        agreement(id, 'membership', 90),
        agreement(id, 'directory', 90),
        agreement(id, 'phone', 90),
        agreement(id, 'email', 90),
        agreement(id, 'mail', 400, 0),
      ];
    }
    const isAsked = index % apart === 0;
    return [
      ...(isAsked ? [agreement(id, 'membership', days), agreement(id, 'directory', days)] : []),
      ...(hidePhone ? [withdrawn(id, 'phone', days)] : isAsked ? [agreement(id, 'phone', days)] : []),
      ...(hideEmail ? [withdrawn(id, 'email', days)] : isAsked ? [agreement(id, 'email', days)] : []),
    ];
  });
  await write(async (tx) => {
    await tx.insert(consents).values(rows);
    await rememberDemo(tx, [consents]);
  });
  return true;
}
