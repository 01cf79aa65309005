import { lazy, Suspense } from 'react';
import { useKnownSession } from '~/session';
import PhoneTools from './phone-tools';

/** What people of the office have on public pages. */
const OfficeTools = lazy(() => import('./office-tools'));

/** Renders what no visitor loads at their first visit. */
export default function Tools() {
  return (
    <>
      <PhoneTools />
      {useKnownSession()?.user.is_staff && (
        <Suspense>
          <OfficeTools />
        </Suspense>
      )}
    </>
  );
}
