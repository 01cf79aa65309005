import { keptNow } from '~/session';
import { DAY_MS, dayOf } from '~/shared/dates';
import { readCopy, type Copy } from './kept';

/** The tickets as they were taken along. */
export interface KeptTickets {
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

/** Returns the tickets on this device that may be shown now; undefined without a copy. */
export async function ticketsKept(): Promise<(Copy & { value: KeptTickets }) | undefined> {
  const copy = await readCopy('tickets');
  const now = keptNow();
  return copy && now !== undefined ? { ...copy, value: shownAt(now, copy.value as KeptTickets) } : undefined;
}
