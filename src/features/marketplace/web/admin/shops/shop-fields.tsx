import { useQuery } from '@tanstack/react-query';
import { capitalised } from '~/shared/capitalised';
import { useId } from 'react';
import { SelectField } from '~/ui/forms/choice-fields';
import { TextareaField, TextField } from '~/ui/forms/text-fields';
import type { RecordForm } from '~/ui/forms/use-record-form';
import { categoriesQuery, locationsQuery } from '../../queries';

/** What the form of a shop holds. */
export const noShop = { name: '', location: '', address: '', category: '', contact_number: '', email: '', description: '' };
export type ShopValues = typeof noShop;

type ShopFieldsProps<V extends ShopValues> = { form: RecordForm<V>; needsAddress?: boolean };

/** The fields of a shop, for creating and editing alike. An edit may leave the address empty. */
export function ShopFields<V extends ShopValues>(props: ShopFieldsProps<V>) {
  const { needsAddress } = props;
  // TypeScript cannot tell that the names of the fields below are among those of any `V`.
  const form = props.form as unknown as RecordForm<ShopValues>;
  const placesId = useId();
  const { data: places } = useQuery(locationsQuery);
  const { data: categories, isError } = useQuery(categoriesQuery);
  return (
    <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
      <TextField form={form} name="name" label="Shop name" required data-autofocus autoComplete="off" maxLength={120} className="sm:col-span-2" />
      <SelectField
        form={form}
        name="category"
        label="Category"
        required
        error={isError ? 'Failed to load categories.' : undefined}
        hint={categories?.length === 0 ? 'There is none yet: create a category first.' : undefined}
        placeholder="Choose a category"
        options={categories?.map(({ id, name }) => ({ value: String(id), label: capitalised(name) })) ?? []}
      />
      <TextField
        form={form}
        name="location"
        label="Location"
        required
        hint="The town or place it is found under."
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
        label="Address"
        required={needsAddress}
        rows={2}
        maxLength={500}
        className="sm:col-span-2"
        controlClassName="min-h-20!"
      />
      <TextField form={form} name="contact_number" label="Contact number" hint="10 digits." type="tel" autoComplete="off" maxLength={40} />
      <TextField form={form} name="email" label="Email" type="email" autoComplete="off" maxLength={254} />
      <TextareaField form={form} name="description" label="Description" rows={3} maxLength={2000} className="sm:col-span-2" controlClassName="min-h-24!" />
    </div>
  );
}
