import { TextField } from '~/ui/forms/text-fields';
import { useRecordForm } from '~/ui/forms/use-record-form';
import { call } from '../api';
import { AuthForm } from '../components/auth-form';
import * as personTexts from '~/shared/person/texts';
import * as texts from '../../texts';

/** Renders the request of a reset link; the message that `onSent` receives does not depend on the address. */
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
    <AuthForm form={form} submitLabel={texts.sendResetLink}>
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
