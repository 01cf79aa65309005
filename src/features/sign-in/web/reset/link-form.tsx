import { TextareaField } from '~/ui/forms/text-fields';
import { useRecordForm } from '~/ui/forms/use-record-form';
import * as texts from '../../texts';
import { call } from '../api';
import { AuthForm } from '../components/auth-form';
import { readResetToken, type ResetLink } from './reset-token';

/** A link that still works, and the masked address of its owner, `a***@example.org`. */
export interface ResetSession extends ResetLink {
  email: string | null;
}

type LinkFormProps = {
  initial: string;
  onVerified: (session: ResetSession) => void;
};

/** Renders the form that takes a link, `uid/token` or a bare token, and checks whether it still works. */
export function LinkForm({ initial, onVerified }: LinkFormProps) {
  const form = useRecordForm({
    opened: { values: { link: initial } },
    schema: () => import('./link-schema').then(({ linkSchema }) => linkSchema),
    failed: texts.resetBad,
    withReason: true,
    save: async ({ values }) => {
      const link = readResetToken(values.link);
      if ('error' in link) return;
      const answer = await call(
        'GET /api/auth/verify-reset-token/:uid/:token/',
        { params: { ...link } },
        { anonymous: true },
      );
      if (answer.valid) onVerified({ ...link, email: answer.email });
      else form.messages.error(texts.resetBad);
    },
  });
  return (
    <AuthForm form={form} submitLabel={texts.verifyLink}>
      <TextareaField
        form={form}
        name="link"
        label={texts.linkOrToken}
        hint={texts.linkHint}
        rows={3}
        autoCapitalize="none"
        autoCorrect="off"
        autoComplete="off"
        spellCheck={false}
        controlClassName="break-all"
      />
    </AuthForm>
  );
}
