import type { FastifyInstance } from 'fastify';
import * as texts from '~/shared/texts';
import { HttpError } from '../errors/http-error';

/** How often the thread is to look at the clock, and how much later than that (ms) it is late. */
const EVERY = 250;
const LATE = 3_000;
/** One late look is a pause that is over: a machine that slept, a disk that hung. Only several without one in time are too much work. */
const IN_A_ROW = 3;

interface Lateness {
  /** A look at the clock, in milliseconds. */
  look(now: number): void;
  /** Whether there has been more work than the thread can do, and still is. */
  isOverloaded(): boolean;
}

/** Watches how late a timer comes that should come every 250 ms; `from` is the time of the start in milliseconds. */
export function watchLateness(from: number): Lateness {
  let last = from;
  let late = 0;
  return {
    look: (now) => {
      late = now - last - EVERY > LATE ? late + 1 : 0;
      last = now;
    },
    isOverloaded: () => late >= IN_A_ROW,
  };
}

/**
 * Answers 503 `busy` with Retry-After while the thread is seconds behind with its work again and again, so that requests do
 * not pile up; the first look at the clock that comes in time ends it (docs/product/general.md, "Errors").
 */
export function refuseWhenOverloaded(app: FastifyInstance): void {
  const lateness = watchLateness(performance.now());
  const timer = setInterval(() => lateness.look(performance.now()), EVERY).unref();
  app.addHook('onClose', async () => clearInterval(timer));
  app.addHook('onRequest', async () => {
    if (!lateness.isOverloaded()) return;
    throw new HttpError(503, 'busy', texts.serverBusy, null, { 'Retry-After': '5' });
  });
}
