import { pathIn, splitLanguage, type Language } from '~/shared/language';
import type { Page } from './scope';
import { askRelease, cachedAs, cachedPage, shells } from '~/routes/cached-pages';

/** What the build lists for a language (scripts/lib/build.mjs): the module that starts, and the files of its pages. */
type Release = Record<Language, { entry: string; files: readonly string[] }>;

/** The address of this release's list; its name has the list's hash. Set by the build. */
declare const RELEASE_LIST: string;

/** How many pages a person has opened stay in the cache; the oldest go. */
const MOST = 50;
/** How long the network may take before a cached page is shown, in ms. */
const PATIENCE_MS = 3000;
/** How long an open page may take to answer which release it is of, in ms. */
const ANSWER_MS = 2000;

/** In a cache that was filled whole; written last. */
const whole = '/whole';
const nameFor = (language: Language) => `${RELEASE_LIST} ${language}`;
const names = [nameFor('en'), nameFor('ml')];
const loose = { ignoreVary: true, ignoreSearch: true };
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Returns the language of a path, and the path without it and without a slash at its end. */
export function splitPath(path: string): { language: Language; rest: string } {
  const { language, rest } = splitLanguage(path);
  return { language, rest: rest.replace(/\/+$/, '') || '/' };
}

async function fetched(address: string, entry?: string): Promise<Response> {
  const answer = await fetch(address, entry === undefined ? {} : { cache: 'no-cache' });
  if (!answer.ok || answer.redirected) throw new Error(`${address}: ${answer.status}`);
  // A page of another release needs modules that are not in this cache.
  if (entry !== undefined && !(await answer.clone().text()).includes(entry)) throw new Error(address);
  return answer;
}

async function releaseOf(language: Language) {
  const list = (await caches.match(RELEASE_LIST, loose)) ?? (await fetched(RELEASE_LIST));
  return ((await list.json()) as Release)[language];
}

/** Fills the cache of a language whole, or not at all; does nothing when it is. */
export async function fill(language: Language): Promise<void> {
  const name = nameFor(language);
  const cache = await caches.open(name);
  if (await cache.match(whole)) return;
  try {
    const { entry, files } = await releaseOf(language);
    const put = async (address: string, entryOfPage?: string) =>
      cache.put(address, await fetched(address, entryOfPage));
    await Promise.all([
      ...[RELEASE_LIST, ...files].map((file) => put(file)),
      ...shells.map((path) => put(pathIn(language, path), entry)),
    ]);
    await cache.put(whole, new Response());
  } catch (error) {
    await caches.delete(name);
    throw error;
  }
}

/** Adds a page that a person opened, when it is of this release. */
async function keep(path: string, answer: Response): Promise<void> {
  const { language, rest } = splitPath(path);
  const isPage = answer.ok && !answer.redirected && answer.headers.get('Content-Type')?.startsWith('text/html');
  if (!isPage || !cachedPage.test(rest)) return;
  await fill(language);
  const { entry } = await releaseOf(language);
  const copy = answer.clone();
  if (!(await answer.text()).includes(entry)) return;
  await (await caches.open(nameFor(language))).put(pathIn(language, rest), copy);
  const opened = await Promise.all(
    names.map(async (name) => {
      if (!(await caches.has(name))) return [];
      const cache = await caches.open(name);
      return (await cache.keys()).filter(isOpened).map((request) => () => cache.delete(request));
    }),
  );
  await Promise.all(
    opened
      .flat()
      .slice(0, -MOST)
      .map((remove) => remove()),
  );
}

/** Returns whether an entry is a page that a person opened, not one that every release brings. */
function isOpened({ url }: { url: string }): boolean {
  const { pathname } = new URL(url);
  return !/^\/(assets\/|whole$)/.test(pathname) && !shells.includes(splitPath(pathname).rest);
}

/** Returns what is in this release's caches, else in an older one's. */
async function find(path: string): Promise<Response | undefined> {
  for (const name of names) {
    const found = (await caches.has(name)) && (await (await caches.open(name)).match(path, loose));
    if (found) return found;
  }
  return caches.match(path, loose);
}

/** Answers a file of a release: its content never changes. */
export const answerFile = async (request: Request) => (await caches.match(request, loose)) ?? fetch(request);

/** Answers a page: from the network, else as it was; a page that is not cached leads to /offline. */
export async function answerPage(request: Request, later: (work: Promise<unknown>) => void): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const { language, rest } = splitPath(pathname);
  const cached = () => find(pathIn(language, cachedAs(rest)));
  const fresh = fetch(request).then((answer) => {
    later(keep(pathname, answer.clone()).catch(() => undefined));
    return answer;
  });
  const patient = wait(PATIENCE_MS)
    .then(cached)
    .then((found) => found ?? fresh);
  try {
    const answer = await Promise.race([fresh, patient]);
    return answer.status < 500 ? answer : ((await cached()) ?? answer);
  } catch (error) {
    const page = await cached();
    if (page) return page;
    // In the language of the page where that is cached, else in the other.
    const offline =
      (await find(pathIn(language, '/offline'))) ?? (await find('/offline')) ?? (await find('/ml/offline'));
    if (!offline || rest === '/offline') throw error;
    return Response.redirect(`${new URL(offline.url).pathname}?from=${encodeURIComponent(pathname + search)}`);
  }
}

/** Asks an open page which release it is of: the address of its first module; undefined without an answer. */
const entryOf = (page: Page) =>
  Promise.race([
    new Promise<unknown>((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = ({ data }) => resolve(data);
      page.postMessage(askRelease, [port2]);
    }),
    wait(ANSWER_MS),
  ]);

/** Deletes the caches of older releases, but for those of which a page is open, or may be. */
export async function dropOlder(pages: readonly Page[]): Promise<void> {
  const older = (await caches.keys()).filter((name) => !names.includes(name));
  if (older.length === 0) return;
  const entries = await Promise.all(pages.map(entryOf));
  if (entries.includes(undefined)) return;
  for (const name of older) {
    const cache = await caches.open(name);
    const used = await Promise.all(entries.map((entry) => cache.match(String(entry), loose)));
    if (!used.some(Boolean)) await caches.delete(name);
  }
}
