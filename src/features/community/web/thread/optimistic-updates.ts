import type { QueryClient } from '@tanstack/react-query';
import { toast } from '~/ui/toast';
import { holdReads } from '../cache';

/** What a reader wants of a post, and how it is got. `S` is what is shown of it. */
interface OptimisticUpdate<S> {
  /** Names the post and what is done with it: `vote question 12`. */
  key: string;
  questionId: number;
  /** As it is shown, and as it shall be. */
  now: S;
  wanted: S;
  /** Whether two are the same to the reader: others' votes may have come meanwhile. */
  same: (one: S, other: S) => boolean;
  show: (state: S) => void;
  /** Asks the server for `wanted`; `known` is what it said last. */
  send: (wanted: S, known: S) => Promise<S>;
  failure: string;
}

/** A second tab may want the opposite; it must not become an endless quarrel. */
const mostCalls = 5;

/**
 * Shows at once what a reader wants, sends it one call after the other, and takes it back when that fails. Who changes
 * their mind while a call is on its way gets what they wanted last.
 */
export function createOptimisticUpdates(client: QueryClient) {
  const underway = new Map<string, { wanted: unknown; after: (() => void)[] }>();

  return async <S>({ key, questionId, now, wanted, same, show, send, failure }: OptimisticUpdate<S>): Promise<void> => {
    const before = underway.get(key);
    const update = before ?? { wanted, after: [] };
    underway.set(key, update);
    update.wanted = wanted;
    const showSafely = async (state: S) => {
      // An answer from before must not come after it.
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
    } catch {
      toast.error(failure);
    }
    underway.delete(key);
    await showSafely(known);
    for (const askAgain of update.after) askAgain();
  };
}
