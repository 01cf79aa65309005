import { useEffect, useRef } from 'react';
import { hasAccess } from '~/shared/access';
import { isLeaving, privateHead, rememberWayBack, useKnownSession } from '~/session';
import * as common from '~/shared/texts';
import { ButtonLink } from '~/ui/button-link';
import { Container } from '~/ui/container';
import { EmptyState } from '~/ui/empty-state';
import { CompactHeader } from '~/ui/page-header';
import { Skeleton } from '~/ui/skeleton';
import { DirectoryScreen, MembersOnly } from '../directory/directory-screen';
import * as texts from '../../texts';

export const head = privateHead(texts.membersDirectory);

/** Renders the directory's page (docs/product/members.md, "Members directory"). */
export default function Members() {
  const session = useKnownSession();
  const had = useRef(false);
  useEffect(() => {
    // Logged out in another tab: the page reloads, so that no member's data stays in this tab's memory.
    if (session === null && had.current && !isLeaving()) window.location.reload();
    had.current = Boolean(session);
  }, [session]);
  return (
    <>
      <CompactHeader title={texts.membersDirectory} lead={texts.membersDirectoryLead} />
      <Container className="pt-3 pb-8 sm:pb-12">
        {session === undefined ? (
          <Skeleton className="h-72" />
        ) : session === null ? (
          <LoginRequired />
        ) : hasAccess(session, 'member') ? (
          <DirectoryScreen />
        ) : (
          <MembersOnly />
        )}
        <noscript>
          <p className="mt-6">{common.needsJavaScript}</p>
        </noscript>
      </Container>
    </>
  );
}

function LoginRequired() {
  return (
    <EmptyState
      headingLevel={2}
      title={texts.loginRequired}
      action={
        <ButtonLink to="/login" onClick={() => rememberWayBack({ path: '/members', expired: false })}>
          {common.login}
        </ButtonLink>
      }
    >
      {common.loginToViewMembers}
    </EmptyState>
  );
}
