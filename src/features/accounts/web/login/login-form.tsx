import '../components/jitless';
import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { CallError } from '~/shared/api-client';
import { Alert } from '~/ui/alert';
import { Field } from '~/ui/field';
import { Input } from '~/ui/input';
import { PasswordInput } from '~/ui/password-input';
import { loginSchema } from '../../contract/forms';
import { texts } from '../../contract/texts';
import { call } from '../api';
import { outwardReason } from '../components/failure';
import { SubmitButton } from '../components/submit-button';
import { currentSession, saveSession, takeWayBack } from '~/session';
import { homeOf } from './home-of';

type LoginFormProps = { onForgot: () => void };

/** E-mail or membership id and password; leads to where the person wanted to be, or to their dashboard. */
export function LoginForm({ onForgot }: LoginFormProps) {
  const { register, handleSubmit, formState } = useForm({ resolver: zodResolver(loginSchema) });
  const { errors, isSubmitting } = formState;
  const [failure, setFailure] = useState<unknown>(null);
  const client = useQueryClient();
  const navigate = useNavigate();

  const submit = handleSubmit(async (body) => {
    setFailure(null);
    try {
      const answer = await call('POST /api/auth/login/', { body }, { anonymous: true });
      // What a visitor, or the person before, was answered is not this person's.
      client.clear();
      saveSession(answer);
      if (!currentSession()) return setFailure(notKept);
      await navigate(takeWayBack()?.path ?? homeOf(answer.user));
    } catch (error) {
      setFailure(error);
    }
  });

  return (
    <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-5">
      {failure !== null && (
        <Alert tone="error">
          <p>{loginText(failure)}</p>
          {failure !== notKept && outwardReason(failure) && <p className="mt-1 text-sm">{outwardReason(failure)}</p>}
        </Alert>
      )}
      <Field label="Email or Member ID" error={errors.email_or_member_id?.message}>
        <Input
          {...register('email_or_member_id')}
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
        />
      </Field>
      <Field label="Password" error={errors.password?.message}>
        <PasswordInput {...register('password')} autoComplete="current-password" />
      </Field>
      <SubmitButton size="lg" loading={isSubmitting}>
        Login
      </SubmitButton>
      <button type="button" onClick={onForgot} className="link -my-1 min-h-11 self-center px-2">
        Forgot password?
      </button>
    </form>
  );
}

/** Storage that is blocked or full. Without a word the person would be led to their dashboard and back here. */
const notKept = 'Your browser keeps nothing for this site, so you cannot stay logged in. Please allow it to, or free some space.';

/** Spec, section 8: 403 says that the approval is pending, every other failure the same sentence. */
function loginText(error: unknown): string {
  if (error === notKept) return notKept;
  return error instanceof CallError && error.status === 403 ? texts.pending : texts.badLogin;
}
