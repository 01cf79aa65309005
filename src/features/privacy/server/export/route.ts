import { and, eq, gt, isNotNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { users } from '~/features/people/server/public';
import { createSignedAddresses } from '~/platform/http/signed-addresses';
import { disposition, registerSignedFiles } from '~/platform/http/stored-files';
import type { Site } from '~/platform/site';
import { fillPath } from '~/shared/contract';
import { toIso } from '~/shared/dates';
import { pathId } from '~/shared/fields';
import { dayIso } from '~/shared/membership-status';
import { privacyRequests } from '../tables';
import { openExport } from './sealed-file';

const params = z.object({ id: pathId, viewer: pathId });
const route = '/api/privacy/exports/:id/:viewer';

export type ExportAddresses = ReturnType<typeof createExportAddresses>;

/** Returns the signed addresses of exports, each for one person and a few minutes. */
export function createExportAddresses({ config, clock }: Pick<Site, 'config' | 'clock'>) {
  const signed = createSignedAddresses(config, clock, 'privacy-exports');
  return {
    /** Returns an export's file for its owner's list; null when there is none, or no longer. */
    present({
      id,
      userId,
      file,
      fileUntil,
    }: Pick<typeof privacyRequests.$inferSelect, 'id' | 'userId' | 'file' | 'fileUntil'>) {
      if (!file || !fileUntil || userId === null || fileUntil <= clock.now()) return null;
      const url = signed.address(fillPath(route, { params: { id, viewer: userId } }));
      return { url, bytes: file.bytes, until: toIso(fileUntil) };
    },
    secondsLeft: signed.secondsLeft,
  };
}

/** Serves exports at their signed addresses; every refusal, also of an expired export, is a 404. */
export function registerExportFiles(
  app: FastifyInstance,
  { config, db, files, clock }: Site,
  addresses: ExportAddresses,
): void {
  registerSignedFiles(app, files, {
    route,
    params,
    addresses,
    find: async ({ id, viewer }) => {
      const now = clock.now();
      const isTheirs = and(eq(privacyRequests.id, id), eq(privacyRequests.userId, viewer), eq(users.isApproved, true));
      const [found] = await db
        .select({ file: privacyRequests.file })
        .from(privacyRequests)
        .innerJoin(users, eq(users.id, privacyRequests.userId))
        .where(and(isTheirs, isNotNull(privacyRequests.file), gt(privacyRequests.fileUntil, now)));
      const file = found?.file;
      if (!file) return null;
      const name = `my-data-${dayIso(now)}.zip`;
      const open = () => openExport({ files, config }, file);
      return { key: file.key, open, type: 'application/zip', disposition: disposition({ name, inline: false }) };
    },
  });
}
