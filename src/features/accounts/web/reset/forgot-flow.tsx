import { useEffect, useEffectEvent, useState } from 'react';
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
  /** The step that was asked for; the last one can only be had with a link in hand. */
  step: Step;
  onStep: (step: Step) => void;
  onBack: () => void;
};

type Step = keyof typeof titles;

const titles = { email: 'Forgot password', link: 'Check your email', password: 'Set a new password' };
const numbers = { email: 1, link: 2, password: 3 };

/** The three steps inside the login: e-mail, link or token, new password. */
export function ForgotFlow({ link = '', step: asked, onStep, onBack }: ForgotFlowProps) {
  const [message, setMessage] = useState('');
  const [session, setSession] = useState<ResetSession | null>(null);
  const [done, setDone] = useState('');
  const step = asked === 'password' && !session ? 'link' : asked;

  const begin = useEffectEvent(() => {
    // Its link is used up.
    setSession(null);
    onStep('email');
  });
  useEffect(() => {
    if (!done || step !== 'password') return;
    const timer = setTimeout(() => begin(), backAfterSeconds * 1000);
    return () => clearTimeout(timer);
  }, [done, step]);

  const reset = async (passwords: { new_password: string; confirm_password: string }) => {
    if (!session?.uid || !session.token) throw new Error(noSessionText);
    const { uid, token } = session;
    const input = { params: { uid, token }, body: passwords };
    setDone((await call('POST /api/auth/reset-password/:uid/:token/', input, { anonymous: true })).message);
  };
  const enter = (next: Step, said = '') => {
    setDone('');
    setMessage(said);
    onStep(next);
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
              <p className="mt-1 text-sm">You will be taken back to the first step in 2 seconds.</p>
            )}
            <Button size="sm" onClick={onBack} className="mt-3">
              Log in now
            </Button>
          </Alert>
        )}
        {asked !== step && !done && <Alert tone="error" className="mb-6">{noSessionText}</Alert>}
        {message && step === 'link' && (
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
  if (step === 'email') return 'Tell us the email of your account and we will send you a link.';
  if (step === 'link') return 'Open the link we have mailed you, or paste it here.';
  return session?.email ? `For the account ${session.email}.` : 'Choose a password you do not use elsewhere.';
}
