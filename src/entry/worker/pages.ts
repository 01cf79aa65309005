/// <reference lib="webworker" />
import { isOfRelease, languageOf, own } from './release';

declare const self: ServiceWorkerGlobalScope;

/** How long the network has, in ms, before the kept page is shown. */
const patience = 3000;
/** How many pages are kept. */
const most = 50;
/** Pages whose address is a key. They are not kept. */
const keys = /^\/(ml\/)?(verify|reset-password|join\/correct|confirm-address|security\/not-me|api)\//;

/**
 * Answers with a page: from the network, after 3 s or without a line as it was kept, else /offline. The HTML of a page
 * holds no person's data. Rejects where nothing is kept at all.
 */
export async function answerPage(event: FetchEvent, { pathname }: URL): Promise<Response> {
  const fresh = fetch(event.request).then((response) => {
    event.waitUntil(keep(pathname, response.clone()).catch(() => undefined));
    return response;
  });
  const cache = await caches.open(own);
  const kept = await cache.match(pathname);
  if (!kept) return fresh.catch(() => offline(pathname));
  const late = new Promise<Response>((resolve) => setTimeout(resolve, patience, kept));
  return Promise.race([fresh.catch(() => kept), late]);
}

/** A page belongs to its address: the one without a connection has its own, and knows where to try again. */
const offline = (path: string) =>
  Response.redirect(`${languageOf(path) === 'ml' ? '/ml' : ''}/offline?to=${encodeURIComponent(path)}`);

/** Keeps a page of this release. A page of a later one: asks for its worker. */
async function keep(path: string, response: Response): Promise<void> {
  const isPage = response.ok && !response.redirected && response.headers.get('Content-Type')?.startsWith('text/html');
  if (!isPage || keys.test(path) || /no-store/.test(response.headers.get('Cache-Control') ?? '')) return;
  if (!isOfRelease(await response.clone().text(), path)) {
    await self.registration.update();
    return;
  }
  const cache = await caches.open(own);
  await cache.delete(path);
  await cache.put(path, response);
  const pages = (await cache.keys()).filter(({ url }) => !new URL(url).pathname.startsWith('/assets/'));
  for (const { url } of pages.slice(0, Math.max(0, pages.length - most))) await cache.delete(url);
}
