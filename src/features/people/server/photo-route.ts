import { and, eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { registerSignedFiles } from '~/platform/http/stored-files';
import type { Site } from '~/platform/site';
import { pathId } from '~/shared/fields';
import { photoRoute, type PhotoAddresses } from './photos';
import { users } from './tables';

const params = z.object({
  id: pathId,
  version: z.string().regex(/^[0-9a-f]{12}$/),
  size: z.enum(['small', 'large']),
});

/** Serves portraits at signed addresses only; 404 for a wrong one, a deleted person and a replaced photo. */
export function registerPhotos(app: FastifyInstance, { db, files }: Site, addresses: PhotoAddresses): void {
  registerSignedFiles(app, files, {
    route: photoRoute,
    params,
    addresses,
    // The directory shows hundreds, and shows them again on every visit.
    cachedWhileSigned: true,
    find: async ({ id, version, size }) => {
      const [user] = await db
        .select({ photo: users.photo })
        .from(users)
        .where(and(eq(users.id, id), sql`${users.photo}->>'version' = ${version}`));
      return user?.photo ? { key: user.photo[size] } : null;
    },
  });
}
