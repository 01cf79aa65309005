import { createElement, type ComponentType } from 'react';
import { Meta, Scripts } from '~/router';
import * as entry from '../../src/entry.server';

/** What a loader of a page gets, as far as these tests use it. */
export type LoaderArgs = { context: { read(address: string, input: object): Promise<unknown> } };

interface Page {
  path?: string;
  /** Without a component, React Router sends what the loader returns. */
  Component?: ComponentType;
  /** Of whatever arguments: a page's own loader says what it takes. */
  loader?: (args: never) => unknown;
  headers?: (args: never) => Headers;
  meta?: () => object[];
}

const Root = () =>
  createElement('html', {}, createElement('head', {}, createElement(Meta)), createElement('body', {}, createElement(Outlet), createElement(Scripts)));

/** React Router's server build of a few pages. */
export function buildOf(pages: Record<string, Page>): ServerBuild {
  const all: Record<string, Page> = { root: { Component: Root }, ...pages };
  const routes = Object.entries(all).map(([id, { path, Component, loader, headers, meta }]) => {
    const parentId = id === 'root' ? undefined : 'root';
    const known = { id, parentId, path, module: `/${id}.js`, imports: [], css: [], hasLoader: Boolean(loader), hasDefaultExport: Boolean(Component) };
    return [id, { ...known, module: { default: Component, loader, headers, meta } }, known] as const;
  });
  return {
    entry: { module: entry },
    routes: Object.fromEntries(routes.map(([id, route]) => [id, route])),
    assets: { entry: { module: '/entry.js', imports: [] }, routes: Object.fromEntries(routes.map(([id, , known]) => [id, known])), url: '/manifest.js', version: '1' },
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial' },
    publicPath: '/',
    assetsBuildDirectory: '',
  } as unknown as ServerBuild;
}
