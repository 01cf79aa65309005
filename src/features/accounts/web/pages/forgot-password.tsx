import { useState } from 'react';
import { Link } from 'react-router';
import { browserLoader, pageMeta, serverLoader, type PageData } from '~/shared/page';
import { Alert } from '~/ui/alert';
import { AuthScreen } from '../components/auth-screen';
import { EmailForm } from '../reset/email-form';

export const loader = serverLoader();
export const clientLoader = browserLoader();

export const meta = ({ loaderData }: { loaderData?: PageData }) => [
  ...pageMeta(loaderData, {
    title: 'Forgot password',
    description: 'Get a link by mail to set a new password.',
    path: '/forgot-password',
  }),
  { name: 'robots', content: 'noindex' },
];

/** A page of its own: asks for the e-mail, sends the link and says so (docs/product/accounts.md, "Forgot password"). */
export default function ForgotPassword() {
  const [sent, setSent] = useState('');
  return (
    <AuthScreen
      title="Forgot password"
      lead="Tell us the email of your account and we will send you a link to set a new password."
      footer={
        <Link to="/login" className="link inline-flex min-h-11 items-center px-2">
          Back to Login
        </Link>
      }
    >
      <div aria-live="polite">
        {sent && (
          <Alert tone="success" className="mb-6">
            <p>{sent}</p>
            <p className="mt-1 text-sm">
              The link works once, for one hour. No mail? Please look in your spam folder too.
            </p>
          </Alert>
        )}
      </div>
      <EmailForm onSent={setSent} />
    </AuthScreen>
  );
}
