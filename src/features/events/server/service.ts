import { eq } from 'drizzle-orm';
import { describe, difference, recordAudit } from '~/features/audit/server/public';
import { changedColumns, columnsOf } from '~/platform/database/columns';
import { refuseStale } from '~/platform/database/stale';
import { mediaKeys } from '~/platform/files/media';
import { withStoredFiles } from '~/platform/files/with-stored-files';
import type { Site } from '~/platform/site';
import type { Caller } from '~/shared/access';
import type { UploadedFile } from '~/shared/contract';
import { fromIso } from '~/shared/dates';
import type { Language } from '~/shared/language';
import { eventsTopic, type ManagedEvent, type Poster } from '../contract';
import { eventForm, type EventEditForm, type EventForm } from '../contract/forms';
import { storePoster } from './poster';
import { presentManagedEvent, presentPoster } from './present';
import { refuse } from './refusals';
import { eventPosters, events } from './tables';
import { findEvent, type ListedEvent } from './views';

/** Creates an event, active unless the form sets it inactive. */
export function createEvent(
  { write, clock }: Site,
  actor: Caller,
  form: EventForm,
  language: Language,
): Promise<ManagedEvent> {
  const now = clock.now();
  return write(async (tx, invalidate) => {
    const row = { ...eventColumns(form), createdAt: now, updatedAt: now } as typeof events.$inferInsert;
    const [inserted] = await tx.insert(events).values(row).returning({ id: events.id });
    const target = { type: 'event', id: inserted!.id, name: form.title };
    await recordAudit(tx, { at: now, actor, action: 'event.create', target, after: form });
    invalidate(eventsTopic);
    return presentManagedEvent((await findEvent(tx, inserted!.id))!, now, language);
  });
}

/**
 * Changes what is sent; a value that is saved already is no change. Throws 409 `stale` when another person has saved
 * since.
 */
export function editEvent(
  { write, clock }: Site,
  actor: Caller,
  id: number,
  form: EventEditForm,
  language: Language,
): Promise<ManagedEvent> {
  const { updated_at: readAt, ...changes } = form;
  return write(async (tx, invalidate) => {
    const [locked] = await tx.select().from(events).where(eq(events.id, id)).for('update');
    if (!locked) throw refuse.notFound((t) => t.eventNotFound);
    refuseStale(locked, readAt);
    const now = clock.now();
    const event = (await findEvent(tx, id))!;
    // The form sends all its fields; only the new values matter.
    const columns = changedColumns(locked, eventColumns(changes));
    if (!columns) return presentManagedEvent(event, now, language);
    await tx
      .update(events)
      .set({ ...columns, updatedAt: now })
      .where(eq(events.id, id));
    const saved = (await findEvent(tx, id))!;
    const change = difference(described(event, now), described(saved, now));
    await recordAudit(tx, {
      at: now,
      actor,
      action: 'event.edit',
      target: { type: 'event', id, name: event.title },
      ...change,
    });
    invalidate(eventsTopic);
    return presentManagedEvent(saved, now, language);
  });
}

/** Deletes an event with its posters; their files are deleted once that is committed. */
export function deleteEvent({ write, clock, files, log }: Site, actor: Caller, id: number): Promise<void> {
  return withStoredFiles(files, log, async (store) => {
    const removed = await write(async (tx, invalidate) => {
      const [locked] = await tx.select({ id: events.id }).from(events).where(eq(events.id, id)).for('update');
      if (!locked) throw refuse.notFound((t) => t.eventNotFound);
      const now = clock.now();
      const event = (await findEvent(tx, id))!;
      const posters = await tx.delete(eventPosters).where(eq(eventPosters.eventId, id)).returning();
      await tx.delete(events).where(eq(events.id, id));
      const target = { type: 'event', id, name: event.title };
      await recordAudit(tx, { at: now, actor, action: 'event.delete', target, before: described(event, now) });
      invalidate(eventsTopic);
      return posters;
    });
    await store.delete(removed.flatMap((poster) => [...mediaKeys(poster.image), poster.social]));
  });
}

/** Adds a poster. Throws 400 on `image` for what is no picture, 404 when the event is gone; then no file stays. */
export function uploadPoster(
  { write, clock, files, log }: Site,
  actor: Caller,
  eventId: number,
  file: UploadedFile | undefined,
): Promise<Poster> {
  if (!file) throw refuse.invalid((t) => ({ image: [t.pleaseSelectFiles] }));
  return withStoredFiles(files, log, async (store) => {
    const stored = await storePoster(store, file.path);
    return write(async (tx, invalidate) => {
      const now = clock.now();
      // Not locked against each other: twenty posters of one event may come at once.
      const [event] = await tx.select().from(events).where(eq(events.id, eventId)).for('key share');
      if (!event) throw refuse.notFound((t) => t.eventNotFound);
      const [inserted] = await tx
        .insert(eventPosters)
        .values({ eventId, ...stored, uploadedAt: now })
        .returning();
      const target = { type: 'event', id: eventId, name: event.title };
      await recordAudit(tx, { at: now, actor, action: 'poster.create', target, after: { poster: inserted!.id } });
      invalidate(eventsTopic);
      return presentPoster(inserted!);
    });
  });
}

/** Deletes a poster; its files are deleted once that is committed. */
export function deletePoster({ write, clock, files, log }: Site, actor: Caller, id: number): Promise<void> {
  return withStoredFiles(files, log, async (store) => {
    const poster = await write(async (tx, invalidate) => {
      const [removed] = await tx.delete(eventPosters).where(eq(eventPosters.id, id)).returning();
      if (!removed) throw refuse.notFound((t) => t.posterNotFound);
      const [event] = await tx.select({ title: events.title }).from(events).where(eq(events.id, removed.eventId));
      const target = { type: 'event', id: removed.eventId, name: event?.title };
      await recordAudit(tx, { at: clock.now(), actor, action: 'poster.delete', target, before: { poster: id } });
      invalidate(eventsTopic);
      return removed;
    });
    await store.delete([...mediaKeys(poster.image), poster.social]);
  });
}

const columnNames = {
  is_active: 'isActive',
  title_ml: 'titleMl',
  description_ml: 'descriptionMl',
  location_ml: 'locationMl',
} as const;

const eventColumns = ({ event_date: date, ...rest }: Partial<EventForm>) =>
  columnsOf(events, { ...rest, ...(date !== undefined && { eventDate: fromIso(date) }) }, columnNames);

const described = (event: ListedEvent, now: Date) => describe(eventForm, presentManagedEvent(event, now, 'en'));
