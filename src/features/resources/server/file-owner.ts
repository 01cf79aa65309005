import type { FileOwner } from '~/platform/files';
import type { Site } from '~/platform/site';
import { pageKeys } from './page-keys';
import { flipbooks, resourceDocuments } from './tables';

/** The files of flipbooks (PDF and pages lie in one folder) and of documents. */
export const resourceFiles = ({ db }: Pick<Site, 'db'>): FileOwner[] => [
  {
    prefix: 'flipbooks',
    isPublic: true,
    named: async () => (await db.select({ folder: flipbooks.folder }).from(flipbooks)).map(({ folder }) => folder),
    needed: async () =>
      (await db.select().from(flipbooks)).flatMap(({ pdf, folder, status, pageCount }) =>
        [pdf, ...(status === 'finished' ? pageKeys(folder, pageCount ?? 0) : [])].map((key) => ({ key })),
      ),
  },
  {
    prefix: 'documents',
    isPublic: true,
    named: async () => (await db.select({ key: resourceDocuments.file }).from(resourceDocuments)).map(({ key }) => key),
    needed: () => db.select({ key: resourceDocuments.file, bytes: resourceDocuments.bytes }).from(resourceDocuments),
  },
];
