import { useMutation } from '@tanstack/react-query';
import { fillText } from '~/shared/fill-text';
import { formatMoney } from '~/shared/format-money';
import { paiseOf, rupeesOf } from '~/shared/rupees';
import { FormWindow } from '~/ui/forms/form-window';
import { AmountField } from '~/ui/forms/text-fields';
import type { DialogState } from '~/ui/hooks/use-dialog';
import type { Messages } from '~/ui/hooks/use-message';
import { cashForm } from '../contract/forms';
import { addHandover, depositCash } from './mutations';
import * as texts from '../texts';

type CashProps = DialogState & { deed: 'handOver' | 'toBank'; held: number; messages: Messages };

const words = {
  handOver: { title: texts.handOverTitle, lead: texts.handOverLead, label: texts.handOver, done: texts.handedOver },
  toBank: { title: texts.toBankTitle, lead: texts.toBankLead, label: texts.toBank, done: texts.broughtToBank },
} as const;

/** Opens the window in which a holder hands over cash, or a treasurer brings it to the bank. */
export function CashDialog({ deed, held, messages, ...state }: CashProps) {
  const { title, lead, label, done } = words[deed];
  const { mutateAsync: handOver } = useMutation(addHandover);
  const { mutateAsync: deposit } = useMutation(depositCash);
  const bodyOf = (values: { amount: string }) => ({ amount: paiseOf(values.amount) ?? 0 });
  return (
    <FormWindow<{ amount: string }>
      {...state}
      title={title}
      compact
      label={title}
      submitLabel={label}
      form={{
        opened: { values: { amount: held > 0 ? rupeesOf(held) : '' } },
        schema: cashForm,
        body: ({ values }) => bodyOf(values),
        failed: texts.moveFailed,
        save: async ({ values }) => {
          const body = bodyOf(values);
          await (deed === 'handOver' ? handOver({ body }) : deposit({ body }));
          messages.success(fillText(done, { amount: formatMoney(body.amount) }));
        },
      }}
    >
      {(form) => (
        <>
          <p className="mb-5 text-sm text-muted">{lead}</p>
          <AmountField
            form={form}
            name="amount"
            label={texts.rupees}
            hint={fillText(texts.youHoldNow, { amount: formatMoney(held) })}
            required
            controlClassName="text-lg tabular-nums"
            data-autofocus
          />
        </>
      )}
    </FormWindow>
  );
}
