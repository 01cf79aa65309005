import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { areasQuery, unitsQuery } from '~/features/areas/web/public';
import { Alert } from '~/ui/alert';
import { Button } from '~/ui/button';
import { Field } from '~/ui/field';
import { Select } from '~/ui/select';
import type { ApplicationForm } from './form-fields';
import * as personTexts from '~/shared/person/texts';
import * as common from '~/shared/texts';
import * as texts from '../../texts';

type Place = { id: number; name: string };
const optionsOf = (places: readonly Place[] = []) => places.map(({ id, name }) => ({ value: String(id), label: name }));

/** Area and unit: picking an area clears and loads the units (docs/product/areas.md, "Choosing an area"). */
export function PlaceFields({ form }: { form: ApplicationForm }) {
  const { register, control, getValues, setValue } = form;
  const area = useWatch({ control, name: 'area' }) ?? '';
  const unit = useController({ control, name: 'unit' });
  const areas = useQuery(areasQuery);
  const units = useQuery({ ...unitsQuery(Number(area)), enabled: area !== '' });
  const known = units.data?.some(({ id }) => String(id) === unit.field.value);

  // Sets again an area that was chosen before the script had loaded, or in a draft; clears it when it no longer exists.
  useEffect(() => {
    const chosen = getValues('area');
    if (chosen && areas.data) setValue('area', areas.data.some(({ id }) => String(id) === chosen) ? chosen : '');
  }, [areas.data, getValues, setValue]);
  // Clears a draft's unit that has been deleted since: the form must not hold a value that it does not show.
  const gone = known === false && Boolean(unit.field.value);
  useEffect(() => {
    if (gone) setValue('unit', '');
  }, [gone, setValue]);

  return (
    <>
      {areas.isLoadingError && (
        <Alert tone="error" className="sm:col-span-2">
          <p>{personTexts.areasFailedGoOn}</p>
          <Retry busy={areas.isFetching} onPress={() => void areas.refetch()} />
        </Alert>
      )}
      <Field label={personTexts.area} required error={form.formState.errors.area?.message}>
        <Select
          {...register('area', { onChange: () => unit.field.onChange('') })}
          defaultValue=""
          placeholder={areas.isPending ? texts.loadingAreas : texts.selectArea}
          options={optionsOf(areas.data)}
        />
      </Field>
      <Field
        label={personTexts.unit}
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
          <p>{personTexts.unitsFailed}</p>
          <Retry busy={units.isFetching} onPress={() => void units.refetch()} />
        </Alert>
      )}
    </>
  );
}

function Retry({ busy, onPress }: { busy: boolean; onPress: () => void }) {
  return (
    <Button size="sm" variant="secondary" loading={busy} onClick={onPress} className="mt-2">
      {common.tryAgain}
    </Button>
  );
}
