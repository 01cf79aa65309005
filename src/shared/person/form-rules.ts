/* Rules between the fields of a form, for several contracts. */

type Values = Record<string, unknown>;

/**
 * Returns a rule between fields, for `.refine(...between(…))`: reported together with every other fault, not only once
 * the rest is right. It applies only where all of its fields have texts; a missing one is reported by the field itself.
 */
export const between = (
  fields: string[],
  path: string,
  message: string,
  good: (form: Values) => boolean,
): [(form: object) => boolean, object] => [
  (form) => good(form as Values),
  {
    path: [path],
    message,
    when: ({ value }: { value: unknown }) =>
      fields.every((field) => typeof (value as Values | null)?.[field] === 'string'),
  },
];

export const same = (path: string, other: string, message: string) =>
  between([path, other], path, message, (form) => form[path] === form[other]);
