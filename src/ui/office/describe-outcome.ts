import { errorMessage, reasonOrRetry, type KnownFailures } from '~/shared/error-message';
import type { Messages } from '../hooks/use-message';
import { offerUndo } from './offer-undo';

interface Words<R> {
  /** May depend on the answer; each line on its own. */
  done: string | ((answer: R) => string[]);
  failed: string;
  /** Takes it back, for ten seconds. */
  undo?: () => Promise<unknown>;
}

/**
 * Reports the result of a write: `done`, or `failed` with the reason. Resolves to true, and rejects as the write did: a
 * question that waited for it then stays open and can be answered again.
 */
export async function describeOutcome<R>(
  messages: Messages,
  write: Promise<R>,
  { done, failed, undo }: Words<R>,
): Promise<true> {
  try {
    const answer = await write;
    const lines = typeof done === 'string' ? [done] : done(answer);
    if (undo) offerUndo({ lines }, undo);
    else messages.success(lines);
    return true;
  } catch (error) {
    messages.error(failed, [reasonOrRetry(error)]);
    throw error;
  }
}

interface DeletionWords<R> {
  done: string | ((answer: R) => string);
  failed: string;
  known?: KnownFailures;
  /** Whether the failure means that it is gone all the same. */
  isGone?: (error: unknown) => boolean;
}

/** Reports the result of a deletion in one sentence, and resolves to whether the item is gone. */
export async function reportDeletion<R>(
  messages: Messages,
  remove: () => Promise<R>,
  { done, failed, known, isGone = () => false }: DeletionWords<R>,
): Promise<boolean> {
  messages.clear();
  try {
    const answer = await remove();
    messages.success(typeof done === 'string' ? done : done(answer));
    return true;
  } catch (error) {
    messages.error(errorMessage(error, failed, known));
    return isGone(error);
  }
}
