import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import { cards, readCode } from '~/features/cards/server/public';
import { users } from '~/features/people/server/public';
import type { Tx } from '~/platform/database';
import type { Invalidate } from '~/platform/topics';
import { DAY_MS, fromIso, inOurTimes, MINUTE_MS, toIso } from '~/shared/dates';
import { id } from '~/shared/fields';
import { wellFormed } from '~/shared/well-formed';
import { doublesTopic } from '../contract';
import type { ScanResult } from '../contract/choices';
import type { scansForm } from '../contract/forms';
import type { ScanAnswer } from '../contract/schemas';
import { lastComing } from './comings';
import { readPass, windowOf } from './passes';
import type { Registering } from './settle';
import { lockEvent, type EventRow, type RegistrationRow } from './state';
import { registrations, scans, type doorPasses } from './tables';

/** How long the scan of a pass can be undone. */
const undoMinutes = 10;

/** Any scanned or typed text, on one line and cut to a length. */
const text = (maxLength: number) =>
  z.string().transform((scanned) =>
    wellFormed(
      scanned
        .replace(/\p{Cc}+/gu, ' ')
        .trim()
        .slice(0, maxLength),
    ),
  );

const itemSchema = z
  .object({
    scan_id: z.uuid(),
    wall: z.iso.datetime({ offset: true }).refine(inOurTimes),
    clock_set: z.boolean().optional(),
    code: text(200).optional(),
    registration_id: id.optional(),
    walk_in: text(100).pipe(z.string().min(1)).optional(),
    undo: z.uuid().optional(),
    people: z.int().min(1).max(50).optional(),
  })
  .refine(({ code, registration_id, walk_in, undo }) => {
    return [code, registration_id, walk_in, undo].filter((value) => value !== undefined).length === 1;
  });
type Item = z.output<typeof itemSchema>;

/** When a scan was made, by the server's clock. */
interface Moment {
  corrected: Date;
  clockSet: boolean;
}

interface Door {
  tx: Tx;
  invalidate: Invalidate;
  now: Date;
  /** Server's clock minus the phone's, in ms. */
  offset: number;
  event: EventRow;
  pass: typeof doorPasses.$inferSelect;
}

/** What a scan finds: the registration, or the result without one. */
type Found = { row: RegistrationRow } | { result: ScanResult };

const nothingFound = { registration_id: null, people: 0, people_in: null, of: null, gate: null, at: null };

/** Records the scans of a door, each id once; an invalid item gets its own result and affects no other. */
export function takeScans(
  site: Registering,
  eventId: number,
  { header, form }: { header: string | undefined; form: z.output<typeof scansForm> },
): Promise<{ results: ScanAnswer[] }> {
  return site.inTurn(() =>
    site.write(async (tx, invalidate) => {
      await lockEvent(tx, eventId);
      const now = site.clock.now();
      const { pass, event } = await readPass(tx, { eventId, header, now });
      const offset = form.now ? now.getTime() - fromIso(form.now).getTime() : 0;
      const results: ScanAnswer[] = [];
      for (const sent of form.scans) results.push(await takeScan({ tx, invalidate, now, offset, event, pass }, sent));
      return { results };
    }),
  );
}

async function takeScan(door: Door, sent: unknown): Promise<ScanAnswer> {
  const { data: item } = itemSchema.safeParse(sent);
  if (!item) {
    const scanId = z.object({ scan_id: z.string().max(100) }).safeParse(sent).data?.scan_id ?? null;
    return { scan_id: scanId, result: 'invalid', ...nothingFound };
  }
  const [known] = await door.tx.select().from(scans).where(eq(scans.scanId, item.scan_id));
  if (known) {
    if (known.eventId === door.event.id) return known.answer;
    return { scan_id: item.scan_id, result: 'invalid', ...nothingFound };
  }
  const moment = momentOf(door, item);
  if (item.undo !== undefined) return undo(door, { ...item, undo: item.undo }, moment);
  const untimely = timely(door, moment.corrected);
  if (untimely) return store(door, item, moment, { result: untimely });
  if (item.walk_in !== undefined) return store(door, item, moment, { result: 'ok' });
  return store(door, item, moment, await find(door, item));
}

/** Returns when a scan was made: now, where its clock was too wrong to count. */
function momentOf({ now, offset }: Door, { wall, clock_set: clockSet = false }: Item): Moment {
  const corrected = new Date(fromIso(wall).getTime() + offset);
  const isAbsurd = Math.abs(corrected.getTime() - now.getTime()) > 400 * DAY_MS;
  return isAbsurd ? { corrected: now, clockSet: true } : { corrected, clockSet };
}

/** Returns the result of a scan outside the time in which the doors are open. */
function timely({ event }: Door, corrected: Date): ScanResult | null {
  const { from, until } = windowOf(event);
  if (corrected < from) return 'too_early';
  return corrected > until ? 'over' : null;
}

/** Finds the registration of a code or of a row of the list. */
async function find({ tx, event }: Door, item: Item): Promise<Found> {
  if (item.registration_id !== undefined) {
    const [row] = await tx.select().from(registrations).where(eq(registrations.id, item.registration_id));
    return row?.eventId === event.id ? { row } : { result: 'unknown' };
  }
  const code = readCode(item.code ?? '');
  if (!code) return { result: 'unknown' };
  const [ticket] = await tx.select().from(registrations).where(eq(registrations.code, code));
  if (ticket) return ticket.eventId === event.id ? { row: ticket } : { result: 'other_event' };
  const [card] = await tx.select().from(cards).where(eq(cards.code, code));
  if (!card) return { result: 'unknown' };
  if (card.revokedAt) return { result: 'card_revoked' };
  const [row] = await tx
    .select()
    .from(registrations)
    .where(and(eq(registrations.userId, card.userId), eq(registrations.eventId, event.id)));
  return row ? { row } : { result: 'unknown' };
}

/** Records a scan with what it lets in, and returns its answer. */
async function store(door: Door, item: Item, moment: Moment, found: Found): Promise<ScanAnswer> {
  const { tx, now, event, pass } = door;
  const row = 'row' in found ? found.row : null;
  const answer = row
    ? await letIn(door, item, row)
    : { ...nothingFound, result: (found as { result: ScanResult }).result };
  if (item.walk_in !== undefined && answer.result === 'ok') answer.people = item.people ?? 1;
  const full: ScanAnswer = { scan_id: item.scan_id, ...answer };
  const [person] = row ? await tx.select({ areaId: users.areaId }).from(users).where(eq(users.id, row.userId)) : [];
  await tx.insert(scans).values({
    scanId: item.scan_id,
    eventId: event.id,
    passId: pass.id,
    registrationId: row?.id ?? null,
    areaId: person?.areaId ?? null,
    code: item.code ?? null,
    walkIn: item.walk_in ?? null,
    people: answer.people,
    wall: fromIso(item.wall),
    ...moment,
    atServer: now,
    result: answer.result,
    answer: full,
  });
  return full;
}

/** Lets a party in, as far as it is not in yet. */
async function letIn(
  { tx, invalidate, now }: Door,
  item: Item,
  row: RegistrationRow,
): Promise<Omit<ScanAnswer, 'scan_id'>> {
  const of = row.guests + 1;
  const base = { ...nothingFound, registration_id: row.id, of, people_in: row.peopleIn };
  if (row.status === 'cancelled') return { ...base, result: 'cancelled' };
  if (row.status !== 'going') return { ...base, result: 'waiting' };
  const left = of - row.peopleIn;
  if (left <= 0) {
    invalidate(doublesTopic);
    const [before] = await lastComing(tx, row.id);
    return { ...base, result: 'again', gate: before?.gate ?? null, at: before ? toIso(before.at) : null };
  }
  const people = Math.min(item.people ?? left, left);
  const peopleIn = row.peopleIn + people;
  await tx.update(registrations).set({ peopleIn, changedAt: now }).where(eq(registrations.id, row.id));
  return { ...base, result: peopleIn < of ? 'partly' : 'ok', people, people_in: peopleIn };
}

/** Takes back a scan of the same pass, within ten minutes. */
async function undo(door: Door, item: Item & { undo: string }, moment: Moment): Promise<ScanAnswer> {
  const { tx, invalidate, now, event, pass } = door;
  const [target] = await tx
    .select()
    .from(scans)
    .where(and(eq(scans.scanId, item.undo), eq(scans.passId, pass.id), isNull(scans.undoneAt)));
  if (!target) return store(door, item, moment, { result: 'unknown' });
  if (moment.corrected.getTime() - target.corrected.getTime() > undoMinutes * MINUTE_MS)
    return store(door, item, moment, { result: 'over' });
  invalidate(doublesTopic);
  await tx.update(scans).set({ people: 0, undoneAt: now }).where(eq(scans.scanId, target.scanId));
  if (target.registrationId !== null && target.people > 0)
    await tx
      .update(registrations)
      .set({ peopleIn: sql`greatest(0, ${registrations.peopleIn} - ${target.people})`, changedAt: now })
      .where(and(eq(registrations.id, target.registrationId), inArray(registrations.eventId, [event.id])));
  return store(door, item, moment, { result: 'ok' });
}
