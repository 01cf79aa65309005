import { privateMeta, RequireSession } from '~/session';
import { AdsScreen, AdsWaiting } from '../admin/manage/ads-screen';

export const meta = privateMeta('Manage Ads');

/** For staff; others go to / (docs/product/README.md, "Routes"). */
export default function ManageAds() {
  return (
    <RequireSession who="staff" otherwise="/" waiting={<AdsWaiting />}>
      {() => <AdsScreen />}
    </RequireSession>
  );
}
