import { and, asc, eq, not, sql, type SQL } from 'drizzle-orm';
import { findUsers, users } from '~/features/people/server/public';
import type { Db, Tx } from '~/platform/database';
import type { Language } from '~/shared/language';
import { applications } from './tables';

/** Whether a person's application was rejected, as a condition on `users`. */
export const isRejected = () => sql`exists (
  select 1 from ${applications} where ${applications.userId} = ${users.id} and ${applications.state} = 'rejected'
)`;

/** Pending people, as a condition on `users`: neither approved nor rejected. */
export const awaitsApproval = () => and(eq(users.isApproved, false), not(isRejected()));

/** Returns the pending people, the longest waiting first, narrowed by `where`. */
export function findPending(db: Db | Tx, where?: SQL, language: Language = 'en') {
  return findUsers(db, and(awaitsApproval(), where), [asc(users.dateJoined), asc(users.id)], language);
}
