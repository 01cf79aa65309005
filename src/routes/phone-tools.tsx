import { useEffect, useState } from 'react';
import { dropEnded, NewVersion } from '~/features/phone/web/public';
import { useKnownSession } from '~/session';
import { logQuietly } from '~/shared/log-quietly';
import { askRelease, updateNow } from './cached-pages';

/**
 * Registers the service worker, shows when a new release is ready (docs/decisions/0077-offline.md), and deletes copies
 * whose time is over. A module of its own, which the first visit does not load.
 */
export default function PhoneTools() {
  const isLoggedIn = Boolean(useKnownSession());
  const [ready, setReady] = useState<() => void>();
  useEffect(() => watchWorker((update) => setReady(() => update)), []);
  useEffect(() => void dropEnded().catch((error: unknown) => logQuietly('copies', error)), []);
  useEffect(() => {
    if (isLoggedIn && !document.querySelector('link[rel=manifest]'))
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'manifest', href: '/site.webmanifest' }),
      );
  }, [isLoggedIn]);
  return ready && <NewVersion onUpdate={ready} />;
}

/** Registers the worker once the page has loaded; `onReady` gets what updates to a release that is waiting. */
function watchWorker(onReady: (update: () => void) => void): () => void {
  const workers = (navigator as Partial<Navigator>).serviceWorker;
  if (!workers || !import.meta.env.PROD) return () => undefined;
  const ended = new AbortController();
  const { signal } = ended;
  const reload = () => window.location.reload();
  // The first worker takes over without a question: it is of this page's release.
  let isFirst = !workers.controller;
  let updating = false;
  workers.addEventListener(
    'controllerchange',
    () => {
      if (updating) reload();
      else if (!isFirst) onReady(reload);
      isFirst = false;
    },
    { signal },
  );
  workers.addEventListener(
    'message',
    ({ data, ports }) => {
      if (data === askRelease) ports[0]?.postMessage(firstModule());
    },
    { signal },
  );
  const register = async () => {
    const registration = await workers.register('/sw.js', { updateViaCache: 'none' });
    const look = () => {
      const { waiting } = registration;
      if (!waiting || isFirst) return;
      onReady(() => {
        updating = true;
        waiting.postMessage(updateNow);
      });
    };
    registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', look));
    look();
    // The caches of older releases may go when no page needs them any more.
    workers.controller?.postMessage('opened');
    const check = () => {
      if (document.visibilityState === 'visible') registration.update().catch(() => undefined);
    };
    document.addEventListener('visibilitychange', check, { signal });
  };
  const start = () => void register().catch(() => undefined);
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true, signal });
  return () => ended.abort();
}

/** Returns the path of the module that started this page, which stands for its release. */
function firstModule(): string {
  const link = document.querySelector<HTMLLinkElement>('link[rel=modulepreload]');
  return link ? new URL(link.href).pathname : '';
}
