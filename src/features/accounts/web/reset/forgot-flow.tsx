import { useEffect, useState } from 'react';
import { Alert } from '~/ui/alert';
import { Button } from '~/ui/button';
import { call } from '../api';
import { AuthScreen } from '../components/auth-screen';
import { StepCount } from '../components/step-count';
import { EmailForm } from './email-form';
import { explainReset, noSessionText } from './explain';
import { LinkForm, type ResetSession } from './link-form';
import { NewPasswordForm } from './new-password-form';

/** How long the success is shown before the flow begins anew (docs/product/accounts.md, "Reset flow"). */
const backAfterSeconds = 2;

type ForgotFlowProps = {
  /** A link the person came with (`uid/token`): the flow begins where it is checked. */
  link?: string;
  onBack: () => void;
};

const titles = { email: 'Forgot password', link: 'Check your email', password: 'Set a new password' };
const numbers = { email: 1, link: 2, password: 3 };

/** The three steps inside the login: e-mail, link or token, new password. */
export function ForgotFlow({ link = '', onBack }: ForgotFlowProps) {
  const [step, setStep] = useState<keyof typeof titles>(link ? 'link' : 'email');
  const [message, setMessage] = useState('');
  const [session, setSession] = useState<ResetSession | null>(null);
  const [done, setDone] = useState('');

  useEffect(() => {
    if (!done) return;
    const timer = setTimeout(() => setStep('email'), backAfterSeconds * 1000);
    return () => clearTimeout(timer);
  }, [done]);

  const reset = async (passwords: { new_password: string; confirm_password: string }) => {
    if (!session?.uid || !session.token) throw new Error(noSessionText);
    const { uid, token } = session;
    const input = { params: { uid, token }, body: passwords };
    setDone((await call('POST /api/auth/reset-password/:uid/:token/', input, { anonymous: true })).message);
  };
  const enter = (next: typeof step, said = '') => {
    setDone('');
    setMessage(said);
    setStep(next);
  };

  return (
    <AuthScreen
      title={titles[step]}
      focusTitle
      lead={leadOf(step, session)}
      above={<StepCount step={numbers[step]} of={3} />}
      footer={
        <Button variant="link" onClick={onBack}>
          Back to Login
        </Button>
      }
    >
      <div aria-live="polite">
        {done && (
          <Alert tone="success" className="mb-6">
            <p>{done}</p>
            {step === 'password' && (
              <p className="mt-1 text-sm">You will be led back to the first step in 2 seconds.</p>
            )}
            <Button size="sm" onClick={onBack} className="mt-3">
              Login now
            </Button>
          </Alert>
        )}
        {message && (
          <Alert tone="success" className="mb-6">
            {message}
          </Alert>
        )}
      </div>
      {step === 'email' && (
        <>
          <EmailForm onSent={(said) => enter('link', said)} />
          <button type="button" onClick={() => enter('link')} className="link mt-3 min-h-11 w-full px-2">
            I have a link already
          </button>
        </>
      )}
      {step === 'link' && (
        <>
          <LinkForm
            initial={link}
            onVerified={(verified) => {
              setSession(verified);
              enter('password');
            }}
          />
          <button type="button" onClick={() => enter('email')} className="link mt-3 min-h-11 w-full px-2">
            Send a new link
          </button>
        </>
      )}
      {step === 'password' && (
        <NewPasswordForm
          done={Boolean(done)}
          onSubmit={reset}
          explain={(error) =>
            error instanceof Error && error.message === noSessionText ? [noSessionText] : explainReset(error)
          }
        />
      )}
    </AuthScreen>
  );
}

function leadOf(step: keyof typeof titles, session: ResetSession | null): string {
  if (step === 'email') return 'Tell us the email of your account and we send you a link.';
  if (step === 'link') return 'Open the link we have mailed, or paste it here.';
  return session?.email ? `For the account ${session.email}.` : 'Choose a password you do not use elsewhere.';
}
