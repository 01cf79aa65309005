import { clsx } from 'clsx';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { CheckSquare } from './check-square';
import { FieldError } from './field-error';

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode;
  hint?: ReactNode;
  error?: string;
};

/** A box with its label beside it; the whole line can be pressed. */
export function Checkbox({ label, hint, error, className, ...rest }: CheckboxProps) {
  const ownId = useId();
  const id = rest.id ?? ownId;
  // The line that can be pressed holds the hint too, which describes the box and is no part of its name.
  const labelId = `${id}-label`;
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  return (
    <div className={clsx('flex flex-col gap-1', className)}>
      <label htmlFor={id} className="flex cursor-pointer items-start gap-3 py-1 pointer-coarse:py-2.5">
        <CheckSquare
          {...rest}
          id={id}
          aria-labelledby={labelId}
          aria-invalid={error ? true : undefined}
          aria-describedby={[errorId, hintId, rest['aria-describedby']].filter(Boolean).join(' ') || undefined}
          className="mt-[0.15em] size-5.5"
        />
        <span className={clsx(rest.disabled && 'text-muted')}>
          <span id={labelId}>{label}</span>
          {hint && (
            <span id={hintId} className="block text-xs text-muted">
              {hint}
            </span>
          )}
        </span>
      </label>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}
