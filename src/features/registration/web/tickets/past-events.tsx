import { useMutation } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import { shortDay } from '~/features/events/web/public';
import { Link } from '~/router';
import { callsOf } from '~/shared/api-client';
import { countText } from '~/shared/count-text';
import { reasonOrRetry } from '~/shared/error-message';
import { fillText } from '~/shared/fill-text';
import { Button } from '~/ui/button';
import { langOf } from '~/ui/content-text';
import type { Messages } from '~/ui/hooks/use-message';
import { saveFile } from '~/ui/save-file';
import type { registrationCalls } from '../../contract';
import type { Ticket } from '../../contract/schemas';
import * as texts from '../../texts';

const call = callsOf<typeof registrationCalls>();

type PastEventsProps = { tickets: readonly Ticket[]; messages: Messages };

/** Renders the events that are over, the newest first, with the hours and certificates of those attended. */
export function PastEvents({ tickets, messages }: PastEventsProps) {
  const saving = useMutation({
    mutationFn: async (id: number) =>
      saveFile(await call('GET /api/events/:id/certificate.pdf', { params: { id } }), `certificate-${id}.pdf`),
    onError: (error) => messages.error(texts.certificateFailed, [reasonOrRetry(error)]),
  });
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
          {ticket.has_certificate && (
            <Button
              variant="secondary"
              size="sm"
              aria-label={fillText(texts.certificateOf, { event: ticket.title })}
              loading={saving.isPending && saving.variables === ticket.event_id}
              onClick={() => saving.mutate(ticket.event_id)}
            >
              <Download aria-hidden="true" />
              {texts.saveCertificate}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

function attendance({ people_in: came, cpd_hours: hours }: Ticket): string {
  if (came === 0) return texts.notAttended;
  return hours ? countText(texts.hours, hours) : texts.attended;
}
