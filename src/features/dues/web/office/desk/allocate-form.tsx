import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Session } from '~/session';
import { fillText } from '~/shared/fill-text';
import { formatMoney } from '~/shared/format-money';
import { Form } from '~/ui/forms/form';
import { FormActions } from '~/ui/forms/form-actions';
import { useRecordForm } from '~/ui/forms/use-record-form';
import { allocateForm } from '../../../contract/forms';
import type { Receipt } from '../../../contract/schemas';
import * as texts from '../../../texts';
import { Allocations, useAllocations } from './allocations';
import { allocateReceipt } from './mutations';
import { PayerField } from './payer-field';
import { useOpen } from './use-open';
import type { Payer } from './use-payers';

type AllocateProps = { receipt: Receipt; session: Session; onCancel: () => void; onDone: () => void };

/** Stand for what is chosen, for the messages about it. */
interface Values {
  user_id: '';
  allocations: '';
}

/** Renders what the left part of a receipt is to pay; an unknown payer is named first. */
export function AllocateForm({ receipt, session, onCancel, onDone }: AllocateProps) {
  const known: Payer | undefined = payerOf(receipt);
  const [payer, setPayer] = useState<Payer | undefined>(known);
  const { open } = useOpen(payer);
  const parts = useAllocations(receipt.credit, open);
  const allocating = useMutation(allocateReceipt);
  const body = () => ({ ...(!known && payer && { user_id: payer.id }), allocations: parts.allocations });
  const form = useRecordForm<Values>({
    opened: { values: { user_id: '', allocations: '' } },
    schema: allocateForm,
    body,
    failed: texts.allocateFailed,
    withReason: true,
    save: async (): Promise<void> => {
      if (!payer) return void form.showFaults({ user_id: texts.choosePayer });
      if (!parts.isValid) return void form.showFaults({ allocations: texts.mendParts });
      if (known && parts.allocations.length === 0) return void form.showFaults({ allocations: texts.choosePart });
      await allocating.mutateAsync({ params: { id: receipt.id }, body: body() });
      onDone();
    },
  });
  const { errors } = form.formState;
  return (
    <Form form={form} label={texts.allocateLeft}>
      <div className="flex flex-col gap-5">
        <p>{fillText(texts.isLeft, { amount: formatMoney(receipt.credit) })}</p>
        {!known && (
          <PayerField
            session={session}
            payer={payer}
            peopleOnly
            onPayer={(next) => {
              setPayer(next);
              parts.reset();
              form.clearErrors();
            }}
            error={errors.user_id?.message}
          />
        )}
        {payer && <Allocations state={parts} name={payer.name} others error={errors.allocations?.message} />}
      </div>
      <FormActions
        form={form}
        submitLabel={known ? texts.allocateIt : texts.namePayer}
        cancelLabel={texts.backToReceipt}
        onCancel={onCancel}
      />
    </Form>
  );
}

/** Returns the payer of a receipt; undefined while it is unknown. */
function payerOf({ user_id: user, shop_id: shop, payer }: Receipt): Payer | undefined {
  if (user !== null) return { kind: 'person', id: user, name: payer, detail: '' };
  return shop === null ? undefined : { kind: 'shop', id: shop, name: payer, detail: '' };
}
