import CircleAlert from 'lucide-react/icons/circle-alert';
import type { ReactNode } from 'react';

/** The message under a control or a group of them. */
export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className="flex items-start gap-1.5 text-sm font-medium text-danger">
      <CircleAlert aria-hidden="true" className="mt-[0.2em] size-[1.1em] shrink-0" />
      <span>{children}</span>
    </p>
  );
}

type FieldNotesProps = {
  error?: ReactNode;
  errorId?: string;
  hint?: ReactNode;
  hintId?: string;
};

/** Renders the message and the hint under a control or a group of them. */
export const FieldNotes = ({ error, errorId, hint, hintId }: FieldNotesProps) => (
  <>
    {error && <FieldError id={errorId}>{error}</FieldError>}
    {hint && (
      <p id={hintId} className="text-xs text-muted">
        {hint}
      </p>
    )}
  </>
);
