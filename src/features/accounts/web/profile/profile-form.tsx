import { useEffect, useRef, type FormEvent, type ReactNode } from 'react';
import { Button } from '~/ui/button';
import { Field } from '~/ui/field';
import { Input } from '~/ui/input';
import { Select } from '~/ui/select';
import { Textarea } from '~/ui/textarea';
import type { User } from '../../contract';
import { AreaAndUnit } from './area-and-unit';
import { addressFields, choiceLabel, personalFields, professionalFields, type ProfileField } from './fields';
import { Panel } from './panel';
import type { useProfileForm } from './use-profile-form';

type ProfileFormProps = {
  user: User;
  form: ReturnType<typeof useProfileForm>;
  /** What the last try to save came to; above the buttons, where the eye is. */
  message: ReactNode;
  onSubmit: () => void;
  onCancel: () => void;
};

/** The profile in edit mode: the same three sections as fields. */
export function ProfileForm({ user, form, message, onSubmit, onCancel }: ProfileFormProps) {
  const ref = useRef<HTMLFormElement>(null);
  useEffect(() => ref.current?.querySelector<HTMLElement>('input:not([type=file])')?.focus(), []);
  const { values, errors, change, saving } = form;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!saving) onSubmit();
  };
  return (
    <form ref={ref} noValidate aria-label="Edit profile" className="flex flex-col gap-6" onSubmit={submit}>
      <Panel title="Personal Information">
        <div className={gridClass}>
          <Fields form={form} fields={personalFields} />
          <Field label="Email" hint="Please ask the office to change your email.">
            <Input type="email" value={user.email} readOnly className="bg-sunken" />
          </Field>
          <Field
            label="Aadhaar Number"
            error={errors.aadhaar}
            hint={user.aadhaar ? `Leave empty to keep ${user.aadhaar}.` : 'Stored encrypted; 12 digits.'}
          >
            <Input
              inputMode="numeric"
              autoComplete="off"
              maxLength={14}
              value={values.aadhaar}
              onChange={(event) => change('aadhaar', event.target.value)}
            />
          </Field>
        </div>
      </Panel>
      <Panel title="Address Information">
        <div className={gridClass}>
          <Fields form={form} fields={addressFields} />
          <AreaAndUnit values={values} errors={errors} onChange={change} fixedArea={user.is_area_admin} />
        </div>
      </Panel>
      <Panel title="Professional Information">
        <div className={gridClass}>
          <Fields form={form} fields={professionalFields} />
        </div>
      </Panel>
      <div className="sticky bottom-0 z-10 -mx-gutter border-t border-line bg-card px-gutter py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] shadow-md sm:bottom-4 sm:mx-0 sm:rounded-lg sm:border sm:px-5">
        {message}
        <div className="flex gap-3 not-first:mt-3 sm:flex-row-reverse">
          <Button type="submit" loading={saving} className="flex-1 sm:flex-none">
            Save Changes
          </Button>
          <Button variant="secondary" disabled={saving} className="flex-1 sm:flex-none" onClick={onCancel}>
            Cancel
          </Button>
        </div>
      </div>
    </form>
  );
}

const gridClass = 'grid gap-x-6 gap-y-5 sm:grid-cols-2';
const needed = ['full_name', 'phone'];

function Fields({ form, fields }: { form: ReturnType<typeof useProfileForm>; fields: readonly ProfileField[] }) {
  return fields.map((field) => (
    <Field
      key={field.name}
      label={field.label}
      error={form.errors[field.name]}
      required={needed.includes(field.name)}
      className={field.kind === 'prose' ? 'sm:col-span-2' : undefined}
    >
      <Control field={field} value={form.values[field.name]} onChange={(value) => form.change(field.name, value)} />
    </Field>
  ));
}

type ControlProps = { field: ProfileField; value: string; onChange: (value: string) => void };

function Control({ field, value, onChange }: ControlProps) {
  const { kind, options = [], maxLength, inputMode, autoComplete } = field;
  if (kind === 'choice') {
    // What was stored before this list stays choosable.
    const all = value && !options.includes(value) ? [...options, value] : options;
    return (
      <Select
        value={value}
        options={[{ value: '', label: 'Not given' }, ...all.map((option) => ({ value: option, label: choiceLabel(option) }))]}
        onChange={(event) => onChange(event.target.value)}
      />
    );
  }
  if (kind === 'prose') {
    return <Textarea rows={2} className="min-h-20!" maxLength={maxLength} value={value} onChange={(event) => onChange(event.target.value)} />;
  }
  return (
    <Input
      type={kind === 'day' ? 'date' : 'text'}
      {...(kind === 'day' && { min: '1900-01-01', max: '2100-12-31' })}
      maxLength={maxLength}
      inputMode={inputMode}
      autoComplete={autoComplete ?? 'off'}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
