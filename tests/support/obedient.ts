import { obeyOrders } from '../../src/platform/processes/obey';

/** The program of processes.test.ts: says which process it is and what it knows, or does not come back. */
obeyOrders(async (order: 'who' | 'crash' | 'hang' | 'fail') => {
  if (order === 'crash') process.kill(process.pid, 'SIGSEGV');
  if (order === 'fail') throw new Error('no such thing');
  if (order !== 'who') await new Promise(() => undefined);
  return { pid: process.pid, settings: Object.keys(process.env) };
});
