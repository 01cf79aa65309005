import { eq, inArray } from 'drizzle-orm';
import { recordAudit } from '~/features/audit/server/public';
import { eventsTopic } from '~/features/events/server/public';
import { fullNameColumn, users } from '~/features/people/server/public';
import { changedColumns, columnsOf } from '~/platform/database/columns';
import { refuseStale } from '~/platform/database/stale';
import type { Caller } from '~/shared/access';
import { fromIso, toIso } from '~/shared/dates';
import type { SettingsForm } from '../contract/forms';
import { movesOf } from '../rules';
import { refuse } from './refusals';
import { settleDue, withSeats, type Registering } from './settle';
import { findParties, findSettings, readEvent, readOpened, type SettingsRow } from './state';
import { eventRegistration } from './tables';

const names = {
  guests_max: 'guestsMax',
  cpd_hours: 'cpdHours',
  numbers_due: 'numbersDue',
  fill_gaps: 'fillGaps',
} as const;

const moment = (text: string | null | undefined) => (text ? fromIso(text) : (text as null | undefined));

function columnsIn({ updated_at: _readAt, ...form }: SettingsForm) {
  const { opens, closes, numbers_due, ...rest } = form;
  const moments = { opens: moment(opens), closes: moment(closes), numbers_due: moment(numbers_due) };
  return columnsOf(eventRegistration, { ...rest, ...moments }, names);
}

/** Returns settings as they are with a form; throws 400 where that is impossible. */
function merged(before: SettingsRow | undefined, form: SettingsForm): Omit<SettingsRow, 'eventId' | 'updatedAt'> {
  const columns = columnsIn(form);
  const capacity = columns.capacity ?? before?.capacity;
  if (capacity === undefined) throw refuse.invalid((t) => ({ capacity: [t.capacityRange] }));
  const empty = { opens: null, closes: null, guestsMax: 0, cpdHours: null, numbersDue: null, fillGaps: false };
  const after = { ...empty, frozen: null, frozenAt: null, ...before, ...columns, capacity };
  if (after.opens && after.closes && after.closes <= after.opens)
    throw refuse.invalid((t) => ({ closes: [t.closesAfter] }));
  return after;
}

/** Returns settings as answers have them. */
const present = (row: Omit<SettingsRow, 'eventId'>) => ({
  opens: row.opens && toIso(row.opens),
  closes: row.closes && toIso(row.closes),
  capacity: row.capacity,
  guests_max: row.guestsMax,
  cpd_hours: row.cpdHours,
  numbers_due: row.numbersDue && toIso(row.numbersDue),
  fill_gaps: row.fillGaps,
  updated_at: toIso(row.updatedAt),
});

/** Returns the settings of an event's registration; throws 404 without. */
export async function readSettings({ db }: Pick<Registering, 'db'>, eventId: number) {
  return present((await readOpened(db, eventId, true)).settings);
}

/** Opens registration for an event, or changes its settings; who fits then moves up. */
export async function changeSettings(site: Registering, actor: Caller, eventId: number, form: SettingsForm) {
  await withSeats(site, eventId, {
    hidden: true,
    work: async ({ tx, invalidate, now }, opened) => {
      const before = opened?.settings;
      if (before) refuseStale(before, form.updated_at);
      const after = merged(before, form);
      const event = opened?.event ?? (await readEvent(tx, eventId, true));
      const target = { type: 'registration', id: eventId, name: event.title };
      if (!before) {
        await tx.insert(eventRegistration).values({ ...after, eventId, updatedAt: now });
        invalidate(eventsTopic);
        await recordAudit(tx, { at: now, actor, action: 'registration.create', target, after: auditOf(form) });
        return;
      }
      const columns = changedColumns(before, columnsIn(form));
      if (!columns) return;
      // Numbers that are due at another time are frozen then.
      const thawed = columns.numbersDue !== undefined ? { frozen: null, frozenAt: null } : {};
      await tx
        .update(eventRegistration)
        .set({ ...columns, ...thawed, updatedAt: now })
        .where(eq(eventRegistration.eventId, eventId));
      const shown: Record<string, unknown> = present(before);
      const changes = auditOf(form);
      const old = Object.fromEntries(Object.keys(changes).map((field) => [field, shown[field] ?? null]));
      await recordAudit(tx, { at: now, actor, action: 'registration.edit', target, before: old, after: changes });
    },
  });
  return readSettings(site, eventId);
}

function auditOf({ updated_at: _readAt, ...form }: SettingsForm): Record<string, unknown> {
  return form;
}

/** Returns who would move up if these settings were saved, in their order. */
export async function previewSettings(site: Registering, eventId: number, form: SettingsForm) {
  const event = await readEvent(site.db, eventId, true);
  await settleDue(site, eventId);
  const after = merged(await findSettings(site.db, eventId), form);
  const parties = await findParties(site.db, eventId);
  const { moved } = movesOf({ ...after, eventDate: event.eventDate }, parties, site.clock.now());
  if (moved.length === 0) return { moves_up: [] };
  const rising = parties.filter(({ id }) => moved.includes(id)).sort((a, b) => a.turn - b.turn);
  const found = await site.db
    .select({ id: users.id, name: fullNameColumn() })
    .from(users)
    .where(
      inArray(
        users.id,
        rising.map(({ userId }) => userId),
      ),
    );
  const nameOf = new Map(found.map(({ id, name }) => [id, name]));
  return {
    moves_up: rising.map(({ userId, people }) => ({ user_id: userId, full_name: nameOf.get(userId) ?? '', people })),
  };
}
