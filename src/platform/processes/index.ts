import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { limit } from '../limit';
import { forkBeside } from './fork-beside';
import type { Answer } from './obey';

export { forkBeside } from './fork-beside';

/** A process ended, or was ended, while it carried out an order: by a crash, or since it took too long. */
export class EndedProcess extends Error {
  override name = 'EndedProcess';
}

export interface ProcessesOptions {
  /** The caller's `import.meta.url`, and the name of the program's file beside it, without `.ts`; it calls `obeyOrders`. */
  caller: string;
  name: string;
  /** So many carry out orders at once at most; what comes meanwhile waits. */
  most: number;
  /** One that has had nothing to do for so long (ms) ends, and its memory is free again. */
  idleMs: number;
  /** No order takes this long (ms): a process that does not answer is ended. */
  patienceMs: number;
}

/** Sends an order to the process and gives what it makes of it. Throws an EndedProcess, or an Error with what the process threw. */
export type Tell<Order, Made> = (order: Order) => Promise<Made>;

/**
 * Processes of one program of ours that carry out orders: each starts when it is needed, has one piece of work after another, and ends
 * when it rests. The server's one thread is not held, native memory goes with it, and a crash costs that piece of work alone.
 * @returns a function that has `work` done by one of them, which obeys nobody else meanwhile. When `work` fails the process is ended: whatever it was in the middle of, the next one is new
 */
export function createProcesses<Order, Made>({ caller, name, most, idleMs, patienceMs }: ProcessesOptions) {
  const turns = limit(most);
  /** Those that rest, each with what ends its rest. */
  const resting = new Map<ChildProcess, () => void>();

  /** One that rests, or a new one. */
  function take(): ChildProcess {
    const [rested] = resting;
    if (!rested) {
      const child = forkBeside(caller, name, {
        serialization: 'advanced',
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      });
      // Whoever waits for it hears of it; when nobody does it must not end the site.
      return child.on('error', () => undefined);
    }
    const [child, wake] = rested;
    wake();
    child.ref();
    child.channel?.ref();
    return child;
  }

  /** It waits for the next piece of work, without keeping the site from ending. */
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

  async function tell(child: ChildProcess, order: Order): Promise<Made> {
    const over = new AbortController();
    const { signal } = over;
    const late = AbortSignal.timeout(patienceMs);
    try {
      const answer = once(child, 'message', { signal: AbortSignal.any([signal, late]) }).then(
        ([message]) => message as Answer<Made>,
        (error: unknown) => {
          throw late.aborted ? new EndedProcess(`${name} took longer than ${patienceMs / 1000} s`) : error;
        },
      );
      const gone = once(child, 'exit', { signal }).then(([code, killedBy]): never => {
        throw new EndedProcess(`${name} ended with ${killedBy ?? code}`);
      });
      // Whichever comes second is nobody's.
      gone.catch(() => undefined);
      answer.catch(() => undefined);
      child.send(order as object, (error) => error && over.abort(error));
      const told = await Promise.race([answer, gone]);
      if ('failed' in told) throw new Error(`${name} failed: ${told.failed}`);
      return told.made;
    } finally {
      over.abort();
    }
  }

  return <T>(work: (tell: Tell<Order, Made>) => Promise<T>): Promise<T> =>
    turns(async () => {
      const child = take();
      try {
        const made = await work((order) => tell(child, order));
        rest(child);
        return made;
      } catch (error) {
        child.kill('SIGKILL');
        throw error;
      }
    });
}
