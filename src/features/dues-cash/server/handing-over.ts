import { asc, desc, eq, inArray } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { recordAudit } from '~/features/audit/server/public';
import { fullNameColumn, users } from '~/features/people/server/public';
import type { Db, Tx } from '~/platform/database';
import type { Site } from '~/platform/site';
import type { Caller } from '~/shared/access';
import { DAY_MS, toIso } from '~/shared/dates';
import { dayIso } from '~/shared/membership-status';
import {
  closeBooks,
  lockHandingOver,
  storeHandingOver,
  book,
  cashOf,
  duesHandingsOver,
  findOffice,
  lockBooks,
  post,
} from '~/features/dues/server/public';
import type { HandingOver } from '../contract';
import { refuse } from './refusals';

/** Returns the last 20 times that a treasurer handed over, or one, the newest first. */
export async function readHandingsOver(db: Db | Tx, id?: number): Promise<HandingOver[]> {
  const [from, to] = [alias(users, 'from_user'), alias(users, 'to_user')];
  const rows = await db
    .select({ row: duesHandingsOver, from: fullNameColumn(from), to: fullNameColumn(to) })
    .from(duesHandingsOver)
    .leftJoin(from, eq(from.id, duesHandingsOver.fromId))
    .leftJoin(to, eq(to.id, duesHandingsOver.toId))
    .where(id === undefined ? undefined : eq(duesHandingsOver.id, id))
    .orderBy(desc(duesHandingsOver.id))
    .limit(20);
  return rows.map(({ row, ...names }) => ({
    id: row.id,
    from_id: row.fromId,
    to_id: row.toId,
    ...names,
    cash: row.cash,
    counted: row.counted,
    at: toIso(row.at),
    signed_at: row.signedAt && toIso(row.signedAt),
    closed_until: row.closedUntil,
  }));
}

/** Returns the treasurers and superusers except one, by name. */
export async function readTreasurers(db: Db, except: number) {
  const office = (await findOffice(db)).filter((id) => id !== except);
  return db
    .select({ user_id: users.id, full_name: fullNameColumn() })
    .from(users)
    .where(inArray(users.id, [0, ...office]))
    .orderBy(asc(fullNameColumn()), asc(users.id));
}

/** Hands over to another treasurer and returns the id; throws 400 on `to` for any other person. */
export function startHandingOver(
  site: Site,
  caller: Caller,
  { to, cash }: { to: number; cash: Record<string, number> },
): Promise<number> {
  return book(site, caller, async ({ tx, at }) => {
    if (to === caller.id) throw refuse.invalid((t) => ({ to: [t.notYourself] }));
    if (!(await findOffice(tx)).includes(to)) throw refuse.invalid((t) => ({ to: [t.notTreasurer] }));
    const counted = Object.entries(cash).reduce((sum, [rupees, count]) => sum + Number(rupees) * 100 * count, 0);
    const id = await storeHandingOver(tx, { fromId: caller.id, toId: to, cash, counted, at });
    await recordAudit(tx, {
      at,
      actor: caller,
      action: 'treasury.start',
      target: { type: 'treasury', id },
      person: to,
      after: { counted },
    });
    return id;
  });
}

/** Signs what was handed to the caller: the counted cash moves, and the books close with the day before. */
export function signHandingOver(site: Site, caller: Caller, id: number): Promise<void> {
  return book(site, caller, async ({ tx, at, today }) => {
    await lockBooks(tx);
    const found = await lockHandingOver(tx, id);
    if (found?.toId !== caller.id) throw refuse.notFound((t) => t.handingOverUnknown);
    if (found.signedAt) throw refuse.conflict('signed', (t) => t.signed);
    const closedUntil = dayIso(new Date(at.getTime() - DAY_MS));
    await closeBooks(tx, id, { signedAt: at, closedUntil });
    if (found.fromId !== null)
      await post(tx, { kind: 'handover', day: today, at }, [
        [cashOf(caller.id), found.counted],
        [cashOf(found.fromId), -found.counted],
      ]);
    await recordAudit(tx, {
      at,
      actor: caller,
      action: 'treasury.sign',
      target: { type: 'treasury', id },
      person: found.fromId,
      after: { counted: found.counted, closed_until: closedUntil },
    });
  });
}
