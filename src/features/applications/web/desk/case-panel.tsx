import { useQuery } from '@tanstack/react-query';
import ArrowRight from 'lucide-react/icons/arrow-right';
import X from 'lucide-react/icons/x';
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { CallError } from '~/shared/api-client';
import { fillText } from '~/shared/fill-text';
import { formatDate } from '~/shared/format-date';
import { licenseCategoryName } from '~/shared/license-categories';
import { roleNames } from '~/shared/role-names';
import * as personTexts from '~/shared/person/texts';
import * as common from '~/shared/texts';
import {
  AadhaarOf,
  addressFields,
  Fact,
  Facts,
  personalFields,
  professionalFields,
} from '~/features/people/web/public';
import { Alert } from '~/ui/alert';
import { Avatar } from '~/ui/avatar';
import { Button } from '~/ui/button';
import { langOf } from '~/ui/content-text';
import { useMessage } from '~/ui/hooks/use-message';
import { IconButton } from '~/ui/icon-button';
import { MessageBanner } from '~/ui/message-banner';
import { ContactCell } from '~/ui/office/cells';
import { ListFrame } from '~/ui/office/list-frame';
import { WholeRecord } from '~/ui/office/person-link';
import { Skeleton } from '~/ui/skeleton';
import { skipTexts } from '../../contract/application-words';
import type { Application } from '../../contract';
import * as texts from '../../texts';
import { applicationQuery, isWhole } from '../queries';
import { Applied } from './applicant-row';
import { Decision } from './decision';
import { caseParameter, type Case, type DecidedCase } from './use-case';
import { useUndoOffer } from './use-undo-offer';
import { place } from './wish';

type CasePanelProps = {
  id: number;
  /** The application as the list has it, until it has loaded. */
  known: Application | undefined;
  panel: Case;
  isSuperuser: boolean;
};

/**
 * Shows an application beside the list, below 64rem in its place (docs/product/applications.md, "The desk"). It has the
 * focus when it opens; Escape closes it.
 */
export function CasePanel({ id, known, panel, isSuperuser }: CasePanelProps) {
  const { done, goOn, close } = panel;
  const offerUndo = useUndoOffer();
  const query = useQuery({ ...applicationQuery(id), placeholderData: known, enabled: done === null });
  const name = done?.name ?? query.data?.full_name ?? known?.full_name;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'nearest' });
  }, [id]);
  const onKeyDown = (event: KeyboardEvent) => {
    // Not the Escape of a window that the panel has opened: it bubbles here through React's tree.
    const isHere = event.currentTarget.contains(event.target as Node);
    if (event.key === 'Escape' && isHere && !event.defaultPrevented) close();
  };
  const onDone = ({ id: decided, full_name: about }: Application, answer: string, canUndo: boolean) => {
    panel.setDecided(decided, about, answer);
    // The panel has the answer.
    if (canUndo) offerUndo({ lines: [], about }, decided, () => panel.forget(decided));
  };
  const isGone = (query.error instanceof CallError && query.error.status === 404) || query.data?.state === null;
  return (
    <section
      aria-label={name ? fillText(texts.applicationOf, { name }) : texts.application}
      onKeyDown={onKeyDown}
      className={
        'flex min-w-0 flex-col rounded-lg border border-line bg-card shadow-sm print:hidden ' +
        'lg:sticky lg:top-[calc(var(--spacing-header)+0.75rem)] ' +
        'lg:max-h-[calc(100dvh-var(--spacing-header)-var(--message-room)-1.5rem)]'
      }
    >
      <header className="flex items-center gap-2 border-b border-line py-1.5 ps-4 pe-1.5">
        <h2
          ref={heading}
          tabIndex={-1}
          lang={name && langOf(name)}
          className="min-w-0 flex-1 scroll-mt-24 text-lg leading-snug wrap-anywhere outline-none"
        >
          {name ?? texts.application}
        </h2>
        {!done && goOn && <Next onNext={goOn} />}
        <IconButton label={common.close} onClick={close}>
          <X aria-hidden="true" />
        </IconButton>
      </header>
      <div className="flex flex-col gap-5 p-4 text-sm lg:min-h-0 lg:overflow-y-auto lg:overscroll-contain">
        {done ? (
          <Done {...done} onNext={goOn} onClose={close} />
        ) : isGone ? (
          <Alert>{skipTexts.decided}</Alert>
        ) : (
          <ListFrame query={query} failed={texts.applicationOfFailed} waiting={<Skeleton className="h-80" />}>
            {(application) =>
              isWhole(application) && (
                <Known
                  key={application.id}
                  application={application}
                  isSuperuser={isSuperuser}
                  onDone={(answer, canUndo) => onDone(application, answer, canUndo)}
                />
              )
            }
          </ListFrame>
        )}
      </div>
    </section>
  );
}

type DoneProps = Pick<DecidedCase, 'name' | 'answer'> & { onNext: (() => void) | null; onClose: () => void };

/** Shows what was decided, and leads on. */
function Done({ name, answer, onNext, onClose }: DoneProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector('button')?.focus(), []);
  return (
    <div ref={box} className="flex flex-col items-start gap-4">
      <Alert tone="success">
        <p>{answer}</p>
        <p>{name}</p>
      </Alert>
      {onNext ? (
        <Next primary onNext={onNext} />
      ) : (
        <>
          <p className="text-muted">{texts.noCaseLeft}</p>
          <Button onClick={onClose}>{common.close}</Button>
        </>
      )}
    </div>
  );
}

const Next = ({ primary, onNext }: { primary?: boolean; onNext: () => void }) => (
  <Button variant={primary ? 'primary' : 'secondary'} size="row" onClick={onNext}>
    {texts.nextCase}
    <ArrowRight aria-hidden="true" />
  </Button>
);

const inView = ['full_name', 'phone', 'licenseNo', 'license_category', 'licenseDate', 'renewalDate'];
const rest = [...professionalFields, ...personalFields, ...addressFields].filter(({ name }) => !inView.includes(name));

type KnownProps = {
  application: Application;
  isSuperuser: boolean;
  onDone: (answer: string, canUndo: boolean) => void;
};

function Known({ application, isSuperuser, onDone }: KnownProps) {
  const [message, messages] = useMessage({ clearAfter: 5000, errorsToo: true });
  const { id, full_name: name } = application;
  return (
    <>
      <div className="flex items-start gap-4">
        <Avatar name={name} src={application.passport_photo} size="xl" />
        <div className="flex min-w-0 flex-col gap-1">
          <p className="text-muted">
            <span className="wrap-anywhere">@{application.username} · </span>
            <Applied user={application} application={application} />
          </p>
          <ContactCell person={application} />
          <WholeRecord id={id} name={name} />
        </div>
      </div>
      <Part title={texts.licence}>
        <Fact label={texts.licenceNumber}>{application.licenseNo}</Fact>
        <Fact label={common.category}>
          {application.license_category && licenseCategoryName(application.license_category)}
        </Fact>
        <Fact label={texts.issueDate}>{formatDate(application.licenseDate)}</Fact>
        <Fact label={texts.lastValidDay}>{formatDate(application.renewalDate)}</Fact>
      </Part>
      <Part title={texts.wish}>
        <Fact label={texts.requestedRoleLabel}>{roleNames[application.requested_role ?? 'member']}</Fact>
        <Fact label={personTexts.area} fallback={common.notAssigned}>
          {place(application.area_name, application.requested_area)}
        </Fact>
        <Fact label={personTexts.unit} fallback={common.notSpecified}>
          {place(application.unit_name, application.requested_unit)}
        </Fact>
        {application.requested_district && <Fact label={texts.district}>{application.requested_district}</Fact>}
        {application.requested_location && <Fact label={common.location}>{application.requested_location}</Fact>}
      </Part>
      <details>
        <summary className="min-h-6 cursor-pointer py-0.5 font-semibold text-primary pointer-coarse:min-h-11">
          {texts.wholeApplication}
        </summary>
        <dl className={factsClass}>
          <Facts user={application} fields={rest} />
          <Fact label={personTexts.aadhaarNumber}>
            {application.aadhaar &&
              (isSuperuser ? <AadhaarOf id={id} masked={application.aadhaar} /> : application.aadhaar)}
          </Fact>
        </dl>
      </details>
      <Decision
        application={application}
        isSuperuser={isSuperuser}
        messages={messages}
        stepOf={caseParameter}
        onDone={onDone}
      />
      <MessageBanner message={message} />
    </>
  );
}

const factsClass = 'mt-2 grid grid-cols-2 gap-x-6 gap-y-3';

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h3 className="text-sm font-semibold">{title}</h3>
    <dl className={factsClass}>{children}</dl>
  </section>
);
