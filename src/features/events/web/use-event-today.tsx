import { useQuery } from '@tanstack/react-query';
import CalendarDays from 'lucide-react/icons/calendar-days';
import type { TodayItems } from '~/ui/today-list';
import { distanceOf, pathOf } from './labels';
import { upcomingQuery } from './queries';
import { shortWhen } from './when';

/** Returns the next event, for a person's home; none of those that their tickets name (ids). */
export function useEventToday(ticketed: readonly number[]): TodayItems {
  const { data, isPending } = useQuery(upcomingQuery);
  if (!data) return isPending ? undefined : [];
  return data
    .slice(0, 1)
    .filter(({ id }) => !ticketed.includes(id))
    .map((event) => ({
      to: pathOf(event),
      icon: <CalendarDays />,
      kind: `${distanceOf(event).text} · ${shortWhen(event)}`,
      text: event.title,
      isUrgent: event.days_until <= 1,
    }));
}
