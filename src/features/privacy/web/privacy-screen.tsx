import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link, useLocation } from '~/router';
import type { Session } from '~/session';
import { Container } from '~/ui/container';
import { ListFrame } from '~/ui/office/list-frame';
import { OwnHeader, OwnWaiting } from '~/ui/own-header';
import { Skeleton } from '~/ui/skeleton';
import * as texts from '../texts';
import { AadhaarPanel } from './aadhaar/aadhaar-panel';
import { ConsentList } from './consents/consent-list';
import { Visibility } from './consents/visibility';
import { NomineePanel } from './nominee/nominee-panel';
import { privacyQuery } from './queries';
import { RequestSections } from './requests/request-sections';

/** Renders the screen's frame while the session is unknown. */
export const PrivacyWaiting = () => <OwnWaiting title={texts.pageTitle} />;

/** Renders the person's decisions, then the requests. Each part has its own query (docs/product/privacy.md). */
export function PrivacyScreen({ session }: { session: Session }) {
  return (
    <>
      <OwnHeader title={texts.pageTitle} lead={texts.pageLead} />
      <Container className="flex flex-col gap-6 pt-2 pb-8 sm:py-12 lg:gap-8">
        <Link to="/privacy" className="link self-start">
          {texts.readNotice}
        </Link>
        <OwnDecisions isMember={session.isMember} />
        <RequestSections />
      </Container>
    </>
  );
}

/** Leads to the purpose that the address names, once it is there. */
function usePlaceInAddress(isThere: boolean) {
  const { hash } = useLocation();
  useEffect(() => {
    const place = isThere && hash ? document.getElementById(hash.slice(1)) : null;
    place?.focus({ preventScroll: true });
    place?.scrollIntoView();
  }, [isThere, hash]);
}

/** Renders the decisions of a person about their own data. */
function OwnDecisions({ isMember }: { isMember: boolean }) {
  const query = useQuery(privacyQuery);
  usePlaceInAddress(query.data !== undefined);
  return (
    <ListFrame query={query} failed={texts.loadFailed} denied={texts.loadFailed} waiting={<DecisionsSkeleton />}>
      {(privacy) => (
        <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)] lg:gap-8">
          <div className="flex min-w-0 flex-col gap-6 lg:gap-8">
            <Visibility privacy={privacy} />
            <NomineePanel nominee={privacy.nominee} />
            <AadhaarPanel has={privacy.has_aadhaar} />
          </div>
          <ConsentList privacy={privacy} isMember={isMember} />
        </div>
      )}
    </ListFrame>
  );
}

const DecisionsSkeleton = () => (
  <div aria-busy="true" className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)] lg:gap-8">
    <div className="flex flex-col gap-6">
      <Skeleton className="h-72" />
      <Skeleton className="h-48" />
    </div>
    <Skeleton className="h-144" />
  </div>
);
