import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { countText } from '~/shared/count-text';
import { errorMessage } from '~/shared/error-message';
import { fillText } from '~/shared/fill-text';
import { formatMoment } from '~/shared/format-date';
import * as common from '~/shared/texts';
import { Badge } from '~/ui/badge';
import { Button } from '~/ui/button';
import { ButtonLink } from '~/ui/button-link';
import { useMessage, type Messages } from '~/ui/hooks/use-message';
import { MessageBanner } from '~/ui/message-banner';
import { Skeleton } from '~/ui/skeleton';
import type { Own, Registration } from '../../contract/schemas';
import * as texts from '../../texts';
import { ownRegistrationQuery } from '../queries';
import { SeatAnswers } from '../seat-answers';
import { partyOf, stateOf } from '../words';
import { PartyForm } from './party-form';

/** Renders a person's registration for an event: what it is, and what they can do about it. */
export function OwnRegistration({ eventId }: { eventId: number }) {
  const { data, error, isFetching, refetch } = useQuery(ownRegistrationQuery(eventId));
  const [message, messages] = useMessage({ clearAfter: 8000 });
  return (
    <>
      <MessageBanner message={message} className="mb-3" />
      {data ? (
        <Shown eventId={eventId} registration={data} messages={messages} />
      ) : error ? (
        <>
          <p>{errorMessage(error, texts.registrationFailed)}</p>
          <Button variant="secondary" className="mt-4" loading={isFetching} onClick={() => void refetch()}>
            {common.tryAgain}
          </Button>
        </>
      ) : (
        <div aria-busy="true" className="flex flex-col gap-3">
          <Skeleton className="h-6 w-3/5" />
          <Skeleton className="h-6" />
          <Skeleton className="h-11 w-36" />
        </div>
      )}
    </>
  );
}

type ShownProps = { eventId: number; registration: Registration; messages: Messages };

function Shown({ eventId, registration, messages }: ShownProps) {
  const [isEditing, setEditing] = useState(false);
  const ownSeat = registration.registration?.status === 'cancelled' ? null : registration.registration;
  if (isEditing && registration.is_open)
    return (
      <PartyForm
        eventId={eventId}
        ownSeat={ownSeat}
        maxGuests={registration.guests_max}
        isFull={registration.is_full}
        messages={messages}
        onClose={() => setEditing(false)}
      />
    );
  const edit = () => {
    messages.clear();
    setEditing(true);
  };
  if (ownSeat)
    return (
      <OwnSeat
        eventId={eventId}
        ownSeat={ownSeat}
        messages={messages}
        onChange={registration.is_open ? edit : undefined}
      />
    );
  return (
    <>
      <p>{openness(registration).join(' ')}</p>
      {registration.is_open && (
        <Button className="mt-4" onClick={edit}>
          {registration.is_full ? texts.joinList : texts.register}
        </Button>
      )}
    </>
  );
}

type OwnSeatProps = { eventId: number; ownSeat: Own; messages: Messages; onChange: (() => void) | undefined };

function OwnSeat({ eventId, ownSeat, messages, onChange }: OwnSeatProps) {
  const { text, tone } = stateOf(ownSeat);
  return (
    <>
      <p>
        <Badge tone={tone} className="text-sm! whitespace-normal!">
          {text}
        </Badge>
      </p>
      <p className="mt-2 mb-4 text-sm">{partyOf(ownSeat)}</p>
      <SeatAnswers eventId={eventId} ownSeat={ownSeat} messages={messages}>
        {ownSeat.status === 'going' && (
          <ButtonLink to={`/member/events?event=${eventId}`}>{texts.showTicket}</ButtonLink>
        )}
        {onChange && (
          <Button variant="secondary" onClick={onChange}>
            {texts.changeParty}
          </Button>
        )}
      </SeatAnswers>
    </>
  );
}

/** Returns whether registration is open, from when or until when, and what is free: sentences. */
function openness({ is_open, is_full, opens, closes, left }: Registration): string[] {
  if (!is_open) {
    const isToCome = opens !== null && Date.parse(opens) > Date.now();
    return [isToCome ? fillText(texts.opensAt, { moment: formatMoment(opens) }) : texts.closedNow];
  }
  return [
    is_full ? texts.listOpen : countText(texts.seatsLeft, left),
    ...(closes ? [fillText(texts.registerUntil, { moment: formatMoment(closes) })] : []),
  ];
}
