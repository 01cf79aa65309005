import { isNotNull } from 'drizzle-orm';
import type { FileOwner } from '~/platform/files';
import type { Site } from '~/platform/site';
import { privacyRequests } from '../tables';

/** Returns the files of exports. Only this feature serves them; no backup has them, since they end after 48 hours. */
export const exportFiles = ({ db }: Pick<Site, 'db'>): FileOwner => ({
  prefix: 'exports',
  leftOutOfBackups: true,
  async named() {
    const rows = await db
      .select({ file: privacyRequests.file })
      .from(privacyRequests)
      .where(isNotNull(privacyRequests.file));
    return rows.map(({ file }) => file!.key);
  },
});
