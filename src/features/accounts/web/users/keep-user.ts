import type { QueryClient } from '@tanstack/react-query';
import type { ListedUser, User } from '../../contract';
import { meQuery, profileQuery, userQuery, usersQuery } from '../queries';
import { mergeSessionUser } from '~/session';

/** Puts a saved person into everything that this tab knows; what it shows of people elsewhere is asked for again. */
export function keepUser(client: QueryClient, user: User, own: boolean): void {
  client.setQueryData(usersQuery.queryKey, (list) => list?.map((listed) => (listed.id === user.id ? rowOf(user) : listed)));
  client.setQueryData(userQuery(user.id).queryKey, user);
  if (own) {
    client.setQueryData(profileQuery.queryKey, user);
    client.removeQueries({ queryKey: meQuery.queryKey });
    // With another role the session is over: that is the next answer's to say.
    if (user.role === 'superuser') mergeSessionUser(user);
  }
  // Who gives up the own role has no session any more: the next answer says so and leads to the login.
  if (own && user.role !== 'superuser') void client.invalidateQueries();
  else othersAreOld(client);
}

/** Takes a deleted person out of the list. */
export function forgetUser(client: QueryClient, id: number): void {
  client.setQueryData(usersQuery.queryKey, (list) => list?.filter((listed) => listed.id !== id));
  othersAreOld(client);
}

/** Lists of members and numbers elsewhere are no longer right. */
const othersAreOld = (client: QueryClient) =>
  void client.invalidateQueries({
    refetchType: 'none',
    predicate: ({ queryKey }) => !fresh.has(queryKey[0]),
  });

const fresh = new Set<unknown>([usersQuery, userQuery(0), profileQuery].map(({ queryKey }) => queryKey[0]));

/** A row of the list is part of a person. */
const rowOf = (user: User): ListedUser => user;
