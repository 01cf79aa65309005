import type { Mail } from '../../src/platform/mail';
import type { Site } from '../../src/platform/site';
import { standardAccent } from '../../src/shared/accents';
import { unknownNames } from '../../src/shared/site-names';

/** Returns a mail with fixed texts. */
export const plainMail = ({
  text,
  html,
  ...rest
}: {
  to: string;
  subject: string;
  text: string;
  html: string;
}): Mail => ({
  ...rest,
  language: 'en',
  text: () => text,
  html: () => html,
});

/** Reads names without a database: the short name is Sangham. */
export const testNames: Site['names'] = () =>
  Promise.resolve({ ...unknownNames, shortName: 'Sangham', accent: standardAccent, logo: null });
