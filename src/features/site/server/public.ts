import type { Config } from '~/platform/config';
import type { Db } from '~/platform/database';
import type { Feature } from '~/platform/feature';
import { nextChange, readWritten, settingValues, type Setting } from '~/platform/site-settings';
import { fromIso, toIso } from '~/shared/dates';
import type { Language } from '~/shared/language';
import { siteCalls, type AreaCommittee, type Counted, type Holder } from '../contract';
import { hoursInWords } from '../rules';
import { both } from '../texts/both';
import { isStandardDistrict } from './name-settings';
import { siteSettings } from './settings';

export { createNames } from './names';

/** Returns the area committees that the About page shows until a position is entered, with names in a language. */
export const writtenCommitteesIn = (language: Language) => both[language].writtenCommittees;

/** The committees on a day, from the feature that keeps positions. */
export interface Committees {
  /** Null until a position in the district's committee has been entered. */
  district: Holder[] | null;
  areas: AreaCommittee[];
  /** The next day (2026-11-20) on which it changes by time alone; null when nothing is to come. */
  changesOn: string | null;
}

/** What the office has set, for the answer that pages are made from. */
interface Settings {
  settings: (config: Config) => readonly Setting[];
  /** Counts what the figures of the home page say. */
  count: (db: Db, now: Date) => Promise<Counted>;
}

/** The fixed pages, and where the office's screens are. Positions belong to people, so their holders are passed in. */
export const siteFeature = (
  positions: { committeesOn: (db: Db, today: string, language: Language) => Promise<Committees | null> },
  { settings, count }: Settings,
): Feature => ({
  texts: both,
  settings: () => siteSettings,
  register: ({ db, clock, config }, { calls }) => {
    const all = settings(config);
    calls.register(siteCalls, {
      site: async (_, { validUntil, language }) => {
        const now = clock.now();
        const written = await readWritten(db, { at: now });
        validUntil(await nextChange(db, now));
        const { valueOf } = settingValues(all, written);
        const values = Object.fromEntries(all.map((one) => [one.key, valueOf(one, language)]));
        const words = both[language];
        return {
          values,
          is_standard: isStandardDistrict(language, (key) => values[key]!),
          hours: [
            { days: words.mondayToFriday, time: hoursInWords(values['monday_friday']!, words) },
            { days: words.saturday, time: hoursInWords(values['saturday']!, words) },
            { days: words.sunday, time: hoursInWords(values['sunday']!, words) },
          ],
          counted: values['statistics'] === 'counted' ? await count(db, now) : null,
        };
      },
      committees: async (_, { validUntil, language }) => {
        const today = toIso(clock.now()).slice(0, 10);
        // While none has been entered: the list that the committee has written into the content.
        const { district, areas, changesOn } =
          (await positions.committeesOn(db, today, language)) ?? fromContent(language);
        if (changesOn) validUntil(fromIso(`${changesOn}T00:00:00`));
        return { district, areas };
      },
    });
  },
  pages: () => ({
    topics: [],
    pages: () => (['/', '/about', '/advertising', '/contact', '/terms'] as const).map((path) => ({ path })),
  }),
  robots: { closed: ['/admin/', '/app/'] },
});

/** The committees that are written into the content, in a language. */
function fromContent(language: Language): Committees {
  const texts = both[language];
  const areas = writtenCommitteesIn(language).map(({ area, president, secretary, treasurer, members }) => ({
    area,
    officers: [
      { title: texts.president, name: president },
      { title: texts.secretary, name: secretary },
      { title: texts.treasurer, name: treasurer },
    ],
    members: [...members],
    units: [],
  }));
  return { district: null, areas, changesOn: null };
}
