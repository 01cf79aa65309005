import { useMutation } from '@tanstack/react-query';
import { fillText } from '~/shared/fill-text';
import { formatDate, formatMoment } from '~/shared/format-date';
import * as common from '~/shared/texts';
import { Badge } from '~/ui/badge';
import { Button } from '~/ui/button';
import { ContentText } from '~/ui/content-text';
import { useDeletion } from '~/ui/hooks/use-deletion';
import { useDialog } from '~/ui/hooks/use-dialog';
import type { Messages } from '~/ui/hooks/use-message';
import { reportDeletion } from '~/ui/office/describe-outcome';
import { Panel } from '~/ui/panel';
import { dueDays } from '../../contract/request-choices';
import type { OwnRequest } from '../../contract/requests';
import * as texts from '../../texts';
import { withdrawRequest } from './mutations';
import { requestTones } from './request-tones';
import { RequestDialog, type WrittenKind } from './request-dialog';

/** Renders a person's requests to the office, the newest first, and the ways to send more. */
export function OwnRequests({ requests, messages }: { requests: readonly OwnRequest[]; messages: Messages }) {
  const asking = useDialog<WrittenKind>();
  const { mutateAsync } = useMutation(withdrawRequest);
  const { ask, question, fallback } = useDeletion<OwnRequest>(({ id }) =>
    reportDeletion(messages, () => mutateAsync({ params: { id } }), {
      done: texts.withdrawn,
      failed: texts.withdrawFailed,
    }),
  );
  const isOpen = (kind: WrittenKind) => requests.some((request) => request.kind === kind && request.state === 'open');
  return (
    <Panel title={texts.requestsTitle} lead={fillText(texts.requestsLead, dueDays)}>
      <div className="flex flex-wrap gap-3">
        <Button className="max-sm:w-full" disabled={isOpen('correct')} onClick={() => asking.show('correct')}>
          {common.askForCorrection}
        </Button>
        <Button
          className="max-sm:w-full"
          variant="secondary"
          disabled={isOpen('grievance')}
          onClick={() => asking.show('grievance')}
        >
          {texts.complain}
        </Button>
      </div>
      <h3 ref={fallback} tabIndex={-1} className="mt-7 text-lg outline-none">
        {texts.yourRequests}
      </h3>
      {requests.length === 0 ? (
        <p className="mt-2 text-muted">{texts.noRequests}</p>
      ) : (
        <ul className="mt-2 divide-y divide-line border-y border-line">
          {requests.map((request) => (
            <OwnRequestRow key={request.id} request={request} onWithdraw={() => ask(request)} />
          ))}
        </ul>
      )}
      {asking.render((state, kind) => (
        <RequestDialog kind={kind} messages={messages} {...state} />
      ))}
      {question(() => ({
        title: common.withdrawQuestion,
        description: texts.withdrawMeans,
        confirmLabel: common.withdraw,
      }))}
    </Panel>
  );
}

function OwnRequestRow({ request, onWithdraw }: { request: OwnRequest; onWithdraw: () => void }) {
  const { kind, state, text, answer, due, created_at: asked, decided_at: decided } = request;
  return (
    <li className="flex flex-col gap-2 py-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <strong>{texts.kindNames[kind]}</strong>
        <Badge tone={requestTones[state]}>{texts.stateNames[state]}</Badge>
        <span className="text-sm text-muted">
          {fillText(texts.askedOn, { day: formatDate(asked) ?? '' })}
          {state === 'open' &&
            ` · ${
              kind === 'erase'
                ? fillText(texts.carriedOut, { moment: formatMoment(due) ?? '' })
                : fillText(texts.answerBy, { day: formatDate(due) ?? '' })
            }`}
          {(state === 'done' || state === 'refused') &&
            ` · ${fillText(texts.answeredOn, { day: formatDate(decided) ?? '' })}`}
        </span>
      </p>
      {text && (
        <p className="whitespace-pre-line wrap-anywhere">
          <ContentText>{text}</ContentText>
        </p>
      )}
      {answer && (
        <p className="rounded-md bg-sunken px-4 py-3 whitespace-pre-line wrap-anywhere">
          <span className="block text-sm text-muted">{texts.officeAnswer}</span>
          <ContentText>{answer}</ContentText>
        </p>
      )}
      {/* The banner above the page undoes an erasure. */}
      {state === 'open' && kind !== 'erase' && (
        <Button
          variant="ghost"
          size="row"
          className="-ms-3 self-start"
          aria-label={fillText(texts.withdrawOf, { kind: texts.kindNames[kind], day: formatDate(asked) ?? '' })}
          onClick={onWithdraw}
        >
          {common.withdraw}
        </Button>
      )}
    </li>
  );
}
