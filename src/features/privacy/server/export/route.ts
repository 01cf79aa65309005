import { and, eq, gt, isNotNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { users } from '~/features/accounts/server/public';
import { notFound } from '~/platform/errors/http-error';
import { sendFile } from '~/platform/http/send-file';
import { createSignedAddresses } from '~/platform/http/signed-addresses';
import type { Site } from '~/platform/site';
import { toIso } from '~/shared/dates';
import { pathId } from '~/shared/fields';
import { dayIso } from '~/shared/standing';
import { privacyRequests } from '../tables';

const params = z.object({ id: pathId, viewer: pathId });
const query = z.object({ expires: z.coerce.number().int().positive(), signature: z.string().max(64) });
const pathOf = (id: number, viewer: number) => `/api/privacy/exports/${id}/${viewer}`;

export type ExportAddresses = ReturnType<typeof createExportAddresses>;

/** Signed addresses of exports, each for one person and some minutes. */
export function createExportAddresses({ config, clock }: Pick<Site, 'config' | 'clock'>) {
  const signed = createSignedAddresses(config, clock, 'privacy-exports');
  return {
    /** An export as its owner's list has it; null when there is none (any more). */
    present({
      id,
      userId,
      file,
      fileUntil,
    }: Pick<typeof privacyRequests.$inferSelect, 'id' | 'userId' | 'file' | 'fileUntil'>) {
      if (!file || !fileUntil || userId === null || fileUntil <= clock.now()) return null;
      return { url: signed.address(pathOf(id, userId)), bytes: file.bytes, until: toIso(fileUntil) };
    },
    secondsLeft: signed.secondsLeft,
  };
}

/** Serves exports at their signed addresses; whatever is wrong, also that it is past its time, is a 404. */
export function registerExportFiles(
  app: FastifyInstance,
  { db, files, clock }: Site,
  addresses: ExportAddresses,
): void {
  app.get('/api/privacy/exports/:id/:viewer', { schema: { hide: true } }, async (request, reply) => {
    const path = params.safeParse(request.params);
    const signed = query.safeParse(request.query);
    if (!path.success || !signed.success) throw notFound();
    const { id, viewer } = path.data;
    const now = clock.now();
    const isTheirs = and(eq(privacyRequests.id, id), eq(privacyRequests.userId, viewer), eq(users.isApproved, true));
    const [found] =
      addresses.secondsLeft(pathOf(id, viewer), signed.data.expires, signed.data.signature) === null
        ? []
        : await db
            .select({ file: privacyRequests.file })
            .from(privacyRequests)
            .innerJoin(users, eq(users.id, privacyRequests.userId))
            .where(and(isTheirs, isNotNull(privacyRequests.file), gt(privacyRequests.fileUntil, now)));
    const file = found?.file ? await files.read(found.file.key) : null;
    if (!file) throw notFound();
    return sendFile(reply, file, {
      type: 'application/zip',
      name: `my-data-${dayIso(now)}.zip`,
      inline: false,
      cacheControl: 'private, no-store',
    });
  });
}
