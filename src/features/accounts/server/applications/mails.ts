import type { Config } from '~/platform/config';
import type { Mail } from '~/platform/mail';
import { fillText } from '~/shared/fill-text';
import { correctionDays, type Correctable } from '../../contract';
import { both } from '../../texts/both';
import { mail, pageFor, wordsFor, type To } from '../mails';

type Settings = Pick<Config, 'publicUrl'>;

/** Asks an applicant to correct some fields; the link works once. */
export function correctionAsked(
  to: To,
  asked: { fields: readonly Correctable[]; note: string; token: string },
  config: Settings,
): Mail {
  const { correction: words, officeWrites } = wordsFor(to);
  const names = both[to.language].correctableNames;
  return mail(to, {
    title: words.title,
    paragraphs: [
      words.thanks,
      { label: officeWrites, value: asked.note },
      { label: words.fields, value: asked.fields.map((field) => names[field]).join(', ') },
      fillText(words.link, { days: correctionDays }),
    ],
    button: { label: words.correct, url: pageFor(to, config, `/join/correct/${asked.token}`) },
  });
}

/** Tells an applicant that the application was not accepted, and why. */
export function applicationRejected(to: To, note: string, config: Settings): Mail {
  const { rejected: words, officeWrites } = wordsFor(to);
  return mail(to, {
    title: words.title,
    paragraphs: [words.thanks, { label: officeWrites, value: note }, words.mistake],
    button: { label: words.contact, url: pageFor(to, config, '/contact') },
  });
}

/** Tells an applicant that a rejection was taken back. */
export function applicationReopened(to: To, config: Settings): Mail {
  const { reopened: words } = wordsFor(to);
  return mail(to, {
    title: words.title,
    paragraphs: [words.again],
    button: { label: words.visit, url: pageFor(to, config) },
  });
}
