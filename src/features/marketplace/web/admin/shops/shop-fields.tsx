import { useQuery } from '@tanstack/react-query';
import type { UseFormReturn } from 'react-hook-form';
import { Field } from '~/ui/field';
import { Input } from '~/ui/input';
import { Select } from '~/ui/select';
import { Textarea } from '~/ui/textarea';
import { categoriesQuery } from '../../queries';
import { rulesOf, type ShopValues } from './shop-values';

type ShopFieldsProps = { form: UseFormReturn<ShopValues>; needsAddress: boolean };

/** The fields of a shop, for creating and editing alike. */
export function ShopFields({ form, needsAddress }: ShopFieldsProps) {
  const rules = rulesOf(needsAddress);
  const { errors } = form.formState;
  const of = (name: keyof ShopValues) => ({ error: errors[name]?.message });
  return (
    <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
      <Field label="Shop name" required {...of('name')} className="sm:col-span-2">
        <Input data-autofocus autoComplete="off" maxLength={120} {...form.register('name', rules.name)} />
      </Field>
      <CategoryField form={form} />
      <Field label="Location" required {...of('location')} hint="The town or place it is found under.">
        <Input autoComplete="off" maxLength={120} {...form.register('location', rules.location)} />
      </Field>
      <Field label="Address" required={needsAddress} {...of('address')} className="sm:col-span-2">
        <Textarea rows={2} className="min-h-20!" maxLength={500} {...form.register('address', rules.address)} />
      </Field>
      <Field label="Contact number" {...of('contact_number')} hint="10 digits.">
        <Input type="tel" autoComplete="off" maxLength={40} {...form.register('contact_number', rules.contact_number)} />
      </Field>
      <Field label="Email" {...of('email')}>
        <Input type="email" autoComplete="off" maxLength={254} {...form.register('email')} />
      </Field>
      <Field label="Description" {...of('description')} className="sm:col-span-2">
        <Textarea rows={3} className="min-h-24!" maxLength={2000} {...form.register('description')} />
      </Field>
    </div>
  );
}

function CategoryField({ form }: { form: UseFormReturn<ShopValues> }) {
  const { data: categories, isError } = useQuery(categoriesQuery);
  const problem = isError ? 'Failed to load categories.' : undefined;
  return (
    <Field
      label="Category"
      required
      error={form.formState.errors.category?.message ?? problem}
      hint={categories?.length === 0 ? 'There is none yet: create a category first.' : undefined}
    >
      <Select
        // A value set before its option exists would be lost.
        key={categories ? 'loaded' : 'loading'}
        placeholder="Choose a category"
        options={categories?.map(({ id, name }) => ({ value: String(id), label: name })) ?? []}
        {...form.register('category', rulesOf(false).category)}
      />
    </Field>
  );
}
