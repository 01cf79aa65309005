import type { ReactNode } from 'react';
import type { Session } from '~/session';
import { hasAccess } from '~/shared/access';
import { mayDecideOn } from '~/shared/may-decide-on';
import * as texts from '../../texts';

/**
 * Renders the buttons that decide on the licence or membership of the person `about`. Area admins get none; on the
 * caller's own record a text names who decides instead.
 */
export function Deciding({ session, about, children }: { session: Session; about: number; children: ReactNode }) {
  if (!hasAccess(session, 'registrar')) return null;
  if (mayDecideOn({ id: session.user.id, isSuperuser: session.isSuperuser }, about)) return children;
  return <p className="max-w-60 text-sm text-muted">{texts.ownRecord}</p>;
}
