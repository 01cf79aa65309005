import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Field } from '~/ui/field';
import { Input } from '~/ui/input';
import { addressFields, personalFields, professionalFields } from '~/features/people/web/public';
import { PasswordFields, PersonField, type ApplicationForm } from './form-fields';
import { PhotoField } from './photo-field';
import { PlaceFields } from './place-fields';
import * as personTexts from '~/shared/person/texts';
import * as common from '~/shared/texts';
import * as texts from '../../texts';

type StepProps = { form: ApplicationForm };

/** Person, area and unit, and the password. */
export function BasicStep({ form }: StepProps) {
  const { errors } = form.formState;
  return (
    <>
      <Group title={texts.placeInCommittee}>
        <PlaceFields form={form} />
      </Group>
      <Group title={texts.aboutApplicant}>
        <div className="sm:col-span-2">
          <PhotoField control={form.control} />
        </div>
        <Field label={personTexts.fullName} required error={errors.full_name?.message} className="sm:col-span-2">
          <Input {...form.register('full_name')} autoComplete="name" />
        </Field>
        <Field label={personTexts.email} required error={errors.email?.message}>
          <Input {...form.register('email')} type="email" inputMode="email" autoComplete="email" />
        </Field>
        <Field label={personTexts.phone} required error={errors.phone?.message} hint={texts.phoneHint}>
          <Input {...form.register('phone')} type="tel" inputMode="tel" autoComplete="tel" />
        </Field>
      </Group>
      <Group title={common.yourPassword}>
        <PasswordFields form={form} />
      </Group>
    </>
  );
}

const licenseNames = ['licenseNo', 'license_category', 'licenseDate', 'renewalDate'];
const wide = ['residentialAddress', 'officeAddress', 'skills'];
const spanOf = (name: string) => (wide.includes(name) ? 'sm:col-span-2' : undefined);

/** License, qualification and address. */
export function ProfessionalStep({ form }: StepProps) {
  return (
    <>
      <Group title={common.license}>
        {professionalFields
          .filter(({ name }) => licenseNames.includes(name))
          .map((field) => (
            <PersonField key={field.name} form={form} field={field} required />
          ))}
      </Group>
      <Group title={personTexts.qualification}>
        {professionalFields
          .filter(({ name }) => !licenseNames.includes(name))
          .map((field) => (
            <PersonField key={field.name} form={form} field={field} className={spanOf(field.name)} />
          ))}
      </Group>
      <Group title={common.address}>
        {addressFields.map((field) => (
          <PersonField key={field.name} form={form} field={field} className={spanOf(field.name)} />
        ))}
      </Group>
    </>
  );
}

/** Optional personal details. */
export function PersonalStep({ form }: StepProps) {
  return (
    <Group title={texts.aboutYou}>
      {personalFields
        .filter(({ name }) => name !== 'full_name' && name !== 'phone')
        .map((field) => (
          <PersonField key={field.name} form={form} field={field} />
        ))}
      <Field
        label={personTexts.aadhaarNumber}
        error={form.formState.errors.aadhaar?.message}
        hint={texts.aadhaarPrivate}
        className="sm:col-span-2"
      >
        <Input {...form.register('aadhaar')} inputMode="numeric" autoComplete="off" />
      </Field>
    </Group>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset
      className={clsx(
        'min-w-0 border-t border-line pt-5 pb-7',
        'first-of-type:border-t-0 first-of-type:pt-0 last-of-type:pb-0',
      )}
    >
      <legend className="sr-only">{title}</legend>
      <p aria-hidden="true" className="mb-4 text-lg font-semibold">
        {title}
      </p>
      <div className="grid gap-x-5 gap-y-5 sm:grid-cols-2 sm:items-start">{children}</div>
    </fieldset>
  );
}
