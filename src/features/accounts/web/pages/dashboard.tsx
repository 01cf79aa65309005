import { privateMeta } from '../private-meta';
import { PageWaiting } from '../page-waiting';
import { RequireSession } from '../require-session';
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
