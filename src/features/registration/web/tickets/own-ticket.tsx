import QrCode from 'lucide-react/icons/qr-code';
import { useId } from 'react';
import { showCode } from '~/features/cards/web/public';
import { machineDate, shortWhen } from '~/features/events/web/public';
import { Link } from '~/router';
import { fillText } from '~/shared/fill-text';
import * as common from '~/shared/texts';
import { Badge } from '~/ui/badge';
import { Button } from '~/ui/button';
import { CodeWindow } from '~/ui/code-window';
import { ContentText, langOf } from '~/ui/content-text';
import { useDialog } from '~/ui/hooks/use-dialog';
import type { Messages } from '~/ui/hooks/use-message';
import type { Ticket } from '../../contract/schemas';
import * as texts from '../../texts';
import { SeatAnswers } from '../seat-answers';
import { partyOf, stateOf } from '../words';
import { CertificateButton } from './certificate-button';

type OwnTicketProps = { ticket: Ticket; messages: Messages; asks: boolean; onAsked: () => void };

/** Renders a ticket for an event to come: where and when, who comes, its code, and what the person can answer. */
export function OwnTicket({ ticket, messages, asks, onAsked }: OwnTicketProps) {
  const large = useDialog();
  const { text, tone } = stateOf(ticket);
  const title = useId();
  return (
    <article aria-labelledby={title} className="rounded-lg border border-line bg-card p-5 shadow-sm sm:p-7">
      <p>
        <Badge tone={tone} className="whitespace-normal!">
          {text}
        </Badge>
      </p>
      <h2 id={title} lang={langOf(ticket.title)} className="mt-2 text-xl wrap-anywhere">
        <Link to={`/events/event/${ticket.event_id}`} className="link">
          {ticket.title}
        </Link>
      </h2>
      <p className="mt-2">
        <time dateTime={machineDate(ticket)}>{shortWhen(ticket)}</time>
      </p>
      <p className="text-muted wrap-anywhere">
        <ContentText>{ticket.location}</ContentText>
      </p>
      <p className="mt-2 mb-5 text-sm">{partyOf(ticket)}</p>
      <SeatAnswers
        eventId={ticket.event_id}
        ownSeat={ticket}
        messages={messages}
        asks={asks}
        onAsked={onAsked}
        about={title}
      >
        {ticket.status === 'going' && (
          <Button aria-describedby={title} onClick={() => large.show(true)}>
            <QrCode aria-hidden="true" />
            {texts.showTicket}
          </Button>
        )}
        <CertificateButton ticket={ticket} messages={messages} />
      </SeatAnswers>
      <CodeWindow
        {...large.state}
        title={ticket.title}
        text={ticket.code}
        label={fillText(texts.ticketCode, { event: ticket.title })}
      >
        <p className="font-semibold">{shortWhen(ticket)}</p>
        <p className="wrap-anywhere">
          <ContentText>{ticket.location}</ContentText>
        </p>
        <p className="mt-1 text-sm">{partyOf(ticket)}</p>
        <p className="mt-1 text-sm text-muted tabular-nums">{showCode(ticket.code)}</p>
        <p className="mt-2 text-sm text-muted">{common.makeBright}</p>
      </CodeWindow>
    </article>
  );
}
