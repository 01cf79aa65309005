import { isNotNull } from 'drizzle-orm';
import type { FileOwner } from '~/platform/files';
import type { Site } from '~/platform/site';
import { cardSheets } from '../tables';

/** The PDFs of printing sheets. */
export const sheetFiles = ({ db }: Pick<Site, 'db'>): FileOwner[] => {
  const all = () =>
    db.select({ key: cardSheets.file, bytes: cardSheets.bytes }).from(cardSheets).where(isNotNull(cardSheets.file));
  return [
    {
      prefix: 'card-sheets',
      named: async () => (await all()).map(({ key }) => key!),
      needed: async () => (await all()).map(({ key, bytes }) => ({ key: key!, ...(bytes !== null && { bytes }) })),
    },
  ];
};
