import { useEffect, useEffectEvent, useState } from 'react';
import { fillText } from '~/shared/fill-text';
import { Alert } from '~/ui/alert';
import { Button } from '~/ui/button';
import { call } from '../api';
import { AuthScreen } from '../components/auth-screen';
import { StepCount } from '../components/step-count';
import { EmailForm } from './email-form';
import { explainReset, noSessionText } from './explain';
import { LinkForm, type ResetSession } from './link-form';
import { NewPasswordForm, type NewPassword } from './new-password-form';
import * as personTexts from '~/shared/person/texts';
import * as texts from '../../texts';

/** Seconds that the success is shown before the flow begins again (docs/product/sign-in.md, "Reset flow"). */
const backAfterSeconds = 2;

type ForgotFlowProps = {
  /** A link that the person came with (`uid/token`): the flow begins where it is checked. */
  link?: string;
  /** The step in the address; the last one requires a verified link. */
  step: Step;
  onStep: (step: Step) => void;
  onBack: () => void;
};

type Step = keyof typeof titles;

const titles = { email: texts.forgotPassword, link: texts.checkEmail, password: texts.setNewPassword };
const numbers = { email: 1, link: 2, password: 3 };

/** Renders the three steps inside the login: e-mail, link or token, new password. */
export default function ForgotFlow({ link = '', step: asked, onStep, onBack }: ForgotFlowProps) {
  const [message, setMessage] = useState('');
  const [session, setSession] = useState<ResetSession | null>(null);
  const [done, setDone] = useState('');
  const step = asked === 'password' && !session ? 'link' : asked;

  const begin = useEffectEvent(() => {
    // The link is used up.
    setSession(null);
    onStep('email');
  });
  useEffect(() => {
    if (!done || step !== 'password') return;
    const timer = setTimeout(() => begin(), backAfterSeconds * 1000);
    return () => clearTimeout(timer);
  }, [done, step]);

  const reset = async (passwords: NewPassword) => {
    if (!session?.uid || !session.token) throw new Error(noSessionText);
    const { uid, token } = session;
    const input = { params: { uid, token }, body: passwords };
    setDone((await call('POST /api/auth/reset-password/:uid/:token/', input, { anonymous: true })).message);
  };
  const enter = (next: Step, text = '') => {
    setDone('');
    setMessage(text);
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
          {personTexts.backToLogin}
        </Button>
      }
    >
      <div aria-live="polite">
        {done && (
          <Alert tone="success" className="mb-6">
            <p>{done}</p>
            {step === 'password' && <p className="mt-1 text-sm">{texts.backToFirstStep}</p>}
            <Button size="sm" onClick={onBack} className="mt-3">
              {personTexts.logInNow}
            </Button>
          </Alert>
        )}
        {asked !== step && !done && (
          <Alert tone="error" className="mb-6">
            {noSessionText}
          </Alert>
        )}
        {message && step === 'link' && (
          <Alert tone="success" className="mb-6">
            {message}
          </Alert>
        )}
      </div>
      {step === 'email' && (
        <>
          <EmailForm onSent={(text) => enter('link', text)} />
          <button type="button" onClick={() => enter('link')} className="link mt-3 min-h-11 w-full px-2">
            {texts.haveLink}
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
            {texts.sendNewLink}
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
  if (step === 'email') return texts.emailStepLead;
  if (step === 'link') return texts.linkStepLead;
  return session?.email ? fillText(texts.forAccount, { email: session.email }) : texts.passwordStepLead;
}
