import type { FileOwner } from '~/platform/files';
import type { Site } from '~/platform/site';
import { flipbooks, resourceDocuments } from './tables';

/** The files of flipbooks (PDF and pages lie in one folder) and of documents. */
export const resourceFiles = ({ db }: Pick<Site, 'db'>): FileOwner[] => [
  {
    prefix: 'flipbooks',
    isPublic: true,
    named: async () => (await db.select({ folder: flipbooks.folder }).from(flipbooks)).map(({ folder }) => folder),
  },
  {
    prefix: 'documents',
    isPublic: true,
    named: async () => (await db.select({ key: resourceDocuments.file }).from(resourceDocuments)).map(({ key }) => key),
  },
];
