import type { Tx } from '~/platform/database';
import { isAmong } from '~/platform/database/among';
import type { Leaving } from '~/platform/feature';
import { refuseLast } from './people';
import { photoKeys } from './photos';
import { lockUsers } from './profile';
import { users } from './tables';

/**
 * Returns the existing people with these ids, locked until the end of the transaction. The caller has called
 * `lockSuperusers` before it locked any person. Throws 409 `last_superuser` when no superuser would be left.
 */
export async function lockForErasure(tx: Tx, ids: readonly number[]) {
  const people = await lockUsers(tx, ids);
  const superusers = people.flatMap(({ id, role }) => (role === 'superuser' ? [id] : []));
  if (superusers.length > 0) await refuseLast(tx, ...superusers);
  return people;
}

/** Returns the keys of the photos of people who leave; sessions, links and applications are deleted with their rows. */
export async function erasePhotos(tx: Tx, { ids }: Leaving): Promise<string[]> {
  const people = await tx.select({ photo: users.photo }).from(users).where(isAmong(users.id, ids));
  return people.flatMap(({ photo }) => photoKeys(photo));
}
