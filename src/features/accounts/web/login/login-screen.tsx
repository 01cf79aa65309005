import { lazy, Suspense, useMemo, useState } from 'react';
import { useParams } from '~/router';
import { fillText } from '~/shared/fill-text';
import { Alert } from '~/ui/alert';
import { Button } from '~/ui/button';
import { ButtonLink } from '~/ui/button-link';
import { AuthScreen } from '../components/auth-screen';
import { FormFailed } from '../components/form-failed';
import { useArrival } from '../components/use-delayed-way';
import { useAddress } from '~/ui/hooks/use-address';
import { useHydrated } from '~/ui/hooks/use-hydrated';
import { lateForm } from '~/ui/forms/late-form';
import { canUsePasskeys, currentSession, peekWayBack, type Session, useSession } from '~/session';
import { homeOf } from './home-of';
import { whyLogin } from '../why-login';
import type { SecondFactorAsked } from '../../contract';
import * as texts from '../../texts';

export const LoginForm = lateForm(
  () => import('./login-form').then((module) => module.LoginForm),
  <FormFailed words={texts.badLogin} />,
);

/** For the few who have a second factor. */
const SecondStep = lazy(() => import('./second-step'));

const ForgotFlow = lazy(() => import('../reset/forgot-flow'));

/** Where somebody is: the login, or a step of the forgot-password flow in its place. */
const fields = { step: ['login', 'email', 'link', 'password'] } as const;

/** The login and, in its place, the forgot-password flow, which begins with the reset link if there is one in the address. */
export function LoginScreen() {
  const link = useParams()['*']?.replace(/\/+$/, '') ?? '';
  const { shown, change } = useAddress(fields);
  const { step } = shown;
  const [moved, setMoved] = useState(false);
  if (step !== 'login' && !moved) setMoved(true);
  const [notice, stopNotice] = useArrival();
  const [asked, setAsked] = useState<SecondFactorAsked | null>(null);
  const show = (next: typeof step) => change({ step: next });
  const hydrated = useHydrated();
  if (step !== 'login') {
    return (
      <Suspense fallback={<AuthScreen title={texts.forgotPassword} children={null} />}>
        <ForgotFlow link={link} step={step} onStep={show} onBack={() => show('login')} />
      </Suspense>
    );
  }
  if (asked) {
    return (
      <Suspense fallback={<AuthScreen title={texts.secondStep.title} children={null} />}>
        <SecondStep
          asked={asked}
          onBack={() => {
            setMoved(true);
            setAsked(null);
          }}
        />
      </Suspense>
    );
  }
  return (
    <AuthScreen
      title={texts.login}
      focusTitle={moved}
      lead={texts.loginLead}
      footer={
        <>
          <p className="text-muted">{texts.notMemberYet}</p>
          <ButtonLink to="/joinus" variant="secondary">
            {texts.applyForMembership}
          </ButtonLink>
        </>
      }
    >
      <WhyHere notice={notice} onLink={link === '' || moved ? undefined : () => show('link')} />
      {/* Without passkeys it has a button less than its HTML. */}
      <LoginForm
        wanted={hydrated && !canUsePasskeys()}
        onTry={stopNotice}
        onForgot={() => show(link ? 'link' : 'email')}
        onAsked={setAsked}
      />
    </AuthScreen>
  );
}

/** Why somebody stands here: a reset link, what the screen before said, a session that ended, a private page they wanted. */
function WhyHere({ notice, onLink }: { notice: string; onLink: (() => void) | undefined }) {
  const session = useSession();
  // The HTML is the same for everybody, so this is asked for only once it stands.
  const hydrated = useHydrated();
  const way = useMemo(() => (hydrated ? peekWayBack() : null), [hydrated]);
  // Only who came with a session is told so; not who is just getting one.
  const cameWithSession = useMemo(() => hydrated && currentSession() !== null, [hydrated]);
  return (
    <div aria-live="polite">
      {hydrated && onLink && <CameWithLink onUse={onLink} />}
      {cameWithSession && session && <LoggedIn session={session} />}
      {!session && notice && (
        <Alert tone="success" className="mb-6">
          {notice}
        </Alert>
      )}
      {!session && !notice && way && (
        <Alert tone="info" className="mb-6">
          {whyLogin(way)}
        </Alert>
      )}
    </div>
  );
}

/** For an address that ends with a reset link (it shows the login). */
function CameWithLink({ onUse }: { onUse: () => void }) {
  return (
    <Alert tone="info" className="mb-6" title={texts.cameWithLink}>
      <Button variant="link" size="sm" onClick={onUse}>
        {texts.useLink}
      </Button>
    </Alert>
  );
}

function LoggedIn({ session }: { session: Session }) {
  const { is_superuser = session.isSuperuser, is_member = session.isMember, ...user } = session.user;
  return (
    <Alert
      tone="info"
      className="mb-6"
      title={user.full_name ? fillText(texts.loggedInAs, { name: user.full_name }) : texts.loggedIn}
    >
      <ButtonLink to={homeOf({ ...user, is_superuser, is_member })} variant="link" size="sm">
        {texts.goToDashboard}
      </ButtonLink>
    </Alert>
  );
}
