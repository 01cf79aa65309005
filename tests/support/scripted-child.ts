import { setTimeout as sleep } from 'node:timers/promises';
import { serveTasks } from '../../src/platform/processes/serve-tasks';

/**
 * The program of processes.test.ts: returns its number and its settings, takes more and more memory (`grow`: beside its
 * objects, `fill`: for them), or does not come back.
 */
serveTasks(async (order: 'who' | 'crash' | 'hang' | 'fail' | 'grow' | 'fill') => {
  if (order === 'crash') process.kill(process.pid, 'SIGSEGV');
  if (order === 'fail') throw new Error('no such thing');
  for (const held: unknown[] = []; order === 'grow' || order === 'fill'; await sleep(1)) {
    held.push(order === 'grow' ? Buffer.alloc(1_048_576, 1) : Array.from({ length: 100_000 }, (_, at) => [at]));
  }
  if (order !== 'who') await new Promise(() => undefined);
  return { pid: process.pid, settings: Object.keys(process.env) };
});
