import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { CallError } from '~/shared/api-client';
import { errorMessage } from '~/shared/error-message';
import { Alert } from '~/ui/alert';
import { Button } from '~/ui/button';
import { useHydrated } from '~/ui/hooks/use-hydrated';
import { AuthScreen } from './auth-screen';

type MailLinkScreenProps = {
  title: string;
  lead: string;
  footer: ReactNode;
  submitLabel: string;
  /** Makes the call of the link. */
  send: () => Promise<{ message: string }>;
  failed: string;
  /** The failures with a message of their own, as `errorMessage` takes them. */
  known: Parameters<typeof errorMessage>[2];
  /** What comes after the success, and what to do instead of a link that does not work. */
  next: string;
  instead: string;
};

/** The screen of a link in a mail. It requires a press, because mail scanners open links by themselves. */
export function MailLinkScreen({ submitLabel, send, failed, known, next, instead, ...screen }: MailLinkScreenProps) {
  // A press before its code is there would be lost.
  const isAlive = useHydrated();
  const { data, error, isPending, mutate } = useMutation({ networkMode: 'always', mutationFn: send });
  const isDead = error instanceof CallError && [400, 404].includes(error.status);
  return (
    <AuthScreen {...screen}>
      <div aria-live="polite" className="empty:hidden mb-5">
        {data && <Alert tone="success">{data.message}</Alert>}
        {error && <Alert tone="error">{errorMessage(error, failed, known)}</Alert>}
      </div>
      {data || isDead ? (
        <p className="text-muted">{data ? next : instead}</p>
      ) : (
        <Button size="lg" className="w-full" disabled={!isAlive} loading={isPending} onClick={() => mutate()}>
          {submitLabel}
        </Button>
      )}
    </AuthScreen>
  );
}
