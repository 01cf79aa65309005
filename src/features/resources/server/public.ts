import type { Feature } from '~/platform/feature';
import type { CallRegistrar } from '~/platform/http/calls';
import type { Site } from '~/platform/site';
import { resourceAdminCalls, resourceCalls, resourcesTopic } from '../contract';
import { both } from '../texts/both';
import { loadDemoResources } from '~demo/resources/load';
import { deleteDocument, uploadDocument } from './documents';
import { resourceFiles } from './file-owner';
import { deleteFlipbook, uploadFlipbook } from './flipbooks';
import { presentDocument, presentFlipbook, presentManaged } from './present';
import { workOnRendering } from './rendering/jobs';
import { flipbooks, resourceDocuments } from './tables';
import { findDocuments, findFinished, findFlipbooks } from './views';

/** Flipbooks, whose pages a job renders, and documents. */
export const resourcesFeature: Feature = {
  texts: both,
  register: (site, { calls }) => registerResources(site, calls),
  jobs: workOnRendering,
  files: resourceFiles,
  pages: () => ({ topics: [resourcesTopic], pages: () => [{ path: '/resources' }] }),
  demo: loadDemoResources,
  demoData: { rows: [{ table: resourceDocuments }, { table: flipbooks }], topics: [resourcesTopic] },
};

/**
 * Registers the calls of resources (docs/product/resources.md, "Public calls" and "Administration calls") and the job
 * behind them.
 */
function registerResources(site: Site, calls: CallRegistrar): void {
  const { db } = site;
  calls.register(resourceCalls, {
    currentFlipbook: async () => {
      const [current] = await findFinished(db);
      return current ? presentFlipbook(current) : null;
    },
    archivedFlipbooks: async () => (await findFinished(db)).slice(1).map(presentFlipbook),
    documents: async () => (await findDocuments(db)).map(presentDocument),
  });
  calls.register(resourceAdminCalls, {
    flipbooks: async (_, { language }) => {
      const all = await findFlipbooks(db);
      const current = all.find((book) => book.status === 'finished')?.id;
      return all.map((book) => presentManaged(book, current, language));
    },
    uploadFlipbook: ({ body, files }, { caller }) => uploadFlipbook(site, caller, body, files.pdf[0]),
    deleteFlipbook: ({ params }, { caller }) => deleteFlipbook(site, caller, params.id),
    uploadDocument: ({ body, files }, { caller }) => uploadDocument(site, caller, body, files.file[0]),
    deleteDocument: ({ params }, { caller }) => deleteDocument(site, caller, params.id),
  });
}
