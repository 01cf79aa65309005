import { keep, readCopy, type OfflineCopy } from '~/features/phone/web/public';
import { keptNow } from '~/session';
import { callsOf } from '~/shared/api-client';
import { countText } from '~/shared/count-text';
import { DAY_MS, dayOf } from '~/shared/dates';
import type { registrationCalls } from '../contract';
import * as texts from '../texts';

const call = callsOf<typeof registrationCalls>();

/** The tickets as they are taken along. */
interface KeptTickets {
  tickets: { event_date: string }[];
}

/** How long after its event a ticket may be shown. */
const daysAfter = 2;

const endOf = ({ event_date: date }: KeptTickets['tickets'][number]) => Date.parse(date) + daysAfter * DAY_MS;

/** Returns the tickets that may be shown at `now` (ms), each as it is then. */
function shownAt(now: number, { tickets, ...rest }: KeptTickets): KeptTickets {
  const today = dayOf(new Date(now));
  return {
    ...rest,
    tickets: tickets
      .filter((ticket) => endOf(ticket) > now)
      .map((ticket) => {
        const days = dayOf(new Date(ticket.event_date)) - today;
        return { ...ticket, days_until: days, is_past: days < 0 };
      }),
  };
}

/** Returns what to store of an answer, and for how many days. */
export function ticketsToKeep(answer: KeptTickets): { value: KeptTickets; days: number } {
  const now = Date.now();
  const value = shownAt(now, answer);
  return { value, days: Math.max(daysAfter, ...value.tickets.map((ticket) => (endOf(ticket) - now) / DAY_MS)) };
}

/** The own tickets, until two days after their events. */
export const offlineTickets: OfflineCopy<KeptTickets> = {
  freshMs: 10 * 60_000,
  async read() {
    const copy = await readCopy<KeptTickets>('tickets');
    const now = keptNow();
    return copy && now !== undefined ? { ...copy, value: shownAt(now, copy.value) } : undefined;
  },
  async take() {
    const { value, days } = ticketsToKeep(await call('GET /api/events/mine/', {}));
    await keep('tickets', value, days);
  },
  line: ({ tickets }, moment) => countText(texts.ticketsTaken, tickets.length, { moment }),
  answers: { 'GET /api/events/mine/': (value) => value },
};
