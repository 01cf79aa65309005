import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { areasQuery, unitsQuery } from '~/features/areas/web/public';
import { SelectField } from '~/ui/forms/choice-fields';
import type { RecordForm } from '~/ui/forms/use-record-form';

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
export function PlaceFields({ form, shows = { area: true, unit: true }, none = { area: 'Not Assigned', unit: 'Not Specified' } }: PlaceFieldsProps) {
  const area = useWatch({ control: form.control, name: 'area' });
  const areas = useQuery({ ...areasQuery, enabled: shows.area });
  const units = useQuery({ ...unitsQuery(Number(area)), enabled: shows.unit && area !== '' });
  return (
    <>
      {shows.area && (
        <SelectField
          form={form}
          name="area"
          label="Area"
          hint={areas.isLoadingError ? 'Failed to load areas. Please try again.' : undefined}
          options={optionsOf(none.area, areas.data)}
          onChosen={() => form.setValue('unit', '', { shouldDirty: true })}
        />
      )}
      {shows.unit && (
        <SelectField
          form={form}
          name="unit"
          label="Unit"
          hint={units.isLoadingError ? 'Failed to load units. Please try again.' : area === '' ? 'Select an area first.' : undefined}
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
