import { useMutation } from '@tanstack/react-query';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { errorMessage } from '~/shared/error-message';
import { showDate } from '~/shared/show-date';
import { Avatar } from '~/ui/avatar';
import { Button } from '~/ui/button';
import type { Messages } from '~/ui/hooks/use-message';
import { ContactCell } from '~/ui/office/cells';
import { correctableNames, type Correctable } from '../../contract/application-words';
import type { Application } from '../../contract';
import { singlePress } from '../components/single-press';
import { reopenApplication } from '../mutations';
import { place } from './applicant';
import { Known } from './marks';

type DecidedProps = { application: Application; messages: Messages; onDecide: (application: Application) => void };

/** An application that waits for its applicant, or was rejected: what the office wrote, until when, and what can be done. */
export function Decided({ application, messages, onDecide }: DecidedProps) {
  const { mutateAsync: reopen, isPending } = useMutation(reopenApplication);
  const isRejected = application.state === 'rejected';
  const hasRunOut = !isRejected && application.until !== null && Date.parse(application.until) <= Date.now();
  const until = showDate(application.until ?? '') ?? 'N/A';
  const onReopen = async () => {
    messages.clear();
    try {
      messages.success([(await reopen({ params: { id: application.id } })).message, application.full_name]);
    } catch (error) {
      messages.error(errorMessage(error, 'The application could not be reopened. Please try again.', { 404: true, 409: true }));
    }
  };
  return (
    <li className="rounded-lg border border-line bg-card p-4 text-sm shadow-sm">
      <div className="flex flex-wrap items-start gap-x-6 gap-y-3">
        <div className="flex min-w-0 flex-1 basis-64 items-center gap-3">
          <Avatar name={application.full_name} src={application.passport_photo} size="sm" className="print:hidden" />
          <div className="min-w-0">
            <h2 className="text-sm leading-snug font-semibold wrap-anywhere">{application.full_name}</h2>
            <p className="text-xs text-muted">applied {showDate(application.date_joined) ?? 'N/A'}</p>
          </div>
        </div>
        <ContactCell person={application} className="basis-48" />
        <p className="basis-40 wrap-anywhere">
          {place(application.area_name, application.requested_area) ?? 'Not Assigned'}
          <span className="block text-xs text-muted">{place(application.unit_name, application.requested_unit) ?? 'Not Specified'}</span>
        </p>
        {isRejected ? (
          <Button {...singlePress} variant="secondary" size="sm" className="pointer-coarse:min-h-11 print:hidden" loading={isPending} onClick={() => void onReopen()}>
            <RotateCcw aria-hidden="true" />
            Reopen<span className="sr-only"> the application of {application.full_name}</span>
          </Button>
        ) : (
          hasRunOut && (
            <Button variant="secondary" size="sm" className="pointer-coarse:min-h-11 print:hidden" onClick={() => onDecide(application)}>
              Decide …<span className="sr-only"> on {application.full_name}</span>
            </Button>
          )
        )}
      </div>
      <div className="mt-3 flex flex-col gap-2 border-t border-line pt-3">
        {!isRejected && application.fields.length > 0 && (
          <p>
            <span className="font-semibold">Asked for:</span> {application.fields.map((field) => correctableNames[field as Correctable] ?? field).join(', ')}
          </p>
        )}
        {application.note && (
          <p className="wrap-anywhere whitespace-pre-line">
            <span className="font-semibold">Note:</span> {application.note}
          </p>
        )}
        <p className="text-xs text-muted">
          {isRejected ? 'Rejected' : 'Asked'} {showDate(application.decided_at ?? '') ?? 'N/A'}
          {application.decided_by && ` by ${application.decided_by}`} · {isRejected ? `can be reopened until ${until}, then it is erased` : hasRunOut ? `the link ended ${until}` : `the link works until ${until}`}
        </p>
        <Known application={{ ...application, unconfirmed: application.unconfirmed && !isRejected }} />
      </div>
    </li>
  );
}
