import { useMutation } from '@tanstack/react-query';
import Check from 'lucide-react/icons/check';
import { clsx } from 'clsx';
import { countText } from '~/shared/count-text';
import { fillText } from '~/shared/fill-text';
import { formatDate } from '~/shared/format-date';
import { licenseCategoryName } from '~/shared/license-categories';
import * as common from '~/shared/texts';
import { singlePress } from '~/features/sign-in/web/public';
import { Badge } from '~/ui/badge';
import { Button } from '~/ui/button';
import type { Messages } from '~/ui/hooks/use-message';
import { ContactCell, inlineBadge } from '~/ui/office/cells';
import { openedClass, type useOpened } from '~/ui/office/opened';
import { Refusal } from '~/ui/office/refusal';
import { SelectBox } from '~/ui/office/select-box';
import type { Selection } from '~/ui/office/use-selection';
import type { Application, PendingUser } from '../../contract';
import * as texts from '../../texts';
import { approvalError, decideApplication } from '../mutations';
import { ApplicantName } from './applicant-name';
import { hasMarks, isPlain, Marks } from './marks';
import { place, requestOf } from './wish';

type ApplicantRowProps = {
  user: PendingUser;
  /** The desk's data of the applicant; undefined until it has loaded. */
  application: Application | undefined;
  selection: Selection;
  /** Of the row that was opened last. */
  mark: ReturnType<ReturnType<typeof useOpened>>;
  /** Whether a panel shows this application, or another one. */
  panel: 'this' | 'other' | null;
  messages: Messages;
  /** Receives the server's message. */
  onApproved: (message: string) => void;
  /** Opens the application. */
  onOpen: () => void;
};

/** Shows an application in a line; its name opens it, and an application without a mark can be approved at once. */
export function ApplicantRow({ user, application, selection, mark, panel, onOpen, ...approval }: ApplicantRowProps) {
  const licence = [user.license_category && licenseCategoryName(user.license_category), user.licenseNo]
    .filter(Boolean)
    .join(' · ');
  const beside = panel !== null && 'lg:hidden print:block';
  return (
    <li
      data-applicant={user.id}
      {...mark}
      {...(panel && { 'aria-current': panel === 'this' })}
      className={clsx(
        'scroll-mt-32',
        openedClass,
        panel === 'this' ? 'bg-primary-tint' : 'bg-card hover:bg-sunken/60',
        '@max-4xl:rounded-lg @max-4xl:border @max-4xl:border-line @max-4xl:shadow-sm',
      )}
    >
      <div className={clsx(lineClass, panel && besideClass)}>
        <SelectBox
          label={fillText(common.selectName, { name: user.full_name })}
          checked={selection.has(user.id)}
          onChange={() => selection.toggle(user.id)}
          className="@max-4xl:absolute @max-4xl:end-2 @max-4xl:top-2"
        />
        <ApplicantName user={user} onOpen={onOpen} className="@max-4xl:col-span-full @max-4xl:pe-9">
          <span className="wrap-anywhere @4xl:sr-only">@{user.username} · </span>
          <Applied user={user} application={application} />
        </ApplicantName>
        <div className={clsx('flex min-w-0 flex-wrap items-end gap-x-2', beside)}>
          <ContactCell person={user} />
          {application?.unconfirmed && <Unconfirmed className="mb-0.5 @4xl:-ms-1" />}
        </div>
        <p className="min-w-0 wrap-anywhere @4xl:*:truncate">
          <span className="sr-only">{texts.areaLead} </span>
          <span className="block">{place(user.area_name, user.requested_area) ?? common.notAssigned}</span>
          <span className="sr-only">{texts.unitLead} </span>
          <span className="block text-xs text-muted">
            {place(user.unit_name, user.requested_unit) ?? common.notSpecified}
          </span>
        </p>
        <p className={clsx('min-w-0 wrap-anywhere', beside)}>
          <span className={clsx('block', user.requested_role && user.requested_role !== 'member' && 'font-semibold')}>
            {requestOf(user)}
          </span>
          <span className="block text-2xs text-muted @4xl:truncate print:whitespace-normal" title={licence}>
            {licence || texts.noLicense}
          </span>
        </p>
        <div
          className={clsx(
            'flex flex-wrap items-center gap-x-2 gap-y-1 @4xl:justify-end print:hidden',
            '@max-4xl:col-span-full',
            panel && 'lg:col-auto!',
          )}
        >
          {isPlain(application) && <Approve user={user} {...approval} />}
          <Button variant="secondary" size="row" className={clsx(actionClass, beside)} onClick={onOpen}>
            {texts.decideMore}
            <span className="sr-only"> {fillText(texts.onPerson, { name: user.full_name })}</span>
          </Button>
        </div>
      </div>
      <div className="px-4 empty:hidden @4xl:ps-24">
        <Refusal reason={selection.refusals.get(user.id)} />
      </div>
      {application && (hasMarks(application) || (panel && application.unconfirmed)) && (
        <div className={clsx('flex flex-wrap gap-1.5 pb-2', panel ? 'px-3' : 'px-4 @4xl:-mt-1 @4xl:ps-24')}>
          {panel && application.unconfirmed && <Unconfirmed className="max-lg:hidden" />}
          <Marks application={application} />
        </div>
      )}
    </li>
  );
}

const actionClass = 'px-2.5!';

/** Approves as a member; other roles, a place and a position are in the panel. */
function Approve({ user, messages, onApproved }: Pick<ApplicantRowProps, 'user' | 'messages' | 'onApproved'>) {
  const { mutateAsync: decide, isPending } = useMutation(decideApplication);
  const approve = async () => {
    try {
      onApproved((await decide({ params: { id: user.id }, body: { decision: 'approve' } })).message);
    } catch (error) {
      messages.error(approvalError(error));
    }
  };
  return (
    // The next row moves to where this row was.
    <Button {...singlePress} size="row" className={actionClass} loading={isPending} onClick={() => void approve()}>
      <Check aria-hidden="true" />
      {common.approve}
      <span className="sr-only"> {user.full_name}</span>
    </Button>
  );
}

const Unconfirmed = ({ className }: { className: string }) => (
  <Badge tone="brass" className={clsx(inlineBadge, className)}>
    {common.notConfirmed}
  </Badge>
);

/** Beside the panel: what tells one applicant from another, and the approval. */
const besideClass = 'lg:grid-cols-[minmax(0,1fr)_auto]! lg:gap-y-1! lg:px-3! lg:py-2.5!';

/** Shows when the person applied, or how long a long wait has lasted. */
export function Applied({ user, application }: { user: PendingUser; application: Application | undefined }) {
  const date = fillText(texts.applied, { day: formatDate(user.date_joined) });
  if (!application || application.age === 'fresh') return date;
  const isOverdue = application.age === 'red';
  return (
    <span title={date} className={clsx('font-semibold', isOverdue ? 'text-danger' : 'text-brass-ink')}>
      {countText(isOverdue ? texts.waitsOverdue : texts.waits, application.waiting_days)}
    </span>
  );
}

const lineClass = clsx(
  'relative text-sm @max-4xl:grid @max-4xl:grid-cols-2 @max-4xl:gap-x-4 @max-4xl:gap-y-2 @max-4xl:p-4',
  '@4xl:grid @4xl:min-h-13 @4xl:items-center @4xl:gap-x-3 @4xl:px-4 @4xl:py-0.5',
  '@4xl:grid-cols-[1.75rem_minmax(0,1.4fr)_minmax(0,1.3fr)_minmax(0,1fr)_minmax(0,1.2fr)_12.5rem]',
  'malayalam:@4xl:grid-cols-[1.75rem_minmax(0,1.4fr)_minmax(0,1.3fr)_minmax(0,1fr)_minmax(0,1.2fr)_10.75rem]',
  'print:grid-cols-[1.5fr_1.5fr_1fr_1.3fr]! print:p-1! print:*:col-auto!',
);
