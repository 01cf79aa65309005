import { isNotNull } from 'drizzle-orm';
import type { FileOwner } from '~/platform/files';
import type { Site } from '~/platform/site';
import { photoKeys } from './photos';
import { users } from './tables';

export const photoFiles = ({ db }: Pick<Site, 'db'>): FileOwner => ({
  prefix: 'photos',
  named: async () => {
    const found = await db.select({ photo: users.photo }).from(users).where(isNotNull(users.photo));
    return found.flatMap(({ photo }) => photoKeys(photo));
  },
});
