import { privateMeta, RequireSession } from '~/session';
import { AdsScreen, AdsWaiting } from '../admin/manage/ads-screen';

export const meta = privateMeta('Manage Ads');

/** Staff and superusers; others go to / (readings.md, "Roles"). */
export default function ManageAds() {
  return (
    <RequireSession who="staff" otherwise="/" waiting={<AdsWaiting />}>
      {() => <AdsScreen />}
    </RequireSession>
  );
}
