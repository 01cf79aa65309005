import { privateMeta, RequireSession } from '~/session';
import { FlagsScreen, FlagsWaiting } from '../flags/flags-screen';

export const meta = privateMeta('Flagged Posts');

/** For superusers; others go to / (docs/product/README.md, "Routes"). */
export default function Flags() {
  return (
    <RequireSession who="superuser" otherwise="/" waiting={<FlagsWaiting />}>
      {() => <FlagsScreen />}
    </RequireSession>
  );
}
