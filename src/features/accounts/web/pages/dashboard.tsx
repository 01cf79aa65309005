import { privateMeta, RequireSession } from '~/session';
import { PageWaiting } from '~/ui/page-waiting';
import { SimpleScreen } from '../dashboard/simple-screen';

export const meta = privateMeta('Dashboard');

/** The simple profile page; needs a stored access token. */
export default function Dashboard() {
  return (
    <RequireSession who="approved" otherwise="/" waiting={<PageWaiting title="Welcome" />}>
      {() => <SimpleScreen />}
    </RequireSession>
  );
}
