import { OwnCardLink } from '~/features/cards/web/public';
import { useDuesToday } from '~/features/dues-claims/web/public';
import { HelpCard } from '~/features/help/web/public';
import { LicenceCard, useLicenceToday } from '~/features/licences/web/public';
import { useAnswersToday } from '~/features/notifications/web/public';
import { MemberScreen, MemberWaiting, memberTitle } from '~/features/people/web/public';
import { NewestCircular, useCircularToday } from '~/features/posts/web/public';
import { useUnsentToday } from '~/features/phone/web/public';
import { PrivacyCard } from '~/features/privacy/web/public';
import { useTicketsToday } from '~/features/registration/web/public';
import { OwnPassword } from '~/features/sign-in/web/public';
import Building2 from 'lucide-react/icons/building-2';
import { privateHead, RequireSession, type Session } from '~/session';
import * as common from '~/shared/texts';
import { LinkCard } from '~/ui/link-card';
import { TodayList, type TodayItem } from '~/ui/today-list';
import { screensFor } from './office-menu';

export const head = privateHead(memberTitle);

/**
 * Renders /member/dashboard, the home of a member and of every role above: what matters today, the card, the profile. A
 * plain user has the simple page (docs/product/people.md, "Roles"). It is here, not in a feature: other features, which
 * import accounts, have something to show on it.
 */
export default function MemberDashboard() {
  return (
    <RequireSession access="member" otherwise="/dashboard" waiting={<MemberWaiting />}>
      {(session) => <Home session={session} />}
    </RequireSession>
  );
}

function Home({ session }: { session: Session }) {
  const items = useToday();
  const { full_name: name, membership_id: membershipId } = session.user;
  const today = items && (
    <div className="mb-6 grid gap-3 sm:mb-8 sm:gap-4 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-8">
      <TodayList items={items} />
      <div className="flex flex-col gap-3 sm:gap-4 lg:col-start-2">
        <OwnCardLink name={name ?? ''} membershipId={membershipId ?? null} />
        <OfficeCard session={session} />
      </div>
    </div>
  );
  return (
    <MemberScreen
      today={today}
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
  );
}

/** Returns what matters today, of every feature that has something; undefined while any of it is loading. */
function useToday(): readonly TodayItem[] | undefined {
  const parts = [
    useUnsentToday(),
    useLicenceToday(),
    useDuesToday(),
    useCircularToday(),
    useAnswersToday(),
    useTicketsToday(),
  ];
  return parts.every((part) => part !== undefined) ? parts.flat() : undefined;
}

/** Renders the way to the office, with the names of its screens, for a person who may enter any of them. */
function OfficeCard({ session }: { session: Session }) {
  const entered = screensFor(session);
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
