import type { FastifyInstance } from 'fastify';
import { closedLine } from '~/features/setup/server/public';
import { dressPage, registerLook, siteAddress, type SiteAnswer } from '~/features/site/server/public';
import { createCalls } from '~/platform/http/calls';
import { createClosing } from '~/platform/http/closed-site';
import { registerForCrawlers } from '~/platform/http/crawlers';
import { registerHealth } from '~/platform/http/health';
import { createResponseCache } from '~/platform/http/response-cache';
import { registerPages, type PreviewPage } from '~/platform/http/pages';
import { createHttp } from '~/platform/http/server';
import { registerMedia } from '~/platform/http/media-route';
import { registerMetrics, type Metrics } from '~/platform/metrics';
import type { Config } from '~/platform/config';
import { projectRoot } from '~/platform/project-root';
import type { Site } from '~/platform/site';
import type { Pages } from '~/router/pages';
import type { Language } from '~/shared/language';
import { createCallers, features, fileOwners } from './features';

export interface PagesOfSite {
  /** Returns the pages of a language; called for every page so that development can hand out new ones. */
  pagesIn: (language: Language) => Promise<Pages>;
  /** Serves what the pages load: scripts, styles, pictures. */
  assets: (app: FastifyInstance, config: Config) => Promise<void>;
}

export interface AppOptions extends Site {
  /** Without it the app has calls and media only. */
  pages?: PagesOfSite | undefined;
  /** Counts what happens; shown at /metrics unless metrics have a port of their own. */
  metrics?: Metrics | undefined;
}

/** Builds the application: what the platform serves, and the features of features.ts. */
export async function buildApp({ pages, metrics, ...site }: AppOptions) {
  const { config, db, topics, files, diskSpace, clock, log, isHeld } = site;
  const { app, headers, door } = await createHttp({
    config,
    log,
    onAnswer: metrics?.answered,
  });
  const cache = createResponseCache(topics, clock, headers, { isHeld });
  metrics?.watchCache(cache);
  const uploads = {
    uploadFolder: files.temp(),
    uploadsAtOnce: config.uploadsAtOnce,
    diskSpace,
    clock,
  };
  const callers = createCallers(site);
  app.addHook('onClose', () => callers.close());
  const stamps = features.flatMap((feature) => feature.stamps?.(site) ?? []);
  const calls = createCalls({ app, door, cache, versions: topics, callers, ...uploads, stamps });

  let preview: PreviewPage = () => Promise.resolve('');
  for (const feature of features) {
    feature.jobs?.(site);
    await feature.register?.(site, {
      app,
      calls: calls.registrar(feature.texts),
      preview: (page) => preview(page),
    });
  }

  registerLook(app, { read: calls.read, files, root: projectRoot });
  const closing = createClosing(site);
  registerForCrawlers(site, { app, cache, closing }, features);
  registerHealth(app, [
    ['database', () => db.execute('select 1')],
    ['files', () => files.check()],
  ]);
  if (metrics && config.metrics?.port === undefined) registerMetrics(app, metrics, config.metrics?.token);
  const forEverybody = fileOwners(site).filter(({ isPublic }) => isPublic);
  registerMedia(app, files, (key) => forEverybody.some(({ prefix }) => key.startsWith(`${prefix}/`)));
  if (pages) {
    await pages.assets(app, config);
    const live = new Set(features.flatMap(({ livePages = [] }) => livePages));
    preview = registerPages({
      app,
      cache,
      read: calls.read,
      ask: calls.ask,
      live,
      origin: config.publicUrl,
      dress: { call: siteAddress, page: (html, answer) => dressPage(html, answer as SiteAnswer) },
      closing: { ...closing, line: closedLine },
      pagesIn: pages.pagesIn,
    });
  }
  await app.ready();
  return app;
}
