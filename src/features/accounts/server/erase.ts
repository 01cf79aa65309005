import { eq, sql } from 'drizzle-orm';
import { namesInLog } from '~/features/audit/server/public';
import type { Tx } from '~/platform/database';
import { lockSuperusers, refuseLast } from './people';
import { photoKeys } from './photos';
import { lockUser } from './profile';
import { fullNameOf } from './present';
import { users } from './tables';

/**
 * The person who is to be erased, locked until the end of the transaction; undefined when there is none. 409 `last_superuser`
 * for the only one.
 */
export async function lockForErasure(tx: Tx, id: number) {
  await lockSuperusers(tx);
  const user = await lockUser(tx, id);
  if (user?.role === 'superuser') await refuseLast(tx, id);
  return user;
}

/** What a person is and was called, folded as `fold` does it: for what names them without saying their number. */
export async function namesOf(tx: Tx, id: number): Promise<string[]> {
  const [user] = await tx.select().from(users).where(eq(users.id, id));
  if (!user) return [];
  const { rows } = await tx.execute<{ name: string }>(sql`select fold(${fullNameOf(user)}) as name`);
  return [...new Set([...rows.map(({ name }) => name), ...(await namesInLog(tx, id))])].filter((name) => name !== '');
}

/** The files of their photo; sessions, links and the application go with their row. */
export async function erasePhoto(tx: Tx, id: number): Promise<string[]> {
  const [user] = await tx.select({ photo: users.photo }).from(users).where(eq(users.id, id));
  return photoKeys(user?.photo);
}
