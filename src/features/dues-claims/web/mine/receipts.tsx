import { useMutation } from '@tanstack/react-query';
import { reasonOrRetry } from '~/shared/error-message';
import { formatDate } from '~/shared/format-date';
import { formatMoney } from '~/shared/format-money';
import { clsx } from 'clsx';
import { Button } from '~/ui/button';
import type { Messages } from '~/ui/hooks/use-message';
import { type Receipt, saveReceipt } from '~/features/dues/web/public';
import * as texts from '../../texts';
import * as duesTexts from '~/shared/dues/texts';

interface ReceiptsProps {
  receipts: readonly Receipt[];
  /** Which of them the reader may save; without: all. */
  mayOpen?: (receipt: Receipt) => boolean;
  messages: Messages;
}

/** Renders a person's receipts, each as a PDF to keep and as a picture to send. */
export function Receipts({ receipts, mayOpen = () => true, messages }: ReceiptsProps) {
  const save = useMutation({
    mutationFn: ({ receipt, type }: { receipt: Receipt; type: 'pdf' | 'png' }) => saveReceipt(receipt, type),
    onError: (error) => messages.error(duesTexts.receiptFailed, [reasonOrRetry(error)]),
  });
  if (receipts.length === 0) return <p className="text-sm text-muted">{duesTexts.noReceipts}</p>;
  const isSaving = (receipt: Receipt, type: string) =>
    save.isPending && save.variables.receipt.id === receipt.id && save.variables.type === type;
  return (
    <ul className="divide-y divide-line">
      {receipts.map((receipt) => (
        <li key={receipt.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
          <span className="min-w-0">
            <span className={clsx('block font-medium tabular-nums', receipt.reversed_by && 'line-through')}>
              {receipt.number} · {formatMoney(receipt.amount)}
            </span>
            <span className="block text-sm text-muted">
              {formatDate(receipt.received_on)}, {duesTexts.methodNames[receipt.method]}
              {receipt.reversed_by && `, ${texts.isReversed}`}
            </span>
          </span>
          {mayOpen(receipt) && (
            <span className="flex gap-2">
              {(['pdf', 'png'] as const).map((type) => (
                <Button
                  key={type}
                  size="sm"
                  variant="secondary"
                  loading={isSaving(receipt, type)}
                  aria-label={`${texts.saveAs[type]}, ${receipt.number}`}
                  onClick={() => save.mutate({ receipt, type })}
                >
                  {texts.saveAs[type]}
                </Button>
              ))}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
