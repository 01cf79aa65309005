import type { Scope } from './scope';

/* What /sw.js is with SERVICE_WORKER=off: it empties the caches of a worker that was there, and removes itself. */

declare const self: Scope;

self.addEventListener('install', () => void self.skipWaiting());

self.addEventListener('activate', (event) =>
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.map((name) => caches.delete(name))))
      .then(() => self.registration.unregister()),
  ),
);
