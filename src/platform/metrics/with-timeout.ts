import { setTimeout as sleep } from 'node:timers/promises';

/** How long a scrape waits for each source, in ms: Prometheus gives up after ten seconds, a person earlier. */
const patience = 1500;

/**
 * Wraps a read of something that may be down: resolves to its result, or undefined when it fails or takes longer than
 * `ms`. A pending read is not started again, so that scrapes do not queue up behind a database that hangs.
 */
export function withTimeout<T>(ask: () => Promise<T>, ms = patience): () => Promise<T | undefined> {
  let underway: Promise<T | undefined> | undefined;
  return async () => {
    underway ??= Promise.resolve()
      .then(ask)
      .catch(() => undefined)
      .finally(() => (underway = undefined));
    const answered = new AbortController();
    const timeLimit = sleep(ms, undefined, { signal: answered.signal }).catch(() => undefined);
    return Promise.race([underway, timeLimit]).finally(() => answered.abort());
  };
}
