import { privateHead, RequireSession } from '~/session';
import * as common from '~/shared/texts';
import { PageWaiting } from '~/ui/page-waiting';
import { SimpleScreen } from '../dashboard/simple-screen';
import * as texts from '../../texts';

export const head = privateHead(common.dashboard);

/** Renders the simple profile page; it requires a stored access token. */
export default function Dashboard() {
  return (
    <RequireSession access="approved" otherwise="/" waiting={<PageWaiting title={texts.welcome} />}>
      {() => <SimpleScreen />}
    </RequireSession>
  );
}
