import { AuthForm } from '~/features/sign-in/web/public';
import * as personTexts from '~/shared/person/texts';
import { TextField } from '~/ui/forms/text-fields';
import { useRecordForm } from '~/ui/forms/use-record-form';
import * as texts from '../texts';
import { portalCall } from './api';

/** Renders the request of a link; the message that `onSent` receives does not depend on the address. */
export function LinkForm({ onSent }: { onSent: (message: string) => void }) {
  const form = useRecordForm<{ email?: string }>({
    opened: { values: {} },
    schema: () => import('../contract/forms').then(({ linkForm }) => linkForm),
    failed: texts.linkFailed,
    withReason: true,
    save: async ({ values: { email = '' } }) => {
      onSent((await portalCall('POST /api/advertiser/link/', { body: { email } })).detail);
    },
  });
  return (
    <AuthForm form={form} submitLabel={texts.sendLink}>
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
