import type { z } from 'zod';
import * as personTexts from '~/shared/person/texts';
import { TextField } from '~/ui/forms/text-fields';
import { useRecordForm } from '~/ui/forms/use-record-form';
import { AuthForm } from './auth-form';

type MailFormProps = {
  schema: () => Promise<z.ZodType>;
  submitLabel: string;
  /** The message when it could not be sent. */
  failed: string;
  /** Requests the mail; returns the message for the person, which does not depend on the address. */
  send: (email: string) => Promise<string>;
  onSent: (message: string) => void;
};

/** Renders the request of a mail with a link. */
export function MailForm({ schema, submitLabel, failed, send, onSent }: MailFormProps) {
  const form = useRecordForm<{ email?: string }>({
    opened: { values: {} },
    schema,
    failed,
    withReason: true,
    save: async ({ values: { email = '' } }) => onSent(await send(email)),
  });
  return (
    <AuthForm form={form} submitLabel={submitLabel}>
      <TextField
        form={form}
        name="email"
        label={personTexts.email}
        type="email"
        inputMode="email"
        autoComplete="email"
      />
    </AuthForm>
  );
}
