import { and, eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { flagsOf, users } from '~/features/accounts/server/public';
import { notFound } from '~/platform/errors/http-error';
import { sendFile } from '~/platform/http/send-file';
import { pathId } from '~/shared/fields';
import { dayIso } from '~/shared/standing';
import { places, type FilePlace } from './addresses';
import { isOutAt, lookedAfter } from './audience';
import type { Posts } from './context';
import { postFiles, posts as table } from './tables';
import { findCircular, type FileRow } from './views';

const byId = z.object({ id: pathId });
const params = z.object({ place: z.enum(places), id: pathId, viewer: pathId });
const query = z.object({ expires: z.coerce.number().int().positive(), signature: z.string().max(64) });
/** How long (s) a browser keeps a file of news: it may be taken away again. */
const newsSeconds = 60;

/**
 * Serves the files of posts. Of news to everybody while it is out; of a circular at an address signed for one person, of whom it is
 * decided anew each time whether they may read it. Whatever is wrong is a 404.
 */
export function registerFiles(app: FastifyInstance, posts: Posts): void {
  app.get('/api/news/files/:id', { schema: { hide: true } }, async (request, reply) => {
    const path = byId.safeParse(request.params);
    const file = path.success ? await findNewsFile(posts, path.data.id) : undefined;
    return send(posts, reply, file, `public, max-age=${newsSeconds}`);
  });
  app.get('/api/posts/files/:place/:id/:viewer', { schema: { hide: true } }, async (request, reply) => {
    const path = params.safeParse(request.params);
    const signed = query.safeParse(request.query);
    if (!path.success || !signed.success) throw notFound();
    const { place, id, viewer } = path.data;
    const left = posts.addresses.secondsLeft(place, id, viewer, signed.data);
    // Not kept by the browser: the next time it may be somebody else at the same device, or not theirs to read any more.
    return send(
      posts,
      reply,
      left === null ? undefined : await findSeen(posts, place, id, viewer),
      'private, no-store',
    );
  });
}

async function send({ files }: Posts, reply: FastifyReply, row: FileRow | undefined, cacheControl: string) {
  const file = row ? await files.read(row.key) : null;
  if (!row || !file) throw notFound();
  return sendFile(reply, file, {
    type: row.type,
    name: row.name,
    inline: row.type !== 'application/pdf',
    cacheControl,
  });
}

async function findNewsFile({ db, clock }: Posts, id: number): Promise<FileRow | undefined> {
  const [found] = await db
    .select({ file: postFiles })
    .from(postFiles)
    .innerJoin(table, eq(table.id, postFiles.postId))
    .where(and(eq(postFiles.id, id), eq(table.kind, 'news'), isOutAt(clock.now())));
  return found?.file;
}

async function findSeen(
  { db, clock }: Posts,
  place: FilePlace,
  id: number,
  viewerId: number,
): Promise<FileRow | undefined> {
  const [file] = await db.select().from(postFiles).where(eq(postFiles.id, id));
  if (!file) return undefined;
  const now = clock.now();
  if (place === 'circular') return (await findCircular(db, viewerId, file.postId, now, dayIso(now))) && file;
  const [viewer] = await db
    .select({ role: users.role, areaId: users.areaId, isApproved: users.isApproved })
    .from(users)
    .where(eq(users.id, viewerId));
  if (!viewer?.isApproved) return undefined;
  const flags = flagsOf(viewer.role);
  if (!flags.is_staff && !flags.is_area_admin) return undefined;
  const scope = lookedAfter({ isStaff: flags.is_staff, isSuperuser: flags.is_superuser, areaId: viewer.areaId });
  return (await db.$count(table, and(eq(table.id, file.postId), scope))) > 0 ? file : undefined;
}
