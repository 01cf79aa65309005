import type { Setting } from '~/platform/site-settings';
import { standardContact, standardHours } from '../content/contact';
import { both } from '../texts/both';

type Word = keyof typeof both.en.settings;

/** Returns the setting of a key with its words; `standard` is a value, or the texts in each language. */
function setting(
  key: Word,
  rest: Pick<Setting, 'group' | 'kind' | 'shownIn'> & Partial<Pick<Setting, 'choices' | 'most'>>,
  standard: string | { en: string; ml: string },
  help?: keyof typeof both.en.settingHelp,
): Setting {
  return {
    key,
    most: 200,
    ...rest,
    ...(typeof standard === 'string' ? {} : { isTranslated: true }),
    standard: (language) => (typeof standard === 'string' ? standard : standard[language]),
    label: (language) => both[language].settings[key],
    help: (language) => (help ? both[language].settingHelp[help] : ''),
  };
}

/** Returns the text of a name in the catalogue, in both languages. */
const textOf = (name: 'address' | 'intro' | 'mission' | 'vision') => ({
  en: both.en[name],
  ml: both.ml[name],
});

const everywhere = ['/', '/about', '/contact'];

/** The settings of the site's own pages (docs/product/settings.md, "Settings"). */
export const siteSettings: readonly Setting[] = [
  setting('phone', { group: 'contact', kind: 'phone', shownIn: everywhere }, standardContact.phone, 'phone'),
  ...(['membership_phone', 'advertising_phone', 'hotline'] as const).map((key) =>
    setting(key, { group: 'contact', kind: 'phone', shownIn: pagesOf(key) }, standardContact[key]),
  ),
  setting('email', { group: 'contact', kind: 'email', shownIn: everywhere }, standardContact.email),
  ...(['membership_email', 'advertising_email'] as const).map((key) =>
    setting(key, { group: 'contact', kind: 'email', shownIn: pagesOf(key) }, standardContact[key]),
  ),
  setting('address', { group: 'contact', kind: 'prose', shownIn: everywhere }, textOf('address'), 'address'),
  ...(['monday_friday', 'saturday', 'sunday'] as const).map((key) =>
    setting(key, { group: 'hours', kind: 'hours', shownIn: everywhere }, standardHours[key], 'hours'),
  ),
  setting('intro', { group: 'pages', kind: 'prose', most: 400, shownIn: ['/'] }, textOf('intro'), 'intro'),
  setting('mission', { group: 'pages', kind: 'prose', most: 600, shownIn: ['/about'] }, textOf('mission')),
  setting('vision', { group: 'pages', kind: 'prose', most: 600, shownIn: ['/about'] }, textOf('vision')),
  setting(
    'statistics',
    { group: 'pages', kind: 'choice', choices: ['claimed', 'counted'], shownIn: ['/', '/about'] },
    'claimed',
    'statistics',
  ),
  setting(
    'terms',
    { group: 'pages', kind: 'prose', most: 20_000, shownIn: ['/terms'] },
    { en: both.en.termsText, ml: both.ml.termsText },
    'terms',
  ),
];

/** Returns the pages that show a contact: advertisers' contacts stand on their page too. */
function pagesOf(key: string): string[] {
  return key.startsWith('advertising') ? ['/contact', '/advertising'] : ['/contact'];
}
