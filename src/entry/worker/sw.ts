import { updateNow } from '~/routes/cached-pages';
import { answerFile, answerPage, dropOlder, fill, splitPath } from './cached';
import { openMessage, renewSubscription, showMessage } from './push';
import type { Scope } from './scope';

/* The service worker, /sw.js (docs/decisions/0077-offline.md). */

declare const self: Scope;

const openPages = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true });

self.addEventListener('install', (event) =>
  event.waitUntil(
    openPages().then((pages) => {
      const languages = pages.map(({ url }) => splitPath(new URL(url).pathname).language);
      return Promise.all([...new Set(languages.length > 0 ? languages : ['en' as const])].map(fill));
    }),
  ),
);

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim().then(openPages).then(dropOlder)));

self.addEventListener('message', (event) => {
  event.waitUntil(event.data === updateNow ? self.skipWaiting() : openPages().then(dropOlder));
});

self.addEventListener('fetch', (event) => {
  try {
    const { request } = event;
    const { origin, pathname } = new URL(request.url);
    const isOurs = origin === self.location.origin && request.method === 'GET';
    // Calls, media, and what only one person may see are the network's.
    if (!isOurs || request.headers.has('Authorization') || /^(\/ml)?\/(api|media)\//.test(pathname)) return;
    const answer = pathname.startsWith('/assets/')
      ? answerFile(request)
      : request.mode === 'navigate'
        ? answerPage(request, (work) => event.waitUntil(work))
        : undefined;
    if (answer) event.respondWith(answer.catch(() => fetch(request)));
  } catch {
    // Without an answer of the worker the browser fetches by itself.
  }
});

self.addEventListener('push', (event) => event.waitUntil(showMessage(self, event.data?.text())));
self.addEventListener('notificationclick', (event) => event.waitUntil(openMessage(self, event.notification)));
self.addEventListener('pushsubscriptionchange', (event) =>
  event.waitUntil(renewSubscription(self, event.oldSubscription)),
);
