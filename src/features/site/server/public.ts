import type { Config } from '~/platform/config';
import type { Db } from '~/platform/database';
import type { Feature } from '~/platform/feature';
import { nextChange, readWritten, type Setting } from '~/platform/site-settings';
import { fromIso, toIso } from '~/shared/dates';
import type { Language } from '~/shared/language';
import { siteCalls, type AreaCommittee, type Holder } from '../contract';
import { both } from '../texts/both';
import { lookFiles } from './look/pictures';
import { siteSettings } from './settings';
import { createSiteAnswer, type Count } from './site-answer';

export { registerLook, siteAddress } from './look/answers';
export { dressPage } from './look/dress';
export type { SiteAnswer } from '../contract';
export { createNames } from './names';
export { createSiteAnswer, type Count } from './site-answer';

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
  count: Count;
}

/** The fixed pages, and where the office's screens are. Positions belong to people, so their holders are passed in. */
export const siteFeature = (
  positions: { committeesOn: (db: Db, today: string, language: Language) => Promise<Committees | null> },
  { settings, count }: Settings,
): Feature => ({
  texts: both,
  settings: () => siteSettings,
  files: (site) => [lookFiles(site)],
  register: ({ db, clock, config }, { calls }) => {
    const present = createSiteAnswer({ db, clock }, { settings: settings(config), count });
    calls.register(siteCalls, {
      site: async (_, { validUntil, language }) => {
        const now = clock.now();
        validUntil(await nextChange(db, now));
        return present(await readWritten(db, { at: now }), language);
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
