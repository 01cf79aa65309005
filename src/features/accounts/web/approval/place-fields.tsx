import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { areasQuery, unitsQuery } from '~/features/areas/web/public';
import { SelectField } from '~/ui/forms/choice-fields';
import type { RecordForm } from '~/ui/forms/use-record-form';
import * as texts from '../../texts';

/** Ids as texts; empty: none. */
export interface PlaceValues {
  area: string;
  unit: string;
}

type PlaceFieldsProps = {
  form: RecordForm<PlaceValues>;
  /** Which of them can be chosen; without the area the units are those of the form's. */
  shows?: { area: boolean; unit: boolean };
  /** What stands for none; not to be chosen where one is needed. */
  none?: { area: string; unit: string };
};

/** Area and unit; another area clears the unit, for units belong to one. */
export function PlaceFields({
  form,
  shows = { area: true, unit: true },
  none = { area: texts.notAssigned, unit: texts.notSpecified },
}: PlaceFieldsProps) {
  const area = useWatch({ control: form.control, name: 'area' });
  const areas = useQuery({ ...areasQuery, enabled: shows.area });
  const units = useQuery({ ...unitsQuery(Number(area)), enabled: shows.unit && area !== '' });
  return (
    <>
      {shows.area && (
        <SelectField
          form={form}
          name="area"
          label={texts.area}
          hint={areas.isLoadingError ? texts.areasFailed : undefined}
          options={optionsOf(none.area, areas.data)}
          onChosen={() => form.setValue('unit', '', { shouldDirty: true })}
        />
      )}
      {shows.unit && (
        <SelectField
          form={form}
          name="unit"
          label={texts.unit}
          hint={units.isLoadingError ? texts.unitsFailed : area === '' ? texts.selectAreaFirst : undefined}
          disabled={area === ''}
          options={optionsOf(none.unit, units.data)}
        />
      )}
    </>
  );
}

const optionsOf = (none: string, places: readonly { id: number; name: string }[] = []) => [
  { value: '', label: none },
  ...places.map(({ id, name }) => ({ value: String(id), label: name })),
];
