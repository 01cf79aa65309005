import { useState } from 'react';
import { Link } from '~/router';
import { pageHead, type PageData } from '~/shared/page';
import { Alert } from '~/ui/alert';
import { lateForm, withForm } from '~/ui/forms/late-form';
import { AuthScreen } from '../components/auth-screen';
import { FormFailed } from '../components/form-failed';
import * as texts from '../../texts';

const EmailForm = lateForm(
  () => import('../reset/email-form').then((module) => module.EmailForm),
  <FormFailed words={texts.resetMailFailed} />,
);

export const load = withForm(EmailForm);

export const head = ({ page }: { page: PageData }) => [
  ...pageHead(page, {
    title: texts.forgotPassword,
    description: texts.forgotPasswordSummary,
    path: '/forgot-password',
  }),
  { name: 'robots', content: 'noindex' },
];

/** A page of its own: asks for the e-mail, sends the link and says so (docs/product/accounts.md, "Forgot password"). */
export default function ForgotPassword() {
  const [sent, setSent] = useState('');
  return (
    <AuthScreen
      title={texts.forgotPassword}
      lead={texts.forgotPasswordLead}
      footer={
        <Link to="/login" className="link inline-flex min-h-11 items-center px-2">
          {texts.backToLogin}
        </Link>
      }
    >
      <div aria-live="polite">
        {sent && (
          <Alert tone="success" className="mb-6">
            <p>{sent}</p>
            <p className="mt-1 text-sm">{texts.linkMailed}</p>
          </Alert>
        )}
      </div>
      <EmailForm onSent={setSent} />
    </AuthScreen>
  );
}
