import { createContext, use, type ComponentType } from 'react';
import { RequireSession, type RequireSessionProps } from './require-session';
import type { Session } from './session-user';

/** Who may enter a screen, and where a person goes who is logged in without that access. */
type ScreenAccess = Pick<RequireSessionProps, 'access' | 'otherwise'>;

/** Provides the access of the screen that is shown, where a table states it (src/routes/office-screens.ts). */
export const ScreenAccessContext = createContext<ScreenAccess | null>(null);

type PrivatePage = Partial<ScreenAccess> & {
  /** The page as the server sends it to every visitor. */
  Waiting: ComponentType;
  Screen: ComponentType<{ session: Session }>;
};

/**
 * Returns the page for people with `access` who are logged in: the default export of its route's file. Without `access`
 * it is that of the table of screens.
 */
export const privatePage = ({ access, otherwise = '/', Waiting, Screen }: PrivatePage) =>
  function PrivatePage() {
    const stated = use(ScreenAccessContext);
    const guard = access ? { access, otherwise } : stated;
    if (!guard) throw new Error('Neither the page nor a table of screens states who may enter it');
    return (
      <RequireSession {...guard} waiting={<Waiting />}>
        {(session) => <Screen session={session} />}
      </RequireSession>
    );
  };
