import { useQuery } from '@tanstack/react-query';
import { fillText } from '~/shared/fill-text';
import { formatCount } from '~/shared/format-count';
import * as common from '~/shared/texts';
import { ButtonLink } from '~/ui/button-link';
import { Container } from '~/ui/container';
import { EmptyState } from '~/ui/empty-state';
import { useAddress } from '~/ui/hooks/use-address';
import { useMessage } from '~/ui/hooks/use-message';
import { MessageBanner } from '~/ui/message-banner';
import { ListFrame } from '~/ui/office/list-frame';
import { OwnHeader } from '~/ui/own-header';
import { Panel } from '~/ui/panel';
import { Skeleton } from '~/ui/skeleton';
import type { Tickets } from '../../contract/schemas';
import * as texts from '../../texts';
import { ticketsQuery } from '../queries';
import { fields } from './address';
import { PastEvents } from './past-events';
import { OwnTicket } from './own-ticket';

/** Renders the person's own tickets (docs/product/registration.md, "Tickets"). */
export function TicketsScreen() {
  const query = useQuery(ticketsQuery);
  return (
    <>
      <OwnHeader title={common.ownEvents} lead={texts.ownEventsLead} />
      <Container className="pt-2 pb-8 sm:py-12">
        <ListFrame query={query} failed={texts.ticketsFailed} denied={texts.ticketsFailed} waiting={<Waiting />}>
          {(answer) => <Content answer={answer} />}
        </ListFrame>
      </Container>
    </>
  );
}

const Waiting = () => (
  <div aria-busy="true" className="grid gap-6 lg:grid-cols-2 lg:gap-8">
    <Skeleton className="h-72" />
    <Skeleton className="h-56" />
  </div>
);

function Content({ answer: { tickets, cpd_hours: hours } }: { answer: Tickets }) {
  const { shown, correct } = useAddress(fields);
  const [message, messages] = useMessage({ clearAfter: 8000 });
  const isNamed = ({ event_id: id }: Tickets['tickets'][number]) => id === shown.event;
  const open = tickets.filter(({ is_past: isPast, status }) => !isPast && status !== 'cancelled');
  const coming = [...open.filter(isNamed), ...open.filter((ticket) => !isNamed(ticket))];
  const past = tickets.filter(({ is_past: isPast, status, people_in: came }) => isPast && (status === 'going' || came));
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2 lg:gap-8">
      <MessageBanner message={message} className="lg:col-span-2" />
      <div className="flex min-w-0 flex-col gap-6">
        {coming.length === 0 && (
          <EmptyState
            headingLevel={2}
            title={texts.noTickets}
            action={
              <ButtonLink to="/events" variant="secondary">
                {common.events}
              </ButtonLink>
            }
          >
            {texts.noTicketsMeans}
          </EmptyState>
        )}
        {coming.map((ticket) => (
          <OwnTicket
            key={`${ticket.event_id} ${isNamed(ticket) && shown.ask}`}
            ticket={ticket}
            messages={messages}
            asks={isNamed(ticket) && shown.ask === 'cancel'}
            onAsked={() => correct({ ask: '' })}
          />
        ))}
      </div>
      {past.length > 0 && (
        <Panel title={texts.pastTickets} lead={hours > 0 && fillText(texts.hoursInAll, { hours: formatCount(hours) })}>
          <PastEvents tickets={past} messages={messages} />
        </Panel>
      )}
    </div>
  );
}
