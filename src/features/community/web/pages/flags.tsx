import { privateMeta, RequireSession } from '~/session';
import { FlagsScreen, FlagsWaiting } from '../flags/flags-screen';

export const meta = privateMeta('Flagged Posts');

/** Only a superuser decides; others go to / (docs/product/admin.md, "Guards"). */
export default function Flags() {
  return (
    <RequireSession who="superuser" otherwise="/" waiting={<FlagsWaiting />}>
      {() => <FlagsScreen />}
    </RequireSession>
  );
}
