import { TextareaField } from '~/ui/forms/text-fields';
import { Form } from '~/ui/forms/form';
import { useRecordForm } from '~/ui/forms/use-record-form';
import { MessageBanner } from '~/ui/message-banner';
import * as texts from '../../texts';
import { call } from '../api';
import { SubmitButton } from '../components/submit-button';
import { readResetToken, type ResetLink } from './reset-token';

/** A link that still works, and whose it is: `a***@example.org`. */
export interface ResetSession extends ResetLink {
  email: string | null;
}

type LinkFormProps = {
  /** What the field begins with. */
  initial: string;
  onVerified: (session: ResetSession) => void;
};

/** Takes the link, `uid/token` or the bare token of the mail and asks whether it still works. */
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
    <Form form={form} guards={false} className="flex flex-col gap-5">
      <MessageBanner message={form.message} />
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
      <SubmitButton size="lg" loading={form.isSaving}>
        {texts.verifyLink}
      </SubmitButton>
    </Form>
  );
}
