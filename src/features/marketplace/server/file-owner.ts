import type { FileOwner } from '~/platform/files';
import { mediaKeys } from '~/platform/files/media';
import type { Site } from '~/platform/site';
import { ads } from './tables';

/** The files of ads. */
export const adFiles = ({ db }: Pick<Site, 'db'>): FileOwner => ({
  prefix: 'ads',
  isPublic: true,
  named: async () => (await db.select({ media: ads.media }).from(ads)).flatMap(({ media }) => mediaKeys(media)),
});
