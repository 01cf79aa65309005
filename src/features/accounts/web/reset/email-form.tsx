import '../components/jitless';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Alert } from '~/ui/alert';
import { Field } from '~/ui/field';
import { Input } from '~/ui/input';
import { forgotSchema } from '../../contract/forms';
import { call } from '../api';
import { outwardReason } from '../components/failure';
import { SubmitButton } from '../components/submit-button';

/** Asks for the e-mail a reset link is sent to. `onSent` gets the server's message, the same whether it is known or not. */
export function EmailForm({ onSent }: { onSent: (message: string) => void }) {
  const { register, handleSubmit, formState } = useForm({ resolver: zodResolver(forgotSchema) });
  const [failure, setFailure] = useState<unknown>(null);

  const submit = handleSubmit(async (body) => {
    setFailure(null);
    try {
      onSent((await call('POST /api/auth/forgot-password/', { body }, { anonymous: true })).message);
    } catch (error) {
      setFailure(error);
    }
  });

  return (
    <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-5">
      {failure !== null && (
        <Alert tone="error">
          <p>Failed to send reset email. Please check your email address.</p>
          {outwardReason(failure) && <p className="mt-1 text-sm">{outwardReason(failure)}</p>}
        </Alert>
      )}
      <Field label="Email" error={formState.errors.email?.message}>
        <Input {...register('email')} type="email" inputMode="email" autoComplete="email" />
      </Field>
      <SubmitButton size="lg" loading={formState.isSubmitting}>
        Send Reset Link
      </SubmitButton>
    </form>
  );
}
