import { serializeError } from '~/platform/errors/serialize-error';
import { StartError } from '~/platform/errors/start-error';

/** Runs the program; what ends it that a person can mend is one line, and the exit code 1. */
export function runCommand(main: () => Promise<void>, failing = 'Cannot start'): void {
  main().catch((error: unknown) => {
    console.error(error instanceof StartError ? `${failing}: ${error.message}` : serializeError(error));
    process.exit(1);
  });
}
