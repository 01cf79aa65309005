import { lazy, Suspense, useState } from 'react';
import { Link, useNavigate } from '~/router';
import { pageHead, type PageData } from '~/shared/page';
import { fill } from '~/ui/fill';
import { lateForm, withForm } from '~/ui/forms/late-form';
import { AuthScreen } from '../components/auth-screen';
import { FormFailed } from '../components/form-failed';
import { useDelayedLogin, type Arrival } from '../components/use-delayed-way';
import * as texts from '../../texts';

const SimpleForm = lateForm(
  () => import('../registration/simple-form').then((module) => module.SimpleForm),
  <FormFailed words={texts.registrationUnreached} reason="" />,
);

const ApprovalPopup = lazy(() =>
  import('../registration/approval-popup').then(({ ApprovalPopup }) => ({ default: ApprovalPopup })),
);

export const load = withForm(SimpleForm);

export const head = ({ page }: { page: PageData }) =>
  pageHead(page, {
    title: texts.register,
    description: texts.registerSummary,
    path: '/register',
  });

/** How long the success is shown. */
const leaveAfterSeconds = 2;

/** The simple registration page (docs/product/accounts.md, "Simple registration"). */
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
          <p className="text-muted">
            {fill(texts.alreadyRegistered, {
              link: (
                <Link to="/login" className="link inline-flex min-h-11 items-center">
                  {texts.logIn}
                </Link>
              ),
            })}
          </p>
          <p className="text-muted">
            {fill(texts.haveLicense, {
              link: (
                <Link to="/join" className="link inline-flex min-h-11 items-center">
                  {texts.applyForMembership}
                </Link>
              ),
            })}
          </p>
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
