import type { QueryClient } from '@tanstack/react-query';
import { errorMessage } from '~/shared/error-message';
import { toast } from '~/ui/toast';
import { holdReads } from '../cache';

/** A change a reader wants to make to a post, and how to make it. `S` is the part of it that is shown. */
interface OptimisticUpdate<S> {
  /** Names the post and what is done with it: `vote question 12`. */
  key: string;
  questionId: number;
  /** The state shown now, and the one wanted. */
  now: S;
  wanted: S;
  /** Whether two states are the same to the reader: others may have voted in between. */
  same: (one: S, other: S) => boolean;
  show: (state: S) => void;
  /** Asks the server for `wanted`; `known` is its last answer. */
  send: (wanted: S, known: S) => Promise<S>;
  failure: string;
}

/** A second tab may want the opposite: this keeps the two from fighting forever. */
const mostCalls = 5;

/**
 * Shows at once what a reader wants, sends one call after the other, and takes it back if that fails. Readers who change
 * their mind while a call is under way get what they wanted last.
 */
export function createOptimisticUpdates(client: QueryClient) {
  const underway = new Map<string, { wanted: unknown; after: (() => void)[] }>();

  return async <S>({ key, questionId, now, wanted, same, show, send, failure }: OptimisticUpdate<S>): Promise<void> => {
    const before = underway.get(key);
    const update = before ?? { wanted, after: [] };
    underway.set(key, update);
    update.wanted = wanted;
    const showSafely = async (state: S) => {
      // An answer to an earlier read must not overwrite it.
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
      // A thread that was locked meanwhile says so.
      toast.error(errorMessage(error, failure, { 409: true }));
    }
    underway.delete(key);
    await showSafely(known);
    for (const askAgain of update.after) askAgain();
  };
}
