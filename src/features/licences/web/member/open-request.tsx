import { useMutation } from '@tanstack/react-query';
import { fillText } from '~/shared/fill-text';
import { formatDate } from '~/shared/format-date';
import * as common from '~/shared/texts';
import { Alert } from '~/ui/alert';
import { Badge } from '~/ui/badge';
import { Button } from '~/ui/button';
import { langOf } from '~/ui/content-text';
import { fill } from '~/ui/fill';
import { useDeletion } from '~/ui/hooks/use-deletion';
import type { Messages } from '~/ui/hooks/use-message';
import { reportDeletion } from '~/ui/office/describe-outcome';
import type { Renewal } from '../../contract';
import * as texts from '../../texts';
import { withdrawRenewal } from '../mutations';

type OpenRequestProps = { request: Renewal; messages: Messages; onCorrect: () => void };

/** Renders an undecided request with the office's note, and the buttons that correct and withdraw it. */
export function OpenRequest({ request, messages, onCorrect }: OpenRequestProps) {
  const { mutateAsync } = useMutation(withdrawRenewal);
  const { ask, question, fallback } = useDeletion<Renewal>(({ id }) =>
    reportDeletion(messages, () => mutateAsync({ params: { id }, body: { status: 'withdrawn' } }), {
      done: texts.withdrawn,
      failed: texts.withdrawFailed,
    }),
  );
  const { status, note, file } = request;
  return (
    <section aria-label={texts.openRequest} className="mt-6 rounded-md border border-line bg-sunken p-4">
      <p ref={fallback} tabIndex={-1} className="flex flex-wrap items-center gap-2 outline-none">
        <Badge tone={status === 'correction' ? 'brass' : 'info'}>{texts.requestStateNames[status]}</Badge>
        <span className="text-sm text-muted">{fillText(texts.sentOn, { day: formatDate(request.created_at) })}</span>
      </p>
      <p className="mt-2 text-sm">
        {fill(texts.wantedUntil, {
          until: (
            <strong className="tabular-nums">{formatDate(request.renewalDate ?? request.membership_until)}</strong>
          ),
        })}
        {file && (
          <>
            {' · '}
            <a className="link" href={file.url} target="_blank" rel="noreferrer">
              {file.type === 'application/pdf' ? texts.yourPdf : common.yourPhoto}
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
          {common.withdraw}
        </Button>
      </div>
      {question(() => ({
        title: common.withdrawQuestion,
        description: texts.withdrawMeans,
        confirmLabel: common.withdraw,
      }))}
    </section>
  );
}
