/**
 * A reason the server cannot start that a person can mend: a taken port, an unwritable or locked data folder, a wrong
 * setting. `main.ts` prints the message as one line and exits 1; it carries no stack on purpose.
 */
export class StartError extends Error {
  override name = 'StartError';
}
