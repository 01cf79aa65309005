import type { z } from 'zod';

/**
 * Returns a record for the log: every field of its answer that its form can change. A field of the form that the answer
 * lacks does not compile, so no field is forgotten.
 */
export function describe<Form extends z.ZodObject, Answer extends Record<keyof z.output<Form>, unknown>>(
  form: Form,
  answer: Answer,
) {
  const fields = Object.keys(form.shape) as (keyof z.output<Form>)[];
  return Object.fromEntries(fields.map((field) => [field, answer[field]])) as Pick<Answer, keyof z.output<Form>>;
}

/** Returns the fields in which two states of a record differ, as an entry's `before` and `after`; null without any. */
export function difference<T extends Record<string, unknown>>(
  was: T,
  is: T,
): { before: Partial<T>; after: Partial<T> } | null {
  const names = (Object.keys(is) as (keyof T)[]).filter((name) => was[name] !== is[name]);
  if (names.length === 0) return null;
  const [before, after] = [was, is].map(
    (state) => Object.fromEntries(names.map((name) => [name, state[name]])) as Partial<T>,
  );
  return { before: before!, after: after! };
}
