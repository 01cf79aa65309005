import { clsx } from 'clsx';
import { useController, type FieldPath } from 'react-hook-form';
import { licenseCategories, licenseCategoryName } from '~/shared/license-categories';
import * as common from '~/shared/texts';
import { Checkbox } from '../checkbox';
import type { RecordForm } from './use-record-form';

type ClassesFieldProps<V extends object> = {
  form: RecordForm<V>;
  name: FieldPath<V>;
  /** What none of them means. */
  hint: string;
  className?: string;
};

/** Renders the choice of license categories: a list of their names under `name`. */
export function ClassesField<V extends object>({ form, name, hint, className }: ClassesFieldProps<V>) {
  const { field } = useController({ control: form.control, name });
  const chosen = new Set(field.value as readonly string[]);
  const toggle = (category: string, on: boolean) =>
    field.onChange(licenseCategories.filter((each) => (each === category ? on : chosen.has(each))));
  return (
    <fieldset className={clsx('min-w-0', className)}>
      <legend className="text-sm font-semibold">{common.categories}</legend>
      <p className="text-xs text-muted">{hint}</p>
      <div className="mt-2 grid sm:grid-cols-2">
        {licenseCategories.map((category) => (
          <Checkbox
            key={category}
            label={licenseCategoryName(category)}
            checked={chosen.has(category)}
            onChange={({ target }) => toggle(category, target.checked)}
          />
        ))}
      </div>
    </fieldset>
  );
}
