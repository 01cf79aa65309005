import { type PublicPages } from '~/features/site/server/public';
import type { CallRegistrar } from '~/platform/http/calls';
import type { Site } from '~/platform/site';
import { resourceAdminCalls, resourceCalls, resourcesTopic } from '../contract';
import { deleteDocument, uploadDocument } from './documents';
import { deleteFlipbook, uploadFlipbook } from './flipbooks';
import { presentDocument, presentFlipbook, presentManaged } from './present';
import { workOnRendering } from './rendering/jobs';
import { findDocuments, findFinished, findFlipbooks } from './views';

export { loadDemoResources } from './demo/load';
export { resourceFiles } from './file-owner';

/** Registers the calls of resources (public-site.md section 7, readings.md "Resources") and the job behind them. */
export function registerResources(site: Site, calls: CallRegistrar): void {
  const { db } = site;
  workOnRendering(site);
  calls.register(resourceCalls, {
    currentFlipbook: async () => {
      const [current] = await findFinished(db);
      return current ? presentFlipbook(current) : null;
    },
    archivedFlipbooks: async () => (await findFinished(db)).slice(1).map(presentFlipbook),
    documents: async () => (await findDocuments(db)).map(presentDocument),
  });
  calls.register(resourceAdminCalls, {
    flipbooks: async () => {
      const all = await findFlipbooks(db);
      const current = all.find((book) => book.status === 'finished')?.id;
      return all.map((book) => presentManaged(book, current));
    },
    uploadFlipbook: ({ body, files }, { caller }) => uploadFlipbook(site, caller, body, files.pdf[0]),
    deleteFlipbook: ({ params }, { caller }) => deleteFlipbook(site, caller, params.id),
    uploadDocument: ({ body, files }, { caller }) => uploadDocument(site, caller, body, files.file[0]),
    deleteDocument: ({ params }, { caller }) => deleteDocument(site, caller, params.id),
  });
}

/** The page of this feature, for the sitemap. */
export function resourcePages(): PublicPages {
  return { topics: [resourcesTopic], pages: () => [{ path: '/resources' }] };
}
