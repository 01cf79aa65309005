import { useQuery } from '@tanstack/react-query';
import { areasWithUnitsQuery } from '~/features/areas/web/public';
import { ContentText } from '~/ui/content-text';
import { fill } from '~/ui/fill';
import { SelectField } from '~/ui/forms/choice-fields';
import { Form } from '~/ui/forms/form';
import { FormActions } from '~/ui/forms/form-actions';
import { FormDialog } from '~/ui/forms/form-dialog';
import { TextField } from '~/ui/forms/text-fields';
import type { DialogState } from '~/ui/hooks/use-dialog';
import { levels, usualTitles } from '../contract/choices';
import * as texts from '../texts';
import { PersonField } from './person-field';
import { usePositionForm } from './use-position-form';

/** The Add Position window; it closes when the position is there. */
export function AddPosition({ onAdded, ...state }: DialogState & { onAdded: () => void }) {
  return (
    <FormDialog {...state} title={texts.addPosition}>
      <PositionForm onAdded={onAdded} />
    </FormDialog>
  );
}

const titlesId = 'usual-titles';
/** Titles are entered in English; the site says them in Malayalam, too. */
const sample = (title: (typeof usualTitles)[number]) => <ContentText>{title}</ContentText>;
const titleSamples = { president: sample('President'), secretary: sample('Secretary'), member: sample('Member') };

function PositionForm({ onAdded }: { onAdded: () => void }) {
  const form = usePositionForm(onAdded);
  const { data: areas = [] } = useQuery(areasWithUnitsQuery);
  const [level, area] = form.watch(['level', 'area_id']);
  const units = areas.find(({ id }) => String(id) === area)?.units ?? [];
  const optionsOf = (places: readonly { id: number; name: string }[], first: string) => [
    { value: '', label: first },
    ...places.map(({ id, name }) => ({ value: String(id), label: name })),
  ];
  return (
    <Form form={form} label={texts.addPosition}>
      <div className="flex flex-col gap-5">
        <PersonField form={form} />
        <div className="grid gap-x-5 gap-y-5 sm:grid-cols-2">
          <TextField
            form={form}
            name="title"
            label={texts.title}
            required
            autoComplete="off"
            maxLength={100}
            list={titlesId}
            hint={fill(texts.titleHint, titleSamples)}
          />
          <datalist id={titlesId}>
            {usualTitles.map((title) => (
              <option key={title} value={title} />
            ))}
          </datalist>
          <SelectField
            form={form}
            name="level"
            label={texts.committee}
            required
            options={levels.map((value) => ({ value, label: texts.levelNames[value] }))}
          />
          {level !== 'district' && (
            <SelectField
              form={form}
              name="area_id"
              label={texts.area}
              required
              options={optionsOf(areas, texts.chooseArea)}
              onChosen={() => form.setValue('unit_id', '')}
            />
          )}
          {level === 'unit' && (
            <SelectField
              form={form}
              name="unit_id"
              label={texts.unit}
              required
              disabled={units.length === 0}
              options={optionsOf(units, texts.chooseUnit)}
            />
          )}
          <TextField
            form={form}
            name="since"
            label={texts.firstDay}
            type="date"
            required
            min="1900-01-01"
            max="2100-12-31"
          />
          <TextField
            form={form}
            name="until"
            label={texts.lastDay}
            type="date"
            min="1900-01-01"
            max="2100-12-31"
            hint={texts.lastDayHint}
          />
        </div>
      </div>
      <FormActions form={form} submitLabel={texts.addPosition} />
    </Form>
  );
}
