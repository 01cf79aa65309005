import { useMutation } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { Button } from '~/ui/button';
import type { Messages } from '~/ui/hooks/use-message';
import { describeOutcome } from '~/ui/office/describe-outcome';
import type { Own } from '../contract/schemas';
import * as texts from '../texts';
import { cancelRegistration, register } from './mutations';

type SeatAnswersProps = {
  eventId: number;
  ownSeat: Own;
  messages: Messages;
  /** The question whether the person comes is open at first. */
  asks?: boolean;
  onAsked?: () => void;
  /** The id of the event's title, where there are several: the same words stand on the buttons of each. */
  about?: string;
  /** Further buttons, before *Can't come*. */
  children?: ReactNode;
};

const rowClass = 'flex flex-wrap gap-3 max-sm:*:flex-auto';

/**
 * Renders what a person can answer about a registration: take or decline an offer, or give a seat or a place in the
 * list back. The question stands in the page, since an event's window is above all other windows.
 */
export function SeatAnswers({ eventId, ownSeat, messages, asks = false, onAsked, about, children }: SeatAnswersProps) {
  const [isAsking, setAsking] = useState(asks);
  const row = useRef<HTMLDivElement>(null);
  const leaving = useMutation(cancelRegistration);
  const taking = useMutation(register);
  const params = { id: eventId };
  const isWaiting = ownSeat.status === 'waiting';
  const end = () => {
    setAsking(false);
    onAsked?.();
    row.current?.focus();
  };
  const leave = (done: string) =>
    describeOutcome(messages, leaving.mutateAsync({ params }), { done, failed: texts.notCancelled }).then(
      end,
      () => undefined,
    );
  const take = () =>
    describeOutcome(messages, taking.mutateAsync({ params, body: { guests: ownSeat.guests, diets: ownSeat.diets } }), {
      done: texts.seatTaken,
      failed: texts.notRegisteredNow,
    }).catch(() => undefined);
  return (
    <div ref={row} tabIndex={-1} className="outline-none">
      {ownSeat.status === 'offered' ? (
        <div className={rowClass}>
          <Button aria-describedby={about} loading={taking.isPending} onClick={() => void take()}>
            {texts.takeSeat}
          </Button>
          <Button
            aria-describedby={about}
            variant="secondary"
            loading={leaving.isPending}
            onClick={() => void leave(texts.offerDeclined)}
          >
            {texts.declineSeat}
          </Button>
        </div>
      ) : isAsking ? (
        <Question
          text={isWaiting ? texts.leaveListQuestion : texts.cannotComeQuestion}
          yes={isWaiting ? texts.leaveList : texts.cannotCome}
          no={isWaiting ? texts.stayOnList : texts.iCome}
          isBusy={leaving.isPending}
          onYes={() => void leave(isWaiting ? texts.listLeft : texts.seatGivenBack)}
          onNo={end}
        />
      ) : (
        <div className={rowClass}>
          {children}
          <Button aria-describedby={about} variant="secondary" onClick={() => setAsking(true)}>
            {isWaiting ? texts.leaveList : texts.cannotCome}
          </Button>
        </div>
      )}
    </div>
  );
}

type QuestionProps = {
  text: string;
  yes: string;
  no: string;
  isBusy: boolean;
  onYes: () => void;
  onNo: () => void;
};

function Question({ text, yes, no, isBusy, onYes, onNo }: QuestionProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus();
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={box} role="group" aria-labelledby={id} tabIndex={-1} className="outline-none">
      <p id={id} className="mb-3 font-medium">
        {text}
      </p>
      <div className={rowClass}>
        <Button variant="danger" loading={isBusy} onClick={onYes}>
          {yes}
        </Button>
        <Button variant="secondary" disabled={isBusy} onClick={onNo}>
          {no}
        </Button>
      </div>
    </div>
  );
}
