import { and, eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { flagsOf } from '~/shared/person/role-rules';
import { activePeople, users } from '~/features/people/server/public';
import { disposition, registerSignedFiles, sendPublicFile, type StoredFile } from '~/platform/http/stored-files';
import { pathId } from '~/shared/fields';
import { dayIso } from '~/shared/membership-status';
import { fileRoute, newsFileRoute, places } from './addresses';
import { isOutAt, managedBy } from './audience';
import type { Posts } from './context';
import { postFiles, posts as table, type FileRow } from './tables';
import { findCircular } from './views';

const byId = z.object({ id: pathId });
const params = z.object({ place: z.enum(places), id: pathId, viewer: pathId });
/** How long a browser may cache a file of news, in seconds: the file may be removed. */
const newsSeconds = 60;

/**
 * Serves the files of posts. A published piece of news has public files; a circular's file has an address signed for
 * one person, whose access is checked at each request. Every refusal is a 404.
 */
export function registerFiles(app: FastifyInstance, posts: Posts): void {
  const { files, addresses } = posts;
  app.get(newsFileRoute, { schema: { hide: true } }, async (request, reply) => {
    const path = byId.safeParse(request.params);
    return sendPublicFile(reply, files, path.success ? await findNewsFile(posts, path.data.id) : null, newsSeconds);
  });
  registerSignedFiles(app, files, { route: fileRoute, params, addresses, find: (path) => findSeen(posts, path) });
}

function stored({ key, type, name }: FileRow): StoredFile {
  return { key, type, disposition: disposition({ name, inline: type !== 'application/pdf' }) };
}

async function findNewsFile({ db, clock }: Posts, id: number): Promise<StoredFile | null> {
  const [found] = await db
    .select({ file: postFiles })
    .from(postFiles)
    .innerJoin(table, eq(table.id, postFiles.postId))
    .where(and(eq(postFiles.id, id), eq(table.kind, 'news'), isOutAt(clock.now())));
  return found ? stored(found.file) : null;
}

type SignedPath = z.output<typeof params>;

async function findSeen({ db, clock }: Posts, { place, id, viewer: viewerId }: SignedPath): Promise<StoredFile | null> {
  const [file] = await db.select().from(postFiles).where(eq(postFiles.id, id));
  if (!file) return null;
  const now = clock.now();
  if (place === 'circular') {
    return (await findCircular(db, viewerId, file.postId, now, dayIso(now))) ? stored(file) : null;
  }
  const [viewer] = await db
    .select({ role: users.role, areaId: users.areaId, isActive: sql<boolean>`${activePeople()}` })
    .from(users)
    .where(eq(users.id, viewerId));
  if (!viewer?.isActive) return null;
  const flags = flagsOf(viewer.role);
  if (!flags.is_staff && !flags.is_area_admin) return null;
  const scope = managedBy({ isStaff: flags.is_staff, isSuperuser: flags.is_superuser, areaId: viewer.areaId });
  return (await db.$count(table, and(eq(table.id, file.postId), scope))) > 0 ? stored(file) : null;
}
