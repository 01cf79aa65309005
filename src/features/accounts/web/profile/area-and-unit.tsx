import { useQuery } from '@tanstack/react-query';
import { areasQuery, unitsQuery } from '~/features/areas/web/public';
import { Field } from '~/ui/field';
import { Select } from '~/ui/select';
import type { User } from '../../contract';
import type { FormErrors, FormValues } from './form';

type AreaAndUnitProps = {
  /** Whose they are: what is stored has its name also while the lists are not there. */
  user: Pick<User, 'area' | 'area_name' | 'unit' | 'unit_name'>;
  values: Pick<FormValues, 'area' | 'unit'>;
  errors: FormErrors;
  onChange: (name: 'area' | 'unit', value: string) => void;
  /** Area admins don't choose the area they see. */
  fixedArea?: boolean;
};

/** Area, and the units of the chosen one; without an area there is no unit to choose (spec, section 4). */
export function AreaAndUnit({ user, values, errors, onChange, fixedArea = false }: AreaAndUnitProps) {
  const areas = useQuery(areasQuery);
  const units = useQuery({ ...unitsQuery(Number(values.area)), enabled: values.area !== '' });
  return (
    <>
      <Field label="Area" error={errors.area} hint={hintOf(areas.isLoadingError, fixedArea)}>
        <Select
          {...choicesOf('Not Assigned', values.area, areas.data ?? [{ id: user.area, name: user.area_name }])}
          disabled={fixedArea}
          onChange={(event) => onChange('area', event.target.value)}
        />
      </Field>
      <Field label="Unit" error={errors.unit} hint={units.isLoadingError ? 'Failed to load units. Please try again.' : undefined}>
        <Select
          {...choicesOf('Not Specified', values.unit, units.data ?? [{ id: user.unit, name: user.unit_name }])}
          disabled={values.area === ''}
          onChange={(event) => onChange('unit', event.target.value)}
        />
      </Field>
    </>
  );
}

/** What a select shows: nothing, or one of the places. A value that is none of them is shown as nothing. */
function choicesOf(nothing: string, value: string, places: readonly { id: number | null; name: string | null }[]) {
  const options = places.filter(({ id }) => id !== null).map(({ id, name }) => ({ value: String(id), label: name ?? '' }));
  return {
    options: [{ value: '', label: nothing }, ...options],
    value: options.some((option) => option.value === value) ? value : '',
  };
}

function hintOf(failed: boolean, fixed: boolean): string | undefined {
  if (fixed) return 'Please ask the office to change your area.';
  return failed ? 'Failed to load areas. You can still proceed with the form.' : undefined;
}
