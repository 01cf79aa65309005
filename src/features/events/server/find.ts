import { desc } from 'drizzle-orm';
import type { Finder } from '~/platform/feature';
import { toIso } from '~/shared/dates';
import { formatDate } from '~/shared/format-date';
import { inLanguage } from '~/shared/language';
import { both as common } from '~/shared/texts/both';
import { events } from './tables';

/** Finds events by their titles in either language, the newest first. */
export const eventFinder: Finder = {
  kind: 'event',
  access: 'staff',
  find: async ({ db }, { language }) => {
    const { id, title, titleMl, eventDate, location, locationMl } = events;
    const rows = await db
      .select({ id, title, titleMl, eventDate, location, locationMl })
      .from(events)
      .orderBy(desc(events.eventDate));
    return rows.map((event) => ({
      id: event.id,
      title: inLanguage(language, event.title, event.titleMl),
      detail: [
        formatDate(toIso(event.eventDate), common[language].dates),
        inLanguage(language, event.location, event.locationMl),
      ].join(' · '),
      link: `/admin/manage-events?q=${encodeURIComponent(event.title)}`,
      names: [event.title, event.titleMl],
    }));
  },
};
