import type { ReactNode } from 'react';
import { Field } from '../field';
import { SearchInput } from '../search-input';
import { RadioField, type RadioProps } from './choice-fields';

type SearchChoiceProps<V extends object> = Pick<RadioProps<V>, 'form' | 'name' | 'label' | 'options'> & {
  search: { label: string; placeholder: string; maxLength: number; text: string; onText: (text: string) => void };
  /** The result of the search in words. */
  hint: string;
  /** Between the search and its results. */
  children?: ReactNode;
};

/**
 * Renders a choice of one from many: a search, and its results as radio buttons. What is chosen has to stay among the
 * `options`.
 */
export function SearchChoice<V extends object>({ search, hint, children, ...choice }: SearchChoiceProps<V>) {
  const { label, text, onText, ...input } = search;
  const { form, name, options } = choice;
  return (
    <div className="flex flex-col gap-3">
      <Field label={label} hint={<span role="status">{hint}</span>}>
        <SearchInput
          {...input}
          data-autofocus
          value={text}
          // Without anything to choose from, the fault can only be mended here.
          aria-invalid={(options.length === 0 && form.getFieldState(name, form.formState).invalid) || undefined}
          onText={onText}
        />
      </Field>
      {children}
      <RadioField {...choice} hideLabel={options.length === 0} required />
    </div>
  );
}
