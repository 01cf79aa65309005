import { clsx } from 'clsx';
import { useId, type ReactNode } from 'react';
import { FieldContext } from './field-context';
import { FieldNotes } from './field-error';

export type FieldProps = {
  label: ReactNode;
  hint?: ReactNode;
  /** The message; its presence marks the control as invalid. */
  error?: string;
  /** Marks the control as invalid without a message: it is shown elsewhere. */
  invalid?: boolean;
  required?: boolean;
  /** Keeps the label for screen readers only, as in a search bar. */
  hideLabel?: boolean;
  /** The control's id, when something outside has to refer to it. */
  id?: string;
  className?: string;
  /** One control of this folder (Input, Textarea, Select …). */
  children: ReactNode;
};

/** Renders label, hint and error of one control, wired to it by id. */
export function Field({
  label,
  hint,
  error,
  invalid = false,
  required = false,
  hideLabel,
  id,
  className,
  children,
}: FieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const labelId = `${controlId}-label`;
  const hintId = hint ? `${controlId}-hint` : undefined;
  const errorId = error ? `${controlId}-error` : undefined;
  const describedBy = [errorId, hintId].filter(Boolean).join(' ') || undefined;
  return (
    <div className={clsx('flex min-w-0 flex-col gap-1.5', className)}>
      <label id={labelId} htmlFor={controlId} className={hideLabel ? 'sr-only' : 'text-sm font-semibold'}>
        {label}
        {required && (
          <span aria-hidden="true" className="ms-1 text-danger">
            *
          </span>
        )}
      </label>
      <FieldContext value={{ id: controlId, labelId, describedBy, invalid: invalid || Boolean(error), required }}>
        {children}
      </FieldContext>
      <FieldNotes {...{ error, errorId, hint, hintId }} />
    </div>
  );
}
