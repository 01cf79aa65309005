import type { FileOwner } from '~/platform/files';
import { mediaKeys } from '~/platform/files/media';
import type { Site } from '~/platform/site';
import { eventPosters } from './tables';

/** The files of posters, the pictures for link previews among them. */
export const posterFiles = ({ db }: Pick<Site, 'db'>): FileOwner => ({
  prefix: 'events',
  isPublic: true,
  named: async () => {
    const found = await db.select({ image: eventPosters.image, social: eventPosters.social }).from(eventPosters);
    return found.flatMap(({ image, social }) => [social, ...mediaKeys(image)]);
  },
});
