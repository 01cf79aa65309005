import type { ReactNode } from 'react';
import { Field } from '~/ui/field';
import { Input } from '~/ui/input';
import { Select } from '~/ui/select';
import { Textarea } from '~/ui/textarea';
import type { User } from '../../contract';
import { AreaAndUnit } from './area-and-unit';
import { addressFields, choiceLabel, personalFields, professionalFields, type FieldName, type ProfileField } from './fields';
import { Panel } from '~/ui/panel';
import type { useProfileValues } from './use-profile-values';

type ProfileFieldsProps = {
  user: User;
  form: Pick<ReturnType<typeof useProfileValues>, 'values' | 'errors' | 'change'>;
  needed?: readonly FieldName[];
  /** The e-mail's field, for it is not everybody's to change. */
  email: ReactNode;
  /** Area admins don't choose the area they see. */
  fixedArea?: boolean;
  /** Sections without sheets of their own, as in a dialog. */
  plain?: boolean;
};

/** The fields of a profile in the three sections of the member dashboard; every form of a person is made of them. */
export function ProfileFields(props: ProfileFieldsProps) {
  const { user, form, needed = ['full_name', 'phone'], email, fixedArea, plain } = props;
  const { values, errors, change } = form;
  return (
    <>
      <Panel title="Personal Information" plain={plain}>
        <div className={fieldGridClass}>
          <Fields form={form} fields={personalFields} needed={needed} />
          {email}
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
      <Panel title="Address Information" plain={plain}>
        <div className={fieldGridClass}>
          <Fields form={form} fields={addressFields} needed={needed} />
          <AreaAndUnit user={user} values={values} errors={errors} onChange={change} fixedArea={fixedArea} />
        </div>
      </Panel>
      <Panel title="Professional Information" plain={plain}>
        <div className={fieldGridClass}>
          <Fields form={form} fields={professionalFields} needed={needed} />
        </div>
      </Panel>
    </>
  );
}

export const fieldGridClass = 'grid gap-x-6 gap-y-5 sm:grid-cols-2';

type FieldsProps = Required<Pick<ProfileFieldsProps, 'form' | 'needed'>> & { fields: readonly ProfileField[] };

function Fields({ form, fields, needed }: FieldsProps) {
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
