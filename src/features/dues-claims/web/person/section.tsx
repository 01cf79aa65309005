import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useKnownSession } from '~/session';
import { hasAccess } from '~/shared/access';
import { fillText } from '~/shared/fill-text';
import { formatDate } from '~/shared/format-date';
import { formatMoney } from '~/shared/format-money';
import { Badge } from '~/ui/badge';
import { ButtonLink } from '~/ui/button-link';
import { ContentText } from '~/ui/content-text';
import type { Messages } from '~/ui/hooks/use-message';
import { ListFrame } from '~/ui/office/list-frame';
import type { PersonSectionProps } from '~/ui/office/person-section';
import { Skeleton } from '~/ui/skeleton';
import { duesOfQuery, type Invoice, type PersonDues, type Receipt, StatusBadge } from '~/features/dues/web/public';
import type { Claim } from '~/shared/dues/schemas';
import * as texts from '../../texts';
import * as duesTexts from '~/shared/dues/texts';
import { Receipts } from '../mine/receipts';

/** Renders what a person owes, has paid and says to have paid (docs/product/dues.md, "A person's dues"). */
export const Section = ({ person, messages }: PersonSectionProps) => (
  <ListFrame query={useQuery(duesOfQuery(person.id))} failed={texts.ofPersonFailed} waiting={<Waiting />}>
    {(dues) => <Content id={person.id} dues={dues} messages={messages} />}
  </ListFrame>
);

const Waiting = () => <Skeleton className="h-48" />;

function Content({ id, dues, messages }: { id: number; dues: PersonDues; messages: Messages }) {
  const session = useKnownSession();
  if (!session) return null;
  const { due, credit, invoices, receipts, claims } = dues;
  const isTreasurer = hasAccess(session, 'treasurer');
  // Area admins can open the papers that they recorded.
  const mayOpen = (receipt: Receipt) => isTreasurer || receipt.recorded_by_id === session.user.id;
  return (
    <div className="flex flex-col gap-6">
      <p>
        <span className="text-2xl font-semibold tabular-nums">{due > 0 ? formatMoney(due) : duesTexts.nothingDue}</span>
        {due > 0 && <span className="text-muted"> {texts.isOpen}</span>}
        {credit > 0 && (
          <span className="block text-sm text-muted">{fillText(texts.creditOf, { amount: formatMoney(credit) })}</span>
        )}
      </p>
      <ButtonLink
        to={`/app/admin/dues?tab=record&user=${id}`}
        variant="secondary"
        size="sm"
        className="self-start print:hidden"
      >
        {duesTexts.tabs.record}
      </ButtonLink>
      {claims.length > 0 && (
        <Part title={texts.claimsTitle}>
          <ul className="divide-y divide-line">
            {claims.toReversed().map((claim) => (
              <ClaimRow key={claim.id} claim={claim} />
            ))}
          </ul>
        </Part>
      )}
      <div className="grid items-start gap-6 xl:grid-cols-2">
        <Part title={duesTexts.invoicesTitle}>
          {invoices.length === 0 ? (
            <p className="text-sm text-muted">{duesTexts.noInvoices}</p>
          ) : (
            <ul className="divide-y divide-line">
              {invoices.map((invoice) => (
                <InvoiceRow key={invoice.id} invoice={invoice} />
              ))}
            </ul>
          )}
        </Part>
        <Part title={duesTexts.receiptsTitle}>
          <Receipts receipts={receipts} mayOpen={mayOpen} messages={messages} />
        </Part>
      </div>
    </div>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h3 className="mb-2 text-sm font-semibold">{title}</h3>
    {children}
  </section>
);

const InvoiceRow = ({ invoice }: { invoice: Invoice }) => (
  <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
    <span className="min-w-0">
      <span className="block font-medium tabular-nums">
        {invoice.number} · {formatMoney(invoice.amount)}
      </span>
      <span className="block text-sm text-muted">
        {fillText(duesTexts.dueOn, { day: formatDate(invoice.due_on) })}
        {invoice.status === 'part' && ` · ${fillText(duesTexts.openIs, { amount: formatMoney(invoice.open) })}`}
      </span>
      {invoice.reason && (
        <span className="block text-sm text-muted">
          <ContentText>{invoice.reason}</ContentText>
        </span>
      )}
    </span>
    <StatusBadge status={invoice.status} />
  </li>
);

const claimTones = { open: 'laterite', approved: 'primary', rejected: 'quiet' } as const;

const ClaimRow = ({ claim }: { claim: Claim }) => (
  <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
    <span className="min-w-0 wrap-anywhere">
      <span className="block font-medium tabular-nums">
        {claim.number} · {duesTexts.methodNames[claim.method]} {claim.reference}
      </span>
      <span className="block text-sm text-muted">
        {fillText(texts.paidOnIs, { day: formatDate(claim.paid_on) })}
        {claim.proof && (
          <>
            {' · '}
            <a href={claim.proof.url} target="_blank" rel="noreferrer" className="link">
              {texts.proofLabel}
            </a>
          </>
        )}
      </span>
      {claim.note && (
        <span className="block text-sm text-muted">
          <ContentText>{claim.note}</ContentText>
        </span>
      )}
    </span>
    <Badge tone={claimTones[claim.state]}>{texts.claimStateNames[claim.state]}</Badge>
  </li>
);
