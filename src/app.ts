import type { FastifyInstance } from 'fastify';
import type { ServerBuild } from 'react-router';
import { photoFiles, registerAccounts } from '~/features/accounts/server/public';
import { registerAdmin } from '~/features/admin/server/public';
import { registerAreas } from '~/features/areas/server/public';
import { registerAudit } from '~/features/audit/server/public';
import { attachmentFiles, registerCommunity } from '~/features/community/server/public';
import { eventPages, posterFiles, registerEvents } from '~/features/events/server/public';
import { adFiles, registerMarketplace } from '~/features/marketplace/server/public';
import { registerMembers } from '~/features/members/server/public';
import { registerNotifications } from '~/features/notifications/server/public';
import { registerResources, resourceFiles, resourcePages } from '~/features/resources/server/public';
import { registerForCrawlers } from '~/features/site/server/public';
import { createCalls } from '~/platform/http/calls';
import { registerHealth } from '~/platform/http/health';
import { createResponseCache } from '~/platform/http/response-cache';
import { registerPages } from '~/platform/http/pages';
import { createHttp } from '~/platform/http/server';
import type { FileOwner } from '~/platform/files';
import { registerMedia } from '~/platform/http/media-route';
import type { Site } from '~/platform/site';

export interface Pages {
  /** React Router's server build, asked for at every page so that development can hand out a new one. */
  build: () => Promise<ServerBuild>;
  /** Serves what the pages load: scripts, styles, pictures. */
  assets: (app: FastifyInstance) => Promise<void>;
}

export interface AppOptions extends Site {
  /** Without them the app has calls and media only. */
  pages?: Pages | undefined;
}

/** The application: the server's only registry, one line per feature. */
export async function buildApp({ pages, ...site }: AppOptions) {
  const { config, db, topics, files, clock, log } = site;
  const { app, headers } = await createHttp({ config, log });
  const cache = createResponseCache(topics, clock, headers);
  const accounts = registerAccounts(site);
  const calls = createCalls({ app, cache, versions: topics, authenticate: accounts.authenticate, uploadFolder: files.temp() });

  registerAreas(site, calls, accounts);
  accounts.register(app, calls);
  registerMembers(site, calls, accounts);
  registerMarketplace(site, calls);
  registerEvents(site, calls);
  registerResources(site, calls);
  const notices = await registerNotifications(site, calls, app);
  registerCommunity(site, calls, { app, accounts, notices });
  registerAdmin(site, calls);
  registerAudit(site, calls);

  registerForCrawlers(site, { app, cache }, [eventPages(site), resourcePages()]);

  registerHealth(app, [
    ['database', () => db.execute('select 1')],
    ['files', () => files.check()],
  ]);
  registerMedia(app, files, (key) => /^(ads|events|flipbooks|documents)\//.test(key));
  if (pages) {
    await pages.assets(app);
    registerPages({ app, cache, read: calls.read, origin: config.publicUrl, build: pages.build });
  }
  await app.ready();
  return app;
}

/** Who says which stored files are in use: what nobody names is deleted at the next start (removeLeftovers). */
export const fileOwners = (site: Pick<Site, 'db'>): FileOwner[] => [
  photoFiles(site),
  adFiles(site),
  posterFiles(site),
  ...resourceFiles(site),
  attachmentFiles(site),
];
