import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { areasQuery, unitsQuery } from '~/features/areas/web/public';
import { SelectField } from '~/ui/forms/choice-fields';
import type { RecordForm } from '~/ui/forms/use-record-form';
import type { User } from '../../contract';
import * as texts from '../../texts';
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
  const areaHint = areas.isLoadingError ? texts.areasFailedGoOn : undefined;
  return (
    <>
      <SelectField
        form={form}
        name="area"
        label={texts.area}
        hint={fixedArea ? texts.areaReadOnly : areaHint}
        disabled={fixedArea}
        options={optionsOf(texts.notAssigned, areas.data ?? [{ id: user.area, name: user.area_name }])}
        onChosen={() => form.setValue('unit', '', { shouldDirty: true })}
      />
      <SelectField
        form={form}
        name="unit"
        label={texts.unit}
        hint={units.isLoadingError ? texts.unitsFailed : undefined}
        disabled={area === ''}
        options={optionsOf(texts.notSpecified, units.data ?? [{ id: user.unit, name: user.unit_name }])}
      />
    </>
  );
}

const optionsOf = (nothing: string, places: readonly { id: number | null; name: string | null }[]) => [
  { value: '', label: nothing },
  ...places.filter(({ id }) => id !== null).map(({ id, name }) => ({ value: String(id), label: name ?? '' })),
];
