import { eq } from 'drizzle-orm';
import { readCode } from '~/features/cards/server/public';
import { events } from '~/features/events/server/public';
import { fullNameColumn, users } from '~/features/people/server/public';
import type { Finder } from '~/platform/feature';
import { fillText } from '~/shared/fill-text';
import { inLanguage } from '~/shared/language';
import { both } from '../texts/both';
import { registrations } from './tables';

/** Finds who has a ticket by its whole code; leads to the row in the event's registration. */
export const ticketFinder: Finder = {
  kind: 'person',
  access: 'staff',
  find: async ({ db }, { text, language }) => {
    const code = readCode(text);
    if (!code) return [];
    const [row] = await db
      .select({
        id: users.id,
        name: fullNameColumn(),
        member: users.membershipId,
        event: events,
        ticket: registrations,
      })
      .from(registrations)
      .innerJoin(users, eq(registrations.userId, users.id))
      .innerJoin(events, eq(registrations.eventId, events.id))
      .where(eq(registrations.code, code));
    if (!row) return [];
    const { ticketFor, statusNames } = both[language];
    const title = inLanguage(language, row.event.title, row.event.titleMl);
    const search = encodeURIComponent(row.member ?? row.name);
    return [
      {
        id: row.id,
        title: row.name,
        detail: `${fillText(ticketFor, { event: title })} · ${statusNames[row.ticket.status]}`,
        link: `/app/admin/events/${row.event.id}/registration?search=${search}`,
      },
    ];
  },
};
