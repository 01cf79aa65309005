import { fillText } from '~/shared/fill-text';
import { Field } from '~/ui/field';
import { SelectField } from '~/ui/forms/choice-fields';
import { DayField, LineField, TextField, TextareaField } from '~/ui/forms/text-fields';
import type { RecordForm } from '~/ui/forms/use-record-form';
import { Input } from '~/ui/input';
import { Panel } from '~/ui/panel';
import type { User } from '~/shared/person/user';
import * as personTexts from '~/shared/person/texts';
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
  /** Whether the office edits it: then e-mail and area can be changed for any person. */
  office?: boolean;
  needed?: readonly FieldName[];
  /** Renders sections without panels, as in a window. */
  plain?: boolean;
};

/** Renders the fields of a profile in the three sections of the member dashboard. */
export function ProfileFields({
  user,
  form,
  office = false,
  needed = ['full_name', 'phone'],
  plain,
}: ProfileFieldsProps) {
  const fields = (section: readonly ProfileField[]) =>
    section.map((field) => (
      <FieldOf key={field.name} field={field} form={form} user={user} required={needed.includes(field.name)} />
    ));
  return (
    <>
      <Panel title={texts.personalInformation} plain={plain}>
        <div className={fieldGridClass}>
          {fields(personalFields.slice(0, 1))}
          <LineField form={form} name="full_name_ml" label={personTexts.nameInMalayalam} lang="ml" maxLength={150} />
          {fields(personalFields.slice(1))}
          <Email user={user} form={form} office={office} />
          <LineField
            form={form}
            name="aadhaar"
            label={personTexts.aadhaarNumber}
            hint={user.aadhaar ? fillText(texts.keepAadhaar, { aadhaar: user.aadhaar }) : personTexts.aadhaarHint}
            inputMode="numeric"
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

/** Renders the e-mail: read-only for its owner, as it receives password links; superusers, the office, change it. */
function Email({ user, form, office }: Common & { office: boolean }) {
  if (office || user.is_superuser) {
    const autoComplete = office ? 'off' : 'email';
    return (
      <TextField
        form={form}
        name="email"
        label={personTexts.email}
        required={user.email !== ''}
        hint={user.email === '' && texts.noLoginYet}
        type="email"
        autoComplete={autoComplete}
        maxLength={254}
      />
    );
  }
  return (
    <Field label={personTexts.email} hint={texts.emailReadOnly}>
      <Input type="email" value={user.email} readOnly className="bg-sunken" />
    </Field>
  );
}

function FieldOf({ field, form, user, required }: Common & { field: ProfileField; required: boolean }) {
  const { name, label, hint, kind, options = [], maxLength, inputMode, autoComplete = 'off' } = field;
  const frame = { form, name, label, hint, required };
  if (kind === 'choice') return <SelectField {...frame} options={choicesOf(options, user[name])} />;
  if (kind === 'prose') {
    return (
      <TextareaField {...frame} rows={2} maxLength={maxLength} className="sm:col-span-2" controlClassName="min-h-20!" />
    );
  }
  if (kind === 'day') return <DayField {...frame} min="1900-01-01" autoComplete={autoComplete} />;
  return <TextField {...frame} maxLength={maxLength} inputMode={inputMode} autoComplete={autoComplete} />;
}

/** A stored value that is no longer in the list stays available. */
function choicesOf(options: readonly string[], stored: string | null) {
  const all = stored && !options.includes(stored) ? [...options, stored] : options;
  return [
    { value: '', label: personTexts.notGiven },
    ...all.map((option) => ({ value: option, label: choiceLabel(option) })),
  ];
}
