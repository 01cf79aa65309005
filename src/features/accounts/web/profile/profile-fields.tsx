import { fillText } from '~/shared/fill-text';
import { Field } from '~/ui/field';
import { SelectField } from '~/ui/forms/choice-fields';
import { TextareaField, TextField } from '~/ui/forms/text-fields';
import type { RecordForm } from '~/ui/forms/use-record-form';
import { Input } from '~/ui/input';
import { Panel } from '~/ui/panel';
import type { User } from '../../contract';
import * as texts from '../../texts';
import { AreaAndUnit } from './area-and-unit';
import {
  addressFields,
  choiceLabel,
  personalFields,
  professionalFields,
  type FieldName,
  type ProfileField,
} from './fields';
import type { ProfileValues } from './values';

export type ProfileFieldsProps = {
  user: User;
  form: RecordForm<ProfileValues>;
  /** The office edits it: then e-mail and area are to be changed, whoever it is. */
  office?: boolean;
  needed?: readonly FieldName[];
  /** Sections without sheets of their own, as in a window. */
  plain?: boolean;
};

/** The fields of a profile in the three sections of the member dashboard. */
export function ProfileFields({
  user,
  form,
  office = false,
  needed = ['full_name', 'phone'],
  plain,
}: ProfileFieldsProps) {
  const fields = (some: readonly ProfileField[]) =>
    some.map((field) => (
      <FieldOf key={field.name} field={field} form={form} user={user} required={needed.includes(field.name)} />
    ));
  return (
    <>
      <Panel title={texts.personalInformation} plain={plain}>
        <div className={fieldGridClass}>
          {fields(personalFields)}
          <Email user={user} form={form} office={office} />
          <TextField
            form={form}
            name="aadhaar"
            label={texts.aadhaarNumber}
            hint={user.aadhaar ? fillText(texts.keepAadhaar, { aadhaar: user.aadhaar }) : texts.aadhaarHint}
            inputMode="numeric"
            autoComplete="off"
            maxLength={14}
          />
        </div>
      </Panel>
      <Panel title={texts.addressInformation} plain={plain}>
        <div className={fieldGridClass}>
          {fields(addressFields)}
          <AreaAndUnit form={form} user={user} fixedArea={!office && user.is_area_admin} />
        </div>
      </Panel>
      <Panel title={texts.professionalInformation} plain={plain}>
        <div className={fieldGridClass}>{fields(professionalFields)}</div>
      </Panel>
    </>
  );
}

export const fieldGridClass = 'grid gap-x-6 gap-y-5 sm:grid-cols-2';

type Common = { user: User; form: RecordForm<ProfileValues> };

/** The own one is only shown, for the links for new passwords go there; a superuser is the office and changes it. */
function Email({ user, form, office }: Common & { office: boolean }) {
  if (office || user.is_superuser) {
    const autoComplete = office ? 'off' : 'email';
    return (
      <TextField
        form={form}
        name="email"
        label={texts.email}
        required
        type="email"
        autoComplete={autoComplete}
        maxLength={254}
      />
    );
  }
  return (
    <Field label={texts.email} hint={texts.emailReadOnly}>
      <Input type="email" value={user.email} readOnly className="bg-sunken" />
    </Field>
  );
}

function FieldOf({ field, form, user, required }: Common & { field: ProfileField; required: boolean }) {
  const { name, label, kind, options = [], maxLength, inputMode, autoComplete = 'off' } = field;
  const frame = { form, name, label, required };
  if (kind === 'choice') return <SelectField {...frame} options={choicesOf(options, user[name])} />;
  if (kind === 'prose') {
    return (
      <TextareaField {...frame} rows={2} maxLength={maxLength} className="sm:col-span-2" controlClassName="min-h-20!" />
    );
  }
  if (kind === 'day')
    return <TextField {...frame} type="date" min="1900-01-01" max="2100-12-31" autoComplete={autoComplete} />;
  return <TextField {...frame} maxLength={maxLength} inputMode={inputMode} autoComplete={autoComplete} />;
}

/** What was stored before this list stays choosable. */
function choicesOf(options: readonly string[], stored: string | null) {
  const all = stored && !options.includes(stored) ? [...options, stored] : options;
  return [
    { value: '', label: texts.notGiven },
    ...all.map((option) => ({ value: option, label: choiceLabel(option) })),
  ];
}
