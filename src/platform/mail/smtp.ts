import { GiveUp } from '../jobs';
import type { Letter } from './mail';
import { messageOf, type Sender } from './message';

/**
 * Sends through a mail server. Throws when it should be tried again, and a GiveUp when the server rejected it for good.
 */
export function createSmtp(url: string) {
  let loading: ReturnType<typeof load> | undefined;
  // Loaded with the first mail.
  const load = async () =>
    (await import('nodemailer')).createTransport({
      url,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      // A mail server may take its time over a whole mail, to look for viruses for example, and has accepted it by
      // then: a client that gives up earlier sends it twice. RFC 5321, 4.5.3.2.6, requires ten minutes.
      socketTimeout: 600_000,
      disableFileAccess: true,
      disableUrlAccess: true,
    });

  return async (letter: Letter, from: Sender): Promise<void> => {
    try {
      await (await (loading ??= load())).sendMail(await messageOf(letter, from));
    } catch (error) {
      throw isFinal(error) ? new GiveUp((error as Error).message, { cause: error }) : error;
    }
  };
}

/**
 * Returns whether it is a 5xx for the recipient or the message. A 5xx for the login or the sender is a wrong setting of
 * ours, which a person fixes while the mail waits.
 */
function isFinal(error: unknown): boolean {
  const { responseCode, command } = error as { responseCode?: number; command?: string };
  return responseCode !== undefined && responseCode >= 500 && (command === 'RCPT TO' || command === 'DATA');
}
