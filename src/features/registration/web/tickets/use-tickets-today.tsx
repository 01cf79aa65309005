import { useQuery } from '@tanstack/react-query';
import Ticket from 'lucide-react/icons/ticket';
import { distanceOf, shortWhen, useEventToday } from '~/features/events/web/public';
import type { TodayItems } from '~/ui/today-list';
import { ticketsQuery } from '../queries';
import { stateOf } from '../words';

/** Returns offers of a seat, the next event that the person is registered for, and the next event, for their home. */
export function useTicketsToday(): TodayItems {
  const { data, isPending } = useQuery(ticketsQuery);
  const coming = data?.tickets.filter(({ is_past, status }) => !is_past && status !== 'cancelled') ?? [];
  const next = useEventToday(coming.map(({ event_id: id }) => id));
  if (next === undefined || isPending) return undefined;
  const offers = coming.filter(({ status }) => status === 'offered');
  const nearest = coming.filter(({ status }) => status !== 'offered').slice(0, 1);
  const items = [...offers, ...nearest].map((ticket) => ({
    to: `/member/events?event=${ticket.event_id}` as const,
    icon: <Ticket />,
    kind: ticket.status === 'going' ? `${distanceOf(ticket).text} · ${shortWhen(ticket)}` : stateOf(ticket).text,
    text: ticket.title,
    isUrgent: ticket.status === 'offered' || ticket.days_until <= 1,
  }));
  return [...items, ...next];
}
