import { useQuery } from '@tanstack/react-query';
import { fillText } from '~/shared/fill-text';
import { formatDate } from '~/shared/format-date';
import { formatMoney } from '~/shared/format-money';
import { Button } from '~/ui/button';
import { Container } from '~/ui/container';
import { langOf } from '~/ui/content-text';
import { EmptyState } from '~/ui/empty-state';
import { useDialog } from '~/ui/hooks/use-dialog';
import { useMessage, type Messages } from '~/ui/hooks/use-message';
import { MessageBanner } from '~/ui/message-banner';
import { ListFrame } from '~/ui/office/list-frame';
import { OwnHeader } from '~/ui/own-header';
import { Panel } from '~/ui/panel';
import { Skeleton } from '~/ui/skeleton';
import { type Invoice, MoneyMoves, ownDuesQuery, type PersonDues, StatusBadge } from '~/features/dues/web/public';
import type { Claim } from '~/shared/dues/schemas';
import * as common from '~/shared/texts';
import * as texts from '../../texts';
import * as duesTexts from '~/shared/dues/texts';
import { ClaimDialog } from './claim-dialog';
import { Pay } from './pay';
import { Receipts } from './receipts';

type Dues = PersonDues;

/** Renders what the person owes, how to pay it, and the receipts (docs/product/dues.md, "Own page"). */
export function DuesScreen() {
  const query = useQuery(ownDuesQuery);
  const [message, messages] = useMessage({ clearAfter: 6000 });
  return (
    <>
      <OwnHeader title={common.dues} lead={texts.ownLead} />
      <Container className="pt-2 pb-8 sm:py-12">
        <MessageBanner message={message} className="mb-4" />
        <ListFrame query={query} failed={texts.ownFailed} denied={texts.ownFailed} waiting={<Waiting />}>
          {(dues) => (
            <>
              <MoneyMoves moves={dues.moves} className="mb-6" />
              <Content dues={dues} messages={messages} />
            </>
          )}
        </ListFrame>
      </Container>
    </>
  );
}

const Waiting = () => (
  <div aria-busy="true" className="grid gap-6 lg:grid-cols-2 lg:gap-8">
    <Skeleton className="h-80" />
    <Skeleton className="h-64" />
  </div>
);

function Content({ dues, messages }: { dues: Dues; messages: Messages }) {
  const claiming = useDialog<Invoice>();
  const due = dues.invoices.filter(({ open }) => open > 0);
  const over = dues.invoices.filter(({ open }) => open === 0);
  const claimOf = ({ id }: Invoice) => dues.claims.find(({ invoice_id: of }) => of === id);
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2 lg:gap-8">
      <div className="flex min-w-0 flex-col gap-6">
        {due.length === 0 && <EmptyState headingLevel={2} title={duesTexts.nothingDue} />}
        {due.map((invoice) => (
          <Panel key={invoice.id} title={fillText(texts.invoiceTitle, { number: invoice.number })}>
            <Due
              invoice={invoice}
              claim={claimOf(invoice)}
              upi={dues.upi}
              messages={messages}
              onClaim={() => claiming.show(invoice)}
            />
          </Panel>
        ))}
        {dues.credit > 0 && <p>{fillText(texts.creditIs, { amount: formatMoney(dues.credit) })}</p>}
      </div>
      <div className="flex min-w-0 flex-col gap-6">
        <Panel title={duesTexts.receiptsTitle}>
          <Receipts receipts={dues.receipts} messages={messages} />
        </Panel>
        {over.length > 0 && (
          <Panel title={texts.earlierTitle}>
            <ul className="divide-y divide-line">
              {over.map((invoice) => (
                <li key={invoice.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5">
                  <span className="tabular-nums">{invoice.number}</span>
                  <span className="flex items-center gap-3 tabular-nums">
                    {formatMoney(invoice.amount)} <StatusBadge status={invoice.status} />
                  </span>
                </li>
              ))}
            </ul>
          </Panel>
        )}
      </div>
      {claiming.render((state, invoice) => (
        <ClaimDialog {...state} invoice={invoice} messages={messages} />
      ))}
    </div>
  );
}

type DueProps = {
  invoice: Invoice;
  claim: Claim | undefined;
  upi: Dues['upi'];
  messages: Messages;
  onClaim: () => void;
};

/** Renders an invoice that is not paid: how much, how to pay, and what the person says about it. */
function Due({ invoice, claim, upi, messages, onClaim }: DueProps) {
  return (
    <>
      <p className="flex flex-wrap items-center gap-3">
        <span className="text-3xl font-semibold tabular-nums">{formatMoney(invoice.open)}</span>
        <StatusBadge status={invoice.status} />
      </p>
      <p className="mt-1 text-sm text-muted">
        {fillText(duesTexts.dueOn, { day: formatDate(invoice.due_on) })}
        {invoice.paid > 0 && ` · ${fillText(texts.paidOf, { paid: formatMoney(invoice.paid) })}`}
      </p>
      {claim?.state === 'open' ? (
        <p className="mt-4 rounded-md bg-info-tint px-4 py-3 text-sm">
          {fillText(texts.claimWaits, { reference: claim.reference })}
        </p>
      ) : (
        <>
          {claim?.state === 'rejected' && claim.note && (
            <p lang={langOf(claim.note)} className="mt-4 rounded-md bg-danger-tint px-4 py-3 text-sm">
              {fillText(texts.claimRejected, { note: claim.note })}
            </p>
          )}
          <Pay invoice={invoice} upi={upi} messages={messages} />
          <div className="mt-5 border-t border-line pt-4">
            <p className="mb-3 text-sm text-muted">{texts.claimHow}</p>
            <Button variant="secondary" onClick={onClaim}>
              {texts.claimPaid}
            </Button>
          </div>
        </>
      )}
    </>
  );
}
