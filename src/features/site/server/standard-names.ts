import { settingValues } from '~/platform/site-settings';
import type { Language } from '~/shared/language';
import { namesFrom } from '~/shared/site-names';
import { nameSettings } from './name-settings';
import { siteSettings } from './settings';

/** Returns the standard value of a setting of the site's pages in a language, by its key. */
export const standardValue = (key: string, language: Language): string =>
  settingValues(siteSettings, new Map()).of(key, language);

/** Returns the standard names of the committee, for what is made from them once: artwork, demo data. */
export function standardNames(language: Language) {
  const { of } = settingValues(nameSettings, new Map());
  return namesFrom((key) => of(key, language));
}
