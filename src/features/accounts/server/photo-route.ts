import { and, eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { notFound } from '~/platform/errors/http-error';
import type { Site } from '~/platform/site';
import { pathId } from '~/shared/fields';
import type { PhotoAddresses } from './photos';
import { users } from './tables';

const params = z.object({
  id: pathId,
  version: z.string().regex(/^[0-9a-f]{12}$/),
  size: z.enum(['small', 'large']),
});
const query = z.object({ expires: z.coerce.number().int().positive(), signature: z.string().max(64) });

/**
 * Serves portraits at their signed addresses, and only there. Whatever is wrong with the address, it is a 404; so it is
 * once the person is gone or has another photo.
 */
export function registerPhotos(app: FastifyInstance, { db, files }: Site, addresses: PhotoAddresses): void {
  app.get('/api/photos/:id/:version/:size', { schema: { hide: true } }, async (request, reply) => {
    const path = params.safeParse(request.params);
    const signed = query.safeParse(request.query);
    if (!path.success || !signed.success) throw notFound();
    const { id, version, size } = path.data;
    const { expires, signature } = signed.data;
    const left = addresses.secondsLeft(`/api/photos/${id}/${version}/${size}`, expires, signature);
    if (left === null) throw notFound();
    const [user] = await db
      .select({ photo: users.photo })
      .from(users)
      .where(and(eq(users.id, id), sql`${users.photo}->>'version' = ${version}`));
    const file = user?.photo ? await files.read(user.photo[size]) : null;
    if (!file) throw notFound();
    return reply
      .headers({
        'Content-Type': file.contentType,
        'Content-Length': file.size,
        'Cache-Control': `private, max-age=${left}`,
        'Content-Security-Policy': "sandbox; default-src 'none'",
      })
      .send(file.stream);
  });
}
