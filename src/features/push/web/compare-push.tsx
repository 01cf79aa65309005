import { useEffect } from 'react';
import { useKnownSession } from '~/session';

/** Whose subscription was compared since the site was opened. */
let compared: number | undefined;

/** Compares this browser's subscription with the server's, once at each opening of the site; renders nothing. */
export function ComparePush() {
  const userId = useKnownSession()?.user.id;
  useEffect(() => {
    if (userId === undefined || !('serviceWorker' in navigator)) return undefined;
    const compare = () =>
      // Without an answer the next opening compares.
      void import('./compare').then(({ compareWithServer }) => compareWithServer(userId)).catch(() => undefined);
    if (compared !== userId) compare();
    compared = userId;
    // What the worker sends when the browser has replaced the subscription (src/entry/worker/push.ts).
    const onMessage = ({ data }: MessageEvent<{ type?: string } | null>) => {
      if (data?.type === 'push-subscription-changed') compare();
    };
    navigator.serviceWorker.addEventListener('message', onMessage);
    return () => navigator.serviceWorker.removeEventListener('message', onMessage);
  }, [userId]);
  return null;
}
