import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { FieldErrors } from 'react-hook-form';
import type { Session } from '~/session';
import { hasAccess } from '~/shared/access';
import { DAY_MS, fromIso, nowIso } from '~/shared/dates';
import { dayIso } from '~/shared/membership-status';
import { fillText } from '~/shared/fill-text';
import { formatMoney } from '~/shared/format-money';
import { newClientKey } from '~/shared/client-key';
import { paiseOf, rupeesOf } from '~/shared/rupees';
import { Button } from '~/ui/button';
import { ErrorState } from '~/ui/error-state';
import { RadioField } from '~/ui/forms/choice-fields';
import { Form } from '~/ui/forms/form';
import { FormActions } from '~/ui/forms/form-actions';
import { AmountField, DayField, LineField, TextField, TextareaField } from '~/ui/forms/text-fields';
import { useRecordForm } from '~/ui/forms/use-record-form';
import { Panel } from '~/ui/panel';
import { Skeleton } from '~/ui/skeleton';
import { methods, type Method } from '~/shared/dues/choices';
import { receiptForm } from '../../../contract/forms';
import type { Receipt } from '../../../contract/schemas';
import { receivedDaysBack } from '../../../rules/days-back';
import * as texts from '../../../texts';
import * as duesTexts from '~/shared/dues/texts';
import { Allocations, useAllocations } from './allocations';
import { recordPayment } from './mutations';
import { PayerField } from './payer-field';
import { useOpen } from './use-open';
import type { Payer } from './use-payers';

interface Values {
  amount: string;
  method: string;
  reference: string;
  bank: string;
  dated: string;
  received_on: string;
  note: string;
  /** Stand for what is chosen beside the fields, for the messages about it. */
  user_id: '';
  shop_id: '';
  cheque: '';
  allocations: '';
}

type PaymentFormProps = {
  session: Session;
  /** Who pays, where that is known before; undefined: to be chosen. */
  opened?: Payer | undefined;
  onRecorded: (receipt: Receipt) => void;
};

/** Renders the form of a payment (docs/product/dues.md, "Office screens"); area admins and collectors record cash. */
export function PaymentForm({ session, opened: known, onRecorded }: PaymentFormProps) {
  // Made once: a bad line and a second press make one receipt.
  const [clientKey] = useState(newClientKey);
  const [payer, setPayer] = useState(known);
  const isTreasurer = hasAccess(session, 'treasurer');
  const recording = useMutation(recordPayment);
  const [{ today, earliest }] = useState(bookableDays);
  const opened: Values = {
    amount: '',
    method: isTreasurer ? '' : 'cash',
    reference: '',
    bank: '',
    dated: '',
    received_on: today,
    note: '',
    user_id: '',
    shop_id: '',
    cheque: '',
    allocations: '',
  };
  const bodyOf = (values: Values) => ({
    client_key: clientKey,
    ...(payer && { [payer.kind === 'person' ? 'user_id' : 'shop_id']: payer.id }),
    amount: paiseOf(values.amount) ?? 0,
    method: values.method as Method,
    ...(values.method !== 'cash' && { reference: values.reference }),
    ...(values.method === 'cheque' && { cheque: { bank: values.bank, dated: values.dated } }),
    received_on: values.received_on,
    allocations: parts.allocations,
    note: values.note,
  });
  const form = useRecordForm<Values>({
    opened: { values: opened },
    schema: receiptForm,
    body: ({ values }) => bodyOf(values),
    failed: texts.recordFailed,
    withReason: true,
    save: async ({ values }): Promise<void> => {
      if (payer === undefined) return refuse({ user_id: texts.choosePayer });
      if (!parts.isValid) return refuse({ allocations: texts.mendParts });
      onRecorded(await recording.mutateAsync({ body: bodyOf(values) }));
    },
  });
  const refuse = (faults: Partial<Record<keyof Values, string>>): void => void form.showFaults(faults);
  const method = form.watch('method');
  const amount = paiseOf(form.watch('amount')) ?? 0;
  const dues = useOpen(payer);
  const parts = useAllocations(amount, dues.open);
  const errors = form.formState.errors as FieldErrors<Values> & {
    cheque?: { message?: string; bank?: { message?: string }; dated?: { message?: string } };
  };
  const setRupees = (paise: number) =>
    form.setValue('amount', rupeesOf(paise), { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  // With the faults of the fields, not once these are mended.
  const isPayerMissing = payer === undefined && form.formState.isSubmitted;
  const due = dues.open.reduce((sum, invoice) => sum + invoice.open, 0);
  const choose = (next: Payer | undefined) => {
    setPayer(next);
    parts.reset();
    form.clearErrors(['user_id', 'shop_id']);
  };
  return (
    <Form form={form} label={duesTexts.tabs.record} stepOf="tab">
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <Panel title={texts.whoPays}>
          <PayerField
            session={session}
            payer={payer}
            onPayer={choose}
            error={
              errors.user_id?.message ?? errors.shop_id?.message ?? (isPayerMissing ? texts.choosePayer : undefined)
            }
            mayBeUnknown={isTreasurer}
          />
          {payer && (
            <div className="mt-5">
              <p className="mb-2 text-sm font-semibold">{texts.openTitle}</p>
              {dues.isPending ? (
                <Skeleton className="h-12" />
              ) : dues.isError ? (
                <ErrorState title={texts.openFailed} retrying={dues.isFetching} onRetry={() => void dues.refetch()} />
              ) : (
                <div className="flex flex-wrap items-center justify-between gap-3">
                  <span className="text-2xl font-semibold tabular-nums">
                    {due > 0 ? formatMoney(due) : duesTexts.nothingDue}
                  </span>
                  {due > 0 && due !== amount && (
                    <Button variant="secondary" size="sm" className="min-h-11" onClick={() => setRupees(due)}>
                      {fillText(texts.takeAmount, { amount: formatMoney(due) })}
                    </Button>
                  )}
                </div>
              )}
            </div>
          )}
        </Panel>
        <Panel title={texts.theMoney}>
          <div className="grid gap-5 sm:grid-cols-2">
            <AmountField
              form={form}
              name="amount"
              label={texts.amountInRupees}
              required
              controlClassName="text-lg tabular-nums"
            />
            <TextField
              form={form}
              name="received_on"
              label={texts.receivedOnLabel}
              type="date"
              required
              min={earliest}
              max={today}
            />
          </div>
          <div className="mt-5 flex flex-col gap-5">
            {isTreasurer ? (
              <RadioField
                form={form}
                name="method"
                label={duesTexts.paidBy}
                required
                inline
                options={methods.map((value) => ({ value, label: duesTexts.methodNames[value] }))}
              />
            ) : (
              <p className="text-sm text-muted">{texts.cashHow}</p>
            )}
            {method !== 'cash' && method !== '' && (
              <LineField
                form={form}
                name="reference"
                label={method === 'cheque' ? texts.chequeNumber : duesTexts.reference}
                hint={duesTexts.badReference[method as Method]}
                required={method === 'cheque'}
                maxLength={40}
              />
            )}
            {method === 'cheque' && (
              <div className="grid gap-5 sm:grid-cols-2">
                <TextField
                  form={form}
                  name="bank"
                  label={duesTexts.accountNames.bank}
                  error={errors.cheque?.bank?.message ?? errors.cheque?.message}
                  required
                  maxLength={100}
                />
                <DayField
                  form={form}
                  name="dated"
                  label={texts.chequeDated}
                  error={errors.cheque?.dated?.message}
                  required
                />
              </div>
            )}
            <TextareaField form={form} name="note" label={texts.noteLabel} rows={2} maxLength={500} />
          </div>
        </Panel>
      </div>
      {payer !== undefined && amount > 0 && (
        <div className="mt-5">
          <Panel title={texts.whatItPays}>
            <Allocations
              state={parts}
              name={payer?.name ?? ''}
              others={isTreasurer}
              error={errors.allocations?.message}
            />
          </Panel>
        </div>
      )}
      <div className="mt-6">
        <FormActions form={form} submitLabel={texts.recordIt} />
      </div>
    </Form>
  );
}

/** Returns today, and the first day on which money that is recorded now may have come. */
function bookableDays() {
  const now = nowIso();
  const earliest = dayIso(new Date(fromIso(now).getTime() - receivedDaysBack * DAY_MS));
  return { today: now.slice(0, 10), earliest };
}
