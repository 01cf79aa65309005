import { useMutation } from '@tanstack/react-query';
import { errorMessage } from '~/shared/error-message';
import { fillText } from '~/shared/fill-text';
import { showDate } from '~/shared/show-date';
import { Alert } from '~/ui/alert';
import { Badge } from '~/ui/badge';
import { Button } from '~/ui/button';
import { ConfirmDialog } from '~/ui/confirm-dialog';
import { langOf } from '~/ui/content-text';
import { fill } from '~/ui/fill';
import { useDeletion } from '~/ui/hooks/use-deletion';
import type { Messages } from '~/ui/hooks/use-message';
import type { Renewal } from '../../contract';
import * as texts from '../../texts';
import { withdrawRenewal } from '../mutations';

type OpenRequestProps = { request: Renewal; messages: Messages; onCorrect: () => void };

/** A request that is not decided yet, with what the office wants of it, and the ways to correct and to withdraw it. */
export function OpenRequest({ request, messages, onCorrect }: OpenRequestProps) {
  const { mutateAsync } = useMutation(withdrawRenewal);
  const { item, ask, dialog, fallback } = useDeletion<Renewal>(async ({ id }) => {
    try {
      await mutateAsync({ params: { id }, body: { status: 'withdrawn' } });
      messages.success(texts.withdrawn);
      return true;
    } catch (error) {
      messages.error(errorMessage(error, texts.withdrawFailed));
      return false;
    }
  });
  const { status, note, file } = request;
  return (
    <section aria-label={texts.openRequest} className="mt-6 rounded-md border border-line bg-sunken p-4">
      <p ref={fallback} tabIndex={-1} className="flex flex-wrap items-center gap-2 outline-none">
        <Badge tone={status === 'correction' ? 'brass' : 'info'}>{texts.requestStateNames[status]}</Badge>
        <span className="text-sm text-muted">{fillText(texts.sentOn, { day: showDate(request.created_at) })}</span>
      </p>
      <p className="mt-2 text-sm">
        {fill(texts.wantedUntil, {
          until: <strong className="tabular-nums">{showDate(request.renewalDate ?? request.membership_until)}</strong>,
        })}
        {file && (
          <>
            {' · '}
            <a className="link" href={file.url} target="_blank" rel="noreferrer">
              {file.type === 'application/pdf' ? texts.yourPdf : texts.yourPhoto}
            </a>
          </>
        )}
      </p>
      {status === 'correction' && note && (
        <Alert className="mt-3">
          <span lang={langOf(note)} className="whitespace-pre-line">
            {note}
          </span>
        </Alert>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        <Button variant={status === 'correction' ? 'primary' : 'secondary'} onClick={onCorrect}>
          {texts.correct}
        </Button>
        <Button variant="secondary" onClick={() => ask(request)}>
          {texts.withdraw}
        </Button>
      </div>
      {item && (
        <ConfirmDialog
          {...dialog}
          title={texts.withdrawQuestion}
          description={texts.withdrawMeans}
          confirmLabel={texts.withdraw}
          danger
        />
      )}
    </section>
  );
}
