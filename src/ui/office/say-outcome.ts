import { reasonOrRetry } from '~/shared/error-message';
import type { Messages } from '../hooks/use-message';

/**
 * Says what became of a write: `done`, or `failed` with the reason. Gives true, and rejects as the write did: a question that
 * asked for it then stays open and can be answered again.
 */
export async function sayOutcome(messages: Messages, write: Promise<unknown>, { done, failed }: { done: string; failed: string }) {
  try {
    await write;
  } catch (error) {
    messages.error(failed, [reasonOrRetry(error)]);
    throw error;
  }
  messages.success(done);
  return true;
}
