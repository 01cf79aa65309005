import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { areasQuery, unitsQuery } from '~/features/areas/web/public';
import { SelectField } from '~/ui/forms/choice-fields';
import type { RecordForm } from '~/ui/forms/use-record-form';
import type { User } from '../../contract';
import { texts } from '../../contract/texts';
import type { ProfileValues } from './values';

type AreaAndUnitProps = {
  form: RecordForm<ProfileValues>;
  /** Whose they are: what is stored has its name also while the lists are not there. */
  user: Pick<User, 'area' | 'area_name' | 'unit' | 'unit_name'>;
  /** Area admins don't choose the area they see. */
  fixedArea: boolean;
};

/** Area, and the units of the chosen one: another area clears the unit, and without one there is none to choose. */
export function AreaAndUnit({ form, user, fixedArea }: AreaAndUnitProps) {
  const area = useWatch({ control: form.control, name: 'area' });
  const areas = useQuery(areasQuery);
  const units = useQuery({ ...unitsQuery(Number(area)), enabled: area !== '' });
  const areaHint = areas.isLoadingError ? 'Failed to load areas. You can still proceed with the form.' : undefined;
  return (
    <>
      <SelectField
        form={form}
        name="area"
        label="Area"
        hint={fixedArea ? texts.areaReadOnly : areaHint}
        disabled={fixedArea}
        options={optionsOf('Not Assigned', areas.data ?? [{ id: user.area, name: user.area_name }])}
        onChosen={() => form.setValue('unit', '', { shouldDirty: true })}
      />
      <SelectField
        form={form}
        name="unit"
        label="Unit"
        hint={units.isLoadingError ? 'Failed to load units. Please try again.' : undefined}
        disabled={area === ''}
        options={optionsOf('Not Specified', units.data ?? [{ id: user.unit, name: user.unit_name }])}
      />
    </>
  );
}

const optionsOf = (nothing: string, places: readonly { id: number | null; name: string | null }[]) => [
  { value: '', label: nothing },
  ...places.filter(({ id }) => id !== null).map(({ id, name }) => ({ value: String(id), label: name ?? '' })),
];
