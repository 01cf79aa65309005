import { and, eq, inArray } from 'drizzle-orm';
import { z } from 'zod';
import { entriesSince } from '~/features/audit/server/public';
import { createNotices, createNoticeTitle, createNoticeWords } from '~/features/notifications/server/public';
import { activePeople, nameAmongMembers, users } from '~/features/people/server/public';
import type { Tx } from '~/platform/database';
import type { Site } from '~/platform/site';
import { readWritten } from '~/platform/site-settings';
import type { Invalidate } from '~/platform/topics';
import { DAY_MS, toIso } from '~/shared/dates';
import { dayIso } from '~/shared/membership-status';
import { both } from '../texts/both';
import { findOffice } from './office';
import { shownMoney } from './settings';

const wordsBy = createNoticeWords(both.en.notices);
const titleBy = createNoticeTitle(both.en.notices);

/** Days in which people who looked after money still hear of a change. */
const formerDays = 30;

/** A change of where money goes: the values before and after, from when it counts, and whose it is. */
interface MoneyChange {
  changes: readonly { key: string; before: string | null; after: string | null }[];
  from: Date;
  by: { id: number };
}

/** The job that announces a change once it counts, to people who have come to look after money since. */
export const moneyMovedJob = 'dues.money-moved';
const moved = z.object({
  changes: z.array(z.object({ key: z.string(), before: z.string().nullable(), after: z.string().nullable() })),
  from: z.string(),
  by: z.number(),
});

/**
 * Returns the function that announces a change of where money goes by bell to all treasurers and superusers: those of
 * the last 30 days too, and, when it counts, those who have become one until then.
 */
export function announceMoney(site: Site) {
  return async (tx: Tx, invalidate: Invalidate, change: MoneyChange): Promise<void> => {
    const to = [...(await findOffice(tx)), ...(await findFormer(tx, site.clock.now()))];
    await announce(site, tx, invalidate, change, [...new Set(to)]);
    const { changes, from, by } = change;
    const data: z.input<typeof moved> = { changes: [...changes], from: toIso(from), by: by.id };
    await site.jobs.queue(tx, moneyMovedJob, data, { startAfter: from });
  };
}

/** Announces a change that counts now, unless it was withdrawn, to people who have not heard of it. */
export async function announceMoved(site: Site, data: unknown): Promise<void> {
  const { changes, from, by } = moved.parse(data);
  await site.write(async (tx, invalidate) => {
    const written = await readWritten(tx, { at: site.clock.now() });
    const good = changes.filter(({ key, after }) => (written.get(key)?.en?.value ?? '') === (after ?? ''));
    await announce(site, tx, invalidate, { changes: good, from: new Date(from), by: { id: by } }, await findOffice(tx));
  });
}

async function announce(
  site: Site,
  tx: Tx,
  invalidate: Invalidate,
  { changes, from, by }: MoneyChange,
  to: number[],
): Promise<void> {
  const notices = createNotices(site);
  const name = await nameAmongMembers(tx, by.id);
  // The settings of money are a superuser's to open.
  const superusers = new Set(await findSuperusers(tx));
  for (const { key, before, after } of changes) {
    const shown = (value: string | null) => shownMoney(key, value ?? '') || '-';
    const values = { before: shown(before), after: shown(after), day: dayIso(from) };
    for (const link of ['/app/admin/settings?group=membership', null] as const)
      await notices.notify(tx, invalidate, {
        to: to.filter((id) => superusers.has(id) === (link !== null)),
        kind: 'dues',
        ...wordsBy('dues.money_moves', { name: { id: by.id, name }, ...values }),
        ...titleBy('dues.money_from', values),
        link,
        subject: `money:${key}`,
        part: `money:${key}:${from.getTime()}`,
        once: true,
      });
  }
}

/** Returns the superusers. */
async function findSuperusers(tx: Tx): Promise<number[]> {
  const found = await tx.select({ id: users.id }).from(users).where(eq(users.role, 'superuser'));
  return found.map(({ id }) => id);
}

/** Returns the people who were treasurers or superusers in the last days and have an account. */
async function findFormer(tx: Tx, now: Date): Promise<number[]> {
  const since = new Date(now.getTime() - formerDays * DAY_MS);
  const entries = await entriesSince(tx, ['user.role', 'user.duties'], since);
  const had = entries.filter(({ before }) => {
    const duties = before?.duties;
    return before?.role === 'superuser' || (Array.isArray(duties) && duties.includes('treasurer'));
  });
  const ids = [...new Set(had.flatMap(({ targetId }) => targetId ?? []))];
  if (ids.length === 0) return [];
  const found = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(activePeople(), inArray(users.id, ids)));
  return found.map(({ id }) => id);
}
