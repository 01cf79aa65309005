import { isNotNull } from 'drizzle-orm';
import type { FileOwner } from '~/platform/files';
import type { Site } from '~/platform/site';
import { privacyRequests } from '../tables';

/** The exports that can be fetched; nobody but the feature gives them out. */
export const exportFiles = ({ db }: Pick<Site, 'db'>): FileOwner => {
  const all = async () =>
    (await db.select({ file: privacyRequests.file }).from(privacyRequests).where(isNotNull(privacyRequests.file))).map(
      ({ file }) => file!,
    );
  return {
    prefix: 'exports',
    named: async () => (await all()).map(({ key }) => key),
    needed: async () => (await all()).map(({ key, bytes }) => ({ key, bytes })),
  };
};
