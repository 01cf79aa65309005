import { HelpCard } from '~/features/help/web/public';
import { MemberScreen, memberTitle } from '~/features/people/web/public';
import { LicenceCard } from '~/features/licences/web/public';
import { NewestCircular } from '~/features/posts/web/public';
import { PrivacyCard } from '~/features/privacy/web/public';
import { OwnPassword } from '~/features/sign-in/web/public';
import Building2 from 'lucide-react/icons/building-2';
import { privateHead, RequireSession, type Session } from '~/session';
import { hasAccess } from '~/shared/access';
import * as common from '~/shared/texts';
import { LinkCard } from '~/ui/link-card';
import { PageWaiting } from '~/ui/page-waiting';
import { groups, screens } from './office-screens';

export const head = privateHead(memberTitle);

/**
 * Renders /member/dashboard: the profile of a member and of every role above; a plain user has the simple page
 * (docs/product/people.md, "Roles"). It is here, not in a feature: other features, which import accounts, have
 * something to show on it.
 */
export default function MemberDashboard() {
  return (
    <RequireSession access="member" otherwise="/dashboard" waiting={<PageWaiting title={memberTitle} />}>
      {(session) => (
        <MemberScreen
          office={<OfficeCard session={session} />}
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

/** Renders the way to the office, with the names of its screens, for a person who may enter any of them. */
function OfficeCard({ session }: { session: Session }) {
  const entered = screens.filter(
    ({ group, access }) => groups.some((each) => each === group) && hasAccess(session, access),
  );
  const [first] = entered;
  if (!first) return null;
  return (
    <LinkCard
      to={first.path}
      icon={<Building2 />}
      title={common.office}
      lead={entered.map(({ label }) => label).join(', ')}
    />
  );
}
