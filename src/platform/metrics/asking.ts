import { setTimeout as sleep } from 'node:timers/promises';

/** Milliseconds that a scrape waits for what it asks: Prometheus gives up after ten seconds, a person earlier. */
const patience = 1500;

/**
 * A question to something that may be down: gives its answer, or undefined when it fails or takes longer than `ms`. One
 * that still waits is not asked again, so that scrapes do not queue up behind a database that hangs.
 */
export function patiently<T>(ask: () => Promise<T>, ms = patience): () => Promise<T | undefined> {
  let underway: Promise<T | undefined> | undefined;
  return async () => {
    underway ??= Promise.resolve()
      .then(ask)
      .catch(() => undefined)
      .finally(() => (underway = undefined));
    const answered = new AbortController();
    const late = sleep(ms, undefined, { signal: answered.signal }).catch(() => undefined);
    return Promise.race([underway, late]).finally(() => answered.abort());
  };
}
