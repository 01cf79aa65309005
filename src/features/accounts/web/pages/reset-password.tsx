import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams } from '~/router';
import { Alert } from '~/ui/alert';
import { fill } from '~/ui/fill';
import { lateForm, withForm } from '~/ui/forms/late-form';
import * as texts from '../../texts';
import { call } from '../api';
import { AuthScreen } from '../components/auth-screen';
import { FormFailed } from '../components/form-failed';
import { useDelayedLogin } from '../components/use-delayed-way';
import { explainConfirm } from '../reset/explain';
import { resetLinkQuery } from '../queries';

const NewPasswordForm = lateForm(
  () => import('../reset/new-password-form').then((module) => module.NewPasswordForm),
  <FormFailed words={texts.resetConfirmBad} />,
);

export const load = withForm(NewPasswordForm);

// The address is a key: no search engine, and no other site, is to learn of it.
export const head = () => [
  { title: texts.resetPassword },
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'no-referrer' },
];

/** How long the success is shown. */
const leaveAfterSeconds = 2;

/** Where the mailed link leads; stands alone, with a call and messages of its own (docs/product/accounts.md, "Reset page"). */
export default function ResetPassword() {
  const { uid = '', token = '' } = useParams();
  const [done, setDone] = useState('');
  useDelayedLogin(done !== '', leaveAfterSeconds, done);
  // Only a clear no is said: whoever cannot ask hears of it when the password is sent.
  const { data: link } = useQuery(resetLinkQuery(uid, token));
  return (
    <AuthScreen
      title={texts.setNewPassword}
      lead={texts.resetPageLead}
      footer={
        <>
          <Link to="/forgot-password" className="link inline-flex min-h-11 items-center px-2">
            {texts.sendNewLink}
          </Link>
          <Link to="/login" className="link inline-flex min-h-11 items-center px-2">
            {texts.backToLogin}
          </Link>
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
                    {texts.logInNow}
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
        onSubmit={async ({ new_password: password }) => {
          const body = { uid, token, password };
          setDone((await call('POST /api/password-reset-confirm/', { body }, { anonymous: true })).message);
        }}
      />
    </AuthScreen>
  );
}
