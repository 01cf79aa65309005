import type { Db } from '~/platform/database';
import type { Site } from '~/platform/site';
import { settingValues, type Setting, type WrittenValues } from '~/platform/site-settings';
import type { Language } from '~/shared/language';
import type { Counted, SiteAnswer } from '../contract';
import { hoursInWords } from '../rules';
import { both } from '../texts/both';
import { heroPicture } from './look/pictures';
import { isStandardDistrict } from './name-settings';

/** Counts what the figures of the home page say. */
export type Count = (db: Db, now: Date) => Promise<Counted>;

/** Returns the function that answers `GET /api/site/` for the values that the office has written. */
export const createSiteAnswer =
  ({ db, clock }: Pick<Site, 'db' | 'clock'>, { settings, count }: { settings: readonly Setting[]; count: Count }) =>
  async (written: WrittenValues, language: Language): Promise<SiteAnswer> => {
    const { valueOf } = settingValues(settings, written);
    const values = Object.fromEntries(
      settings.filter(({ isPrivate }) => !isPrivate).map((one) => [one.key, valueOf(one, language)]),
    );
    const words = both[language];
    return {
      values,
      is_standard: isStandardDistrict(language, (key) => values[key]!),
      hero: heroPicture(values['hero']!),
      hours: [
        { days: words.mondayToFriday, time: hoursInWords(values['monday_friday']!, words) },
        { days: words.saturday, time: hoursInWords(values['saturday']!, words) },
        { days: words.sunday, time: hoursInWords(values['sunday']!, words) },
      ],
      counted: values['statistics'] === 'counted' ? await count(db, clock.now()) : null,
    };
  };
