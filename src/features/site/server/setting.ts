import type { Setting } from '~/platform/site-settings';
import type { Language } from '~/shared/language';
import { both } from '../texts/both';

export type Word = keyof typeof both.en.settings;

/** What a setting of the site's own pages has beside its key and standard value. */
type Rest = Pick<Setting, 'group' | 'kind' | 'shownIn'> &
  Partial<Pick<Setting, 'choices' | 'most' | 'isTranslated' | 'mayBeEmpty' | 'sentences' | 'pictures'>>;

/**
 * Returns a setting with its words. `standard` is a value, the texts in each language, or a function as the setting has
 * it.
 */
export function setting(
  key: Word,
  rest: Rest,
  standard: string | Readonly<Record<Language, string>> | Setting['standard'],
  help?: keyof typeof both.en.settingHelp,
): Setting {
  return {
    key,
    most: 200,
    ...rest,
    ...(typeof standard === 'object' && { isTranslated: true }),
    standard: typeof standard === 'function' ? standard : (language) => textIn(standard, language),
    label: (language) => both[language].settings[key],
    help: (language) => (help ? both[language].settingHelp[help] : ''),
  };
}

const textIn = (standard: string | Readonly<Record<Language, string>>, language: Language) =>
  typeof standard === 'string' ? standard : standard[language];
