import { createHash, randomBytes } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { recordAudit } from '~/features/audit/server/public';
import type { Db, Tx } from '~/platform/database';
import type { Caller } from '~/shared/access';
import { HOUR_MS, toIso } from '~/shared/dates';
import { doorHours } from '../contract/choices';
import { refuse } from './refusals';
import type { Registering } from './settle';
import { readEvent, type EventRow } from './state';
import { doorPasses } from './tables';

type PassRow = typeof doorPasses.$inferSelect;

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

const present = (row: PassRow) => ({
  id: row.id,
  gate: row.gate,
  created_at: toIso(row.createdAt),
  revoked_at: row.revokedAt && toIso(row.revokedAt),
});

/** Returns the passes of an event's gates. */
export async function listPasses({ db }: Pick<Registering, 'db'>, eventId: number) {
  await readEvent(db, eventId, true);
  const rows = await db.select().from(doorPasses).where(eq(doorPasses.eventId, eventId)).orderBy(doorPasses.id);
  return rows.map(present);
}

/** Makes the pass of a gate; its token is in the answer alone. */
export function addPass({ write, clock }: Registering, actor: Caller, eventId: number, gate: string) {
  const token = randomBytes(24).toString('base64url');
  return write(async (tx) => {
    const [event, now] = [await readEvent(tx, eventId, true), clock.now()];
    const [row] = await tx
      .insert(doorPasses)
      .values({ eventId, gate, tokenHash: hashOf(token), createdAt: now })
      .returning();
    const target = { type: 'door_pass', id: row!.id, name: event.title };
    await recordAudit(tx, { at: now, actor, action: 'door_pass.create', target, after: { gate } });
    return { ...present(row!), token, url: `/events/${eventId}/door#${token}` };
  });
}

/** Revokes a pass; a pass that is revoked stays so. */
export function revokePass({ write, clock }: Registering, actor: Caller, eventId: number, id: number): Promise<void> {
  return write(async (tx) => {
    const mine = and(eq(doorPasses.id, id), eq(doorPasses.eventId, eventId));
    const [row] = await tx.select().from(doorPasses).where(mine).for('update');
    if (!row) throw refuse.notFound((t) => t.passUnknown);
    if (row.revokedAt) return;
    const now = clock.now();
    await tx
      .update(doorPasses)
      .set({ revokedAt: now })
      .where(and(mine, isNull(doorPasses.revokedAt)));
    const event = await readEvent(tx, eventId, true);
    const target = { type: 'door_pass', id, name: event.title };
    await recordAudit(tx, { at: now, actor, action: 'door_pass.revoke', target, before: { gate: row.gate } });
  });
}

/** Returns the moments between which the doors of an event are open. */
export const windowOf = ({ eventDate }: Pick<EventRow, 'eventDate'>) => ({
  from: new Date(eventDate.getTime() - doorHours.before * HOUR_MS),
  until: new Date(eventDate.getTime() + doorHours.after * HOUR_MS),
});

/** Returns the pass of an Authorization header and its event; throws 401 where it is not good now. */
export async function readPass(
  db: Db | Tx,
  { eventId, header, now }: { eventId: number; header: string | undefined; now: Date },
): Promise<{ pass: PassRow; event: EventRow }> {
  const dead = () => refuse.unauthorized((t) => t.passDead, 'bad_pass');
  const token = /^Door (\S{8,100})$/i.exec(header ?? '')?.[1];
  if (!token) throw dead();
  const [pass] = await db
    .select()
    .from(doorPasses)
    .where(and(eq(doorPasses.tokenHash, hashOf(token)), eq(doorPasses.eventId, eventId)));
  if (!pass || pass.revokedAt) throw dead();
  const event = await readEvent(db, eventId, true);
  const { from, until } = windowOf(event);
  if (now < from || now > until) throw dead();
  return { pass, event };
}
