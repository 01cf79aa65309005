import { useMutation } from '@tanstack/react-query';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { clsx } from 'clsx';
import { fillText } from '~/shared/fill-text';
import { formatDate } from '~/shared/format-date';
import { Button } from '~/ui/button';
import { ContentText } from '~/ui/content-text';
import type { Messages } from '~/ui/hooks/use-message';
import { openedClass, type useOpened } from '~/ui/office/opened';
import { ContactCell } from '~/ui/office/cells';
import { attempt } from '~/ui/office/attempt';
import { correctableNames, type Correctable } from '../../contract/application-words';
import type { Application } from '../../contract';
import { singlePress } from '~/features/sign-in/web/public';
import { reopenApplication } from '../mutations';
import { ApplicantName } from './applicant-name';
import { place } from './wish';
import * as common from '~/shared/texts';
import * as texts from '../../texts';

type DecidedProps = {
  application: Application;
  isShown: boolean;
  /** Of the row that was opened last. */
  mark: ReturnType<ReturnType<typeof useOpened>>;
  messages: Messages;
  /** Opens the application. */
  onOpen: () => void;
};

/** Shows an application in correction or rejected in the list: the office's note, its time limit, and the actions. */
export function Decided({ application, isShown, mark, messages, onOpen }: DecidedProps) {
  return (
    <li
      data-applicant={application.id}
      {...mark}
      className={clsx(
        openedClass,
        'rounded-lg border border-line p-4 text-sm shadow-sm',
        isShown ? 'bg-primary-tint' : 'bg-card',
      )}
    >
      <div className="flex flex-wrap items-start gap-x-6 gap-y-3">
        <ApplicantName user={application} onOpen={onOpen} className="flex-1 basis-64">
          {fillText(texts.applied, { day: formatDate(application.date_joined) })}
        </ApplicantName>
        <ContactCell person={application} className="basis-48" />
        <p className="basis-40 wrap-anywhere">
          {place(application.area_name, application.requested_area) ?? common.notAssigned}
          <span className="block text-xs text-muted">
            {place(application.unit_name, application.requested_unit) ?? common.notSpecified}
          </span>
        </p>
        {application.state === 'rejected' ? (
          <Reopen application={application} messages={messages} />
        ) : (
          hasEnded(application) && (
            <Button variant="secondary" size="row" className="print:hidden" onClick={onOpen}>
              {texts.decideMore}
              <span className="sr-only"> {fillText(texts.onPerson, { name: application.full_name })}</span>
            </Button>
          )
        )}
      </div>
      <div className="mt-3 flex flex-col gap-2 border-t border-line pt-3">
        <DecidedFacts application={application} />
      </div>
    </li>
  );
}

/** Shows what the office wrote to an applicant in correction or rejected, and the time limit. */
export function DecidedFacts({ application }: { application: Application }) {
  const { fields, note } = application;
  const isRejected = application.state === 'rejected';
  const until = formatDate(application.until) ?? common.notAvailable;
  const limit = isRejected ? texts.reopenUntil : hasEnded(application) ? texts.linkEnded : texts.linkWorksUntil;
  return (
    <>
      {!isRejected && fields.length > 0 && (
        <p>
          <span className="font-semibold">{texts.askedFor}</span>{' '}
          {fields.map((field) => correctableNames[field as Correctable]).join(', ')}
        </p>
      )}
      {note && (
        <p className="wrap-anywhere whitespace-pre-line">
          <span className="font-semibold">{texts.noteLead}</span> <ContentText>{note}</ContentText>
        </p>
      )}
      <p className="text-xs text-muted">
        {decidedWords(application)} · {fillText(limit, { until })}
      </p>
    </>
  );
}

/** Whether the link of a correction has ended unused: then the office decides again. */
export const hasEnded = ({ state, until }: Application) =>
  state === 'correction' && until !== null && Date.parse(until) <= Date.now();

/** Takes a rejection back. */
export function Reopen({ application, messages }: Pick<DecidedProps, 'application' | 'messages'>) {
  const { mutateAsync: reopen, isPending } = useMutation(reopenApplication);
  const onReopen = () =>
    attempt(messages, { failed: texts.reopenFailed, known: { 404: true, 409: true } }, async () => {
      messages.success([(await reopen({ params: { id: application.id } })).message, application.full_name]);
    });
  return (
    <Button
      {...singlePress}
      variant="secondary"
      size="row"
      className="self-start print:hidden"
      loading={isPending}
      onClick={() => void onReopen()}
    >
      <RotateCcw aria-hidden="true" />
      {texts.reopen}
      <span className="sr-only"> {fillText(texts.reopenWhat, { name: application.full_name })}</span>
    </Button>
  );
}

/** Returns when the application was rejected or a correction requested, and by whom. */
function decidedWords({ state, decided_at: at, decided_by: by }: Application): string {
  const day = formatDate(at) ?? common.notAvailable;
  const isRejected = state === 'rejected';
  if (!by) return fillText(isRejected ? texts.rejectedOn : texts.askedOn, { day });
  return fillText(isRejected ? texts.rejectedOnBy : texts.askedOnBy, { day, by });
}
