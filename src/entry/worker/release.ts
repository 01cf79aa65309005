/// <reference lib="webworker" />

declare const self: ServiceWorkerGlobalScope;

/** What scripts/lib/build-worker.mjs writes into the worker. */
declare const RELEASE: {
  /** Names the release: the same code has the same name. */
  id: string;
  /** The list of the release's files, `{ en: [...], ml: [...] }`. */
  list: string;
  /** The entry file of each language, which every page of the release names. */
  entries: Record<string, string>;
};

const prefix = 'release-';
/** The name of the cache of this release. */
export const own = prefix + RELEASE.id;

/** The language of a path. */
export const languageOf = (path: string) => (/^\/ml(\/|$)/.test(path) ? 'ml' : 'en');

/**
 * Fills the cache of this release from the build's list, in the languages of the open pages: whole or not at all.
 * Rejects, and with it the installation, when one file is missing.
 */
export async function fillRelease(): Promise<void> {
  const open = await self.clients.matchAll({ includeUncontrolled: true, type: 'window' });
  const languages = new Set(open.map(({ url }) => languageOf(new URL(url).pathname)));
  const lists = (await (await fetch(RELEASE.list)).json()) as Record<string, string[]>;
  const files = [...(languages.size > 0 ? languages : ['en'])].flatMap((language) => lists[language] ?? []);
  const cache = await caches.open(own);
  try {
    await cache.addAll([...new Set(files)]);
  } catch (error) {
    await caches.delete(own);
    throw error;
  }
}

/** Removes the caches of other releases, except the newest of them while a page may still be of it. */
export async function removeOldReleases(): Promise<void> {
  const open = await self.clients.matchAll({ includeUncontrolled: true, type: 'window' });
  const others = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== own);
  const kept = open.length > 0 ? 1 : 0;
  await Promise.all(others.slice(0, others.length - kept).map((name) => caches.delete(name)));
}

/** Returns a file of any kept release. */
export const keptAsset = (path: string): Promise<Response | undefined> => caches.match(path);

/** Returns whether a page is of this release: it names the entry file. */
export const isOfRelease = (html: string, path: string): boolean => html.includes(RELEASE.entries[languageOf(path)]!);

/** Returns whether a file is an entry of this release. */
export const isEntry = (path: unknown): boolean => Object.values(RELEASE.entries).some((entry) => entry === path);
