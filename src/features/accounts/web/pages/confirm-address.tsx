import { useMutation } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { CallError } from '~/shared/api-client';
import { errorMessage } from '~/shared/error-message';
import { Alert } from '~/ui/alert';
import { Button } from '~/ui/button';
import { call } from '../api';
import { AuthScreen } from '../components/auth-screen';

export const meta = () => [
  { title: 'Confirm your address' },
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
      title="Confirm your address"
      lead="So the office knows that it was you who applied."
      footer={
        <Link to="/" className="link inline-flex min-h-11 items-center px-2">
          Back to Home
        </Link>
      }
    >
      <div aria-live="polite" className="empty:hidden mb-5">
        {confirming.data && <Alert tone="success">{confirming.data.message}</Alert>}
        {confirming.error && (
          <Alert tone="error">{errorMessage(confirming.error, 'Your address could not be confirmed. Please try again.', { 400: 'This link is not valid.', 404: true })}</Alert>
        )}
      </div>
      {confirming.data ? (
        <p className="text-muted">The office will look at your application and write to you.</p>
      ) : isDead ? (
        <p className="text-muted">Please open the whole link from the mail again, or write to the office.</p>
      ) : (
        <Button size="lg" className="w-full" loading={confirming.isPending} onClick={() => confirming.mutate()}>
          Confirm my address
        </Button>
      )}
    </AuthScreen>
  );
}
