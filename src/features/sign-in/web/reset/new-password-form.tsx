import { useEffect, useRef, useState } from 'react';
import { CallError } from '~/shared/api-client';
import { PasswordField, TextField } from '~/ui/forms/text-fields';
import { useRecordForm } from '~/ui/forms/use-record-form';
import { AuthForm } from '../components/auth-form';
import * as personTexts from '~/shared/person/texts';
import * as texts from '../../texts';

/** The two passwords as they were typed, and a code where the link alone does not set one. */
export interface NewPassword {
  new_password: string;
  confirm_password: string;
  code?: string;
  method?: 'totp' | 'recovery';
}

type NewPasswordFormProps = {
  /** Sends the passwords; rejects as the call does. */
  onSubmit: (passwords: NewPassword) => Promise<void>;
  explain: (error: unknown) => readonly string[];
  /** Why the link will not work, known before a password is typed; shown until the first try. */
  refused?: string | undefined;
  /** Whether the password is set: nothing more to send. */
  done?: boolean;
};

/** Renders the form of a new password, typed twice (docs/product/sign-in.md, "Password rules"). */
export function NewPasswordForm({ onSubmit, explain, refused, done = false }: NewPasswordFormProps) {
  const form = useRecordForm<Partial<NewPassword>>({
    opened: { values: {} },
    schema: () => import('../../contract/forms').then(({ resetSchema }) => resetSchema),
    failed: '',
    save: async ({ values: { new_password = '', confirm_password = '', code } }) => {
      if (done) return;
      tried.current = true;
      // All messages stand above the fields: the server's message about a password also concerns the link.
      const factor: Pick<NewPassword, 'code' | 'method'> = code
        ? { code, method: /^[\d\s]+$/.test(code) ? 'totp' : 'recovery' }
        : {};
      await onSubmit({ new_password, confirm_password, ...factor }).catch((error: unknown) => {
        if (error instanceof CallError && error.fields.code) setNeedsCode(true);
        form.messages.error(explain(error));
      });
    },
  });
  const [needsCode, setNeedsCode] = useState(false);
  const { messages } = form;
  const tried = useRef(false);
  useEffect(() => {
    if (refused && !tried.current) messages.error(refused);
  }, [refused, messages]);
  const field = { form, autoComplete: 'new-password', disabled: done };
  return (
    <AuthForm form={form} submitLabel={texts.resetPasswordSubmit} done={done}>
      <PasswordField {...field} name="new_password" label={texts.newPassword} hint={texts.newPasswordHint} />
      <PasswordField {...field} name="confirm_password" label={personTexts.confirmPassword} />
      {needsCode && (
        <TextField
          form={form}
          name="code"
          label={texts.resetCode}
          autoComplete="one-time-code"
          autoCapitalize="none"
          disabled={done}
        />
      )}
    </AuthForm>
  );
}
