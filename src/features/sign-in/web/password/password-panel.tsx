import { useEffect, useState } from 'react';
import type { z } from 'zod';
import { leave } from '~/session';
import type { PagePath } from '~/shared/addresses';
import { Alert } from '~/ui/alert';
import { PasswordField } from '~/ui/forms/text-fields';
import { Form } from '~/ui/forms/form';
import { FormActions } from '~/ui/forms/form-actions';
import { useRecordForm } from '~/ui/forms/use-record-form';
import * as personTexts from '~/shared/person/texts';
import * as texts from '../../texts';

export interface Passwords {
  current: string;
  next: string;
  again: string;
}

type PasswordPanelProps = {
  /** Sends the passwords; rejects with CallError. */
  save: (passwords: Passwords) => Promise<unknown>;
  /** The contract's schema of the three fields, and its name of the current password. */
  schema: z.ZodType;
  currentField: 'old_password' | 'current_password';
  /** The message when the server gives no reason. */
  failed: string;
  /** The page that follows, after how many milliseconds, and the text that announces it. */
  next: { to: PagePath; after: number; words: string };
  /** Focuses the first field, for a person who has just opened the panel. */
  autoFocus?: boolean;
  hint?: string;
  onCancel?: () => void;
};

/** Renders the change of a password, which ends all sessions (docs/product/sign-in.md, "Password change"). */
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
      {!done && <FormActions form={form} submitLabel={personTexts.changePassword} onCancel={onCancel} />}
    </Form>
  );
}
