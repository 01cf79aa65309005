import { useMutation } from '@tanstack/react-query';
import { Link, useParams } from '~/router';
import { CallError } from '~/shared/api-client';
import { errorMessage } from '~/shared/error-message';
import { Alert } from '~/ui/alert';
import { Button } from '~/ui/button';
import { call } from '../api';
import { AuthScreen } from '../components/auth-screen';
import * as texts from '../../texts';

// The address is a key: no search engine, and no other site, is to learn of it.
export const head = () => [
  { title: texts.notMeTitle },
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'no-referrer' },
];

/**
 * Where *That wasn't me* in a mail leads. It takes a press: programs that look into mails open links by themselves
 * (docs/product/security.md, "Mails").
 */
export default function NotMe() {
  const { token = '' } = useParams();
  const ending = useMutation({
    networkMode: 'always',
    mutationFn: () => call('POST /api/auth/not-me/', { body: { token } }, { anonymous: true }),
  });
  const isDead = ending.error instanceof CallError && [400, 404].includes(ending.error.status);
  return (
    <AuthScreen
      title={texts.notMeTitle}
      lead={texts.notMeLead}
      footer={
        <>
          <Link to="/forgot-password" className="link inline-flex min-h-11 items-center px-2">
            {texts.sendNewLink}
          </Link>
          <Link to="/" className="link inline-flex min-h-11 items-center px-2">
            {texts.backToHome}
          </Link>
        </>
      }
    >
      <div aria-live="polite" className="empty:hidden mb-5">
        {ending.data && <Alert tone="success">{ending.data.message}</Alert>}
        {ending.error && (
          <Alert tone="error">
            {errorMessage(ending.error, texts.notMeFailed, { 400: texts.notMeUnknown, 404: true, 429: true })}
          </Alert>
        )}
      </div>
      {ending.data ? (
        <p className="text-muted">{texts.notMeNext}</p>
      ) : isDead ? (
        <p className="text-muted">{texts.notMeInstead}</p>
      ) : (
        <Button size="lg" className="w-full" loading={ending.isPending} onClick={() => ending.mutate()}>
          {texts.notMeSubmit}
        </Button>
      )}
    </AuthScreen>
  );
}
