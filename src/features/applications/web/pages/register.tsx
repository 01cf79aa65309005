import { lazy, Suspense, useState } from 'react';
import { useNavigate } from '~/router';
import { headOf } from '~/shared/heads';
import { lazyForm, withForm } from '~/ui/forms/lazy-form';
import { LinkLine } from '../registration/link-line';
import { AuthScreen, FormFailed, useDelayedLogin, type Arrival } from '~/features/sign-in/web/public';
import * as personTexts from '~/shared/person/texts';
import * as texts from '../../texts';

const SimpleForm = lazyForm(
  () => import('../registration/simple-form').then((module) => module.SimpleForm),
  <FormFailed words={texts.registrationUnreached} reason="" />,
);

const ApprovalPopup = lazy(() =>
  import('../registration/approval-popup').then(({ ApprovalPopup }) => ({ default: ApprovalPopup })),
);

export const load = withForm(SimpleForm);

export const head = headOf({ title: texts.register, description: texts.registerSummary, path: '/register' });

/** Seconds for which the success is shown. */
const leaveAfterSeconds = 2;

/** The simple registration page (docs/product/applications.md, "Simple registration"). */
export default function Register() {
  const [done, setDone] = useState('');
  const navigate = useNavigate();
  useDelayedLogin(done !== '', leaveAfterSeconds, done);
  return (
    <AuthScreen
      title={texts.register}
      lead={texts.registerLead}
      footer={
        <>
          <LinkLine text={texts.alreadyRegistered} to="/login" label={texts.logIn} />
          <LinkLine text={texts.haveLicense} to="/join" label={personTexts.applyForMembership} />
        </>
      }
    >
      <SimpleForm done={done !== ''} onDone={setDone} />
      {done && (
        <Suspense fallback={<p role="status">{done}</p>}>
          <ApprovalPopup
            message={done}
            seconds={leaveAfterSeconds}
            onLeave={() => void navigate('/login', { state: { notice: done } satisfies Arrival })}
          />
        </Suspense>
      )}
    </AuthScreen>
  );
}
