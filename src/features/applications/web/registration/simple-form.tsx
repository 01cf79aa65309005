import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { areasWithUnitsQuery } from '~/features/areas/web/public';
import { useNames } from '~/router';
import type { JoiningPurpose } from '~/shared/person/joining-purposes';
import { roleNames } from '~/shared/role-names';
import { Field } from '~/ui/field';
import { TextField } from '~/ui/forms/text-fields';
import { Form } from '~/ui/forms/form';
import { useRecordForm } from '~/ui/forms/use-record-form';
import { MessageBanner } from '~/ui/message-banner';
import { Select } from '~/ui/select';
import { other, simpleAreas, simplePlaceName, simpleUnitsOf } from '../../content/simple-areas';
import { positions } from '../../contract/positions';
import { call } from '../api';
import { JoiningConsents } from '~/features/privacy/web/public';
import { SubmitButton } from '~/features/sign-in/web/public';
import { failureLines } from './failure-lines';
import * as personTexts from '~/shared/person/texts';
import * as texts from '../../texts';

type Name = 'username' | 'email' | 'phone' | 'area' | 'unit' | 'customArea' | 'customUnit' | 'role';
/** The values as the controls hold them; undefined until the control is mounted. */
type Values = Partial<Record<Name, string>> & { consents?: JoiningPurpose[] };
const optionsOf = (list: readonly string[]) => list.map((value) => ({ value, label: simplePlaceName(value) }));

/**
 * Returns the areas of the form, and the units of each: those that are written down for the district that the site is
 * made for, in another district the site's own.
 */
function usePlaces(): { areas: readonly string[]; unitsOf: (area: string) => readonly string[] } {
  const { isStandard } = useNames();
  const { data: withUnits = [] } = useQuery({ ...areasWithUnitsQuery, enabled: !isStandard });
  if (isStandard) return { areas: simpleAreas, unitsOf: simpleUnitsOf };
  return {
    areas: [...withUnits.map(({ name }) => name), other],
    unitsOf: (area) => [...(withUnits.find(({ name }) => name === area)?.units.map(({ name }) => name) ?? []), other],
  };
}

/** The simple registration (docs/product/applications.md, "Simple registration"). `onDone` gets the message. */
export function SimpleForm({ done, onDone }: { done: boolean; onDone: (message: string) => void }) {
  const form = useRecordForm<Values>({
    opened: { values: {} },
    schema: () => import('../../contract/forms').then(({ simpleRegistrationSchema }) => simpleRegistrationSchema),
    failed: '',
    onFailed: (error) => form.messages.error(failureLines(error)),
    save: async ({ values }) => {
      if (done) return;
      onDone((await call('POST /api/register/', { body: bodyOf(values) }, { anonymous: true })).message);
    },
  });
  const { register, control, setValue, formState } = form;
  const { errors } = formState;
  const [area = '', unit = ''] = useWatch({ control, name: ['area', 'unit'] });

  const places = usePlaces();
  const areaField = register('area', {
    onChange: ({ target }: { target: HTMLSelectElement }) => setValue('unit', target.value === other ? other : ''),
  });

  return (
    <Form form={form} className="flex flex-col gap-5">
      <MessageBanner message={form.message} />
      <TextField
        form={form}
        name="username"
        label={personTexts.username}
        required
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextField
        form={form}
        name="email"
        label={personTexts.email}
        required
        type="email"
        inputMode="email"
        autoComplete="email"
      />
      <TextField
        form={form}
        name="phone"
        label={personTexts.phone}
        required
        hint={texts.phoneHint}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
      />
      <Field label={personTexts.area} required error={errors.area?.message}>
        <Select {...areaField} defaultValue="" placeholder={texts.selectArea} options={optionsOf(places.areas)} />
      </Field>
      {area === other && <TextField form={form} name="customArea" label={texts.customArea} required />}
      <Field
        label={personTexts.unit}
        required
        error={errors.unit?.message}
        hint={area === '' ? texts.selectAreaFirst : undefined}
      >
        <Select
          {...register('unit')}
          // Mounts a new control for a new list: the old one would still show a unit that is no longer in it.
          key={area}
          defaultValue={area === other ? other : ''}
          disabled={area === ''}
          placeholder={texts.selectUnit}
          options={area === '' ? [] : optionsOf(places.unitsOf(area))}
        />
      </Field>
      {unit === other && <TextField form={form} name="customUnit" label={texts.customUnit} required />}
      <Field label={texts.position} required error={errors.role?.message} hint={texts.positionHint}>
        <Select
          {...register('role')}
          defaultValue=""
          placeholder={texts.selectPosition}
          options={positions.map((value) => ({ value, label: roleNames[value] }))}
        />
      </Field>
      <JoiningConsents control={register('consents')} className="border-t border-line pt-5" />
      <SubmitButton size="lg" loading={form.isSaving}>
        {texts.register}
      </SubmitButton>
    </Form>
  );
}

/** Returns the body, with custom names in place of Other (docs/product/applications.md, "Simple registration"). */
function bodyOf({ username = '', email = '', phone = '', area = '', unit = '', role, consents, ...custom }: Values) {
  const customArea = (area === other && custom.customArea) || '';
  const customUnit = (unit === other && custom.customUnit) || '';
  return {
    username,
    email,
    phone,
    location: '',
    district: '',
    area: customArea || area,
    unit: customUnit || unit,
    customArea,
    customUnit,
    // The schema has checked it.
    role: role as (typeof positions)[number],
    consents,
  };
}
