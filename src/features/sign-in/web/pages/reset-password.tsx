import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams } from '~/router';
import { keyHead } from '~/shared/heads';
import { Alert } from '~/ui/alert';
import { fill } from '~/ui/fill';
import { lazyForm, withForm } from '~/ui/forms/lazy-form';
import * as personTexts from '~/shared/person/texts';
import * as texts from '../../texts';
import { call } from '../api';
import { AuthScreen } from '../components/auth-screen';
import { FooterLink } from '../components/footer-link';
import { FormFailed } from '../components/form-failed';
import { useDelayedLogin } from '../components/use-delayed-way';
import { explainConfirm } from '../reset/explain';
import { resetLinkQuery } from '../queries';

const NewPasswordForm = lazyForm(
  () => import('../reset/new-password-form').then((module) => module.NewPasswordForm),
  <FormFailed words={texts.resetConfirmBad} />,
);

export const load = withForm(NewPasswordForm);

export const head = () => keyHead(texts.resetPassword);

const leaveAfterSeconds = 2;

/** Renders the target of the mailed link, with its own call and messages (sign-in.md, "Reset page"). */
export default function ResetPassword() {
  const { uid, token } = useParams<'/reset-password/:uid/:token'>();
  const [done, setDone] = useState('');
  useDelayedLogin(done !== '', leaveAfterSeconds, done);
  // Only a clear no is shown; where the check fails, the answer to the new password decides.
  const { data: link } = useQuery(resetLinkQuery(uid, token));
  return (
    <AuthScreen
      title={texts.setNewPassword}
      lead={texts.resetPageLead}
      footer={
        <>
          <FooterLink to="/forgot-password">{texts.sendNewLink}</FooterLink>
          <FooterLink to="/login">{personTexts.backToLogin}</FooterLink>
        </>
      }
    >
      <div aria-live="polite">
        {done && (
          <Alert tone="success" className="mb-6">
            <p>{done}</p>
            <p className="mt-1 text-sm">
              {fill(texts.goingToLoginInLink, {
                seconds: leaveAfterSeconds,
                link: (
                  <Link to="/login" className="link">
                    {personTexts.logInNow}
                  </Link>
                ),
              })}
            </p>
          </Alert>
        )}
      </div>
      <NewPasswordForm
        wanted={link?.valid === false}
        done={done !== ''}
        refused={link?.valid === false ? texts.resetUsed : undefined}
        explain={explainConfirm}
        onSubmit={async ({ new_password: password, code, method }) => {
          const body = { uid, token, password, code, method };
          setDone((await call('POST /api/password-reset-confirm/', { body }, { anonymous: true })).message);
        }}
      />
    </AuthScreen>
  );
}
