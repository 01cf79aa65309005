import type { Config } from '~/platform/config';
import type { Mail } from '~/platform/mail';
import { correctableNames, correctionDays, type Correctable } from '../../contract';
import { mail, type To } from '../mails';

type Settings = Pick<Config, 'publicUrl'>;

/** Asks an applicant to correct some fields; the link works once. */
export const correctionAsked = (to: To, asked: { fields: readonly Correctable[]; note: string; token: string }, config: Settings): Mail =>
  mail(to, {
    title: 'Please correct your application',
    paragraphs: [
      'Thank you for applying for membership. Before the office can decide on your application, it asks you to correct something.',
      { label: 'What the office writes', value: asked.note },
      { label: 'To be corrected', value: asked.fields.map((field) => correctableNames[field]).join(', ') },
      `The link works once, for ${correctionDays} days. You keep your place among those who wait.`,
    ],
    button: { label: 'Correct my application', url: `${config.publicUrl}/join/correct/${asked.token}` },
  });

/** Tells an applicant that the application was not accepted, and why. */
export const applicationRejected = (to: To, note: string, config: Settings): Mail =>
  mail(to, {
    title: 'About your application',
    paragraphs: [
      'Thank you for your interest in becoming a member. We are sorry that the office could not accept your application.',
      { label: 'What the office writes', value: note },
      'If you think that this is a mistake, please write to the office. You are welcome to apply again.',
    ],
    button: { label: 'Contact the office', url: `${config.publicUrl}/contact` },
  });

export const applicationReopened = (to: To, config: Settings): Mail =>
  mail(to, {
    title: 'Your application is being looked at again',
    paragraphs: ['The office has taken up your application again. We will write to you when it has been decided.'],
    button: { label: 'Visit the website', url: config.publicUrl },
  });
