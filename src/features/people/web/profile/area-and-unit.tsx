import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { areasQuery, unitsQuery } from '~/features/areas/web/public';
import { SelectField } from '~/ui/forms/choice-fields';
import type { RecordForm } from '~/ui/forms/use-record-form';
import type { User } from '~/shared/person/user';
import * as personTexts from '~/shared/person/texts';
import * as common from '~/shared/texts';
import * as texts from '../../texts';
import type { ProfileValues } from './values';

type AreaAndUnitProps = {
  form: RecordForm<ProfileValues>;
  /** The person; the name of what is stored is shown while the lists are missing. */
  user: Pick<User, 'area' | 'area_name' | 'unit' | 'unit_name'>;
  /** Area admins don't choose their area, which decides whom they see. */
  fixedArea: boolean;
};

/** Renders the area and the units of the chosen one: another area clears the unit, none disables it. */
export function AreaAndUnit({ form, user, fixedArea }: AreaAndUnitProps) {
  const area = useWatch({ control: form.control, name: 'area' });
  const areas = useQuery(areasQuery);
  const units = useQuery({ ...unitsQuery(Number(area)), enabled: area !== '' });
  const areaHint = areas.isLoadingError ? personTexts.areasFailedGoOn : undefined;
  return (
    <>
      <SelectField
        form={form}
        name="area"
        label={personTexts.area}
        hint={fixedArea ? texts.areaReadOnly : areaHint}
        disabled={fixedArea}
        options={optionsOf(common.notAssigned, areas.data ?? [{ id: user.area, name: user.area_name }])}
        onChosen={() => form.setValue('unit', '', { shouldDirty: true })}
      />
      <SelectField
        form={form}
        name="unit"
        label={personTexts.unit}
        hint={units.isLoadingError ? personTexts.unitsFailed : undefined}
        disabled={area === ''}
        options={optionsOf(common.notSpecified, units.data ?? [{ id: user.unit, name: user.unit_name }])}
      />
    </>
  );
}

const optionsOf = (nothing: string, places: readonly { id: number | null; name: string | null }[]) => [
  { value: '', label: nothing },
  ...places.filter(({ id }) => id !== null).map(({ id, name }) => ({ value: String(id), label: name ?? '' })),
];
