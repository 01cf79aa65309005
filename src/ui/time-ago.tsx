import { useSyncExternalStore } from 'react';
import { formatMoment } from '~/shared/format-date';
import { relativeTime } from '~/shared/relative-time';

const TICK_MS = 15_000;

const listeners = new Set<() => void>();
let now = 0;
let timer: ReturnType<typeof setInterval> | undefined;

function tick(): void {
  now = Date.now();
  for (const listener of listeners) listener();
}

/** Starts one clock for all times on the screen; it is updated when the tab comes back. */
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

/** Renders how long ago something was, updated while it is shown; the moment itself on hover. */
export function TimeAgo({ at, className }: { at: string; className?: string }) {
  const time = useSyncExternalStore(subscribe, current, () => 0);
  return (
    <time dateTime={at} title={formatMoment(at) ?? undefined} className={className}>
      {relativeTime(at, time)}
    </time>
  );
}
