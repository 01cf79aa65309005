import { useEffect, useRef } from 'react';
import { fillText } from '~/shared/fill-text';
import { formatMoney } from '~/shared/format-money';
import { Button } from '~/ui/button';
import { ContentText } from '~/ui/content-text';
import { Unbroken } from '~/ui/unbroken';
import type { Messages } from '~/ui/hooks/use-message';
import type { Receipt } from '../../../contract/schemas';
import * as texts from '../../../texts';
import * as duesTexts from '~/shared/dues/texts';
import { Flags } from './flags';
import { Papers } from './papers';

type RecordedProps = { receipt: Receipt; messages: Messages; onNext: () => void };

/** Renders the receipt that was made: its paper, what it is flagged with, and the way to the next payment. */
export function Recorded({ receipt, messages, onNext }: RecordedProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <section className="max-w-2xl rounded-lg border border-line bg-card p-5 shadow-sm sm:p-7">
      <h2 ref={title} tabIndex={-1} className="text-xl outline-none">
        <Unbroken>{fillText(texts.isRecorded, { number: receipt.number })}</Unbroken>
      </h2>
      <p className="mt-3 text-3xl font-semibold tabular-nums">{formatMoney(receipt.amount)}</p>
      <p className="mt-1 text-muted wrap-anywhere">
        {receipt.payer ? <ContentText>{receipt.payer}</ContentText> : texts.unknownPayer} ·{' '}
        {duesTexts.methodNames[receipt.method]}
      </p>
      {receipt.allocations.length > 0 && (
        <ul className="mt-3 text-sm">
          {receipt.allocations.map(({ invoice_id: id, number, amount }) => (
            <li key={id} className="tabular-nums">
              {fillText(texts.paysInvoice, { amount: formatMoney(amount), number })}
            </li>
          ))}
        </ul>
      )}
      <Flags receipt={receipt} />
      <div className="mt-5 flex flex-wrap gap-3 max-sm:*:w-full">
        <Papers receipt={receipt} messages={messages} />
      </div>
      <div className="mt-6 border-t border-line pt-5">
        <Button className="max-sm:w-full" onClick={onNext}>
          {texts.nextPayment}
        </Button>
      </div>
    </section>
  );
}
