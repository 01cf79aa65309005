import { serializeError } from '~/platform/errors/serialize-error';
import { StartError } from '~/platform/errors/start-error';

/** Runs the program; what ends it that a person can mend is one line, and the exit code 1. */
export function runCommand(main: () => Promise<void>, failing = 'Cannot start'): void {
  main().catch((error: unknown) => {
    console.error(isForPeople(error) ? `${failing}: ${(error as Error).message}` : serializeError(error));
    process.exit(1);
  });
}

/** A wrong option on the command line (Node's parseArgs) is one line as well. */
const isForPeople = (error: unknown) =>
  error instanceof StartError || String((error as NodeJS.ErrnoException | null)?.code).startsWith('ERR_PARSE_ARGS');
