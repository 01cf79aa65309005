import { useEffect, useRef, useState } from 'react';

/** One file being sent. */
export interface Transfer {
  name: string;
  /** In bytes. */
  size: number;
  /** The share that has been sent, 0 to 1. */
  share: number;
  /** `processing`: all of it is sent. What the server does with it can't be stopped any more. */
  state: 'waiting' | 'sending' | 'processing' | 'done' | 'failed' | 'stopped';
  /** Why it failed, for people. */
  problem?: string;
}

interface Options<R> {
  /** Sends one file; rejects when it failed. */
  send: (file: File, options: { onProgress: (share: number) => void; signal: AbortSignal }) => Promise<R>;
  /** Returns the text about a failure. */
  problemOf: (error: unknown) => string;
}

export interface Outcome<R> {
  done: { file: File; answer: R }[];
  failed: { file: File; problem: string; error?: unknown }[];
  /** Whether any file was stopped before it arrived. */
  stopped: boolean;
}

/** Returns which of the files that were sent have not arrived. */
export const notArrived = (files: readonly File[], { done }: Pick<Outcome<unknown>, 'done'>): File[] =>
  files.filter((file) => !done.some((sent) => sent.file === file));

/** Returns whether there is anything left that `stop` would stop. */
export const canStop = (transfers: readonly Transfer[]): boolean =>
  transfers.some(({ state }) => state === 'waiting' || state === 'sending');

/** Returns whether any file has not come to an end yet. */
export const isPending = (transfers: readonly Transfer[]): boolean =>
  transfers.some(({ state }) => state === 'waiting' || state === 'sending' || state === 'processing');

/** Returns which of how many files is being sent, counting from 1, and the progress of all, 0 to 1 by their bytes. */
export function progressOf(transfers: readonly Transfer[]): { file: number; of: number; share: number } {
  const left = transfers.filter(({ state }) => state === 'waiting' || state === 'sending' || state === 'processing');
  const bytes = (list: readonly Transfer[], weight: (transfer: Transfer) => number) =>
    list.reduce((sum, transfer) => sum + Math.max(transfer.size, 1) * weight(transfer), 0);
  const open = bytes(left, ({ share }) => 1 - share);
  const file = Math.min(transfers.length - left.length + 1, transfers.length);
  return { file, of: transfers.length, share: 1 - open / bytes(transfers, () => 1) };
}

/** How many files are sent at once. More would share the same connection and the same server and gain nothing. */
const AT_ONCE = 4;

/** What is in progress: whether it has been stopped, and how to stop files that are not fully sent. */
interface Control {
  stopped: boolean;
  sending: Set<AbortController>;
}

/**
 * Sends files side by side, each with its progress. `stop` keeps files that are not fully sent from arriving, and so
 * does leaving the screen. `run` resolves when every file has arrived, failed or been stopped; it never rejects.
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
        const aborter = new AbortController();
        const onProgress = (share: number) => {
          if (share < 1) control.sending.add(aborter);
          else control.sending.delete(aborter);
          update(index, { share, state: share < 1 ? 'sending' : 'processing' });
        };
        onProgress(0);
        try {
          const answer = await send(file, { signal: aborter.signal, onProgress });
          outcome.done.push({ file, answer });
          update(index, { state: 'done', share: 1 });
        } catch (error) {
          if (aborter.signal.aborted) {
            outcome.stopped = true;
            update(index, { state: 'stopped' });
          } else {
            const problem = problemOf(error);
            outcome.failed.push({ file, problem, error });
            update(index, { state: 'failed', problem });
          }
        } finally {
          control.sending.delete(aborter);
        }
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
    return outcome;
  };

  /**
   * Sends one file. Resolves to its answer, undefined when it was stopped; rejects when it failed, without a message.
   */
  const runOne = async <R>(file: File, send: Options<R>['send']): Promise<R | undefined> => {
    const { done, failed } = await run([file], { send, problemOf: () => '' });
    setTransfers([]);
    if (failed[0]) throw failed[0].error;
    return done[0]?.answer;
  };

  /** What a form with several files shows: while it is being saved all of them, then those that did not arrive. */
  const shown = (isSaving: boolean) => ({
    transfers: isSaving ? transfers : transfers.filter(({ state }) => state !== 'done'),
    stop,
  });

  return { transfers, run, runOne, shown, stop, clear: () => setTransfers([]) };
}
