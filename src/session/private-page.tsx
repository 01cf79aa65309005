import type { ComponentType } from 'react';
import { RequireSession, type RequireSessionProps } from './require-session';
import type { Session } from './session';

type PrivatePage = Pick<RequireSessionProps, 'who' | 'otherwise'> & {
  /** The page as the server sends it to everybody. */
  Waiting: ComponentType;
  Screen: ComponentType<{ session: Session }>;
};

/** A page for some who are logged in: the default export of its route's file. */
export const privatePage = ({ who, otherwise, Waiting, Screen }: PrivatePage) =>
  function PrivatePage() {
    return (
      <RequireSession who={who} otherwise={otherwise} waiting={<Waiting />}>
        {(session) => <Screen session={session} />}
      </RequireSession>
    );
  };
