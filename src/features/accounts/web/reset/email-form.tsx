import { TextField } from '~/ui/forms/text-fields';
import { Form } from '~/ui/forms/form';
import { useRecordForm } from '~/ui/forms/use-record-form';
import { MessageBanner } from '~/ui/message-banner';
import { call } from '../api';
import { SubmitButton } from '../components/submit-button';
import * as texts from '../../texts';

/** Asks for the e-mail a reset link is sent to. `onSent` gets the server's message, the same whether it is known or not. */
export function EmailForm({ onSent }: { onSent: (message: string) => void }) {
  const form = useRecordForm<{ email?: string }>({
    opened: { values: {} },
    schema: () => import('../../contract/forms').then(({ forgotSchema }) => forgotSchema),
    failed: texts.resetMailFailed,
    withReason: true,
    save: async ({ values: { email = '' } }) => {
      onSent((await call('POST /api/auth/forgot-password/', { body: { email } }, { anonymous: true })).message);
    },
  });
  return (
    <Form form={form} guards={false} className="flex flex-col gap-5">
      <MessageBanner message={form.message} />
      <TextField form={form} name="email" label={texts.email} type="email" inputMode="email" autoComplete="email" />
      <SubmitButton size="lg" loading={form.isSaving}>
        {texts.sendResetLink}
      </SubmitButton>
    </Form>
  );
}
