import X from 'lucide-react/icons/x';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useParams } from '~/router';
import { fillText } from '~/shared/fill-text';
import { Alert } from '~/ui/alert';
import { Button } from '~/ui/button';
import { ButtonLink } from '~/ui/button-link';
import { IconButton } from '~/ui/icon-button';
import { AuthScreen } from '../components/auth-screen';
import { FormFailed } from '../components/form-failed';
import { forgetApplication, wasApplicationSent } from '../application-sent';
import { useArrival } from '../components/use-delayed-way';
import { useAddress } from '~/ui/hooks/use-address';
import { useHydrated } from '~/ui/hooks/use-hydrated';
import { lazyForm } from '~/ui/forms/lazy-form';
import { canUsePasskeys, currentSession, peekWayBack, type Session, useSession } from '~/session';
import { homeOf } from './home-of';
import { whyLogin } from '../why-login';
import type { SecondFactorAsked } from '../../contract';
import * as personTexts from '~/shared/person/texts';
import * as common from '~/shared/texts';
import * as texts from '../../texts';

export const LoginForm = lazyForm(
  () => import('./login-form').then((module) => module.LoginForm),
  <FormFailed words={texts.badLogin} />,
);

/** Loaded separately, because few people have a second factor. */
const SecondStep = lazy(() => import('./second-step'));

const ForgotFlow = lazy(() => import('../reset/forgot-flow'));

/** The step in the address: the login, or a step of the forgot-password flow in its place. */
const fields = { step: ['login', 'email', 'link', 'password'] } as const;

/** Renders the login or the forgot-password flow, which begins with a reset link in the address. */
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
      title={common.login}
      focusTitle={moved}
      lead={texts.loginLead}
      footer={
        <>
          <p className="text-muted">{texts.notMemberYet}</p>
          <ButtonLink to="/joinus" variant="secondary">
            {personTexts.applyForMembership}
          </ButtonLink>
          <ButtonLink to="/help/log-in" variant="link" size="sm">
            {common.help}
          </ButtonLink>
        </>
      }
    >
      <WhyHere notice={notice} onLink={link === '' || moved ? undefined : () => show('link')} />
      {/* Without passkeys it has a button fewer than its HTML. */}
      <LoginForm
        wanted={hydrated && !canUsePasskeys()}
        onTry={stopNotice}
        onForgot={() => show(link ? 'link' : 'email')}
        onAsked={setAsked}
      />
    </AuthScreen>
  );
}

/** Renders why the visitor is here: a reset link, an application, a message, an ended session, or a private page. */
function WhyHere({ notice, onLink }: { notice: string; onLink: (() => void) | undefined }) {
  const session = useSession();
  // The HTML is the same for all visitors, so this is read after hydration.
  const hydrated = useHydrated();
  const way = useMemo(() => (hydrated ? peekWayBack() : null), [hydrated]);
  // Shown only to a person who came with a session, not to one who is just getting it.
  const cameWithSession = useMemo(() => hydrated && currentSession() !== null, [hydrated]);
  const sent = useMemo(() => hydrated && wasApplicationSent(), [hydrated]);
  const [closed, setClosed] = useState(false);
  const applied = sent && !closed;
  const close = () => {
    forgetApplication();
    setClosed(true);
  };
  return (
    <div aria-live="polite">
      {hydrated && onLink && <CameWithLink onUse={onLink} />}
      {cameWithSession && session && <LoggedIn session={session} />}
      {!session && applied && <ApplicationSent title={notice || texts.applicationSent} onClose={close} />}
      {!session && !applied && notice && (
        <Alert tone="success" className="mb-6">
          {notice}
        </Alert>
      )}
      {!session && !applied && !notice && way && (
        <Alert tone="info" className="mb-6">
          {whyLogin(way)}
        </Alert>
      )}
    </div>
  );
}

/** Renders what follows a sent application, because its login fails until the office has approved it. */
function ApplicationSent({ title, onClose }: { title: string; onClose: () => void }) {
  return (
    <div className="relative mb-6">
      <Alert tone="success" title={title} className="pe-12">
        {texts.applicationSentMore}
      </Alert>
      <IconButton label={common.close} className="absolute end-1 top-1" onClick={onClose}>
        <X aria-hidden="true" />
      </IconButton>
    </div>
  );
}

/** Renders the way to use the reset link at the end of the address (the screen shows the login). */
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
