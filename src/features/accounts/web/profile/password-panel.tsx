import { useEffect, useState } from 'react';
import type { z } from 'zod';
import { leave } from '~/session';
import { Alert } from '~/ui/alert';
import { PasswordField } from '~/ui/forms/text-fields';
import { Form } from '~/ui/forms/form';
import { FormActions } from '~/ui/forms/form-actions';
import { useRecordForm } from '~/ui/forms/use-record-form';
import * as texts from '../../texts';

/** The three passwords as they were typed. */
export interface Passwords {
  current: string;
  next: string;
  again: string;
}

type PasswordPanelProps = {
  /** Asks the server; rejects with CallError. */
  save: (passwords: Passwords) => Promise<unknown>;
  /** The contract's schema of the three, and its name of the current one. */
  schema: z.ZodType;
  currentField: 'old_password' | 'current_password';
  /** What is said when the server gives no reason. */
  failed: string;
  /** Where it goes afterwards, in how many milliseconds, and what is said of it. */
  next: { to: string; after: number; words: string };
  /** Begins with the cursor in the first field, when the person has just asked for the panel. */
  autoFocus?: boolean;
  /** What is said of the new one beforehand. */
  hint?: string;
  onCancel?: () => void;
};

/** Current, new and repeated password. All sessions end with the change, this one too (docs/product/accounts.md, "Password change"). */
export function PasswordPanel({
  save,
  schema,
  currentField,
  failed,
  next,
  autoFocus = false,
  hint = texts.newPasswordHint,
  onCancel,
}: PasswordPanelProps) {
  const [done, setDone] = useState(false);
  const form = useRecordForm<Record<string, string>>({
    opened: { values: { [currentField]: '', new_password: '', confirm_password: '' } },
    schema,
    failed,
    known: { 400: true, 403: true, 429: true },
    saidOnce: texts.fillPasswords,
    save: async ({
      values: { [currentField]: current = '', new_password: chosen = '', confirm_password: again = '' },
    }) => {
      await save({ current, next: chosen, again });
      setDone(true);
      leave(next.to, next.after);
    },
  });
  const { setFocus } = form;
  useEffect(() => {
    if (autoFocus) setFocus(currentField);
  }, [autoFocus, setFocus, currentField]);
  return (
    <Form form={form} label={texts.changePasswordLabel} className="flex flex-col gap-5">
      <fieldset disabled={done} className="flex min-w-0 flex-col gap-5">
        <PasswordField
          form={form}
          name={currentField}
          label={texts.currentPassword}
          required
          autoComplete="current-password"
        />
        <PasswordField
          form={form}
          name="new_password"
          label={texts.newPassword}
          required
          hint={hint}
          autoComplete="new-password"
        />
        <PasswordField
          form={form}
          name="confirm_password"
          label={texts.confirmNewPassword}
          required
          autoComplete="new-password"
        />
      </fieldset>
      <div aria-live="polite" className="empty:absolute">
        {done && (
          <Alert tone="success" title={texts.passwordChanged}>
            {next.words}
          </Alert>
        )}
      </div>
      {!done && <FormActions form={form} submitLabel={texts.changePassword} onCancel={onCancel} />}
    </Form>
  );
}
