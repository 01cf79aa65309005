import { useQuery } from '@tanstack/react-query';
import { areasWithUnitsQuery } from '~/features/areas/web/public';
import * as personTexts from '~/shared/person/texts';
import * as common from '~/shared/texts';
import { SelectField } from '~/ui/forms/choice-fields';
import { Form } from '~/ui/forms/form';
import { FormActions } from '~/ui/forms/form-actions';
import { FormDialog } from '~/ui/forms/form-dialog';
import type { DialogState } from '~/ui/hooks/use-dialog';
import { levels } from '../contract/choices';
import * as texts from '../texts';
import { PersonField } from './person-field';
import { HomeField, TermFields, TitleFields } from './title-and-term';
import { usePositionForm } from './use-position-form';

/** Opens the Add Position window; it closes when the position is added. */
export function AddPosition({ onAdded, ...state }: DialogState & { onAdded: () => void }) {
  return (
    <FormDialog {...state} title={texts.addPosition}>
      <PositionForm onAdded={onAdded} />
    </FormDialog>
  );
}

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
          <TitleFields form={form} />
          <SelectField
            form={form}
            name="level"
            label={common.committee}
            required
            options={levels.map((value) => ({ value, label: texts.levelNames[value] }))}
          />
          {level !== 'district' && (
            <SelectField
              form={form}
              name="area_id"
              label={personTexts.area}
              required
              options={optionsOf(areas, texts.chooseArea)}
              onChosen={() => form.setValue('unit_id', '')}
            />
          )}
          {level === 'unit' && (
            <SelectField
              form={form}
              name="unit_id"
              label={personTexts.unit}
              required
              disabled={units.length === 0}
              options={optionsOf(units, texts.chooseUnit)}
            />
          )}
          <TermFields form={form} />
        </div>
        <HomeField form={form} />
      </div>
      <FormActions form={form} submitLabel={texts.addPosition} />
    </Form>
  );
}
