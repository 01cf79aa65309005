import type { FastifyInstance } from 'fastify';
import { refuse } from '../errors/refusals';

/** How often the thread reads the clock, and by how much later (ms) the reading counts as late. */
const EVERY = 250;
const LATE = 3_000;
/**
 * One late reading is a pause that is over: a machine that slept, a disk that hung. Only several late ones in a row are
 * too much work.
 */
const IN_A_ROW = 3;

interface Lateness {
  /** A reading of the clock, in ms. */
  look(now: number): void;
  /** Returns whether there has been more work than the thread can do, and still is. */
  isOverloaded(): boolean;
}

/** Watches how late a timer comes that should come every 250 ms; `from` is the time of the start in ms. */
export function watchLateness(from: number): Lateness {
  let last = from;
  let lateReadings = 0;
  return {
    look: (now) => {
      lateReadings = now - last - EVERY > LATE ? lateReadings + 1 : 0;
      last = now;
    },
    isOverloaded: () => lateReadings >= IN_A_ROW,
  };
}

/**
 * Answers 503 `busy` with Retry-After while the thread is seconds behind with its work again and again, so that
 * requests do not pile up; the first reading of the clock that comes in time ends it (docs/product/general.md,
 * "Errors").
 */
export function refuseWhenOverloaded(app: FastifyInstance): void {
  const lateness = watchLateness(performance.now());
  const timer = setInterval(() => lateness.look(performance.now()), EVERY).unref();
  app.addHook('onClose', async () => clearInterval(timer));
  app.addHook('onRequest', async () => {
    if (!lateness.isOverloaded()) return;
    throw refuse.error(503, 'busy', (t) => t.serverBusy, { 'Retry-After': '5' });
  });
}
