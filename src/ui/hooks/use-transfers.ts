import { useEffect, useRef, useState } from 'react';

/** One file on its way. */
export interface Transfer {
  name: string;
  /** The share that has left, 0 to 1. */
  share: number;
  state: 'waiting' | 'sending' | 'done' | 'failed' | 'stopped';
  /** Why it failed, for people. */
  problem?: string;
}

interface Options<R> {
  /** Sends one file; rejects when it failed. */
  send: (file: File, options: { onProgress: (share: number) => void; signal: AbortSignal }) => Promise<R>;
  /** What to tell people of a failure. */
  problemOf: (error: unknown) => string;
}

export interface Outcome<R> {
  done: { file: File; answer: R }[];
  failed: { file: File; problem: string }[];
  stopped: boolean;
}

/** More at once would share the same line and the same server and come to nothing. */
const AT_ONCE = 4;

/**
 * Sends files side by side, each with its progress, all stoppable; leaving the screen stops them. `run` resolves when
 * every file has arrived, failed or been stopped; it never rejects.
 */
export function useTransfers() {
  const [transfers, setTransfers] = useState<readonly Transfer[]>([]);
  const control = useRef<AbortController | null>(null);
  useEffect(() => () => control.current?.abort(), []);

  const run = async <R>(files: readonly File[], { send, problemOf }: Options<R>): Promise<Outcome<R>> => {
    const { signal } = (control.current = new AbortController());
    const outcome: Outcome<R> = { done: [], failed: [], stopped: false };
    setTransfers(files.map(({ name }) => ({ name, share: 0, state: 'waiting' })));
    const update = (index: number, change: Partial<Transfer>) =>
      setTransfers((now) => now.map((transfer, at) => (at === index ? { ...transfer, ...change } : transfer)));
    const queue = [...files.entries()];
    // A function: the compiler would take the answer of a moment ago for the one after an await.
    const isStopped = () => signal.aborted;
    const worker = async () => {
      for (let next = queue.shift(); next; next = queue.shift()) {
        const [index, file] = next;
        if (isStopped()) {
          update(index, { state: 'stopped' });
          continue;
        }
        update(index, { state: 'sending' });
        try {
          const answer = await send(file, { signal, onProgress: (share) => update(index, { share }) });
          outcome.done.push({ file, answer });
          update(index, { state: 'done', share: 1 });
        } catch (error) {
          if (isStopped()) update(index, { state: 'stopped' });
          else {
            const problem = problemOf(error);
            outcome.failed.push({ file, problem });
            update(index, { state: 'failed', problem });
          }
        }
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
    outcome.stopped = isStopped();
    return outcome;
  };

  return { transfers, run, stop: () => control.current?.abort(), clear: () => setTransfers([]) };
}
