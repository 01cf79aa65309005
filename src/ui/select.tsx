import ChevronDown from 'lucide-react/icons/chevron-down';
import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { controlClass } from './control-class';
import { useFieldControl } from './field-context';

export type SelectOption = { value: string | number; label: string; disabled?: boolean };

/** Returns the options of a list of values, with `all` for none of them at the start. */
export const optionsOf = <V extends string>(
  values: readonly V[],
  names: Readonly<Record<V, string>>,
  all?: string,
): SelectOption[] => [
  ...(all === undefined ? [] : [{ value: '', label: all }]),
  ...values.map((value) => ({ value, label: names[value] })),
];

export type SelectProps = ComponentProps<'select'> & {
  options?: readonly SelectOption[];
  /** A first entry with the value "" that can't be chosen, only be there at the start. */
  placeholder?: string;
};

/** Renders the device's own drop-down, styled: the best on phones, and complete without JavaScript. */
export function Select({ options, placeholder, className, children, ...rest }: SelectProps) {
  return (
    <span className="relative block">
      <select
        {...useFieldControl(rest)}
        className={clsx(controlClass, 'min-h-11 appearance-none truncate pe-10', className)}
      >
        {placeholder !== undefined && (
          <option value="" disabled>
            {placeholder}
          </option>
        )}
        {options?.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
        {children}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute end-3 top-1/2 size-5 -translate-y-1/2 text-muted"
      />
    </span>
  );
}
