import { useMutation } from '@tanstack/react-query';
import { languages, nameOf } from '~/shared/language';
import * as personTexts from '~/shared/person/texts';
import { SelectField } from '~/ui/forms/choice-fields';
import { FormWindow } from '~/ui/forms/form-window';
import { LineField } from '~/ui/forms/text-fields';
import type { DialogState } from '~/ui/hooks/use-dialog';
import { contactForm, type ContactForm } from '../../contract/forms';
import { optionsOf } from '~/ui/select';
import * as texts from '../../texts';
import { addContact } from './queries';
import * as common from '~/shared/texts';

type ContactProps = { shop: number; onAdded: () => void };

/** Renders the window that adds a contact to a shop. */
export function ContactDialog({ shop, onAdded, ...state }: ContactProps & DialogState) {
  const { mutateAsync: add } = useMutation(addContact);
  return (
    <FormWindow<Record<keyof ContactForm, string>>
      {...state}
      title={texts.addContact}
      width="md"
      label={texts.addContact}
      submitLabel={texts.addContact}
      form={{
        opened: { values: { name: '', email: '', phone: '', language: 'en' } },
        schema: contactForm,
        failed: texts.contactFailed,
        withReason: true,
        known: { 409: true },
        save: async ({ values }) => {
          await add({ params: { id: shop }, body: values });
          onAdded();
        },
      }}
    >
      {(form) => (
        <div className="grid gap-5 sm:grid-cols-2">
          <LineField form={form} name="name" label={common.name} required maxLength={120} data-autofocus />
          <LineField form={form} name="phone" label={texts.phone} required type="tel" maxLength={40} />
          <LineField form={form} name="email" label={personTexts.email} required type="email" maxLength={254} />
          <SelectField form={form} name="language" label={texts.language} options={optionsOf(languages, nameOf)} />
        </div>
      )}
    </FormWindow>
  );
}
