import { useWatch } from 'react-hook-form';
import type { RecordForm } from '~/ui/forms/use-record-form';
import { Field } from '~/ui/field';
import { Input } from '~/ui/input';
import { PasswordInput } from '~/ui/password-input';
import { Select } from '~/ui/select';
import { Textarea } from '~/ui/textarea';
import * as personTexts from '~/shared/person/texts';
import * as texts from '../../texts';
import { choiceLabel, type ProfileField } from '~/features/people/web/public';
import type { Application } from './application';

export type ApplicationForm = RecordForm<Application>;

type PersonFieldProps = { form: ApplicationForm; field: ProfileField; required?: boolean; className?: string };

/** Shows a field of a person, with the control of its kind. */
export function PersonField({ form, field, required = false, className }: PersonFieldProps) {
  const { name, label, hint, kind, options = [], inputMode, autoComplete } = field;
  const control = { ...form.register(name), inputMode, autoComplete };
  return (
    <Field
      label={label}
      hint={hint}
      required={required}
      error={form.formState.errors[name]?.message}
      className={className}
    >
      {kind === 'prose' && <Textarea {...control} rows={3} />}
      {kind === 'choice' && (
        <Select
          {...form.register(name)}
          options={[
            { value: '', label: required ? texts.selectCategory : personTexts.notGiven },
            ...options.map((value) => ({ value, label: choiceLabel(value) })),
          ]}
        />
      )}
      {kind === 'day' && <Input {...control} type="date" min="1900-01-01" max="2100-12-31" />}
      {kind === 'line' && <Input {...control} />}
    </Field>
  );
}

/** The password, twice. The hint asks for 8 letters; only fewer than 6 are refused. */
export function PasswordFields({ form }: { form: ApplicationForm }) {
  const { errors } = form.formState;
  const length = useWatch({ control: form.control, name: 'password' })?.length ?? 0;
  const short = length > 0 && length < 8;
  return (
    <>
      <Field
        label={personTexts.password}
        required
        error={errors.password?.message}
        hint={errors.password ? undefined : short ? texts.passwordShortHint : texts.passwordHint}
      >
        <PasswordInput {...form.register('password')} autoComplete="new-password" />
      </Field>
      <Field label={personTexts.confirmPassword} required error={errors.confirm_password?.message}>
        <PasswordInput {...form.register('confirm_password')} autoComplete="new-password" />
      </Field>
    </>
  );
}
