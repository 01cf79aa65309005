import { useQuery } from '@tanstack/react-query';
import { areasQuery, unitsQuery } from '~/features/areas/web/public';
import { Field } from '~/ui/field';
import { Select } from '~/ui/select';
import type { FormErrors, FormValues } from './form';

type AreaAndUnitProps = {
  values: Pick<FormValues, 'area' | 'unit'>;
  errors: FormErrors;
  onChange: (name: 'area' | 'unit', value: string) => void;
  /** Area admins don't choose the area they see. */
  fixedArea?: boolean;
};

/** Area, and the units of the chosen one; without an area there is no unit to choose (spec, section 4). */
export function AreaAndUnit({ values, errors, onChange, fixedArea = false }: AreaAndUnitProps) {
  const areas = useQuery(areasQuery);
  const units = useQuery({ ...unitsQuery(Number(values.area)), enabled: values.area !== '' });
  return (
    <>
      <Field label="Area" error={errors.area} hint={hintOf(areas.isError, fixedArea)}>
        <Select
          value={areas.data ? values.area : ''}
          disabled={fixedArea}
          options={[{ value: '', label: 'Not Assigned' }, ...optionsOf(areas.data)]}
          onChange={(event) => onChange('area', event.target.value)}
        />
      </Field>
      <Field label="Unit" error={errors.unit}>
        <Select
          value={units.data ? values.unit : ''}
          disabled={values.area === ''}
          options={[{ value: '', label: 'Not Specified' }, ...optionsOf(units.data)]}
          onChange={(event) => onChange('unit', event.target.value)}
        />
      </Field>
    </>
  );
}

const optionsOf = (places: readonly { id: number; name: string }[] = []) =>
  places.map(({ id, name }) => ({ value: String(id), label: name }));

function hintOf(failed: boolean, fixed: boolean): string | undefined {
  if (fixed) return 'Please ask the office to change your area.';
  return failed ? 'Failed to load areas. You can still proceed with the form.' : undefined;
}
