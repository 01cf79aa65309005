// Loaded into a server whose clock a test sets (server.ts): what time it is for the whole process, the embedded database's thread
// included, is the real time plus a shift that the test sends. Timers are not shifted: a job that is due is found by the next look.
import { getEnvironmentData, isMainThread, setEnvironmentData } from 'node:worker_threads';

const name = 'sangham.e2e.clock';
// Threads get the same memory, so all of them are moved at once.
const shift = new Float64Array(getEnvironmentData(name) ?? new SharedArrayBuffer(8));
if (isMainThread) setEnvironmentData(name, shift.buffer);

const RealDate = Date;
const realNow = RealDate.now;
RealDate.now = () => realNow() + shift[0];
globalThis.Date = new Proxy(RealDate, {
  construct: (target, given, made) =>
    given.length > 0 ? Reflect.construct(target, given, made) : new target(target.now()),
});

process.on('message', ({ moveClock }) => {
  if (typeof moveClock !== 'number') return;
  shift[0] = moveClock;
  process.send({ clockMoved: moveClock });
});
process.channel?.unref();
