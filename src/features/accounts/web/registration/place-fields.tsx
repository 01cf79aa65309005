import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { areasQuery, unitsQuery } from '~/features/areas/web/public';
import { Alert } from '~/ui/alert';
import { Button } from '~/ui/button';
import { Field } from '~/ui/field';
import { Select } from '~/ui/select';
import type { ApplicationForm } from './form-fields';
import * as texts from '../../texts';

type Place = { id: number; name: string };
const optionsOf = (places: readonly Place[] = []) => places.map(({ id, name }) => ({ value: String(id), label: name }));

/** Area and unit: picking an area clears the unit and loads that area's units (docs/product/areas.md, "Choosing an area"). */
export function PlaceFields({ form }: { form: ApplicationForm }) {
  const { register, control, getValues, setValue } = form;
  const area = useWatch({ control, name: 'area' }) ?? '';
  const unit = useController({ control, name: 'unit' });
  const areas = useQuery(areasQuery);
  const units = useQuery({ ...unitsQuery(Number(area)), enabled: area !== '' });
  const known = units.data?.some(({ id }) => String(id) === unit.field.value);

  // What was chosen before the script came, or kept in a draft before the choices came; nothing when it is gone.
  useEffect(() => {
    const chosen = getValues('area');
    if (chosen && areas.data) setValue('area', areas.data.some(({ id }) => String(id) === chosen) ? chosen : '');
  }, [areas.data, getValues, setValue]);
  // A unit of a draft that was deleted meanwhile: the form must not hold what nobody sees.
  const gone = known === false && Boolean(unit.field.value);
  useEffect(() => {
    if (gone) setValue('unit', '');
  }, [gone, setValue]);

  return (
    <>
      {areas.isLoadingError && (
        <Alert tone="error" className="sm:col-span-2">
          <p>{texts.areasFailedGoOn}</p>
          <Retry busy={areas.isFetching} onPress={() => void areas.refetch()} />
        </Alert>
      )}
      <Field label={texts.area} required error={form.formState.errors.area?.message}>
        <Select
          {...register('area', { onChange: () => unit.field.onChange('') })}
          defaultValue=""
          placeholder={areas.isPending ? texts.loadingAreas : texts.selectArea}
          options={optionsOf(areas.data)}
        />
      </Field>
      <Field
        label={texts.unit}
        required
        error={unit.fieldState.error?.message}
        hint={area === '' ? texts.selectAreaFirst : undefined}
      >
        <Select
          {...unit.field}
          value={known ? unit.field.value : ''}
          disabled={area === ''}
          placeholder={units.isLoading ? texts.loadingUnits : texts.selectUnit}
          options={optionsOf(units.data)}
        />
      </Field>
      {units.isLoadingError && (
        <Alert tone="error" className="sm:col-span-2">
          <p>{texts.unitsFailed}</p>
          <Retry busy={units.isFetching} onPress={() => void units.refetch()} />
        </Alert>
      )}
    </>
  );
}

function Retry({ busy, onPress }: { busy: boolean; onPress: () => void }) {
  return (
    <Button size="sm" variant="secondary" loading={busy} onClick={onPress} className="mt-2">
      {texts.tryAgain}
    </Button>
  );
}
