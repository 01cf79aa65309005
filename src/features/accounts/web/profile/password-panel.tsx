import { useEffect, useRef, useState, type FormEvent } from 'react';
import { CallError } from '~/shared/api-client';
import { Alert } from '~/ui/alert';
import { Button } from '~/ui/button';
import { Field } from '~/ui/field';
import { useFocusFault } from '~/ui/hooks/use-focus-fault';
import { PasswordInput } from '~/ui/password-input';
import { texts } from '../../contract/texts';
import { leave } from '~/session';
import { noPasswords, passwordProblems, type PasswordErrors, type Passwords } from './passwords';

type PasswordPanelProps = {
  /** Asks the server; throws CallError. */
  save: (passwords: Passwords) => Promise<unknown>;
  /** The server's name of the current password's field. */
  currentField: string;
  /** What is said when the server gives no reason. */
  failed: string;
  /** Where it goes afterwards, in how many milliseconds, and what that page is called. */
  next: { to: string; after: number; name: string };
  /** Begins with the cursor in the first field, when the person has just asked for the panel. */
  autoFocus?: boolean;
  onCancel?: () => void;
};

/** Current, new and repeated password. All sessions end with the change, this one too. */
export function PasswordPanel({ save, currentField, failed, next, autoFocus = false, onCancel }: PasswordPanelProps) {
  const [passwords, setPasswords] = useState(noPasswords);
  const [errors, setErrors] = useState<PasswordErrors>({});
  const [state, setState] = useState<'open' | 'saving' | 'done'>('open');
  const form = useRef<HTMLFormElement>(null);
  const focusFault = useFocusFault(form);
  useEffect(() => {
    if (autoFocus) form.current?.querySelector('input')?.focus();
  }, [autoFocus]);

  const refuse = (found: PasswordErrors) => {
    setErrors(found);
    setState('open');
    focusFault();
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (state !== 'open') return;
    const problems = passwordProblems(passwords);
    if (Object.keys(problems).length > 0) return refuse(problems);
    setErrors({});
    setState('saving');
    try {
      await save(passwords);
      setState('done');
      leave(next.to, next.after);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      refuse(errorsOf(error, currentField, failed));
    }
  };

  const field = (name: keyof Passwords) => ({
    value: passwords[name],
    disabled: state === 'done',
    onChange: (event: { target: { value: string } }) => {
      setPasswords({ ...passwords, [name]: event.target.value });
      setErrors({});
    },
  });

  return (
    <form ref={form} noValidate aria-label="Change password" className="flex flex-col gap-5" onSubmit={(event) => void submit(event)}>
      {errors.form && <Alert tone="error">{errors.form}</Alert>}
      <Field label="Current Password" required error={errors.current}>
        <PasswordInput autoComplete="current-password" aria-invalid={missing(errors, passwords.current)} {...field('current')} />
      </Field>
      <Field label="New Password" required error={errors.next} hint="At least 6 characters; 8 or more are better.">
        <PasswordInput autoComplete="new-password" aria-invalid={missing(errors, passwords.next)} {...field('next')} />
      </Field>
      <Field label="Confirm New Password" required error={errors.again}>
        <PasswordInput autoComplete="new-password" aria-invalid={missing(errors, passwords.again)} {...field('again')} />
      </Field>
      <div aria-live="polite" className="empty:absolute">
        {state === 'done' && (
          <Alert tone="success" title={texts.passwordChanged}>
            You are being taken to {next.name}.
          </Alert>
        )}
      </div>
      {state !== 'done' && (
        <div className="flex flex-col gap-3 sm:flex-row">
          <Button type="submit" loading={state === 'saving'}>
            Change Password
          </Button>
          {onCancel && (
            <Button variant="secondary" disabled={state === 'saving'} onClick={onCancel}>
              Cancel
            </Button>
          )}
        </div>
      )}
    </form>
  );
}

/** Marks the empty ones when all have to be filled. */
const missing = (errors: PasswordErrors, value: string) => (errors.form === texts.fillPasswords && !value) || undefined;

function errorsOf({ status, fields, message }: CallError, currentField: string, failed: string): PasswordErrors {
  const { [currentField]: current, new_password: next, confirm_password: again } = fields;
  if (current || next || again) return { current: current?.join(' '), next: next?.join(' '), again: again?.join(' ') };
  const hasReason = status >= 400 && status < 500 && message !== '';
  return { form: hasReason ? message : failed };
}
