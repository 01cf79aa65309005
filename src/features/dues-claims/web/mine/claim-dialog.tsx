import { useMutation } from '@tanstack/react-query';
import { fitPhoto } from '~/features/people/web/public';
import { fillText } from '~/shared/fill-text';
import { formatMoney } from '~/shared/format-money';
import * as common from '~/shared/texts';
import { FilesField, SelectField } from '~/ui/forms/choice-fields';
import { FormWindow } from '~/ui/forms/form-window';
import { DayField, LineField } from '~/ui/forms/text-fields';
import type { DialogState } from '~/ui/hooks/use-dialog';
import { Unbroken } from '~/ui/unbroken';
import type { Messages } from '~/ui/hooks/use-message';
import { claimMethods, mostProofBytes } from '~/shared/dues/choices';
import { type Invoice } from '~/features/dues/web/public';
import { claimForm } from '../../contract/forms';
import { claimInvoice } from '../mutations';
import { optionsOf } from '~/ui/select';
import * as texts from '../../texts';
import * as duesTexts from '~/shared/dues/texts';

type ClaimProps = DialogState & { invoice: Invoice; messages: Messages };

interface Values {
  method: string;
  reference: string;
  paid_on: string;
  proof: readonly File[];
}

/** Opens the window in which a person says that they have paid; it marks nothing paid. */
export function ClaimDialog({ invoice, messages, ...state }: ClaimProps) {
  const { mutateAsync: claim } = useMutation(claimInvoice);
  return (
    <FormWindow<Values>
      {...state}
      title={texts.claimTitle}
      label={texts.claimTitle}
      submitLabel={texts.claimSend}
      form={{
        opened: { values: { method: 'upi', reference: '', paid_on: '', proof: [] } },
        schema: claimForm,
        save: async ({ values }) => {
          const body = new FormData();
          for (const name of ['method', 'reference', 'paid_on'] as const) body.append(name, values[name]);
          const [file] = values.proof;
          if (file) body.append('proof', await fitPhoto(file, mostProofBytes));
          await claim({ params: { id: invoice.id }, body });
          messages.success(texts.claimSent);
        },
        failed: common.sendFailed,
        known: { claim_open: true },
      }}
    >
      {(form) => (
        <>
          <p className="mb-5 text-sm text-muted">
            <Unbroken>
              {fillText(texts.claimLead, { number: invoice.number, amount: formatMoney(invoice.open) })}
            </Unbroken>
          </p>
          <div className="grid gap-5 sm:grid-cols-2">
            <SelectField
              form={form}
              name="method"
              label={duesTexts.paidBy}
              options={optionsOf(claimMethods, duesTexts.methodNames)}
            />
            <DayField form={form} name="paid_on" label={texts.paidOnDay} required />
            <LineField
              form={form}
              name="reference"
              label={duesTexts.reference}
              hint={texts.referenceHint}
              required
              maxLength={40}
              data-autofocus
            />
          </div>
          <div className="mt-5">
            <FilesField
              form={form}
              name="proof"
              label={texts.proofLabel}
              hint={texts.proofHint}
              accept="application/pdf,image/jpeg,image/png"
              check={([file]) =>
                file?.type === 'application/pdf' && file.size > mostProofBytes ? texts.proofTooLarge : undefined
              }
            />
          </div>
        </>
      )}
    </FormWindow>
  );
}
