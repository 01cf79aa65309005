import { useEffect, useRef } from 'react';
import { PasswordField } from '~/ui/forms/text-fields';
import { Form } from '~/ui/forms/form';
import { useRecordForm } from '~/ui/forms/use-record-form';
import { MessageBanner } from '~/ui/message-banner';
import { SubmitButton } from '../components/submit-button';
import * as texts from '../../texts';

/** The two passwords as they were typed. */
export interface NewPassword {
  new_password: string;
  confirm_password: string;
}

type NewPasswordFormProps = {
  /** Sends them; rejects as the call does. */
  onSubmit: (passwords: NewPassword) => Promise<void>;
  /** The lines that explain a failed call. */
  explain: (error: unknown) => readonly string[];
  /** Why it will not work, known before anything is typed; said until it is tried all the same. */
  refused?: string | undefined;
  /** The password is set: nothing more to send. */
  done?: boolean;
};

/** A new password, typed twice (docs/product/accounts.md, "Password rules"). */
export function NewPasswordForm({ onSubmit, explain, refused, done = false }: NewPasswordFormProps) {
  const form = useRecordForm<Partial<NewPassword>>({
    opened: { values: {} },
    schema: () => import('../../contract/forms').then(({ resetSchema }) => resetSchema),
    failed: '',
    save: async ({ values: { new_password = '', confirm_password = '' } }) => {
      if (done) return;
      tried.current = true;
      // All of it above the fields: what the server says of a password speaks of the link as well.
      await onSubmit({ new_password, confirm_password }).catch((error: unknown) => form.messages.error(explain(error)));
    },
  });
  const { messages } = form;
  const tried = useRef(false);
  useEffect(() => {
    if (refused && !tried.current) messages.error(refused);
  }, [refused, messages]);
  const field = { form, autoComplete: 'new-password', disabled: done };
  return (
    <Form form={form} guards={false} className="flex flex-col gap-5">
      <MessageBanner message={form.message} />
      <PasswordField {...field} name="new_password" label={texts.newPassword} hint={texts.newPasswordHint} />
      <PasswordField {...field} name="confirm_password" label={texts.confirmPassword} />
      {!done && (
        <SubmitButton size="lg" loading={form.isSaving}>
          {texts.resetPasswordSubmit}
        </SubmitButton>
      )}
    </Form>
  );
}
