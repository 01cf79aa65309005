import { privateHead, RequireSession } from '~/session';
import { PageWaiting } from '~/ui/page-waiting';
import { SimpleScreen } from '../dashboard/simple-screen';
import * as texts from '../../texts';

export const head = privateHead(texts.dashboard);

/** The simple profile page; needs a stored access token. */
export default function Dashboard() {
  return (
    <RequireSession who="approved" otherwise="/" waiting={<PageWaiting title={texts.welcome} />}>
      {() => <SimpleScreen />}
    </RequireSession>
  );
}
