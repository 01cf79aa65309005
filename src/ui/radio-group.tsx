import { clsx } from 'clsx';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { FieldNotes } from './field-error';

export type RadioOption = { value: string; label: ReactNode; hint?: ReactNode; disabled?: boolean };

export type RadioGroupProps = Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue' | 'id'> & {
  legend: ReactNode;
  /** Keeps the legend for screen readers only. */
  hideLegend?: boolean;
  name: string;
  options: readonly RadioOption[];
  value?: string;
  defaultValue?: string;
  hint?: ReactNode;
  error?: string;
  /** Puts the options beside each other where they fit. */
  inline?: boolean;
};

/**
 * Renders one choice of several, with native radios. Further props (onChange, ref of react-hook-form …) go to each
 * radio.
 */
export function RadioGroup(props: RadioGroupProps) {
  const { legend, hideLegend, options, value, defaultValue, hint, error, inline, required, className, ...rest } = props;
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  return (
    <fieldset
      role="radiogroup"
      aria-required={required || undefined}
      aria-invalid={error ? true : undefined}
      aria-describedby={[errorId, hintId].filter(Boolean).join(' ') || undefined}
      className={clsx('flex min-w-0 flex-col gap-1.5', className)}
    >
      <legend className={hideLegend ? 'sr-only' : 'mb-1.5 text-sm font-semibold'}>
        {legend}
        {required && (
          <span aria-hidden="true" className="ms-1 text-danger">
            *
          </span>
        )}
      </legend>
      <div className={clsx('flex gap-x-6', inline ? 'flex-wrap' : 'flex-col')}>
        {options.map((option) => (
          <label
            key={option.value}
            className="flex cursor-pointer items-start gap-3 py-1 pointer-coarse:py-2.5 has-disabled:text-muted"
          >
            <input
              {...rest}
              type="radio"
              value={option.value}
              checked={value === undefined ? undefined : value === option.value}
              defaultChecked={defaultValue === undefined ? undefined : defaultValue === option.value}
              disabled={rest.disabled || option.disabled}
              className={clsx(
                'mt-[0.15em] size-5.5 shrink-0 cursor-pointer appearance-none rounded-full border bg-card',
                'transition-[border-width,border-color] checked:border-[7px] checked:border-primary',
                'hover:not-disabled:not-checked:border-ink disabled:cursor-not-allowed disabled:border-line',
                'disabled:bg-sunken forced-colors:appearance-auto',
                error ? 'border-danger' : 'border-line-strong',
              )}
            />
            <span>
              {option.label}
              {option.hint && <span className="block text-xs text-muted">{option.hint}</span>}
            </span>
          </label>
        ))}
      </div>
      <FieldNotes {...{ error, errorId, hint, hintId }} />
    </fieldset>
  );
}
