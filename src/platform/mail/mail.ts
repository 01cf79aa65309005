import { createHash, randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Clock } from '../clock';
import type { Config } from '../config';
import type { Tx } from '../database';
import type { Jobs } from '../jobs';
import { accents, standardAccent } from '~/shared/accents';
import { createSeal } from '../secrets/seal';
import type { Site } from '../site';
import type { MailKind } from './kinds';
import type { RenderedMail } from './render';

export interface Mail extends RenderedMail {
  /** One address, without a name; null for a person without an address, who gets no mail. */
  to: string | null;
  /** One line. */
  subject: string;
  /** The address where a POST ends mails of this kind (RFC 8058), for mails that a person subscribed to. */
  unsubscribe?: string | undefined;
}

/** What is stored of a mail beside its content. */
export interface Queued {
  kind: MailKind;
  /** The account whose mail it is, whatever address it goes to; null for a person of a shop, who has none. */
  reader: number | null;
  /** The other accounts in it, by id: when one of them is erased, the waiting mail is deleted. */
  about: readonly number[];
  /** Names the event and whom it concerns (`approved:12`): a second mail with the same key is dropped. */
  key?: string | undefined;
  /** How long it waits: as long as what it is about can be taken back (`undoSeconds`). */
  delaySeconds?: number | undefined;
  /**
   * The job that makes the mail again without an erased person: queued when the waiting mail is deleted because of
   * them.
   */
  again?: { name: string; data: unknown };
}

/** The sender's address where MAIL_FROM is not set; its name is the short name of the committee. */
export const defaultAddress = 'office@sangham.invalid';

/** The name of the jobs that send mails. */
export const mailJob = 'mail';

/** What the job holds, sealed: a mail may contain a password or a link that signs a person in. */
const letterSchema = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  unsubscribe: z.url({ protocol: /^https?$/ }).optional(),
  /** The texts of the QR codes in the HTML. */
  codes: z.array(z.string()).optional(),
  /** Neither of these in a mail of an earlier version. */
  kind: z.string().optional(),
  reader: z.number().optional(),
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
  names: Site['names'];
}

/**
 * Queues a mail in the transaction of what it is about: both happen or neither does. It is sent after the commit. A
 * person without an address gets none, whatever it is about (docs/decisions/0063).
 * Throws when the subject or the recipient could become further headers or further recipients.
 */
export async function queueMail(
  post: Post,
  tx: Tx,
  mail: Mail,
  { kind, reader, about, key, delaySeconds, again }: Queued,
): Promise<void> {
  const { config, jobs, clock, names } = post;
  const { to, subject, language, unsubscribe } = mail;
  if (to === null) return;
  check(mail, to);
  const date = clock.now().toISOString();
  const { shortName, accent } = await names(language, tx);
  const letter: z.input<typeof letterSchema> = {
    to,
    subject,
    text: mail.text(shortName),
    html: accent === standardAccent ? mail.html(shortName) : mail.html(shortName, accents[accent].light.primary),
    unsubscribe,
    ...(mail.codes?.length && { codes: [...mail.codes] }),
    kind,
    reader: reader ?? undefined,
    id: messageId(config.mailFrom ?? defaultAddress, to, key, date),
    date,
  };
  const sealed = createSeal(config, 'mail').seal(JSON.stringify(letter));
  await jobs.queue(
    tx,
    mailJob,
    { sealed, ...(again && { again }) },
    {
      key,
      delaySeconds,
      people: [...new Set([...(reader === null ? [] : [reader]), ...about])],
    },
  );
}

/** Opens what queueMail sealed. Throws when it was sealed with another key (an UnknownKey, if it names that). */
export function openLetter(config: Post['config'], data: unknown): Letter {
  const { sealed } = z.object({ sealed: z.string() }).parse(data);
  return letterSchema.parse(JSON.parse(createSeal(config, 'mail').open(sealed)));
}

// Stricter than the standard: nothing that needs quoting, and nothing that separates addresses or lines.
const address = /^[^\s\p{C}<>()[\]\\,;:"@]+@[^\s\p{C}<>()[\]\\,;:"@]+$/u;
const line = /^[^\p{Cc}\u2028\u2029]+$/u;

function check({ subject }: Mail, to: string) {
  if (!address.test(to) || to.length > 254) throw new Error('A mail goes to one plain address');
  if (!line.test(subject)) throw new Error("A mail's subject is one line");
}

/**
 * Returns the same Message-ID when one job sends twice (a process died between sending and recording it), so that mail
 * programs see the duplicate.
 */
function messageId(from: string, to: string, key: string | undefined, date: string): string {
  const domain = /@([^\s>]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';
  const left = createHash('sha256')
    .update(`${key ?? randomUUID()}\0${to}\0${date}`)
    .digest('base64url')
    .slice(0, 32);
  return `${left}@${domain}`;
}
