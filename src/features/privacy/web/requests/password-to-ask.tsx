import * as common from '~/shared/texts';
import { PasswordField } from '~/ui/forms/text-fields';
import type { RecordForm } from '~/ui/forms/use-record-form';

/** Renders the field of the password. */
export function PasswordToAsk<V extends { password: string }>(props: { form: RecordForm<V> }) {
  // TypeScript can't infer that `password` is among the names of any `V`.
  const form = props.form as unknown as RecordForm<{ password: string }>;
  return (
    <PasswordField
      form={form}
      name="password"
      label={common.yourPassword}
      required
      autoComplete="current-password"
      data-autofocus
    />
  );
}
