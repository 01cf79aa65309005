/// <reference lib="webworker" />
import { answerPage } from './pages';
import { fillRelease, keptAsset, removeOldReleases } from './release';

/*
 * The service worker, /sw.js: what it keeps and serves (docs/product/phone.md, "Worker"; docs/decisions/0077). At most
 * 6 KB. Whatever throws here falls through to the network.
 */

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', (event) => event.waitUntil(fillRelease()));

self.addEventListener('activate', (event) =>
  event.waitUntil(removeOldReleases().then(() => self.clients.claim())),
);

self.addEventListener('message', ({ data }) => {
  if (data === 'take-over') void self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  const isOurs = request.method === 'GET' && url.origin === location.origin && !request.headers.has('Authorization');
  if (!isOurs || /^\/(ml\/)?(api|media)\//.test(url.pathname)) return;
  if (request.mode === 'navigate') event.respondWith(answerPage(event, url).catch(() => fetch(request)));
  else if (url.pathname.startsWith('/assets/'))
    event.respondWith(
      keptAsset(url.pathname).then(
        (kept) => kept ?? fetch(request),
        () => fetch(request),
      ),
    );
});
