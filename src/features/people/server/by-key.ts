import { eq, sql } from 'drizzle-orm';
import type { Db } from '~/platform/database';
import { users } from './tables';

/**
 * Returns the ids of the people to whom a typed phone number, membership id or e-mail address belongs; none for any
 * other text.
 */
export async function findByKey(db: Db, text: string): Promise<number[]> {
  const digits = /^[+\d\s-]+$/.test(text) ? text.replace(/\D/g, '').replace(/^91(?=\d{10}$)/, '') : '';
  const where = text.includes('@')
    ? eq(sql`lower(${users.email})`, text.toLowerCase())
    : digits.length === 10
      ? eq(users.phone, digits)
      : /\d$/.test(text) && digits === ''
        ? eq(users.membershipId, text.toUpperCase())
        : undefined;
  if (!where) return [];
  return (await db.select({ id: users.id }).from(users).where(where)).map(({ id }) => id);
}
