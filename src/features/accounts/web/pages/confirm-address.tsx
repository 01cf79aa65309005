import { useMutation } from '@tanstack/react-query';
import { Link, useParams } from '~/router';
import { CallError } from '~/shared/api-client';
import { errorMessage } from '~/shared/error-message';
import { Alert } from '~/ui/alert';
import { Button } from '~/ui/button';
import { call } from '../api';
import { AuthScreen } from '../components/auth-screen';
import * as texts from '../../texts';

export const head = () => [
  { title: texts.confirmAddressTitle },
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'no-referrer' },
];

/**
 * Where the link in the first mail leads. It takes a press: programs that look into mails open links by themselves
 * (docs/product/applications.md, "Confirmed addresses").
 */
export default function ConfirmAddress() {
  const { token = '' } = useParams();
  const confirming = useMutation({
    networkMode: 'always',
    mutationFn: () => call('POST /api/applications/confirm/', { body: { token } }, { anonymous: true }),
  });
  const isDead = confirming.error instanceof CallError && [400, 404].includes(confirming.error.status);
  return (
    <AuthScreen
      title={texts.confirmAddressTitle}
      lead={texts.confirmAddressLead}
      footer={
        <Link to="/" className="link inline-flex min-h-11 items-center px-2">
          {texts.backToHome}
        </Link>
      }
    >
      <div aria-live="polite" className="empty:hidden mb-5">
        {confirming.data && <Alert tone="success">{confirming.data.message}</Alert>}
        {confirming.error && (
          <Alert tone="error">
            {errorMessage(confirming.error, texts.confirmFailed, { 400: texts.confirmLinkUnknown, 404: true })}
          </Alert>
        )}
      </div>
      {confirming.data ? (
        <p className="text-muted">{texts.confirmedNext}</p>
      ) : isDead ? (
        <p className="text-muted">{texts.confirmLinkDead}</p>
      ) : (
        <Button size="lg" className="w-full" loading={confirming.isPending} onClick={() => confirming.mutate()}>
          {texts.confirmAddress}
        </Button>
      )}
    </AuthScreen>
  );
}
