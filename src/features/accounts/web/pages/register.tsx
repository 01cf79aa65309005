import { lazy, Suspense, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { browserLoader, pageMeta, serverLoader, type PageData } from '~/shared/page';
import { AuthScreen } from '../components/auth-screen';
import { useDelayedLogin, type Arrival } from '../components/use-delayed-way';
import { SimpleForm } from '../registration/simple-form';

const ApprovalPopup = lazy(() =>
  import('../registration/approval-popup').then(({ ApprovalPopup }) => ({ default: ApprovalPopup })),
);

export const loader = serverLoader();
export const clientLoader = browserLoader();

export const meta = ({ loaderData }: { loaderData?: PageData }) =>
  pageMeta(loaderData, {
    title: 'Register',
    description: 'The short registration for positions in an area or a unit.',
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
      title="Register"
      lead="For positions in an area or a unit. Your default password comes by mail."
      footer={
        <>
          <p className="text-muted">
            Already have an account?{' '}
            <Link to="/login" className="link inline-flex min-h-11 items-center">
              Log in
            </Link>
          </p>
          <p className="text-muted">
            Do you have a license?{' '}
            <Link to="/join" className="link inline-flex min-h-11 items-center">
              Apply for membership
            </Link>
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
