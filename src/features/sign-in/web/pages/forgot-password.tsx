import { useState } from 'react';
import { noIndex } from '~/shared/heads';
import { pageHead, type PageData } from '~/shared/page';
import { Alert } from '~/ui/alert';
import { lazyForm, withForm } from '~/ui/forms/lazy-form';
import { AuthScreen } from '../components/auth-screen';
import { FooterLink } from '../components/footer-link';
import { FormFailed } from '../components/form-failed';
import * as personTexts from '~/shared/person/texts';
import * as texts from '../../texts';

const EmailForm = lazyForm(
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
  noIndex,
];

/** Renders the stand-alone page that sends a reset link (docs/product/sign-in.md, "Forgot password"). */
export default function ForgotPassword() {
  const [sent, setSent] = useState('');
  return (
    <AuthScreen
      title={texts.forgotPassword}
      lead={texts.forgotPasswordLead}
      footer={<FooterLink to="/login">{personTexts.backToLogin}</FooterLink>}
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
