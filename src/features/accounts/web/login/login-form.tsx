import { PasswordField, TextField } from '~/ui/forms/text-fields';
import { Form } from '~/ui/forms/form';
import { useRecordForm } from '~/ui/forms/use-record-form';
import { MessageBanner } from '~/ui/message-banner';
import type { SecondFactorAsked } from '../../contract';
import * as texts from '../../texts';
import { call } from '../api';
import { SubmitButton } from '../components/submit-button';
import { PasskeyButton } from './passkey-button';
import { useEntry } from './use-entry';

type LoginFormProps = {
  /** What the screen before has said is over. */
  onTry: () => void;
  onForgot: () => void;
  /** The password was right, and the second factor is asked for. */
  onAsked: (asked: SecondFactorAsked) => void;
};
type Login = { email_or_member_id?: string; password?: string };

/** E-mail or membership id and password; leads to where the person wanted to be, or to their dashboard. */
export function LoginForm({ onTry, onForgot, onAsked }: LoginFormProps) {
  const enter = useEntry();
  const form = useRecordForm<Login>({
    // Nothing: what was typed before the script came stays.
    opened: { values: {} },
    schema: () => import('../../contract/forms').then(({ loginSchema }) => loginSchema),
    failed: texts.badLogin,
    // docs/product/accounts.md, "Login": 403 says that the approval is pending (or what the office asks, or that it said no), every other failure the same sentence.
    known: { 401: texts.badLogin, 403: texts.approvalPending, needs_correction: true, rejected: true },
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
    <Form form={form} guards={false} className="flex flex-col gap-5">
      <MessageBanner message={form.message} />
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
      <PasswordField form={form} name="password" label={texts.password} autoComplete="current-password" />
      <SubmitButton size="lg" loading={form.isSaving}>
        {texts.login}
      </SubmitButton>
      <PasskeyButton onTry={onTry} messages={form.messages} />
      <button type="button" onClick={onForgot} className="link -my-1 min-h-11 self-center px-2">
        {texts.forgotPasswordQuestion}
      </button>
    </Form>
  );
}
