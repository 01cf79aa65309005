import type { ReactNode } from 'react';
import { Field } from '../field';
import { Input } from '../input';
import { RadioField, type RadioProps } from './choice-fields';

type SearchChoiceProps<V extends object> = Pick<RadioProps<V>, 'form' | 'name' | 'label' | 'options'> & {
  search: { label: string; placeholder: string; maxLength: number; text: string; onText: (text: string) => void };
  /** What the search has come to. */
  hint: string;
  /** Between the search and what it found. */
  children?: ReactNode;
};

/** Chooses one of many: a search, and what it finds as one choice of several. What is chosen has to stay among the `options`. */
export function SearchChoice<V extends object>({ search, hint, children, ...choice }: SearchChoiceProps<V>) {
  const { label, text, onText, ...input } = search;
  const { form, name, options } = choice;
  return (
    <div className="flex flex-col gap-3">
      <Field label={label} hint={hint}>
        <Input
          {...input}
          type="search"
          data-autofocus
          autoComplete="off"
          value={text}
          // Without anything to choose from it is here that the fault can be mended.
          aria-invalid={(options.length === 0 && form.getFieldState(name, form.formState).invalid) || undefined}
          onChange={(event) => onText(event.target.value)}
          // Enter sends the form no sooner than there is a choice.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      </Field>
      {children}
      <RadioField {...choice} required />
    </div>
  );
}
