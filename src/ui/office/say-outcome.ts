import { reasonOrRetry } from '~/shared/error-message';
import type { Messages } from '../hooks/use-message';

interface Words<R> {
  /** May depend on the answer; each line on its own. */
  done: string | ((answer: R) => string[]);
  failed: string;
}

/**
 * Says what became of a write: `done`, or `failed` with the reason. Gives true, and rejects as the write did: a question that
 * asked for it then stays open and can be answered again.
 */
export async function sayOutcome<R>(messages: Messages, write: Promise<R>, { done, failed }: Words<R>): Promise<true> {
  try {
    const answer = await write;
    messages.success(typeof done === 'string' ? done : done(answer));
    return true;
  } catch (error) {
    messages.error(failed, [reasonOrRetry(error)]);
    throw error;
  }
}
