import { useRef, useState, type FormEvent } from 'react';
import { Alert } from '~/ui/alert';
import { Field } from '~/ui/field';
import { Textarea } from '~/ui/textarea';
import { texts } from '../../contract/texts';
import { call } from '../api';
import { outwardReason } from '../components/failure';
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
  const input = useRef<HTMLTextAreaElement>(null);
  const [problem, setProblem] = useState<string>();
  const [failure, setFailure] = useState<{ reason: string | undefined } | null>(null);
  const [checking, setChecking] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (checking) return;
    const link = readResetToken(input.current?.value ?? '');
    setFailure(null);
    setProblem('error' in link ? link.error : undefined);
    if ('error' in link) return input.current?.focus();
    setChecking(true);
    try {
      const { uid, token } = link;
      const answer = await call(
        'GET /api/auth/verify-reset-token/:uid/:token/',
        { params: { uid, token } },
        { anonymous: true },
      );
      if (answer.valid) onVerified({ uid, token, email: answer.email });
      else setFailure({ reason: undefined });
    } catch (error) {
      setFailure({ reason: outwardReason(error) });
    } finally {
      setChecking(false);
    }
  };

  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      {failure && (
        <Alert tone="error">
          <p>{texts.resetBad}</p>
          {failure.reason && <p className="mt-1 text-sm">{failure.reason}</p>}
        </Alert>
      )}
      <Field
        label="Reset link or token"
        hint="Copy the whole link from the email and paste it here. It works once, for one hour."
        error={problem}
      >
        <Textarea
          ref={input}
          name="link"
          rows={3}
          defaultValue={initial}
          autoCapitalize="none"
          autoCorrect="off"
          autoComplete="off"
          spellCheck={false}
          className="break-all"
        />
      </Field>
      <SubmitButton size="lg" loading={checking}>
        Verify Link
      </SubmitButton>
    </form>
  );
}
