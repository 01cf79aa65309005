import CalendarDays from 'lucide-react/icons/calendar-days';
import MapPin from 'lucide-react/icons/map-pin';
import { langOf } from '~/ui/content-text';
import type { Event } from '../../contract';
import { machineDate, shortDay, timeOf } from '../when';

const lineClass = 'flex gap-2 [&_svg]:mt-[0.2em] [&_svg]:size-[1.1em] [&_svg]:shrink-0 [&_svg]:text-muted';

/** Shows when and where an event is, on two lines. */
export function EventFacts({ event, className }: { event: Event; className?: string }) {
  const time = timeOf(event);
  return (
    <div className={className}>
      <p className={lineClass}>
        <CalendarDays aria-hidden="true" />
        <time dateTime={machineDate(event)}>
          {shortDay(event)}
          {time && <span className="whitespace-nowrap">, {time}</span>}
        </time>
      </p>
      <p className={`${lineClass} mt-1`}>
        <MapPin aria-hidden="true" />
        <span lang={langOf(event.location)} className="min-w-0 wrap-anywhere">
          {event.location}
        </span>
      </p>
    </div>
  );
}
