import path from 'node:path';
import type { Config } from '../config';
import { GiveUp, overADay, type Jobs, type WorkOptions } from '../jobs';
import type { Log } from '../log';
import { UnknownKey } from '../secrets/seal';
import type { Site } from '../site';
import { defaultAddress, mailJob, openLetter, type Letter } from './mail';
import { writeToOutbox } from './outbox';
import { createSmtp } from './smtp';

interface SendingParts {
  config: Pick<Config, 'keys' | 'mailFrom' | 'smtpUrl' | 'dataDir'>;
  jobs: Pick<Jobs, 'work'>;
  log: Log;
  names: Site['names'];
  /** Whether an account gets no mail any more, whatever is queued for it (docs/decisions/0072). */
  isSilenced: (reader: number) => Promise<boolean>;
  retryAfter?: WorkOptions['retryAfter'];
}

/**
 * Sends the queued mails through SMTP_URL, or writes them into DATA_DIR/outbox; call it before `jobs.start()`. What
 * fails is tried ten times over the better part of a day; what a silenced account would get is dropped here, the mails
 * that were waiting too, and so is what would leave for a person whom the demo data invented. The log has the kind of
 * each mail, never its recipient, subject or text.
 */
export function sendMails({ config, jobs, log, names, isSilenced, retryAfter = overADay }: SendingParts): void {
  const smtp = config.smtpUrl ? createSmtp(config.smtpUrl) : null;
  const outbox = path.join(config.dataDir, 'outbox');

  const send = async (letter: Letter) => {
    const from = config.mailFrom ?? { name: (await names('en')).shortName, address: defaultAddress };
    if (smtp) await smtp(letter, from);
    else await writeToOutbox(outbox, letter, from);
  };

  jobs.work(
    mailJob,
    async (data, { key }) => {
      const letter = opened(config, data);
      const isDropped =
        (smtp !== null && isInventedAddress(letter.to)) ||
        (letter.reader !== undefined && (await isSilenced(letter.reader)));
      if (!isDropped) await send(letter);
      log.info({ kind: letter.kind, key, id: letter.id.split('@')[0] }, isDropped ? 'mail dropped' : 'mail sent');
    },
    { concurrency: 3, retryAfter },
  );
}

/** The end of the address of everybody whom the demo data invents. No mail leaves for it: no one reads it. */
export const demoDomain = '@demo.test';

const isInventedAddress = (address: string) => address.toLowerCase().endsWith(demoDomain);

function opened(config: SendingParts['config'], data: unknown): Letter {
  try {
    return openLetter(config, data);
  } catch (error) {
    // While the key is changed, an instance that is not restarted yet leaves the mail to another instance.
    if (error instanceof UnknownKey) throw error;
    throw new GiveUp('The mail cannot be opened: SECRET_KEY changed since it was queued', { cause: error });
  }
}
