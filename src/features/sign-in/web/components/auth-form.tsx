import type { ReactNode } from 'react';
import { Form } from '~/ui/forms/form';
import type { RecordForm } from '~/ui/forms/use-record-form';
import { MessageBanner } from '~/ui/message-banner';
import { SubmitButton } from './submit-button';

type AuthFormProps<V extends object> = {
  form: RecordForm<V>;
  label?: string;
  submitLabel: string;
  /** Whether it is saved: then there is no button. */
  done?: boolean;
  below?: ReactNode;
  children: ReactNode;
};

/** Renders a form of the sign-in screens: its message, its fields and its button. */
export function AuthForm<V extends object>({ form, label, submitLabel, done, below, children }: AuthFormProps<V>) {
  return (
    <Form form={form} guards={false} label={label} className="flex flex-col gap-5">
      <MessageBanner message={form.message} />
      {children}
      {!done && (
        <SubmitButton size="lg" loading={form.isSaving}>
          {submitLabel}
        </SubmitButton>
      )}
      {below}
    </Form>
  );
}
