import { serializeError } from '~/platform/errors/serialize-error';
import { StartError } from '~/platform/errors/start-error';

/**
 * Runs a program; ends the process with code 1 and, for a reason that a person can mend, one line instead of a stack.
 */
export function runProgram(main: () => Promise<void>, failure = 'Cannot start'): void {
  main().catch((error: unknown) => {
    console.error(error instanceof StartError ? `${failure}: ${error.message}` : serializeError(error));
    process.exit(1);
  });
}
