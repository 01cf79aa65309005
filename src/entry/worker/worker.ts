/// <reference lib="webworker" />
import { answerPage } from './pages';
import { openMessage, renewSubscription, showMessage } from './push';
import { fillRelease, isEntry, keptAsset, removeOldReleases } from './release';

/*
 * The service worker, /sw.js: what it keeps and serves (docs/product/phone.md, "Worker"; docs/decisions/0077). At most
 * 6 KB. Whatever throws here falls through to the network.
 */

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', (event) => event.waitUntil(fillRelease()));

self.addEventListener('activate', (event) => event.waitUntil(removeOldReleases().then(() => self.clients.claim())));

/*
 * An open page asks a worker that waits, by the entry file it was made with. A page of this release has nothing to lose
 * by the change; an older page hears of it, and asks for it when its reader wants.
 */
self.addEventListener('message', ({ data, source }) => {
  if (data === 'take-over' || isEntry(data)) void self.skipWaiting();
  else source?.postMessage('new-version');
});

self.addEventListener('push', (event) => event.waitUntil(showMessage(self, event.data?.text())));

self.addEventListener('notificationclick', (event) => event.waitUntil(openMessage(self, event.notification)));

self.addEventListener('pushsubscriptionchange', (event) => {
  const { oldSubscription = null } = event as ExtendableEvent & { oldSubscription?: PushSubscription | null };
  (event as ExtendableEvent).waitUntil(renewSubscription(self, oldSubscription));
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
