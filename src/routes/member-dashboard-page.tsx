import { HelpCard } from '~/features/help/web/public';
import { MemberScreen, memberTitle } from '~/features/people/web/public';
import { LicenceCard } from '~/features/licences/web/public';
import { NewestCircular } from '~/features/posts/web/public';
import { PrivacyCard } from '~/features/privacy/web/public';
import { OwnPassword } from '~/features/sign-in/web/public';
import { privateHead, RequireSession } from '~/session';
import { PageWaiting } from '~/ui/page-waiting';

export const head = privateHead(memberTitle);

/**
 * Renders /member/dashboard: the profile of a member and of every role above; a plain user has the simple page
 * (docs/product/people.md, "Roles"). It is here, not in a feature: other features, which import accounts, have
 * something to show on it.
 */
export default function MemberDashboard() {
  return (
    <RequireSession access="member" otherwise="/dashboard" waiting={<PageWaiting title={memberTitle} />}>
      {() => (
        <MemberScreen
          OwnPassword={OwnPassword}
          more={
            <>
              <NewestCircular />
              <LicenceCard />
              <PrivacyCard />
              <HelpCard />
            </>
          }
        />
      )}
    </RequireSession>
  );
}
