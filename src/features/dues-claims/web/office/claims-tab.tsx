import { useMutation } from '@tanstack/react-query';
import HandCoins from 'lucide-react/icons/hand-coins';
import { Link } from '~/router';
import { countText } from '~/shared/count-text';
import { fillText } from '~/shared/fill-text';
import { formatDate } from '~/shared/format-date';
import { formatMoney } from '~/shared/format-money';
import * as common from '~/shared/texts';
import { Badge, type BadgeTone } from '~/ui/badge';
import { Button } from '~/ui/button';
import { ConfirmDialog } from '~/ui/confirm-dialog';
import { ContentText } from '~/ui/content-text';
import { type Shown } from '~/ui/hooks/use-address';
import { useDialog } from '~/ui/hooks/use-dialog';
import { describeOutcome } from '~/ui/office/describe-outcome';
import type { ListColumn } from '~/ui/office/list-table';
import { OfficeList } from '~/ui/office/office-list';
import { useOfficeList } from '~/ui/office/use-office-list';
import { PersonLink } from '~/ui/office/person-link';
import { type ListSearch } from '~/ui/search-panel';
import { optionsOf } from '~/ui/select';
import { sortsOf } from '~/ui/sort-button';
import { claimStates } from '~/shared/dues/choices';
import type { Claim } from '~/shared/dues/schemas';
import * as texts from '../../texts';
import * as duesTexts from '~/shared/dues/texts';
import { type DuesTabProps, TabBar } from '~/features/dues/web/public';
import { decideClaim, exportClaims } from '../mutations';
import { claimFilterOf, claimsQuery, PAGE } from '../queries';
import { RejectDialog } from './reject-dialog';

const fields = {
  search: '',
  state: [...claimStates, 'all'],
  sort: sortsOf('full_name', 'number', 'amount', 'reference', 'paid_on', 'created_at'),
  page: 1,
} as const;

const search: ListSearch<Shown<typeof fields>> = {
  label: duesTexts.tabs.claims,
  placeholder: texts.claimSearchHint,
  maxLength: 100,
  choices: [
    {
      name: 'state',
      label: common.status,
      options: [...optionsOf(claimStates, texts.claimStateNames), { value: 'all', label: common.all }],
    },
  ],
};

/** Renders what members say to have paid, those to decide first (docs/product/dues.md, "Office screens"). */
export function Tab({ session, messages }: DuesTabProps) {
  const { list, exportButtons } = useOfficeList({
    fields,
    search,
    query: claimsQuery,
    perPage: PAGE,
    messages,
    files: { call: exportClaims, input: (shown) => ({ query: claimFilterOf(shown) }), list: 'claims' },
  });
  const approving = useDialog<Claim>();
  const rejecting = useDialog<Claim>();
  const decision = useMutation(decideClaim);
  const approve = (claim: Claim) =>
    describeOutcome(messages, decision.mutateAsync({ params: { id: claim.id }, body: { decision: 'approve' } }), {
      done: fillText(texts.claimApproved, { name: claim.full_name, number: claim.number }),
      failed: texts.decisionFailed,
    });
  return (
    <>
      <TabBar lead={texts.claimsLead} moreActions={exportButtons} />
      <OfficeList
        {...list}
        words={{ failed: texts.claimsFailed, pages: texts.claimPages }}
        empty={{ title: texts.noClaims, why: texts.noClaimsWhy }}
        icon={<HandCoins />}
        table={{
          caption: duesTexts.tabs.claims,
          columns,
          keyOf: ({ id }) => id,
          // An own claim is decided by another treasurer.
          actions: (claim) =>
            claim.state === 'open' &&
            claim.user_id !== session.user.id && (
              <>
                {/* Paid in another way since then: nothing is left that an approval could record. */}
                {claim.amount > 0 && (
                  <Button
                    size="row"
                    aria-label={fillText(texts.approveOf, { name: claim.full_name })}
                    onClick={() => approving.show(claim)}
                  >
                    {texts.approve}
                  </Button>
                )}
                <Button
                  size="row"
                  variant="secondary"
                  aria-label={fillText(texts.rejectOf, { name: claim.full_name })}
                  onClick={() => rejecting.show(claim)}
                >
                  {texts.reject}
                </Button>
              </>
            ),
        }}
      />
      {approving.render((state, claim) => (
        <ConfirmDialog
          {...state}
          title={fillText(texts.approveQuestion, { name: claim.full_name })}
          description={
            fillText(texts.approveMeans, { amount: formatMoney(claim.amount), number: claim.number }) +
            (claim.same_reference.length > 0 ? ` ${texts.sameReferenceWarns}` : '')
          }
          confirmLabel={texts.approve}
          onConfirm={() => approve(claim)}
        />
      ))}
      {rejecting.render((state, claim) => (
        <RejectDialog {...state} claim={claim} messages={messages} />
      ))}
    </>
  );
}

const tones: Record<Claim['state'], BadgeTone> = { open: 'laterite', approved: 'primary', rejected: 'quiet' };

const columns: readonly ListColumn<Claim>[] = [
  {
    label: common.name,
    sort: 'full_name',
    cell: (claim) => <PersonLink id={claim.user_id} name={claim.full_name} className="font-semibold wrap-anywhere" />,
  },
  {
    label: texts.invoiceLabel,
    sort: 'number',
    cell: ({ number, amount }) => (
      <>
        <span className="whitespace-nowrap tabular-nums">{number}</span>
        <span className="block text-xs text-muted tabular-nums">
          {fillText(duesTexts.openIs, { amount: formatMoney(amount) })}
        </span>
      </>
    ),
  },
  {
    label: duesTexts.reference,
    sort: 'reference',
    cell: ({ method, reference, same_reference: same, proof, full_name: name }) => (
      <>
        <span className="wrap-anywhere tabular-nums">{reference}</span>
        <span className="block text-xs text-muted">{duesTexts.methodNames[method]}</span>
        {same.length > 0 && (
          <Badge tone="danger" className="mt-1">
            {countText(texts.sameReference, same.length)}
          </Badge>
        )}
        {proof && (
          <a
            href={proof.url}
            target="_blank"
            rel="noreferrer"
            className="link flex min-h-6 items-center text-sm pointer-coarse:min-h-11"
            aria-label={fillText(texts.proofOf, { name })}
          >
            {texts.openProof}
          </a>
        )}
      </>
    ),
  },
  { label: texts.paidOnDay, sort: '-paid_on', cell: (row) => formatDate(row.paid_on) },
  {
    label: texts.claimedOn,
    sort: '-created_at',
    cell: ({ created_at: at, state, note, receipt_id: receipt }) => (
      <>
        {formatDate(at)}
        {state !== 'open' && (
          <span className="mt-1 block">
            <Badge tone={tones[state]}>{texts.claimStateNames[state]}</Badge>
          </span>
        )}
        {receipt !== null && (
          <Link to={`/app/admin/dues?tab=receipts&receipt=${receipt}`} className="link block text-xs">
            {duesTexts.receiptTitle}
          </Link>
        )}
        {note && (
          <span className="block text-xs text-muted wrap-anywhere">
            <ContentText>{note}</ContentText>
          </span>
        )}
      </>
    ),
  },
];
