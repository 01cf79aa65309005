import { MemberScreen, memberTitle } from '~/features/accounts/web/public';
import { LicenceCard } from '~/features/licences/web/public';
import { NewestCircular } from '~/features/posts/web/public';
import { PrivacyCard } from '~/features/privacy/web/public';
import { privateHead, RequireSession } from '~/session';
import { PageWaiting } from '~/ui/page-waiting';

export const head = privateHead(memberTitle);

/**
 * /member/dashboard: the profile of a member and everyone above; a plain user has the simple page (docs/product/accounts.md,
 * "Roles"). It stands here, not in a feature: others, which know accounts, have something to show on it.
 */
export default function MemberDashboard() {
  return (
    <RequireSession who="member" otherwise="/dashboard" waiting={<PageWaiting title={memberTitle} />}>
      {() => (
        <MemberScreen
          more={
            <>
              <NewestCircular />
              <LicenceCard />
              <PrivacyCard />
            </>
          }
        />
      )}
    </RequireSession>
  );
}
