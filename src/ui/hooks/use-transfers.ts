import { useEffect, useRef, useState } from 'react';

/** One file on its way. */
export interface Transfer {
  name: string;
  /** In bytes. */
  size: number;
  /** The share that has left, 0 to 1. */
  share: number;
  /** `processing`: all of it has left. What the server makes of it can't be stopped any more. */
  state: 'waiting' | 'sending' | 'processing' | 'done' | 'failed' | 'stopped';
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
  failed: { file: File; problem: string; error?: unknown }[];
  /** Whether any was kept from arriving. */
  stopped: boolean;
}

/** Whether there is anything left that `stop` would stop. */
export const canStop = (transfers: readonly Transfer[]): boolean =>
  transfers.some(({ state }) => state === 'waiting' || state === 'sending');

/** Whether any file has not come to an end yet. */
export const isUnderway = (transfers: readonly Transfer[]): boolean =>
  transfers.some(({ state }) => state === 'waiting' || state === 'sending' || state === 'processing');

/** Which of how many files is on its way, counting from 1, and how far all of them are, 0 to 1 by their bytes. */
export function progressOf(transfers: readonly Transfer[]): { file: number; of: number; share: number } {
  const left = transfers.filter(({ state }) => state === 'waiting' || state === 'sending' || state === 'processing');
  const bytes = (list: readonly Transfer[], weight: (transfer: Transfer) => number) =>
    list.reduce((sum, transfer) => sum + Math.max(transfer.size, 1) * weight(transfer), 0);
  const open = bytes(left, ({ share }) => 1 - share);
  const file = Math.min(transfers.length - left.length + 1, transfers.length);
  return { file, of: transfers.length, share: 1 - open / bytes(transfers, () => 1) };
}

/** More at once would share the same line and the same server and come to nothing. */
const AT_ONCE = 4;

/** What is under way: whether it has been told to stop, and how to stop what has not left whole. */
interface Control {
  stopped: boolean;
  sending: Set<AbortController>;
}

/**
 * Sends files side by side, each with its progress. `stop` keeps what has not left whole from arriving, and so does leaving
 * the screen. `run` resolves when every file has arrived, failed or been stopped; it never rejects.
 */
export function useTransfers() {
  const [transfers, setTransfers] = useState<readonly Transfer[]>([]);
  const current = useRef<Control>(undefined);
  const stop = () => {
    if (!current.current) return;
    current.current.stopped = true;
    for (const one of current.current.sending) one.abort();
  };
  useEffect(() => stop, []);

  const run = async <R>(files: readonly File[], { send, problemOf }: Options<R>): Promise<Outcome<R>> => {
    const control: Control = (current.current = { stopped: false, sending: new Set() });
    const outcome: Outcome<R> = { done: [], failed: [], stopped: false };
    setTransfers(files.map(({ name, size }) => ({ name, size, share: 0, state: 'waiting' })));
    const update = (index: number, change: Partial<Transfer>) =>
      setTransfers((now) => now.map((transfer, at) => (at === index ? { ...transfer, ...change } : transfer)));
    const queue = [...files.entries()];
    const worker = async () => {
      for (let next = queue.shift(); next; next = queue.shift()) {
        const [index, file] = next;
        if (control.stopped) {
          outcome.stopped = true;
          update(index, { state: 'stopped' });
          continue;
        }
        const own = new AbortController();
        const onProgress = (share: number) => {
          if (share < 1) control.sending.add(own);
          else control.sending.delete(own);
          update(index, { share, state: share < 1 ? 'sending' : 'processing' });
        };
        onProgress(0);
        try {
          const answer = await send(file, { signal: own.signal, onProgress });
          outcome.done.push({ file, answer });
          update(index, { state: 'done', share: 1 });
        } catch (error) {
          if (own.signal.aborted) {
            outcome.stopped = true;
            update(index, { state: 'stopped' });
          } else {
            const problem = problemOf(error);
            outcome.failed.push({ file, problem, error });
            update(index, { state: 'failed', problem });
          }
        } finally {
          control.sending.delete(own);
        }
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
    return outcome;
  };

  /** Sends one file. Gives its answer, undefined when it was stopped; rejects when it failed, and says nothing of it. */
  const runOne = async <R>(file: File, send: Options<R>['send']): Promise<R | undefined> => {
    const { done, failed } = await run([file], { send, problemOf: () => '' });
    setTransfers([]);
    if (failed[0]) throw failed[0].error;
    return done[0]?.answer;
  };

  return { transfers, run, runOne, stop, clear: () => setTransfers([]) };
}
