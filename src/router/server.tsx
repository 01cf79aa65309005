import type { ComponentType } from 'react';
// The edge build: Node's own stores each rendering in an AsyncLocalStorage, after the first of which every promise and
// every tick of the whole server costs more (a tenth of a poll).
import { renderToReadableStream } from 'react-dom/server.edge';
import { ownPath } from '~/shared/own-address';
import { Redirect, type LoadArgs, type LoadedPage, type PageContext, type PageData } from '~/shared/page';
import { unknownNames } from '~/shared/site-names';
import { jsonText } from './head';
import type { Carried } from './page-data';
import type { Assets, PageAnswer, Pages } from './pages';
import { stillRouter, type Router } from './router';
import { allRoutes, loadCode, matchIn, noView, type Routes, type View } from './routes';
import { ScriptMark } from './script-mark';

const GIVE_UP_MS = 10_000;

/** A whole document: `data` is what PageDataScript carries. */
type Root = ComponentType<{ router: Router; data: string }>;

/** The last of the table is for every unknown path. */
const unknown = '/*';

function report(error: unknown): void {
  // oxlint-disable-next-line no-console -- pages are rendered apart from the server and have no log of their own
  console.error(error);
}

/** The pages of a table, rendered in `Root`. */
export async function createPages({
  table,
  Root,
  assets,
  load,
}: {
  table: Routes;
  Root: Root;
  assets: Assets;
  /** Loads what every page shows. */
  load: (args: LoadArgs) => Promise<LoadedPage & Pick<PageData, 'names'>>;
}): Promise<Pages> {
  const routes = await allRoutes(table);

  /**
   * Renders a page whole before the first byte leaves: it is cached and served many times, streaming would gain
   * nothing.
   */
  async function htmlOf(path: string, view: View, mark: string): Promise<{ html: string; broken: boolean }> {
    const carried: Carried = { page: view.page, ...(view.failed && { failed: true }) };
    const location = { pathname: path, search: '', hash: '', state: null, key: 'default' };
    const timeLimit = new AbortController();
    const timer = setTimeout(() => timeLimit.abort(), GIVE_UP_MS);
    let broken = false;
    try {
      // Every inline script of ours carries the mark.
      const stream = await renderToReadableStream(
        <ScriptMark value={mark}>
          <Root router={stillRouter(location, view)} data={jsonText(carried)} />
        </ScriptMark>,
        {
          nonce: mark,
          signal: timeLimit.signal,
          // Large parts stand in their place, too: without JavaScript, nothing would bring them there.
          progressiveChunkSize: Infinity,
          onError(error) {
            broken = true;
            report(error);
          },
        },
      );
      await stream.allReady;
      return { html: await new Response(stream).text(), broken };
    } finally {
      clearTimeout(timer);
    }
  }

  /** Makes the error screen, where the page could not be made. */
  async function failure({ origin, mark }: PageContext, path: string): Promise<PageAnswer> {
    const { html } = await htmlOf(path, { ...noView, page: { origin, names: unknownNames, answers: [] } }, mark);
    return { status: 500, headers: {}, html, modules: modulesOf() };
  }

  /** A page's modules, the one that starts first. */
  const modulesOf = (files: readonly string[] = []) => [
    ...new Set([assets.entry, ...assets.imports, ...files.flatMap((file) => assets.files[file] ?? [])]),
  ];

  return {
    find(path) {
      const found = matchIn(routes, path);
      return found && found.route.path !== unknown ? { route: found.route.path, own: found.spelling } : undefined;
    },
    async render(path, context) {
      const match = matchIn(routes, path);
      if (!match) throw new Error(`No route for ${path}`);
      const code = await loadCode(match);
      let loaded: LoadedPage | undefined;
      let common: LoadedPage & Pick<PageData, 'names'>;
      try {
        const args = { params: match.params, context };
        [common, loaded] = await Promise.all([load(args), code.module.load?.(args)]);
      } catch (error) {
        if (error instanceof Redirect) return { status: 302, headers: { Location: ownPath(error.to) }, modules: [] };
        report(error);
        return failure(context, path);
      }
      const { status = 200, headers = {}, answers = [], ...more } = loaded ?? {};
      const page = {
        ...more,
        names: common.names,
        origin: context.origin,
        answers: [...answers, ...(common.answers ?? [])],
      };
      const rendered = await htmlOf(path, { ...code, page, failed: false }, context.mark).catch(() => undefined);
      if (!rendered) return failure(context, path);
      return {
        status: rendered.broken ? 500 : status,
        headers,
        html: rendered.html,
        modules: modulesOf(match.route.files),
      };
    },
  };
}
