import { useMutation } from '@tanstack/react-query';
import { fillText } from '~/shared/fill-text';
import { formatMoney } from '~/shared/format-money';
import { WordsWindow } from '~/ui/forms/words-window';
import type { DialogState } from '~/ui/hooks/use-dialog';
import type { Messages } from '~/ui/hooks/use-message';
import { reasonForm } from '../../../contract/forms';
import type { Invoice } from '../../../contract/schemas';
import * as texts from '../../../texts';
import * as duesTexts from '~/shared/dues/texts';
import { voidInvoice, waiveInvoice } from './mutations';

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
    <WordsWindow
      {...state}
      title={fillText(words.title, values)}
      description={fillText(words.means, values)}
      compact
      label={fillText(words.title, values)}
      submitLabel={words.submit}
      danger
      field={{ name: 'reason', label: duesTexts.reasonLabel, maxLength: 500 }}
      form={{
        schema: reasonForm,
        failed: words.failed,
        save: async ({ values: body }) => {
          await (deed === 'void' ? voiding : waiving).mutateAsync({ params: { id: invoice.id }, body });
          messages.success(fillText(words.done, values));
        },
      }}
    />
  );
}
