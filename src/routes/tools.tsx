import { lazy, Suspense } from 'react';
import { MemberBar } from '~/features/site/web/public';
import { useHasOwnFrame } from '~/router';
import { useKnownSession } from '~/session';
import PhoneTools from './phone-tools';

/** What works in the background for people who are logged in. */
const MemberTools = lazy(() => import('./member-tools'));
/** What people of the office have on public pages. */
const OfficeTools = lazy(() => import('./office-tools'));

/** Renders what no visitor loads at their first visit: a member's bar, and what works in the background. */
export default function Tools() {
  const session = useKnownSession();
  const isMember = Boolean(session?.isMember);
  const hasOwnFrame = useHasOwnFrame();
  return (
    <>
      {isMember && !hasOwnFrame && <MemberBar />}
      {session && (
        <Suspense>
          <MemberTools />
        </Suspense>
      )}
      <PhoneTools />
      {session?.user.is_staff && (
        <Suspense>
          <OfficeTools />
        </Suspense>
      )}
    </>
  );
}
