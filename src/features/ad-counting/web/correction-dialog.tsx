import { useMutation } from '@tanstack/react-query';
import { adKinds, adPlaces } from '~/shared/ad-kinds';
import { nowIso } from '~/shared/dates';
import * as common from '~/shared/texts';
import { SelectField } from '~/ui/forms/choice-fields';
import { FormWindow } from '~/ui/forms/form-window';
import { DayField, LineField, TextareaField } from '~/ui/forms/text-fields';
import type { DialogState } from '~/ui/hooks/use-dialog';
import { correctionForm, type CorrectionForm } from '../contract/forms';
import { optionsOf } from '~/ui/select';
import * as texts from '../texts';
import { correctDay } from './queries';

type CorrectionProps = { ad: number; onCorrected: () => void };

/** Opens the window that corrects what was counted of an ad, by a row beside it. */
export function CorrectionDialog({ ad, onCorrected, ...state }: CorrectionProps & DialogState) {
  const { mutateAsync: correct } = useMutation(correctDay);
  return (
    <FormWindow<Typed>
      {...state}
      title={texts.correctTitle}
      description={texts.correctionMeans}
      label={texts.correctTitle}
      submitLabel={common.save}
      form={{
        opened: { values: { day: nowIso().slice(0, 10), place: 'carousel', kind: 'shown', count: '', reason: '' } },
        schema: correctionForm,
        body: ({ values }) => bodyOf(values),
        failed: texts.correctionFailed,
        save: async ({ values }) => {
          await correct({ params: { id: ad }, body: bodyOf(values) });
          onCorrected();
        },
      }}
    >
      {(form) => (
        <>
          <div className="grid gap-5 sm:grid-cols-2">
            <DayField form={form} name="day" label={common.date} required />
            <SelectField form={form} name="place" label={texts.place} options={places} />
            <SelectField form={form} name="kind" label={common.what} options={kinds} />
            <LineField form={form} name="count" label={texts.change} hint={texts.changeHint} required maxLength={8} />
          </div>
          <TextareaField
            form={form}
            name="reason"
            label={texts.reason}
            required
            rows={3}
            maxLength={500}
            className="mt-5"
          />
        </>
      )}
    </FormWindow>
  );
}

const kinds = optionsOf(adKinds, texts.kindNames);
const places = optionsOf(adPlaces, texts.placeNames);
type Typed = Record<keyof CorrectionForm, string>;
const bodyOf = ({ count, ...rest }: Typed) => ({ ...rest, count: Number(count.replace('−', '-')) }) as CorrectionForm;
