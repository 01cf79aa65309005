import '../components/jitless';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Alert } from '~/ui/alert';
import { Field } from '~/ui/field';
import { PasswordInput } from '~/ui/password-input';
import { resetSchema } from '../../contract/forms';
import { SubmitButton } from '../components/submit-button';

/** The two passwords as they were typed. */
export interface NewPassword {
  new_password: string;
  confirm_password: string;
}

type NewPasswordFormProps = {
  /** Sends them; throws what the call throws. */
  onSubmit: (passwords: NewPassword) => Promise<void>;
  /** The lines that tell of a failed call. */
  explain: (error: unknown) => readonly string[];
  /** The password is set: nothing more to send. */
  done?: boolean;
};

/** A new password, typed twice (spec, section 5, "Reset password"). */
export function NewPasswordForm({ onSubmit, explain, done = false }: NewPasswordFormProps) {
  const { register, handleSubmit, formState } = useForm<NewPassword>({ resolver: zodResolver(resetSchema) });
  const { errors, isSubmitting } = formState;
  const [lines, setLines] = useState<readonly string[]>([]);

  const submit = handleSubmit(async (passwords) => {
    if (done) return;
    setLines([]);
    try {
      await onSubmit(passwords);
    } catch (error) {
      setLines(explain(error));
    }
  });

  return (
    <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-5">
      {lines.length > 0 && (
        <Alert tone="error">
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </Alert>
      )}
      <Field
        label="New Password"
        hint="At least 6 characters; 8 or more are better."
        error={errors.new_password?.message}
      >
        <PasswordInput {...register('new_password')} autoComplete="new-password" disabled={done} />
      </Field>
      <Field label="Confirm Password" error={errors.confirm_password?.message}>
        <PasswordInput {...register('confirm_password')} autoComplete="new-password" disabled={done} />
      </Field>
      {!done && (
        <SubmitButton size="lg" loading={isSubmitting}>
          Reset Password
        </SubmitButton>
      )}
    </form>
  );
}
