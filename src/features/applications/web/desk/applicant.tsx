import ChevronDown from 'lucide-react/icons/chevron-down';
import { clsx } from 'clsx';
import { useId, useState } from 'react';
import { roleNames } from '~/shared/role-names';
import { countText } from '~/shared/count-text';
import { fillText } from '~/shared/fill-text';
import { licenseCategoryName } from '~/shared/license-categories';
import { formatDate } from '~/shared/format-date';
import { Avatar } from '~/ui/avatar';
import { Badge } from '~/ui/badge';
import { Button } from '~/ui/button';
import { ContentText, langOf } from '~/ui/content-text';
import { ContactCell, inlineBadge } from '~/ui/office/cells';
import { WholeRecord } from '~/ui/office/person-link';
import { Refusal } from '~/ui/office/refusal';
import { SelectBox } from '~/ui/office/select-box';
import type { Selection } from '~/ui/office/use-selection';
import type { Application, PendingUser } from '../../contract';
import {
  AadhaarOf,
  Fact,
  Facts,
  addressFields,
  personalFields,
  professionalFields,
} from '~/features/people/web/public';
import { ApproveForm, type ApproveFormProps } from './approve-form';
import { hasMarks, Findings, Marks } from './marks';
import * as personTexts from '~/shared/person/texts';
import * as common from '~/shared/texts';
import { simplePlaceName } from '../../content/simple-areas';
import * as texts from '../../texts';

type ApplicantProps = ApproveFormProps & {
  selection: Selection;
  /** The desk's data of the applicant; undefined until it has loaded. */
  application: Application | undefined;
  onDecide: (application: Application) => void;
};

/** Shows an application in a line: the person, the request, and the approval; the rest opens with a press. */
export function Applicant({ application, selection, onDecide, ...approval }: ApplicantProps) {
  const { user, isSuperuser } = approval;
  const [open, setOpen] = useState(false);
  const id = useId();
  const licence = [user.license_category && licenseCategoryName(user.license_category), user.licenseNo]
    .filter(Boolean)
    .join(' · ');
  const toggle = { 'aria-expanded': open, 'aria-controls': id, onClick: () => setOpen(!open) };
  return (
    <li
      data-applicant={user.id}
      className={clsx(
        'scroll-mt-32 hover:bg-sunken/60',
        'max-xl:rounded-lg max-xl:border max-xl:border-line max-xl:bg-card max-xl:shadow-sm',
      )}
    >
      <div className={lineClass}>
        <SelectBox
          label={fillText(common.selectName, { name: user.full_name })}
          checked={selection.has(user.id)}
          onChange={() => selection.toggle(user.id)}
          className="max-xl:absolute max-xl:end-2 max-xl:top-2"
        />
        <div className="flex min-w-0 items-center gap-3 max-xl:col-span-full max-xl:pe-9">
          <Avatar name={user.full_name} src={user.passport_photo} size="sm" className="print:hidden" />
          <div className="min-w-0">
            <h2 lang={langOf(user.full_name)} className="text-sm leading-snug font-semibold wrap-anywhere">
              <button
                type="button"
                {...toggle}
                data-prints=""
                className="text-start decoration-1 underline-offset-4 hover:text-primary hover:underline"
              >
                {user.full_name}
              </button>
            </h2>
            <p className="text-xs text-muted">
              <span className="wrap-anywhere xl:sr-only">@{user.username} · </span>
              <Applied user={user} application={application} />
            </p>
          </div>
        </div>
        <div className="flex min-w-0 flex-wrap items-end gap-x-2">
          <ContactCell person={user} />
          {application?.unconfirmed && (
            <Badge tone="brass" className={clsx(inlineBadge, 'mb-0.5 xl:-ms-1')}>
              {common.notConfirmed}
            </Badge>
          )}
        </div>
        <p className="min-w-0 wrap-anywhere xl:*:truncate">
          <span className="sr-only">{texts.areaLead} </span>
          <span className="block">{place(user.area_name, user.requested_area) ?? common.notAssigned}</span>
          <span className="sr-only">{texts.unitLead} </span>
          <span className="block text-xs text-muted">
            {place(user.unit_name, user.requested_unit) ?? common.notSpecified}
          </span>
        </p>
        <p className="min-w-0 wrap-anywhere">
          <span className={clsx('block', user.requested_role && user.requested_role !== 'member' && 'font-semibold')}>
            {fillText(texts.requestedRole, { role: roleNames[user.requested_role ?? 'member'] })}
          </span>
          <span className="block text-2xs text-muted xl:truncate print:whitespace-normal" title={licence}>
            {licence || texts.noLicense}
          </span>
        </p>
        <button
          type="button"
          {...toggle}
          title={texts.wholeApplication}
          className={clsx(
            'inline-flex min-h-9 items-center gap-1 text-start text-xs font-semibold text-primary hover:underline',
            'xl:justify-center pointer-coarse:min-h-11',
          )}
        >
          <span className="xl:sr-only">
            {texts.wholeApplication}
            <span className="sr-only"> {fillText(common.ofName, { name: user.full_name })}</span>
          </span>
          <ChevronDown
            aria-hidden="true"
            className={clsx('size-4 shrink-0 transition-transform', open && 'rotate-180')}
          />
        </button>
        <div className="flex items-center gap-2 max-xl:col-span-full max-sm:flex-wrap xl:flex-wrap xl:gap-y-1">
          <ApproveForm {...approval} />
          <Button
            variant="secondary"
            size="sm"
            className="px-2.5! pointer-coarse:min-h-11 print:hidden"
            disabled={!application}
            onClick={() => application && onDecide(application)}
          >
            {texts.decideMore}
            <span className="sr-only"> {fillText(texts.onPerson, { name: user.full_name })}</span>
          </Button>
        </div>
      </div>
      <div className="px-4 empty:hidden xl:ps-24">
        <Refusal reason={selection.refusals.get(user.id)} />
      </div>
      {application && hasMarks(application) && (
        <div className="px-4 pb-2 xl:-mt-1 xl:ps-24">
          <Marks application={application} />
        </div>
      )}
      <div id={id} hidden={!open}>
        {open && application && (
          <div className="flex flex-col gap-3 px-4 pb-4 empty:hidden xl:ps-15">
            <Findings application={application} />
          </div>
        )}
        {open && <Details user={user} isSuperuser={isSuperuser} />}
      </div>
    </li>
  );
}

/** Shows when the person applied, or how long a long wait has lasted. */
function Applied({ user, application }: { user: PendingUser; application: Application | undefined }) {
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
  'relative text-sm max-xl:grid max-xl:grid-cols-2 max-xl:gap-x-4 max-xl:gap-y-2 max-xl:p-4',
  'xl:grid xl:min-h-13 xl:items-center xl:gap-x-3 xl:px-4 xl:py-0.5',
  'xl:grid-cols-[1.75rem_minmax(0,1.5fr)_minmax(0,1.2fr)_minmax(0,0.9fr)_minmax(0,1.15fr)_1.75rem_20rem]',
  'print:grid-cols-[1.5fr_1.5fr_1fr_1.3fr]! print:p-1! print:*:col-auto!',
);

/** Shows the site's area or unit, or the applicant's wish: a name of the simple form's lists, or one of their own. */
export function place(name: string | null, wish: string | null) {
  if (name !== null) return <ContentText>{name}</ContentText>;
  if (!wish) return null;
  return (
    <>
      <ContentText>{simplePlaceName(wish)}</ContentText>{' '}
      <Badge tone="brass" className={inlineBadge}>
        {texts.wish}
      </Badge>
    </>
  );
}

const inView = ['full_name', 'phone'];
const rest = [...professionalFields, ...personalFields, ...addressFields].filter(({ name }) => !inView.includes(name));

function Details({ user, isSuperuser }: { user: PendingUser; isSuperuser: boolean }) {
  return (
    <div className="grid gap-5 border-t border-line px-4 py-4 sm:grid-cols-[7rem_minmax(0,1fr)] xl:ps-15">
      <Avatar name={user.full_name} src={user.passport_photo} size="lg" />
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3 text-sm sm:grid-cols-3 xl:grid-cols-5">
        <div className="col-span-full">
          <dt className="sr-only">{personTexts.wholeRecord}</dt>
          <dd>
            <WholeRecord id={user.id} name={user.full_name} />
          </dd>
        </div>
        <Fact label={personTexts.username}>{user.username}</Fact>
        <Facts user={user} fields={rest} />
        <Fact label={texts.district}>{user.requested_district}</Fact>
        <Fact label={common.location}>{user.requested_location}</Fact>
        <Fact label={personTexts.aadhaarNumber}>
          {user.aadhaar && (isSuperuser ? <AadhaarOf id={user.id} masked={user.aadhaar} /> : user.aadhaar)}
        </Fact>
      </dl>
    </div>
  );
}
