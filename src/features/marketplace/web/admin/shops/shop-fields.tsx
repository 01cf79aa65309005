import { useQuery } from '@tanstack/react-query';
import { capitalised } from '~/shared/capitalised';
import { useId } from 'react';
import * as personTexts from '~/shared/person/texts';
import * as common from '~/shared/texts';
import { SelectField } from '~/ui/forms/choice-fields';
import { LineField, TextField, TextareaField } from '~/ui/forms/text-fields';
import type { RecordForm } from '~/ui/forms/use-record-form';
import { categoriesQuery, locationsQuery } from '../../queries';
import * as texts from '../../../texts';

/** The values of an empty shop form. */
export const noShop = {
  name: '',
  location: '',
  address: '',
  category: '',
  contact_number: '',
  whatsapp: '',
  website: '',
  email: '',
  description: '',
};
export type ShopValues = typeof noShop;

type ShopFieldsProps<V extends ShopValues> = { form: RecordForm<V>; needsAddress?: boolean };

/** Shows the fields of a shop, for creating and editing. An edit may leave the address empty. */
export function ShopFields<V extends ShopValues>(props: ShopFieldsProps<V>) {
  const { needsAddress } = props;
  // TypeScript can't infer that the names of the fields below are among those of any `V`.
  const form = props.form as unknown as RecordForm<ShopValues>;
  const placesId = useId();
  const { data: places } = useQuery(locationsQuery);
  const { data: categories, isError } = useQuery(categoriesQuery);
  return (
    <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
      <LineField
        form={form}
        name="name"
        label={texts.shopName}
        required
        data-autofocus
        maxLength={120}
        className="sm:col-span-2"
      />
      <SelectField
        form={form}
        name="category"
        label={common.category}
        required
        error={isError ? texts.failedToLoadCategories : undefined}
        hint={categories?.length === 0 ? texts.noCategoryYet : undefined}
        placeholder={common.chooseACategory}
        options={categories?.map(({ id, name }) => ({ value: String(id), label: capitalised(name) })) ?? []}
      />
      <TextField
        form={form}
        name="location"
        label={common.location}
        required
        hint={texts.locationHint}
        list={placesId}
        maxLength={120}
      />
      <datalist id={placesId}>
        {places?.map((place) => (
          <option key={place} value={place} />
        ))}
      </datalist>
      <TextareaField
        form={form}
        name="address"
        label={common.address}
        required={needsAddress}
        rows={2}
        maxLength={500}
        className="sm:col-span-2"
        controlClassName="min-h-20!"
      />
      <LineField
        form={form}
        name="contact_number"
        label={texts.contactNumber}
        hint={texts.contactNumberHint}
        type="tel"
        maxLength={40}
      />
      <LineField
        form={form}
        name="whatsapp"
        label={texts.whatsAppNumber}
        hint={texts.whatsAppHint}
        type="tel"
        maxLength={40}
      />
      <LineField form={form} name="email" label={personTexts.email} type="email" maxLength={254} />
      <LineField form={form} name="website" label={texts.website} hint={texts.websiteHint} type="url" maxLength={500} />
      <TextareaField
        form={form}
        name="description"
        label={texts.description}
        rows={3}
        maxLength={2000}
        className="sm:col-span-2"
        controlClassName="min-h-24!"
      />
    </div>
  );
}
