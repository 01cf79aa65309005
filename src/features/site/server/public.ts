import type { Config } from '~/platform/config';
import type { Feature } from '~/platform/feature';
import type { Site } from '~/platform/site';
import { nextChange, readWritten, settingValues, type Setting } from '~/platform/site-settings';
import { fromIso, toIso } from '~/shared/dates';
import type { Language } from '~/shared/language';
import { siteCalls, type AreaCommittee, type Leader, type Officer } from '../contract';
import { both } from '../texts/both';
import { lookFiles, type PicturesOfPapers } from './look/pictures';
import { isStandardDistrict } from './name-settings';
import { siteSettings } from './settings';
import { createSiteAnswer, type Count } from './site-answer';
import { standInAreas, standInLeaders, standInOfficers } from './stand-ins';

export { registerLook, siteAddress } from './look/answers';
export { dressPage } from './look/dress';
export { logoAt } from './look/pictures';
export type { SiteAnswer } from '../contract';
export { createNames } from './names';
export { createSiteAnswer, type Count } from './site-answer';

export { standInAreas } from './stand-ins';

/** The committees on a day, from the feature that keeps positions. */
export interface Committees {
  /** Null until a position of the district is entered, or one that is shown on the home page. */
  leaders: Leader[] | null;
  /** Null until a position in the district's committee has been entered. */
  district: Officer[] | null;
  areas: AreaCommittee[];
  /** The next day (2026-11-20) on which it changes by time alone; null when nothing is to come. */
  changesOn: string | null;
  /** When the addresses of the photos change. */
  photosChangeAt: Date;
}

/** Reads them; null until the first position is entered. */
export type CommitteesOn = (
  site: Pick<Site, 'db' | 'config' | 'clock'>,
  today: string,
  language: Language,
) => Promise<Committees | null>;

/** What the office has set, for the answer that pages are made from. */
interface Settings {
  settings: (config: Config) => readonly Setting[];
  count: Count;
  picturesOfPapers: PicturesOfPapers;
}

/** The fixed pages, and where the office's screens are. Positions belong to people, so their holders are passed in. */
export const siteFeature = (
  positions: { committeesOn: CommitteesOn },
  { settings, count, picturesOfPapers }: Settings,
): Feature => ({
  texts: both,
  settings: () => siteSettings,
  files: (site) => [lookFiles(site, picturesOfPapers)],
  register: (site, { calls }) => {
    const { db, clock } = site;
    const all = settings(site.config);
    const present = createSiteAnswer(site, { settings: all, count });
    calls.register(siteCalls, {
      site: async (_, { validUntil, language }) => {
        const now = clock.now();
        validUntil(await nextChange(db, now));
        return present(await readWritten(db, { at: now }), language);
      },
      committees: async (_, { validUntil, language }) => {
        const now = clock.now();
        const entered = await positions.committeesOn(site, toIso(now).slice(0, 10), language);
        const { of } = settingValues(all, await readWritten(db, { at: now }));
        const value = (key: string) => of(key, language);
        validUntil(await nextChange(db, now));
        if (entered?.changesOn) validUntil(fromIso(`${entered.changesOn}T00:00:00`));
        if (entered) validUntil(entered.photosChangeAt);
        // Those that ship are of one district.
        const ship = <T>(standIns: (language: Language) => T[]) =>
          isStandardDistrict(language, value) ? standIns(language) : [];
        const withPhotos = value('officer_photos') === 'shown';
        const photoOf = <T extends Officer>(officer: T) => (withPhotos ? officer : { ...officer, photo: null });
        return {
          leaders: value('leaders') === 'shown' ? (entered?.leaders ?? ship(standInLeaders)).map(photoOf) : [],
          district: (entered?.district ?? ship(standInOfficers)).map(photoOf),
          areas: entered?.areas ?? ship(standInAreas),
        };
      },
    });
  },
  pages: () => ({
    topics: [],
    pages: () => (['/', '/about', '/advertising', '/contact', '/terms'] as const).map((path) => ({ path })),
  }),
  robots: { closed: ['/admin/', '/app/'] },
});
