import { useQuery } from '@tanstack/react-query';
import { areasWithUnitsQuery } from '~/features/areas/web/public';
import * as personTexts from '~/shared/person/texts';
import * as common from '~/shared/texts';
import { SelectField } from '~/ui/forms/choice-fields';
import { FormWindow } from '~/ui/forms/form-window';
import type { RecordForm } from '~/ui/forms/use-record-form';
import type { DialogState } from '~/ui/hooks/use-dialog';
import { placeOptions } from '~/ui/place-options';
import { levels } from '../contract/choices';
import { optionsOf } from '~/ui/select';
import * as texts from '../texts';
import { PersonField } from './person-field';
import { HomeField, TermFields, TitleFields } from './title-and-term';
import { useNewPosition, type PositionValues } from './use-position-form';

/** Opens the Add Position window; it closes when the position is added. */
export const AddPosition = ({ onAdded, ...state }: DialogState & { onAdded: () => void }) => (
  <FormWindow
    {...state}
    title={texts.addPosition}
    label={texts.addPosition}
    submitLabel={texts.addPosition}
    form={useNewPosition(onAdded)}
  >
    {(form) => <PositionFields form={form} />}
  </FormWindow>
);

function PositionFields({ form }: { form: RecordForm<PositionValues> }) {
  const { data: areas = [] } = useQuery(areasWithUnitsQuery);
  const [level, area] = form.watch(['level', 'area_id']);
  const units = areas.find(({ id }) => String(id) === area)?.units ?? [];
  return (
    <div className="flex flex-col gap-5">
      <PersonField form={form} />
      <div className="grid gap-x-5 gap-y-5 sm:grid-cols-2">
        <TitleFields form={form} />
        <SelectField
          form={form}
          name="level"
          label={common.committee}
          required
          options={optionsOf(levels, texts.levelNames)}
        />
        {level !== 'district' && (
          <SelectField
            form={form}
            name="area_id"
            label={personTexts.area}
            required
            options={placeOptions(areas, texts.chooseArea)}
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
            options={placeOptions(units, texts.chooseUnit)}
          />
        )}
        <TermFields form={form} />
      </div>
      <HomeField form={form} />
    </div>
  );
}
