import { sql } from 'drizzle-orm';
import type { FileOwner } from '~/platform/files';
import type { Site } from '~/platform/site';
import { ads } from './tables';

/** The files of ads. */
export const adFiles = ({ db }: Pick<Site, 'db'>): FileOwner => ({
  prefix: 'ads',
  named: async () => (await db.select({ key: sql<string>`${ads.media} ->> 'key'` }).from(ads)).map(({ key }) => key),
});
