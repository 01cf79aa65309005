import Check from 'lucide-react/icons/check';
import { clsx } from 'clsx';
import { useId, type ComponentProps, type ReactNode } from 'react';
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
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  return (
    <div className={clsx('flex flex-col gap-1', className)}>
      <label htmlFor={id} className="flex cursor-pointer items-start gap-3 py-1 pointer-coarse:py-2.5">
        <span className="relative mt-[0.15em] grid size-5.5 shrink-0 place-items-center">
          <input
            {...rest}
            id={id}
            type="checkbox"
            aria-invalid={error ? true : undefined}
            aria-describedby={[errorId, hintId, rest['aria-describedby']].filter(Boolean).join(' ') || undefined}
            className={clsx(
              'peer absolute inset-0 cursor-pointer appearance-none rounded-sm border border-line-strong bg-card',
              'transition-colors checked:border-primary checked:bg-primary hover:not-disabled:border-ink',
              'aria-invalid:border-danger disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken',
              'forced-colors:appearance-auto',
            )}
          />
          <Check
            aria-hidden="true"
            strokeWidth={3}
            className={clsx(
              'pointer-events-none relative size-4 text-on-primary opacity-0 peer-checked:opacity-100',
              'peer-disabled:text-muted forced-colors:hidden',
            )}
          />
        </span>
        <span className={clsx(rest.disabled && 'text-muted')}>
          {label}
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
