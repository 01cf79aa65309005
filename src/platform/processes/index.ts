import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createSemaphore } from '../semaphore';
import { forkBeside } from './fork-beside';
import type { Answer } from './serve-tasks';

export { forkBeside } from './fork-beside';

/** A process ended, or was ended, while it carried out an order: by a crash, or for its time or its memory. */
export class EndedProcess extends Error {
  override name = 'EndedProcess';
}

export interface ProcessesOptions {
  /**
   * The caller's `import.meta.url`, and the name of the program's file beside it, without `.ts`; it calls `serveTasks`.
   */
  caller: string;
  name: string;
  /** At most so many carry out orders at once; further work waits. */
  max: number;
  /** A process that has been idle for so long (ms) ends, and its memory is free again. */
  idleMs: number;
  /** No order takes this long (ms): a process that does not answer is ended. */
  patienceMs: number;
  /**
   * Bounds in MB: a process whose objects do not fit in `heap` crashes, and one that has more than `whole` is ended.
   */
  memory?: { heap: number; whole: number };
}

/** Milliseconds between two readings of the memory of a working process. */
const lookEvery = 50;

/**
 * Sends an order to the process and resolves to its result. Throws an EndedProcess, or an Error with what the process
 * threw.
 */
export type Send<Order, Made> = (order: Order) => Promise<Made>;

/**
 * Creates processes of one of our programs that carry out orders: each starts when it is needed, does one piece of work
 * after another, and ends when it has been idle. The server's one thread stays free, native memory goes with the
 * process, and a crash costs that piece of work alone. @returns a function that has `work` done by one of them, which
 * takes no other orders in between. When `work` fails the process is ended: whatever it was in the middle of, the next
 * process is new
 */
export function createProcesses<Order, Made>({ caller, name, max, idleMs, patienceMs, memory }: ProcessesOptions) {
  const execArgv = memory && [`--max-old-space-size=${memory.heap}`];
  const turns = createSemaphore(max);
  /** The idle processes, each with what ends its rest. */
  const resting = new Map<ChildProcess, () => void>();

  /** Returns an idle process, or a new one. */
  function take(): ChildProcess {
    const [rested] = resting;
    if (!rested) {
      const child = forkBeside(caller, name, {
        execArgv,
        serialization: 'advanced',
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      });
      // Code that waits for the process gets the error; without any it must not end the site.
      return child.on('error', () => undefined);
    }
    const [child, wake] = rested;
    wake();
    child.ref();
    child.channel?.ref();
    return child;
  }

  /** Makes the process wait for the next piece of work, without keeping the site from ending. */
  function rest(child: ChildProcess): void {
    child.unref();
    child.channel?.unref();
    const wake = () => {
      clearTimeout(idle);
      child.off('exit', wake);
      resting.delete(child);
    };
    const idle = setTimeout(() => {
      wake();
      child.disconnect();
    }, idleMs).unref();
    child.once('exit', wake);
    resting.set(child, wake);
  }

  async function send(child: ChildProcess, order: Order): Promise<Made> {
    const over = new AbortController();
    const { signal } = over;
    const orWhy = (error: unknown): never => {
      throw signal.aborted ? signal.reason : error;
    };
    const end = (why: string) => over.abort(new EndedProcess(`${name} ${why}`));
    const timeLimit = setTimeout(() => end(`took longer than ${patienceMs / 1000} s`), patienceMs).unref();
    const look = () => memory && megabytesOf(child) > memory.whole && end(`took more than ${memory.whole} MB`);
    const looking = memory && setInterval(look, lookEvery).unref();
    try {
      const answer = once(child, 'message', { signal }).then(([message]) => message as Answer<Made>, orWhy);
      const gone = once(child, 'exit', { signal }).then(([code, killedBy]): never => {
        throw new EndedProcess(`${name} ended with ${killedBy ?? code}`);
      }, orWhy);
      // The later of the two results is ignored.
      gone.catch(() => undefined);
      answer.catch(() => undefined);
      child.send(order as object, (error) => error && over.abort(error));
      const told = await Promise.race([answer, gone]);
      if ('failed' in told) throw new Error(`${name} failed: ${told.failed}`);
      return told.result;
    } finally {
      clearTimeout(timeLimit);
      clearInterval(looking);
      over.abort();
    }
  }

  return <T>(work: (send: Send<Order, Made>) => Promise<T>): Promise<T> =>
    turns(async () => {
      const child = take();
      try {
        const result = await work((order) => send(child, order));
        rest(child);
        return result;
      } catch (error) {
        child.kill('SIGKILL');
        throw error;
      }
    });
}

/**
 * Returns the resident memory of a process in MB, as Linux has it; 0 on other systems, where only its objects are
 * bounded.
 */
function megabytesOf({ pid }: ChildProcess): number {
  try {
    return Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}
