/// <reference lib="webworker" />

/* What /sw.js is with SERVICE_WORKER=off: it removes what a worker kept, and itself. */

export {};
declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', () => void self.skipWaiting());

self.addEventListener('activate', (event) =>
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) await caches.delete(name);
      await self.registration.unregister();
    })(),
  ),
);
