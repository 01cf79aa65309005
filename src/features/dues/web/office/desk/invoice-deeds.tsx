import { useMutation } from '@tanstack/react-query';
import { fillText } from '~/shared/fill-text';
import { formatMoney } from '~/shared/format-money';
import type { DialogState } from '~/ui/hooks/use-dialog';
import type { Messages } from '~/ui/hooks/use-message';
import type { Invoice } from '../../../contract/schemas';
import * as texts from '../../../texts';
import { voidInvoice, waiveInvoice } from './mutations';
import { ReasonDialog } from './reason-dialog';

/** What the office does to an invoice that is not paid. */
export type InvoiceDeed = { deed: 'void' | 'waive'; invoice: Invoice };

type InvoiceDeedProps = DialogState & InvoiceDeed & { messages: Messages };

/** Opens the window that makes an invoice void, or waives what is open of it. */
export function InvoiceDeedDialog({ deed, invoice, messages, ...state }: InvoiceDeedProps) {
  const voiding = useMutation(voidInvoice);
  const waiving = useMutation(waiveInvoice);
  const words = texts.invoiceDeeds[deed];
  const values = { number: invoice.number, name: invoice.payer, amount: formatMoney(invoice.open) };
  return (
    <ReasonDialog
      {...state}
      title={fillText(words.title, values)}
      means={fillText(words.means, values)}
      submit={words.submit}
      failed={words.failed}
      save={async (reason) => {
        await (deed === 'void' ? voiding : waiving).mutateAsync({ params: { id: invoice.id }, body: { reason } });
        messages.success(fillText(words.done, values));
        state.onClose();
      }}
    />
  );
}
