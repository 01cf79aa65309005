import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { rememberDemo } from '~/platform/settings-store/demo-rows';
import type { Files } from '~/platform/files';
import { readPrepared } from '~/platform/files/prepared';
import { withStoredFiles } from '~/platform/files/with-stored-files';
import type { Site } from '~/platform/site';
import { DAY_MS, dayOf, MINUTE_MS, startOfDay } from '~/shared/dates';
import { eventsTopic } from '~/features/events/contract';
import { storeEncodedPoster } from '~/features/events/server/poster';
import { eventPosters, events } from '~/features/events/server/tables';
import { demoEvents, type DemoEvent } from './events';

/** Loads the demo events with their posters, all or nothing. Returns false when there are events already. */
export async function loadDemoEvents({ config, db, write, files, clock, log }: Site): Promise<boolean> {
  if ((await db.select({ id: events.id }).from(events).limit(1)).length > 0) return false;
  const folder = path.join(config.root, 'demo/events/prepared');
  const now = clock.now();

  await withStoredFiles(files, log, async (store) => {
    const stored = await Promise.all(
      demoEvents.map(({ posters }) =>
        Promise.all(posters.map((name) => storeDemoPoster(store, path.join(folder, name)))),
      ),
    );
    await write(async (tx, invalidate) => {
      invalidate(eventsTopic);
      const inserted = await tx
        .insert(events)
        .values(demoEvents.map((event) => rowOf(event, now)))
        .returning({ id: events.id });
      // One after the other: their ids are the order in which they are shown.
      for (const [index, posters] of stored.entries()) {
        for (const poster of posters) {
          await tx.insert(eventPosters).values({ eventId: inserted[index]!.id, ...poster, uploadedAt: now });
        }
      }
      await rememberDemo(tx, [eventPosters, events]);
    });
  });
  return true;
}

/** It was encoded beforehand (demo/generate/prepared). */
async function storeDemoPoster(files: Files, folder: string) {
  const [image, social] = await Promise.all([readPrepared(folder), readFile(path.join(folder, 'social.jpg'))]);
  return storeEncodedPoster(files, { image, social });
}

function rowOf(event: DemoEvent, now: Date): typeof events.$inferInsert {
  const announced = new Date(now.getTime() - event.announced * DAY_MS);
  return {
    title: event.title,
    titleMl: event.titleMl,
    description: event.description,
    descriptionMl: event.descriptionMl,
    eventDate: dateOf(event, now),
    location: event.location,
    locationMl: event.locationMl,
    category: event.category,
    links: event.links ?? null,
    website: event.website ?? null,
    isActive: !event.hidden,
    createdAt: announced,
    updatedAt: announced,
  };
}

/** Returns the instant of a day of the site's calendar, and of a time of day on it. */
function dateOf({ day, time }: DemoEvent, now: Date): Date {
  const [hours = 0, minutes = 0] = (time ?? '0:0').split(':').map(Number);
  return new Date(startOfDay(dayOf(now) + day).getTime() + (hours * 60 + minutes) * MINUTE_MS);
}
