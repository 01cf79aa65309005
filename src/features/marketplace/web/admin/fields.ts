import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { fieldProblems } from '~/shared/problem';

/** A rule of react-hook-form: blank is refused with this message. */
export const filled = (message: string) => ({ validate: (value: string) => value.trim() !== '' || message });

/** Puts the server's messages on the fields they are about. Gives whether there were any. */
export function showRefusal<V extends FieldValues>(form: UseFormReturn<V>, error: unknown): boolean {
  const known = Object.entries(fieldProblems(error)).filter(([field]) => field in form.getValues());
  known.forEach(([field, message], index) =>
    form.setError(field as FieldPath<V>, { message }, { shouldFocus: index === 0 }),
  );
  return known.length > 0;
}

/** Those of the values that were changed since they were loaded. */
export function changedOf<V extends Record<string, string>>(values: V, form: UseFormReturn<V>): Partial<V> {
  const dirty = form.formState.dirtyFields as Partial<Record<string, boolean>>;
  return Object.fromEntries(Object.entries(values).filter(([name]) => dirty[name])) as Partial<V>;
}
