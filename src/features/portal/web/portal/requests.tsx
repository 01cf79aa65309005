import { useMutation, useQuery } from '@tanstack/react-query';
import { tierNames } from '~/features/marketplace/web/public';
import { errorMessage } from '~/shared/error-message';
import { fillText } from '~/shared/fill-text';
import { formatDate } from '~/shared/format-date';
import { formatMoney } from '~/shared/format-money';
import { copyText } from '~/ui/copy-text';
import { Button } from '~/ui/button';
import { ContentText } from '~/ui/content-text';
import type { Messages } from '~/ui/hooks/use-message';
import { ListFrame } from '~/ui/office/list-frame';
import { Panel } from '~/ui/panel';
import { Skeleton } from '~/ui/skeleton';
import type { OwnRequest } from '../../contract';
import * as texts from '../../texts';
import { requestsQuery } from '../queries';
import { RequestBadge } from '../request-badge';
import { withdrawRequest } from './mutations';
import * as common from '~/shared/texts';

/** Renders what the shop has asked for, what was decided, and what is to be paid. */
export function Requests({ messages }: { messages: Messages }) {
  const query = useQuery(requestsQuery);
  const withdrawing = useMutation({
    ...withdrawRequest,
    onSuccess: () => messages.success(texts.requestWithdrawn),
    onError: (error) => messages.error(errorMessage(error, texts.withdrawFailed, { 409: true })),
  });
  return (
    <Panel title={texts.yourRequests}>
      <ListFrame
        query={query}
        failed={texts.portalFailed}
        denied={texts.portalFailed}
        waiting={<Skeleton className="h-32" />}
      >
        {(requests) =>
          requests.length === 0 ? (
            <p className="text-muted">{texts.noRequests}</p>
          ) : (
            <ul className="divide-y divide-line">
              {requests.map((request) => (
                <li key={request.id} className="flex flex-col gap-2 py-4 first:pt-0 last:pb-0">
                  <div className="flex flex-wrap items-center justify-between gap-3">
                    <p className="font-semibold">
                      {texts.kindNames[request.kind]}
                      {request.kind === 'renew' && request.tier && `, ${tierNames[request.tier]}`}
                    </p>
                    <RequestBadge status={request.status} />
                  </div>
                  <p className="text-sm text-muted">
                    {fillText(texts.askedOn, { day: formatDate(request.created_at) ?? '' })}
                    {request.price !== null && ` · ${formatMoney(request.price)}`}
                    {request.status === 'open' &&
                      request.price !== null &&
                      ` · ${fillText(texts.frozenUntil, { day: formatDate(request.price_until) ?? '' })}`}
                  </p>
                  {request.note && (
                    <p className="text-sm">
                      {texts.officeNote} <ContentText>{request.note}</ContentText>
                    </p>
                  )}
                  {request.invoice && <Bill invoice={request.invoice} messages={messages} />}
                  {request.status === 'open' && (
                    <Button
                      variant="secondary"
                      size="sm"
                      className="self-start"
                      loading={withdrawing.isPending && withdrawing.variables === request.id}
                      onClick={() => withdrawing.mutate(request.id)}
                    >
                      {common.withdraw}
                      <span className="sr-only"> {texts.kindNames[request.kind]}</span>
                    </Button>
                  )}
                </li>
              ))}
            </ul>
          )
        }
      </ListFrame>
    </Panel>
  );
}

type BillProps = { invoice: NonNullable<OwnRequest['invoice']>; messages: Messages };

/** Renders the invoice of a request: its number, what is open, and the way to pay it by UPI. */
function Bill({ invoice, messages }: BillProps) {
  const upi = invoice.upi_link && new URL(invoice.upi_link).searchParams.get('pa');
  const copy = (text: string) => copyText(text, messages, { copied: texts.copied, notCopied: texts.notCopied });
  return (
    <div className="rounded-md bg-sunken p-4 text-sm">
      <p className="font-semibold">
        {fillText(texts.invoice, { number: invoice.number, amount: formatMoney(invoice.amount) })}
      </p>
      <p className="mt-1">
        {invoice.open === 0
          ? texts.settled
          : fillText(texts.payBy, { amount: formatMoney(invoice.open), day: formatDate(invoice.due_on) ?? '' })}
      </p>
      {upi && (
        <div className="mt-3 flex flex-wrap gap-3 max-sm:*:w-full">
          <Button variant="secondary" size="sm" onClick={() => void copy(upi)}>
            {fillText(texts.copyUpi, { id: upi })}
          </Button>
          <a href={invoice.upi_link ?? undefined} className="link inline-flex min-h-11 items-center sm:hidden">
            {texts.openUpi}
          </a>
        </div>
      )}
      {!upi && invoice.open > 0 && <p className="mt-1 text-muted">{texts.payAtOffice}</p>}
    </div>
  );
}
