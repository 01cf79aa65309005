import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Session } from '~/session';
import { hasAccess } from '~/shared/access';
import { fillText } from '~/shared/fill-text';
import { formatDate } from '~/shared/format-date';
import { formatMoney } from '~/shared/format-money';
import { language } from '~/shared/texts';
import { Alert } from '~/ui/alert';
import { Button } from '~/ui/button';
import { ContentText } from '~/ui/content-text';
import { FormDialog } from '~/ui/forms/form-dialog';
import type { DialogState } from '~/ui/hooks/use-dialog';
import type { Messages } from '~/ui/hooks/use-message';
import { ListFrame } from '~/ui/office/list-frame';
import { PersonLink } from '~/ui/office/person-link';
import { Skeleton } from '~/ui/skeleton';
import type { Kept, Receipt } from '../../../contract/schemas';
import * as texts from '../../../texts';
import * as duesTexts from '~/shared/dues/texts';
import { AllocateForm } from './allocate-form';
import { Flags } from './flags';
import { Papers } from './papers';
import { receiptQuery } from './queries';
import { ReverseForm } from './reverse-form';

type ReceiptProps = { id: number; session: Session; messages: Messages };

/** Opens the window of a receipt: its paper, what it pays, and what the treasurer can do with it. */
export const ReceiptDialog = ({ open, onClose, ...receipt }: ReceiptProps & DialogState) => (
  <FormDialog open={open} onClose={onClose} title={duesTexts.receiptTitle}>
    <ListFrame
      query={useQuery(receiptQuery(receipt.id))}
      failed={texts.receiptsFailed}
      waiting={<Skeleton className="h-72" />}
    >
      {(data) => <Content {...receipt} receipt={data} />}
    </ListFrame>
  </FormDialog>
);

function Content({ receipt, session, messages }: ReceiptProps & { receipt: Receipt }) {
  const [step, setStep] = useState<'seen' | 'allocating' | 'reversing'>('seen');
  const [keptChanges, setKeptChanges] = useState<readonly Kept[]>([]);
  const isLive = receipt.reverses === null && receipt.reversed_by === null;
  const isTreasurer = hasAccess(session, 'treasurer');
  if (step === 'allocating')
    return (
      <AllocateForm
        receipt={receipt}
        session={session}
        onCancel={() => setStep('seen')}
        onDone={() => {
          messages.success(texts.allocated);
          setStep('seen');
        }}
      />
    );
  if (step === 'reversing')
    return (
      <ReverseForm
        receipt={receipt}
        onCancel={() => setStep('seen')}
        onDone={(changes) => {
          setKeptChanges(changes);
          setStep('seen');
          messages.success(fillText(texts.reversedDone, { number: receipt.number }));
        }}
      />
    );
  return (
    <div className="flex flex-col gap-5">
      {keptChanges.length > 0 && (
        <Alert tone="mixed" title={texts.keptTitle}>
          <ul>
            {keptChanges.map(({ what, why }) => (
              <li key={what}>
                {what}: {why}
              </li>
            ))}
          </ul>
        </Alert>
      )}
      <Facts receipt={receipt} />
      <Flags receipt={receipt} />
      <div className="flex flex-wrap gap-3 max-sm:*:w-full">
        <Papers receipt={receipt} messages={messages} />
      </div>
      {isTreasurer && isLive && (
        <div className="flex flex-wrap gap-3 border-t border-line pt-5 max-sm:*:w-full">
          {receipt.credit > 0 && (
            <Button onClick={() => setStep('allocating')}>
              {receipt.payer ? texts.allocateLeft : texts.namePayer}
            </Button>
          )}
          <Button variant="secondary" onClick={() => setStep('reversing')}>
            {texts.reverse}
          </Button>
        </div>
      )}
    </div>
  );
}

function Facts({ receipt }: { receipt: Receipt }) {
  const { number, amount, words, method, reference, cheque, reason, note, recorded_by: by } = receipt;
  const rows: readonly (readonly [string, React.ReactNode])[] = [
    [
      texts.payer,
      <PersonLink
        key="payer"
        id={receipt.user_id}
        name={receipt.payer || texts.unknownPayer}
        className="font-semibold"
      />,
    ],
    [
      duesTexts.paidBy,
      [duesTexts.methodNames[method], reference, cheque && `${cheque.bank}, ${formatDate(cheque.dated)}`]
        .filter(Boolean)
        .join(', '),
    ],
    [texts.receivedOnLabel, formatDate(receipt.received_on)],
    [texts.paper.by, by && <ContentText>{by}</ContentText>],
    [texts.noteLabel, note && <ContentText>{note}</ContentText>],
    [duesTexts.reasonLabel, reason && <ContentText>{reason}</ContentText>],
  ];
  return (
    <div>
      <p className="tabular-nums">{number}</p>
      <p className="mt-1 text-3xl font-semibold tabular-nums">{formatMoney(amount)}</p>
      <p className="text-sm text-muted">{words[language]}</p>
      <dl className="mt-4 grid gap-x-4 gap-y-2 sm:grid-cols-[10rem_minmax(0,1fr)]">
        {rows.map(
          ([label, value]) =>
            value && (
              <div key={label} className="sm:contents">
                <dt className="text-sm text-muted">{label}</dt>
                <dd className="wrap-anywhere">{value}</dd>
              </div>
            ),
        )}
      </dl>
      <h3 className="mt-5 text-sm font-semibold">{texts.whatItPays}</h3>
      <ul className="mt-1 text-sm tabular-nums">
        {receipt.allocations.map(({ invoice_id: id, number: invoice, amount: part }, index) => (
          <li key={`${id} ${index}`}>{fillText(texts.paysInvoice, { amount: formatMoney(part), number: invoice })}</li>
        ))}
        {receipt.credit !== 0 && <li>{fillText(texts.isLeft, { amount: formatMoney(receipt.credit) })}</li>}
      </ul>
    </div>
  );
}
