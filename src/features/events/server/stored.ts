import type { FileOwner } from '~/platform/files';
import type { Site } from '~/platform/site';
import { eventPosters } from './tables';

/** The files of posters: the picture for link previews lies beside the others. */
export const posterFiles = ({ db }: Pick<Site, 'db'>): FileOwner => ({
  prefix: 'events',
  named: async () => (await db.select({ key: eventPosters.social }).from(eventPosters)).map(({ key }) => key),
});
