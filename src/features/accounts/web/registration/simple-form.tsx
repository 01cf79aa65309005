import '../components/jitless';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef, useState } from 'react';
import { useForm, useWatch, type Resolver } from 'react-hook-form';
import { fieldProblems } from '~/shared/problem';
import { Alert } from '~/ui/alert';
import { Field } from '~/ui/field';
import { Input } from '~/ui/input';
import { Select } from '~/ui/select';
import { other, simpleAreas, simpleUnitsOf } from '../../content/simple-areas';
import { simpleRegistrationSchema } from '../../contract/forms';
import { roleNames } from '~/shared/access';
import { positions } from '../../contract/roles';
import { call } from '../api';
import { SubmitButton } from '../components/submit-button';
import { failureLines } from './failure-lines';

type Name = 'username' | 'email' | 'phone' | 'area' | 'unit' | 'customArea' | 'customUnit' | 'role';
type Values = Record<Name, string>;
const names: readonly Name[] = ['username', 'email', 'phone', 'area', 'customArea', 'unit', 'customUnit', 'role'];
const optionsOf = (list: readonly string[]) => list.map((value) => ({ value, label: value }));

const resolver = zodResolver(simpleRegistrationSchema) as unknown as Resolver<Values>;

/** The simple registration (spec, section 2). `onDone` gets the server's message. */
export function SimpleForm({ done, onDone }: { done: boolean; onDone: (message: string) => void }) {
  const { register, handleSubmit, control, getValues, setValue, setError, setFocus, formState } = useForm<Values>({
    resolver,
  });
  const [lines, setLines] = useState<string[]>([]);
  const sending = useRef(false);
  const { errors, isSubmitting } = formState;
  const [area = '', unit = ''] = useWatch({ control, name: ['area', 'unit'] });

  const send = async (values: Values) => {
    // State would be a render late for the second press of a double click.
    if (sending.current || done) return;
    sending.current = true;
    setLines([]);
    try {
      onDone((await call('POST /api/register/', { body: bodyOf(values) }, { anonymous: true })).message);
    } catch (error) {
      sending.current = false;
      const messages = fieldProblems(error);
      const faulty = names.filter((name) => messages[name]);
      for (const name of faulty) setError(name, { type: 'server', message: messages[name] });
      setLines(failureLines(error));
      if (faulty[0]) setFocus(faulty[0]);
    }
  };

  // What was chosen before the script came.
  useEffect(() => {
    const early = getValues('area');
    if (early) setValue('area', early);
  }, [getValues, setValue]);

  const areaField = register('area', {
    onChange: ({ target }: { target: HTMLSelectElement }) => setValue('unit', target.value === other ? other : ''),
  });

  return (
    <form method="post" noValidate onSubmit={(event) => void handleSubmit(send)(event)} className="flex flex-col gap-5">
      {lines.length > 0 && (
        <Alert tone="error">
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </Alert>
      )}
      <Field label="Username" required error={errors.username?.message}>
        <Input {...register('username')} autoComplete="username" autoCapitalize="none" spellCheck={false} />
      </Field>
      <Field label="Email" required error={errors.email?.message}>
        <Input {...register('email')} type="email" inputMode="email" autoComplete="email" />
      </Field>
      <Field label="Phone" required error={errors.phone?.message} hint="Ten digits, without +91.">
        <Input {...register('phone')} type="tel" inputMode="tel" autoComplete="tel-national" />
      </Field>
      <Field label="Area" required error={errors.area?.message}>
        <Select {...areaField} defaultValue="" placeholder="Select area" options={optionsOf(simpleAreas)} />
      </Field>
      {area === other && (
        <Field label="Custom Area" required error={errors.customArea?.message}>
          <Input {...register('customArea', { shouldUnregister: true })} />
        </Field>
      )}
      <Field
        label="Unit"
        required
        error={errors.unit?.message}
        hint={area === '' ? 'Select an area first.' : undefined}
      >
        <Select
          {...register('unit')}
          // A new list is a new control: the old one would keep showing a unit that is no longer in it.
          key={area}
          defaultValue={area === other ? other : ''}
          disabled={area === ''}
          placeholder="Select unit"
          options={area === '' ? [] : optionsOf(simpleUnitsOf(area))}
        />
      </Field>
      {unit === other && (
        <Field label="Custom Unit" required error={errors.customUnit?.message}>
          <Input {...register('customUnit', { shouldUnregister: true })} />
        </Field>
      )}
      <Field label="Position" required error={errors.role?.message} hint="A wish: the office decides at the approval.">
        <Select
          {...register('role')}
          defaultValue=""
          placeholder="Select position"
          options={positions.map((value) => ({ value, label: roleNames[value] }))}
        />
      </Field>
      <SubmitButton size="lg" loading={isSubmitting}>
        Register
      </SubmitButton>
    </form>
  );
}

/** Area and unit replaced by the custom values when Other (spec, section 3). */
function bodyOf({ area, unit, customArea = '', customUnit = '', role, ...rest }: Values) {
  return {
    ...rest,
    location: '',
    district: '',
    area: area === other ? customArea : area,
    unit: unit === other ? customUnit : unit,
    customArea,
    customUnit,
    // The schema has seen to it.
    role: role as (typeof positions)[number],
  };
}
