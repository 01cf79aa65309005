import type { QueryClient } from '@tanstack/react-query';
import { errorMessage } from '~/shared/error-message';
import { toast } from '~/ui/toast';
import { holdReads } from '../cache';

/** A reader's change to a post, and how to make it. `S` is the part of the post that is shown. */
interface OptimisticUpdate<S> {
  /** The name of the post and the change: `vote question 12`. */
  key: string;
  questionId: number;
  /** The state shown now, and the wanted state. */
  now: S;
  wanted: S;
  /** Returns whether two states are the same to the reader: others may have voted in between. */
  same: (one: S, other: S) => boolean;
  show: (state: S) => void;
  /** Sends the call for `wanted`; `known` is the state in the server's last response. */
  send: (wanted: S, known: S) => Promise<S>;
  failure: string;
}

/** The largest number of calls for a change: two tabs that want opposite states must not alternate without end. */
const mostCalls = 5;

/**
 * Creates the function that shows a reader's change at once, sends one call after the other, and reverts the change if
 * a call fails. A reader who makes another choice while a call is pending gets the last choice.
 */
export function createOptimisticUpdates(client: QueryClient) {
  const underway = new Map<string, { wanted: unknown; after: (() => void)[] }>();

  return async <S>({ key, questionId, now, wanted, same, show, send, failure }: OptimisticUpdate<S>): Promise<void> => {
    const before = underway.get(key);
    const update = before ?? { wanted, after: [] };
    underway.set(key, update);
    update.wanted = wanted;
    const showSafely = async (state: S) => {
      // The response to an earlier read must not overwrite the change.
      update.after.push((await holdReads(client, questionId)).askAgain);
      show(state);
    };
    await showSafely(wanted);
    if (before) return;
    let known = now;
    try {
      for (let calls = 0; calls < mostCalls && !same(update.wanted as S, known); calls += 1) {
        known = await send(update.wanted as S, known);
      }
    } catch (error) {
      // A 409 means that the thread was locked in between: the server's message gives that reason.
      toast.error(errorMessage(error, failure, { 409: true }));
    }
    underway.delete(key);
    await showSafely(known);
    for (const askAgain of update.after) askAgain();
  };
}
