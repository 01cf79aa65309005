import { isNotNull, sql } from 'drizzle-orm';
import type { FileOwner } from '~/platform/files';
import type { Site } from '~/platform/site';
import { users } from './tables';

/** The portraits of people and applicants. */
export const photoFiles = ({ db }: Pick<Site, 'db'>): FileOwner => ({
  prefix: 'photos',
  named: async () => {
    const found = await db.select({ key: sql<string>`${users.photo} ->> 'small'` }).from(users).where(isNotNull(users.photo));
    return found.map(({ key }) => key);
  },
});
