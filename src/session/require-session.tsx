import { useEffect, useState, type ReactNode } from 'react';
import { useNavigate } from '~/router';
import type { PagePath } from '~/shared/addresses';
import { hasAccess, type Access } from '~/shared/access';
import { currentPath, ownPath } from '~/shared/own-address';
import * as common from '~/shared/texts';
import { currentSession, isLeaving, useKnownSession } from './session';
import type { Session } from './session-user';
import { rememberWayBack } from './way-back';

export type RequireSessionProps = {
  /** Who the screen is for; a visitor goes to /login and comes back after it. */
  access: Exclude<Access, 'anyone'>;
  /** Where a person goes who is logged in without this access (docs/product/people.md, "Roles"). */
  otherwise: PagePath;
  /** What stands there until the person is known: the page as the server sends it to every visitor. */
  waiting: ReactNode;
  children: (session: Session) => ReactNode;
};

/** Spares people dead ends in front of a private screen; what a person may see or do is enforced by the server. */
export function RequireSession({ access, otherwise, waiting, children }: RequireSessionProps) {
  const session = useKnownSession();
  const navigate = useNavigate();
  const [last, setLast] = useState<Session | null>(null);
  if (session && session !== last) setLast(session);
  const entitled = session ? hasAccess(session, access) : undefined;
  const visitor = session === null && last === null;
  const ended = session === null && last !== null;

  useEffect(() => {
    if (visitor) {
      rememberWayBack({ path: currentPath(), expired: false });
      void navigate('/login', { replace: true });
    } else if (ended && !isLeaving()) {
      // Logged out in another tab. A full page load: nothing private stays in memory.
      window.location.assign(ownPath('/login'));
    } else if (entitled === false) {
      void navigate(otherwise, { replace: true });
    }
  }, [visitor, ended, entitled, otherwise, navigate]);
  useEffect(forgetOldPage, []);

  // A session that ends leaves the screen as it is until the next page: its last message is still being read.
  const person = entitled ? session : ended ? last : null;
  if (person) return children(person);
  return (
    <>
      {waiting}
      <noscript>
        <p className="mx-auto max-w-page px-gutter py-6">{common.needsJavaScript}</p>
      </noscript>
    </>
  );
}

/** The Back button can bring a private page back from memory, as it was before the logout. */
function forgetOldPage() {
  const onShow = (event: PageTransitionEvent) => {
    if (event.persisted && !currentSession()) window.location.reload();
  };
  window.addEventListener('pageshow', onShow);
  return () => window.removeEventListener('pageshow', onShow);
}
