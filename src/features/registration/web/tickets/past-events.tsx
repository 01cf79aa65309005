import { shortDay } from '~/features/events/web/public';
import { Link } from '~/router';
import { countText } from '~/shared/count-text';
import { langOf } from '~/ui/content-text';
import type { Ticket } from '../../contract/schemas';
import * as texts from '../../texts';

/** Renders the events that are over, the newest first, with the hours of those that the person came to. */
export const PastEvents = ({ tickets }: { tickets: readonly Ticket[] }) => (
  <ul className="divide-y divide-line">
    {tickets.toReversed().map((ticket) => (
      <li key={ticket.event_id} className="py-3 first:pt-0">
        <Link
          to={`/events/event/${ticket.event_id}`}
          lang={langOf(ticket.title)}
          className="link font-medium wrap-anywhere"
        >
          {ticket.title}
        </Link>
        <p className="mt-1 text-sm text-muted">{[shortDay(ticket), attendance(ticket)].join(' · ')}</p>
      </li>
    ))}
  </ul>
);

function attendance({ people_in: came, cpd_hours: hours }: Ticket): string {
  if (came === 0) return texts.notAttended;
  return hours ? countText(texts.hours, hours) : texts.attended;
}
