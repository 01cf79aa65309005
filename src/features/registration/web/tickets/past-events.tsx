import { shortDay } from '~/features/events/web/public';
import { Link } from '~/router';
import { countText } from '~/shared/count-text';
import { langOf } from '~/ui/content-text';
import type { Messages } from '~/ui/hooks/use-message';
import type { Ticket } from '../../contract/schemas';
import * as texts from '../../texts';
import { CertificateButton } from './certificate-button';

type PastEventsProps = { tickets: readonly Ticket[]; messages: Messages };

/** Renders the events that are over, the newest first, with the hours and certificates of those attended. */
export function PastEvents({ tickets, messages }: PastEventsProps) {
  return (
    <ul className="divide-y divide-line">
      {tickets.toReversed().map((ticket) => (
        <li
          key={ticket.event_id}
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 first:pt-0"
        >
          <div className="min-w-0">
            <Link
              to={`/events/event/${ticket.event_id}`}
              lang={langOf(ticket.title)}
              className="link font-medium wrap-anywhere"
            >
              {ticket.title}
            </Link>
            <p className="mt-1 text-sm text-muted">{[shortDay(ticket), attendance(ticket)].join(' · ')}</p>
          </div>
          <CertificateButton ticket={ticket} messages={messages} size="sm" />
        </li>
      ))}
    </ul>
  );
}

function attendance({ people_in: came, cpd_hours: hours }: Ticket): string {
  if (came === 0) return texts.notAttended;
  return hours ? countText(texts.hours, hours) : texts.attended;
}
