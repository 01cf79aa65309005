import { useMutation, useQueryClient } from '@tanstack/react-query';
import { nowIso } from '~/shared/dates';
import { fillText } from '~/shared/fill-text';
import { paiseOf, rupeesOf } from '~/shared/rupees';
import * as common from '~/shared/texts';
import { ClassesField } from '~/ui/forms/classes-field';
import { FormWindow } from '~/ui/forms/form-window';
import { AmountField, DayField, LineField } from '~/ui/forms/text-fields';
import { type Opened } from '~/ui/forms/use-record-form';
import type { DialogState } from '~/ui/hooks/use-dialog';
import type { Messages } from '~/ui/hooks/use-message';
import { planForm } from '../../../contract/forms';
import type { Plan } from '../../../contract/schemas';
import { yearOf } from '~/shared/dues/years';
import * as texts from '../../../texts';
import * as duesTexts from '~/shared/dues/texts';
import { addPlan, editPlan } from './mutations';
import { allPlansQuery } from './queries';

type PlanProps = DialogState & { plan: Plan | null; messages: Messages };

interface Values {
  year: string;
  name: string;
  amount: string;
  classes: readonly string[];
  due_on: string;
  extends_until: string;
}

const valuesOf = (plan: Plan): Opened<Values> => ({
  values: {
    year: plan.year,
    name: plan.name,
    amount: rupeesOf(plan.amount),
    classes: plan.classes,
    due_on: plan.due_on,
    extends_until: plan.extends_until ?? '',
  },
  readAt: plan.updated_at,
});

const bodyOf = ({ amount, classes, extends_until: until, ...rest }: Values) => ({
  ...rest,
  amount: paiseOf(amount) ?? 0,
  classes: classes as never,
  extends_until: until || null,
});

/** Opens the window of a new plan, or of one that is corrected. */
export function PlanDialog({ plan, messages, ...state }: PlanProps) {
  const client = useQueryClient();
  const adding = useMutation(addPlan);
  const editing = useMutation(editPlan);
  const year = yearOf(nowIso().slice(0, 10));
  return (
    <FormWindow<Values>
      {...state}
      title={plan ? fillText(common.editName, { name: plan.name }) : texts.newPlan}
      description={plan?.issued_at ? texts.issuedStays : undefined}
      label={texts.plan}
      submitLabel={common.save}
      form={{
        opened: plan
          ? valuesOf(plan)
          : { values: { year, name: '', amount: '', classes: [], due_on: '', extends_until: '' } },
        schema: planForm,
        body: ({ values }) => bodyOf(values),
        failed: texts.planFailed,
        ...(plan && {
          reread: async () => {
            const { results } = await client.fetchQuery(allPlansQuery);
            return valuesOf(results.find(({ id }) => id === plan.id) ?? plan);
          },
        }),
        save: async ({ values, readAt }) => {
          const body = bodyOf(values);
          if (plan) await editing.mutateAsync({ params: { id: plan.id }, body: { ...body, updated_at: readAt } });
          else await adding.mutateAsync({ body });
          messages.success(common.saved);
        },
      }}
    >
      {(form) => (
        <>
          <div className="grid gap-5 sm:grid-cols-2">
            <LineField
              form={form}
              name="name"
              label={common.name}
              required
              maxLength={100}
              data-autofocus
              className="sm:col-span-full"
            />
            <LineField form={form} name="year" label={texts.financialYear} required maxLength={7} />
            <AmountField form={form} name="amount" label={texts.amountInRupees} required />
            <DayField form={form} name="due_on" label={duesTexts.dueOnLabel} required />
            <DayField form={form} name="extends_until" label={texts.extendsUntil} hint={texts.extendsHint} />
          </div>
          <ClassesField form={form} name="classes" hint={texts.allClasses} className="mt-5" />
        </>
      )}
    </FormWindow>
  );
}
