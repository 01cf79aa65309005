/**
 * A reason the server cannot start that a person can fix: a taken port, an unwritable or locked data folder, a wrong
 * setting. `main.ts` prints the message as one line, without a stack, and exits with 1.
 */
export class StartError extends Error {
  override name = 'StartError';
}
