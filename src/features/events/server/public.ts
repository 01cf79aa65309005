import type { Db } from '~/platform/database';
import type { Feature } from '~/platform/feature';
import type { CallRegistrar } from '~/platform/http/calls';
import type { Handler } from '~/platform/http/handler';
import type { PublicPages } from '~/platform/http/sitemap';
import type { Site } from '~/platform/site';
import { nextChange as nextSetting } from '~/platform/site-settings';
import { hasAccess, type Caller } from '~/shared/access';
import { toIso } from '~/shared/dates';
import { fillText } from '~/shared/fill-text';
import { eventAdminCalls, eventCalls, eventsTopic } from '../contract';
import { nearestFirst, newestFirst, nextChange, stageOf } from '../rules';
import { calendarOf } from './calendar';
import { loadDemoEvents } from '~demo/events/load';
import { posterFiles } from './file-owner';
import { eventFinder } from './find';
import { presentEvent, presentManagedEvent, presentPoster } from './present';
import { refuse } from './refusals';
import { createEvent, deleteEvent, deletePoster, editEvent, uploadPoster } from './service';
import { eventPosters, events } from './tables';
import { findEvent, findEvents, findPosters, findPublicEvents, type ListedEvent } from './views';
import { both } from '../texts/both';

export { eventsTopic } from '../contract';
export { daysUntil, hasTime, stageOf } from '../rules';
export { events } from './tables';
export { countEvents } from './views';

/** What events take from features that build on them. */
interface EventsNeeds {
  /** Returns whether an event takes registrations; what changes it invalidates `eventsTopic`. */
  hasRegistration: (db: Db, eventId: number) => Promise<boolean>;
}

/** Events with their posters and calendars. */
export const eventsFeature = (needs: EventsNeeds): Feature => ({
  texts: both,
  register: (site, { calls }) => registerEvents(site, calls, needs),
  files: (site) => [posterFiles(site)],
  finds: [eventFinder],
  pages: eventPages,
  // Calendar programs read robots.txt too.
  robots: { closed: [], open: ['/api/events/calendar.ics', '/api/events/*/event.ics'] },
  demo: loadDemoEvents,
  demoData: { rows: [{ table: eventPosters }, { table: events }], topics: [eventsTopic] },
});

/** Registers the calls of events (docs/product/events.md, "Public calls" and "Administration calls"). */
function registerEvents(site: Site, calls: CallRegistrar, needs: EventsNeeds): void {
  registerViewing(site, calls, needs);
  calls.register(eventAdminCalls, {
    createEvent: ({ body }, { caller, language }) => createEvent(site, caller, body, language),
    editEvent: ({ params, body }, { caller, language }) => editEvent(site, caller, params.id, body, language),
    deleteEvent: ({ params }, { caller }) => deleteEvent(site, caller, params.id),
    uploadPoster: ({ params, files }, { caller }) => uploadPoster(site, caller, params.id, files.image[0]),
    deletePoster: ({ params }, { caller }) => deletePoster(site, caller, params.id),
  });
}

/** The pages of this feature, for the sitemap. */
function eventPages({ db }: Site): PublicPages {
  return {
    topics: [eventsTopic],
    pages: async () => [
      { path: '/events' },
      ...(await findPublicEvents(db)).map(({ id, updatedAt }) => ({
        path: `/events/event/${id}` as const,
        changed: updatedAt,
      })),
    ],
  };
}

type ListContext = Parameters<Handler<typeof eventCalls.upcomingEvents>>[1];

function registerViewing(
  { db, clock, config, names }: Site,
  calls: CallRegistrar,
  { hasRegistration }: EventsNeeds,
): void {
  const origin = config.publicUrl;
  /** Returns the event if the caller may see it. */
  const visible = async (id: number, caller: Caller | null): Promise<ListedEvent> => {
    const event = await findEvent(db, id);
    if (!event || !(event.isActive || hasAccess(caller, 'staff'))) throw refuse.notFound((t) => t.eventNotFound);
    return event;
  };

  /** Returns the public events that are over, or the others, in their order. */
  const list = async (isPast: boolean, { validUntil, language }: ListContext) => {
    const now = clock.now();
    const found = await findPublicEvents(db);
    validUntil(nextChange(found, now));
    return found
      .filter((event) => (stageOf(event.eventDate, now) === 'past') === isPast)
      .sort(isPast ? newestFirst : nearestFirst)
      .map((event) => presentEvent(event, now, language));
  };

  calls.register(eventCalls, {
    upcomingEvents: (_, context) => list(false, context),
    pastEvents: (_, context) => list(true, context),

    eventSummary: async (_, { validUntil }) => {
      const now = clock.now();
      const found = await findPublicEvents(db);
      validUntil(nextChange(found, now));
      const past = found.filter((event) => stageOf(event.eventDate, now) === 'past').length;
      const changes = found.map(({ updatedAt }) => updatedAt.getTime());
      return {
        total_events: found.length,
        upcoming_events: found.length - past,
        past_events: past,
        last_updated: changes.length ? toIso(new Date(Math.max(...changes))) : null,
      };
    },

    event: async ({ params }, { caller, validUntil, language }) => {
      const now = clock.now();
      const event = await visible(params.id, caller);
      validUntil(nextChange([event], now));
      return {
        ...presentFor(caller)(event, now, language),
        has_registration: await hasRegistration(db, event.id),
        posters: (await findPosters(db, event.id)).map(presentPoster),
      };
    },

    posters: async ({ params }, { caller }) => {
      const event = await visible(params.id, caller);
      return { posters: (await findPosters(db, event.id)).map(presentPoster) };
    },

    eventFile: async ({ params }, { language }) => calendarOf([await visible(params.id, null)], { origin, language }),

    calendar: async (_, { language, validUntil }) => {
      validUntil(await nextSetting(db, clock.now()));
      const name = fillText<string>(both[language].calendarName, { committee: (await names(language)).committee });
      return calendarOf((await findPublicEvents(db)).sort(nearestFirst), { origin, name, language });
    },

    events: async (_, { caller, validUntil, language }) => {
      const now = clock.now();
      const found = hasAccess(caller, 'staff') ? await findEvents(db) : await findPublicEvents(db);
      validUntil(nextChange(found, now));
      return found.map((event) => presentFor(caller)(event, now, language));
    },
  });
}

/** Staff get what they edit beside what every visitor reads. */
const presentFor = (caller: Caller | null) => (hasAccess(caller, 'staff') ? presentManagedEvent : presentEvent);
