import { asc } from 'drizzle-orm';
import { DAY_MS, HOUR_MS } from '~/shared/dates';
import { insertDemoNotices } from '~/features/notifications/server/public';
import { approvedMembers, users } from '~/features/people/server/public';
import { rememberDemo } from '~/platform/settings-store/demo-rows';
import type { Site } from '~/platform/site';
import { cardNotice } from '~/features/cards/server/notify';
import { randomCode } from '~/features/cards/server/store';
import { cards } from '~/features/cards/server/tables';

/** Loads cards of the first members: good, replaced and taken-back ones. Returns whether it loaded any. */
export async function loadDemoCards({ db, write, clock }: Site): Promise<boolean> {
  if ((await db.$count(cards)) > 0) return false;
  const members = await db
    .select({ id: users.id })
    .from(users)
    .where(approvedMembers())
    .orderBy(asc(users.id))
    .limit(40);
  if (members.length === 0) return false;
  const now = clock.now().getTime();
  const rows = members.flatMap(({ id }, at): (typeof cards.$inferInsert)[] => {
    const issuedAt = new Date(now - at * HOUR_MS);
    const card = { userId: id, code: randomCode(), issuedAt };
    if (at === 7)
      return [
        { ...card, revokedAt: issuedAt },
        { ...card, code: randomCode() },
      ];
    if (at === 12) return [{ ...card, revokedAt: new Date(now), reason: 'Reported stolen at the bus stand' }];
    if (at === 23) return [{ ...card, revokedAt: new Date(now), reason: 'The photo is not theirs' }];
    return [card];
  });
  await write(async (tx) => {
    await tx.insert(cards).values(rows);
    const at = new Date(now - 3 * DAY_MS);
    await insertDemoNotices(tx, ({ id }) => [{ ...cardNotice(id, 'cards.issued', ''), at }]);
    await rememberDemo(tx, [cards]);
  });
  return true;
}
