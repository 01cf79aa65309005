import { createHash, randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Clock } from '../clock';
import type { Config } from '../config';
import type { Tx } from '../database';
import type { Jobs } from '../jobs';
import { createSeal } from '../secrets/seal';

export interface Mail {
  /** One address, without a name. */
  to: string;
  /** One line. */
  subject: string;
  text: string;
  html: string;
  /** The address where a POST ends mails of this kind (RFC 8058), for mails that somebody subscribed to. */
  unsubscribe?: string | undefined;
}

/** The name of the jobs that send mails. */
export const mailJob = 'mail';

/** What the job holds, sealed: a mail may contain a password or a link that lets somebody in. */
const letterSchema = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  unsubscribe: z.url({ protocol: /^https?$/ }).optional(),
  /** Message-ID without its brackets. */
  id: z.string(),
  /** The moment it was queued. */
  date: z.iso.datetime().transform((text) => new Date(text)),
});

export type Letter = z.output<typeof letterSchema>;

export interface Post {
  config: Pick<Config, 'keys' | 'mailFrom'>;
  jobs: Pick<Jobs, 'queue'>;
  clock: Clock;
}

/**
 * Queues a mail in the transaction of what it is about: both happen or neither does. It is sent after the commit. `key`
 * names the event and whom it concerns (`approved:12`): a second mail with the same key is dropped. Throws when the subject
 * or the recipient could become further headers or further recipients.
 */
export async function queueMail(post: Post, tx: Tx, mail: Mail, key: string | null = null): Promise<void> {
  const { config, jobs, clock } = post;
  check(mail);
  const date = clock.now().toISOString();
  const letter: z.input<typeof letterSchema> = { ...mail, id: messageId(config.mailFrom, mail, key, date), date };
  const sealed = createSeal(config, 'mail').seal(JSON.stringify(letter));
  await jobs.queue(tx, mailJob, { sealed }, { key: key ?? undefined });
}

/** Opens what queueMail sealed. Throws when it was sealed with another key (an UnknownKey, if it names that). */
export function openLetter(config: Post['config'], data: unknown): Letter {
  const { sealed } = z.object({ sealed: z.string() }).parse(data);
  return letterSchema.parse(JSON.parse(createSeal(config, 'mail').open(sealed)));
}

// Stricter than the standard: nothing that needs quoting, and nothing that separates addresses or lines.
const address = /^[^\s\p{C}<>()[\]\\,;:"@]+@[^\s\p{C}<>()[\]\\,;:"@]+$/u;
const line = /^[^\p{Cc}\u2028\u2029]+$/u;

function check({ to, subject }: Mail) {
  if (!address.test(to) || to.length > 254) throw new Error('A mail goes to one plain address');
  if (!line.test(subject)) throw new Error("A mail's subject is one line");
}

/** The same when one job sends twice (a process died between sending and recording it), so that mail programs see the duplicate. */
function messageId(from: string, { to }: Mail, key: string | null, date: string): string {
  const domain = /@([^\s>]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';
  const left = createHash('sha256')
    .update(`${key ?? randomUUID()}\0${to}\0${date}`)
    .digest('base64url')
    .slice(0, 32);
  return `${left}@${domain}`;
}
