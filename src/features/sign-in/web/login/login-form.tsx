import { PasswordField, TextField } from '~/ui/forms/text-fields';
import { useRecordForm } from '~/ui/forms/use-record-form';
import type { SecondFactorAsked } from '../../contract';
import * as personTexts from '~/shared/person/texts';
import * as common from '~/shared/texts';
import * as texts from '../../texts';
import { call } from '../api';
import { AuthForm } from '../components/auth-form';
import { PasskeyButton } from './passkey-button';
import { useEntry } from './use-entry';

type LoginFormProps = {
  /** Called at a try: hides the message of the screen before. */
  onTry: () => void;
  onForgot: () => void;
  /** Receives the ticket when the password is right and a second factor is required. */
  onAsked: (asked: SecondFactorAsked) => void;
};
type Login = { email_or_member_id?: string; password?: string };

/** Renders e-mail or membership id and password; leads to the page that the person wanted, or to their dashboard. */
export function LoginForm({ onTry, onForgot, onAsked }: LoginFormProps) {
  const enter = useEntry();
  const form = useRecordForm<Login>({
    // Empty, so that text typed before the script ran stays.
    opened: { values: {} },
    schema: () => import('../../contract/forms').then(({ loginSchema }) => loginSchema),
    failed: texts.badLogin,
    // sign-in.md, "Login": 403 explains the state of the application, every other failure is one sentence.
    known: {
      401: texts.badLogin,
      403: personTexts.approvalPending,
      needs_correction: true,
      rejected: true,
      account_closed: true,
    },
    withReason: true,
    save: async ({ values: { email_or_member_id = '', password = '' } }) => {
      onTry();
      const answer = await call(
        'POST /api/auth/login/',
        { body: { email_or_member_id, password } },
        { anonymous: true },
      );
      if ('second_factor' in answer) onAsked(answer);
      else await enter(answer, form.messages);
    },
  });
  return (
    <AuthForm
      form={form}
      submitLabel={common.login}
      below={
        <>
          <PasskeyButton onTry={onTry} messages={form.messages} />
          <button type="button" onClick={onForgot} className="link -my-1 min-h-11 self-center px-2">
            {texts.forgotPasswordQuestion}
          </button>
        </>
      }
    >
      <TextField
        form={form}
        name="email_or_member_id"
        label={texts.emailOrMemberId}
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
      />
      <PasswordField form={form} name="password" label={personTexts.password} autoComplete="current-password" />
    </AuthForm>
  );
}
