import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useUnsaved } from './unsaved';
import type { RecordForm } from './use-record-form';

type FormProps<V extends object> = {
  form: RecordForm<V>;
  label?: string;
  /** False: it may be left without a question, as where what is typed is stored or not worth storing. */
  guards?: boolean;
  /** See useUnsaved. */
  stepOf?: string | undefined;
  className?: string;
  children: ReactNode;
};

/**
 * Renders the form: leaving the page shows a question before typed text is lost. The messages of its fields are the
 * product's, not the browser's.
 */
export function Form<V extends object>({
  form: { attach, submit, prepare, hasUnsaved, isDirty, isSaving },
  label,
  guards = true,
  stepOf,
  className,
  children,
}: FormProps<V>) {
  const guard = useUnsaved(hasUnsaved, guards && (isDirty || isSaving), stepOf);
  return (
    <form
      ref={attach}
      // When the browser submits before the script has loaded, nothing typed may appear in the address.
      method="post"
      noValidate
      aria-label={label}
      // A focused element must not end up under the buttons.
      className={clsx('[&_input]:scroll-mb-48 [&_select]:scroll-mb-48 [&_textarea]:scroll-mb-48', className)}
      onSubmit={submit}
      onFocus={prepare}
    >
      {children}
      {guard}
    </form>
  );
}
