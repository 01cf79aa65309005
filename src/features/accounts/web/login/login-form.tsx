import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { chosenLanguage, currentSession, saveSession, takeWayBack } from '~/session';
import { pathIn, type Language } from '~/shared/language';
import { language } from '~/shared/texts';
import { PasswordField, TextField } from '~/ui/forms/text-fields';
import { Form } from '~/ui/forms/form';
import { useRecordForm } from '~/ui/forms/use-record-form';
import { MessageBanner } from '~/ui/message-banner';
import * as texts from '../../texts';
import { call } from '../api';
import { SubmitButton } from '../components/submit-button';
import { homeOf } from './home-of';

type LoginFormProps = {
  /** What the screen before has said is over. */
  onTry: () => void;
  onForgot: () => void;
};
type Login = { email_or_member_id?: string; password?: string };

/** E-mail or membership id and password; leads to where the person wanted to be, or to their dashboard. */
export function LoginForm({ onTry, onForgot }: LoginFormProps) {
  const client = useQueryClient();
  const navigate = useNavigate();
  /** Who wants Malayalam begins in it, unless this browser was told otherwise. */
  const goOn = async (path: string, wanted: Language = 'en') =>
    wanted === 'ml' && language === 'en' && chosenLanguage() === null ? window.location.assign(pathIn('ml', path)) : navigate(path);
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
      const answer = await call('POST /api/auth/login/', { body: { email_or_member_id, password } }, { anonymous: true });
      // What a visitor, or the person before, was answered is not this person's.
      client.clear();
      saveSession(answer);
      if (!currentSession()) form.messages.error(notStored);
      else await goOn(takeWayBack()?.path ?? homeOf(answer.user), answer.user.language);
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
      <button type="button" onClick={onForgot} className="link -my-1 min-h-11 self-center px-2">
        {texts.forgotPasswordQuestion}
      </button>
    </Form>
  );
}

/** Storage is blocked or full. Without a word the person would be led to their dashboard and back here. */
const notStored = texts.storageBlocked;
