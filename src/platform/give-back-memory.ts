import { Session } from 'node:inspector';
import { performance, type EventLoopUtilization } from 'node:perf_hooks';

/** Milliseconds between two looks, and from the start to the first. */
const every = 60_000;
const first = 3_000;
/** The share of a time span below which the server counts as idle. */
const idle = 0.02;
/** Bytes that there must be more than after the last time, for it to be worth the pause. */
const worth = 16 * 1_048_576;

/** What the heap had after the last time; 0 before the first. */
let left = 0;

/** Gives memory back soon after a rare and large piece of work, without waiting until the server rests: another may follow at once. */
export function giveBackSoon(): void {
  if (left === 0) return;
  const look = () => {
    if (heapSize() > left + worth) collect();
  };
  // The answer goes out first.
  setTimeout(look, 50).unref();
}

/**
 * Gives memory back to the system that a start or many requests took and nothing needs any more, soon after the start and
 * then when hardly anything is asked for (docs/decisions/0021). By itself V8 keeps what it once had, 28 MB of it for new
 * objects. It takes a tenth of a second. Returns the function that stops it.
 */
export function giveBackMemory(): () => void {
  let seen: EventLoopUtilization = performance.eventLoopUtilization();
  left = 0;
  const look = () => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, seen);
    seen = now;
    if (left === 0 || (utilization < idle && heapSize() > left + worth)) collect();
    timer = setTimeout(look, every).unref();
  };
  let timer = setTimeout(look, first).unref();
  return () => clearTimeout(timer);
}

const heapSize = () => process.memoryUsage().heapTotal;

/** What a flag for `gc()` would do does not make the space for new objects smaller again; this does. */
function collect() {
  const session = new Session();
  session.connect();
  session.post('HeapProfiler.collectGarbage', () => {
    // Only now is it seen how much went.
    left = heapSize();
    // Not while it answers: a process that was disconnected then never ends.
    setImmediate(() => session.disconnect());
  });
}
