import { privateHead, RequireSession } from '~/session';
import * as common from '~/shared/texts';
import { SimpleScreen, SimpleWaiting } from '../dashboard/simple-screen';

export const head = privateHead(common.dashboard);

/** Renders the simple profile page; it requires a stored access token. */
export default function Dashboard() {
  return (
    <RequireSession access="approved" otherwise="/" waiting={<SimpleWaiting />}>
      {() => <SimpleScreen />}
    </RequireSession>
  );
}
