// Loaded into a server whose clock a test sets (server.ts): the time of the whole process, the embedded database's
// thread included, is the real time plus a shift that the test sends. Timers are not shifted: the next poll finds a due
// job.
import { getEnvironmentData, isMainThread, setEnvironmentData } from 'node:worker_threads';

const name = 'sangham.e2e.clock';
// Threads get the same memory, so all of them are moved at once.
const shift = new Float64Array(getEnvironmentData(name) ?? new SharedArrayBuffer(8));
if (isMainThread) setEnvironmentData(name, shift.buffer);

const RealDate = Date;
const realNow = RealDate.now;
RealDate.now = () => realNow() + shift[0];
globalThis.Date = new Proxy(RealDate, {
  construct: (target, parameters, newTarget) =>
    parameters.length > 0 ? Reflect.construct(target, parameters, newTarget) : new target(target.now()),
});

process.on('message', ({ moveClock }) => {
  if (typeof moveClock !== 'number') return;
  shift[0] = moveClock;
  process.send({ clockMoved: moveClock });
});
process.channel?.unref();
