import type { AdKind, AdPlace, InvalidReason } from '~/shared/ad-days';
import type { Tier } from '~/shared/tiers';
import type { Site } from '~/platform/site';
import { addBatches, forgetOld } from './add-batches';

/** A received event: what is counted of an ad, where and when. */
export interface SeenEvent {
  ad: number;
  shop: number;
  day: string;
  tier: Tier;
  place: AdPlace;
  kind: AdKind;
  /** Why it does not count; empty: it does. */
  reason: InvalidReason | '';
}

/** The events of a post, in a view of a page. */
export interface Batch {
  id: string;
  at: Date;
  view: string;
  events: SeenEvent[];
}

/** The interval between two flushes, in ms. */
const FLUSH_MS = 10_000;
/** How many events wait in memory at the most. */
const mostWaiting = 10_000;
/** The number of events that are flushed without waiting for the interval. */
const enough = mostWaiting / 2;
/** How often rows of old views are deleted, in ms. */
const FORGET_MS = 3_600_000;

export type Collector = ReturnType<typeof createCollector>;

/**
 * Creates the collector of events: they wait in memory and are written together every ten seconds, and at the close. A
 * write that fails is kept for the next time; what does not fit by then is dropped and counted.
 */
export function createCollector({
  write,
  clock,
  log,
  events: tally,
}: Pick<Site, 'write' | 'clock' | 'log' | 'events'>) {
  let waiting: Batch[] = [];
  let size = 0;
  let writing: Promise<void> = Promise.resolve();
  let forgottenAt = 0;
  let hasFailed = false;

  const put = (batch: Batch) => {
    if (size + batch.events.length > mostWaiting) {
      tally.count('ads', 'lost', batch.events.length);
      return;
    }
    waiting.push(batch);
    size += batch.events.length;
  };

  const writeAll = async () => {
    const batches = waiting;
    [waiting, size] = [[], 0];
    try {
      if (batches.length > 0) await write((tx) => addBatches(tx, batches));
      hasFailed = false;
      for (const { reason } of batches.flatMap(({ events }) => events))
        tally.count('ads', reason === '' ? 'written' : 'invalid');
    } catch (error) {
      if (!hasFailed) log.warn({ err: error }, 'the counts of ads are kept: they cannot be written');
      hasFailed = true;
      const later = waiting;
      [waiting, size] = [[], 0];
      for (const batch of [...batches, ...later]) put(batch);
    }
  };

  const forget = async () => {
    const now = clock.now();
    if (now.getTime() - forgottenAt < FORGET_MS) return;
    forgottenAt = now.getTime();
    await write((tx) => forgetOld(tx, now)).catch((error: unknown) => log.warn({ err: error }, 'old views stay'));
  };

  /** Writes what waits, after a write in progress. */
  const flush = (): Promise<void> => (writing = writing.then(writeAll));
  const timer = setInterval(() => void flush().then(forget), FLUSH_MS).unref();

  return {
    /** Adds a batch to what waits. */
    add(batch: Batch) {
      if (batch.events.length === 0) return;
      put(batch);
      if (size >= enough && !hasFailed) void flush();
    },
    flush,
    /** Writes what waits a last time. */
    async close() {
      clearInterval(timer);
      await flush();
      if (size > 0) tally.count('ads', 'lost', size);
    },
  };
}
