import type { ReactNode } from 'react';
import * as common from '~/shared/texts';
import { FormDialog } from '~/ui/forms/form-dialog';
import { PasswordField } from '~/ui/forms/text-fields';
import type { RecordForm } from '~/ui/forms/use-record-form';
import type { useDialog } from '~/ui/hooks/use-dialog';

type AskDialogProps = {
  asking: Pick<ReturnType<typeof useDialog<true>>, 'key' | 'state'>;
  title: string;
  description: string;
  compact?: boolean;
  children: ReactNode;
};

/** Renders the window over a request that takes the person's password. */
export const AskDialog = ({ asking, ...dialog }: AskDialogProps) => (
  <FormDialog key={asking.key} {...asking.state} width="sm" {...dialog} />
);

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
