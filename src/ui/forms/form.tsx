import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useUnsaved } from './unsaved';
import type { RecordForm } from './use-record-form';

type FormProps<V extends object> = {
  form: RecordForm<V>;
  label?: string;
  /** False: it may be left without a question, as where what is typed is kept or nothing worth keeping. */
  guards?: boolean;
  className?: string;
  children: ReactNode;
};

/** The form itself: leaving the page asks before typed text is lost. The messages of its fields are the product's, not the browser's. */
export function Form<V extends object>({
  form: { attach, submit, prepare, hasUnsaved, isDirty, isSaving },
  label,
  guards = true,
  className,
  children,
}: FormProps<V>) {
  const guard = useUnsaved(hasUnsaved, guards && (isDirty || isSaving));
  return (
    <form
      ref={attach}
      // Sent by the browser itself, before the script has come, nothing typed may come to stand in the address.
      method="post"
      noValidate
      aria-label={label}
      // What gets the focus must not come to lie under the buttons.
      className={clsx('[&_input]:scroll-mb-48 [&_select]:scroll-mb-48 [&_textarea]:scroll-mb-48', className)}
      onSubmit={submit}
      onFocus={prepare}
    >
      {children}
      {guard}
    </form>
  );
}
