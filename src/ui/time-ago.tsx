import { useSyncExternalStore } from 'react';
import { showMoment } from '~/shared/show-date';
import { relativeTime } from '~/shared/relative-time';

const TICK_MS = 15_000;

const listeners = new Set<() => void>();
let now = 0;
let timer: ReturnType<typeof setInterval> | undefined;

function tick(): void {
  now = Date.now();
  for (const listener of listeners) listener();
}

/** One clock for all times on the screen; it is set right when the tab comes back. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) {
    timer = setInterval(tick, TICK_MS);
    document.addEventListener('visibilitychange', tick);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    document.removeEventListener('visibilitychange', tick);
    now = 0;
  };
}

const current = () => (now ||= Date.now());

/** How long ago, kept right while it stands there; the moment itself on hover. */
export function TimeAgo({ at, className }: { at: string; className?: string }) {
  const time = useSyncExternalStore(subscribe, current, () => 0);
  return (
    <time dateTime={at} title={showMoment(at) ?? undefined} className={className}>
      {relativeTime(at, time)}
    </time>
  );
}
