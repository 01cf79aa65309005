import { errorMessage, type KnownFailures } from '~/shared/error-message';
import type { Messages } from '../hooks/use-message';

/**
 * Does what a button of a screen asks for: takes the last message away, and reports a failure. Resolves to whether it
 * was done.
 */
export async function attempt(
  messages: Messages,
  { failed, known }: { failed: string; known?: KnownFailures },
  deed: () => Promise<unknown>,
): Promise<boolean> {
  messages.clear();
  try {
    await deed();
    return true;
  } catch (error) {
    messages.error(errorMessage(error, failed, known));
    return false;
  }
}
