import { useQuery } from '@tanstack/react-query';
import { useController, type Control } from 'react-hook-form';
import { areasQuery, unitsQuery } from '~/features/areas/web/public';
import { Alert } from '~/ui/alert';
import { Button } from '~/ui/button';
import { Field } from '~/ui/field';
import { Select } from '~/ui/select';
import type { Application } from './application';

type Place = { id: number; name: string };
const optionsOf = (places: readonly Place[] = []) => places.map(({ id, name }) => ({ value: String(id), label: name }));

/** Area and unit: picking an area clears the unit and loads that area's units (spec, sections 2 and 4). */
export function PlaceFields({ control }: { control: Control<Application> }) {
  const area = useController({ control, name: 'area' });
  const unit = useController({ control, name: 'unit' });
  const areas = useQuery(areasQuery);
  const chosen = area.field.value ?? '';
  const units = useQuery({ ...unitsQuery(Number(chosen)), enabled: chosen !== '' });
  const known = units.data?.some(({ id }) => String(id) === unit.field.value);
  return (
    <>
      {areas.isError && (
        <Alert tone="error" className="sm:col-span-2">
          <p>Failed to load areas. You can still proceed with the form.</p>
          <Retry busy={areas.isFetching} onPress={() => void areas.refetch()} />
        </Alert>
      )}
      <Field label="Area" required error={area.fieldState.error?.message}>
        <Select
          {...area.field}
          value={areas.data?.some(({ id }) => String(id) === chosen) ? chosen : ''}
          placeholder={areas.isPending ? 'Loading areas …' : 'Select area'}
          options={optionsOf(areas.data)}
          onChange={(event) => {
            area.field.onChange(event);
            unit.field.onChange('');
          }}
        />
      </Field>
      <Field
        label="Unit"
        required
        error={unit.fieldState.error?.message}
        hint={chosen === '' ? 'Select an area first.' : undefined}
      >
        <Select
          {...unit.field}
          value={known ? unit.field.value : ''}
          disabled={chosen === ''}
          placeholder={units.isLoading ? 'Loading units …' : 'Select unit'}
          options={optionsOf(units.data)}
        />
      </Field>
      {units.isError && (
        <Alert tone="error" className="sm:col-span-2">
          <p>Failed to load units. Please try again.</p>
          <Retry busy={units.isFetching} onPress={() => void units.refetch()} />
        </Alert>
      )}
    </>
  );
}

function Retry({ busy, onPress }: { busy: boolean; onPress: () => void }) {
  return (
    <Button size="sm" variant="secondary" loading={busy} onClick={onPress} className="mt-2">
      Try again
    </Button>
  );
}
