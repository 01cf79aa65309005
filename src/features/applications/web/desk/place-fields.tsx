import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { areasQuery, unitsQuery } from '~/features/areas/web/public';
import { SelectField } from '~/ui/forms/choice-fields';
import type { RecordForm } from '~/ui/forms/use-record-form';
import * as personTexts from '~/shared/person/texts';
import * as common from '~/shared/texts';
import { placeOptions } from '~/ui/place-options';
import * as texts from '../../texts';

/** Ids as text; empty for none. */
export interface PlaceValues {
  area: string;
  unit: string;
}

type PlaceFieldsProps = {
  form: RecordForm<PlaceValues>;
  /** The shown fields; without the area, the units are those of the form's area. */
  shows?: { area: boolean; unit: boolean };
  /** The labels of the empty choices. */
  none?: { area: string; unit: string };
};

/** Area and unit; a change of area clears the unit, which belongs to the old one. */
export function PlaceFields({
  form,
  shows = { area: true, unit: true },
  none = { area: common.notAssigned, unit: common.notSpecified },
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
          label={personTexts.area}
          hint={areas.isLoadingError ? personTexts.areasFailed : undefined}
          options={placeOptions(areas.data, none.area)}
          onChosen={() => form.setValue('unit', '', { shouldDirty: true })}
        />
      )}
      {shows.unit && (
        <SelectField
          form={form}
          name="unit"
          label={personTexts.unit}
          hint={units.isLoadingError ? personTexts.unitsFailed : area === '' ? texts.selectAreaFirst : undefined}
          disabled={area === ''}
          options={placeOptions(units.data, none.unit)}
        />
      )}
    </>
  );
}
