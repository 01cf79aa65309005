import type { Setting } from '~/platform/site-settings';
import { fillText } from '~/shared/fill-text';
import type { Language } from '~/shared/language';
import { namesFrom, type SiteNames } from '~/shared/site-names';
import { both } from '../texts/both';
import { setting } from './setting';

/** The value of another setting in the language at hand. */
type Of = (key: string) => string;

const everyPage = ['/', '/about', '/advertising', '/contact', '/terms'];

/** Returns whether the district is the one that the texts, figures and pictures in the code are about. */
export const isStandardDistrict = (language: Language, of: Of): boolean =>
  of('district').toLowerCase().includes(both[language].standardNames.district.toLowerCase());

/** Returns the text of a name of the catalogue with the names of the committee in it. */
export const withNames =
  (text: (words: (typeof both)[Language]) => string): Setting['standard'] =>
  (language, of) =>
    fillText<string>(text(both[language]), { ...namesFrom(of), founded: of('founded') } satisfies Readonly<
      Record<keyof SiteNames | 'founded', string>
    >);

/** Returns a standard value that differs where the district is another one; without `elsewhere` it is empty there. */
export const byDistrict =
  (here: Setting['standard'], elsewhere: Setting['standard'] = () => ''): Setting['standard'] =>
  (language, of) =>
    (isStandardDistrict(language, of) ? here : elsewhere)(language, of);

const ofDistrict =
  (text: (words: (typeof both)[Language]) => string): Setting['standard'] =>
  (language, of) =>
    fillText<string>(text(both[language]), { district: of('district') });

const form = (key: 'district_in' | 'district_of'): Setting['standard'] =>
  byDistrict(
    (language) => both[language].standardNames[key],
    ofDistrict((words) => words.otherNames[key]),
  );

/** Returns the function that lists the sentences of the public pages that hold a form of the district's name. */
const sentencesWith = (place: string) => (language: Language) => {
  const { intro, siteDescription, whoWeAreElsewhere, mission } = both[language];
  const { findShopsInDistrict, advertisingDescription, reachBenefitText } = both[language];
  return [
    findShopsInDistrict,
    intro,
    siteDescription,
    whoWeAreElsewhere,
    mission,
    advertisingDescription,
    reachBenefitText,
  ].filter((text) => text.includes(place));
};

const name = { group: 'names', kind: 'line', most: 200, isTranslated: true, shownIn: everyPage } as const;

/** The names of the committee (docs/product/settings.md, "Names"). */
export const nameSettings: readonly Setting[] = [
  setting('federation', name, (language) => both[language].standardNames.federation),
  setting(
    'committee',
    name,
    ofDistrict((words) => words.committeeOf),
  ),
  setting(
    'short_name',
    name,
    ofDistrict((words) => words.shortNameOf),
    'short_name',
  ),
  setting('district', name, (language) => both[language].standardNames.district, 'district'),
  setting('district_in', { ...name, sentences: sentencesWith('{inDistrict}') }, form('district_in'), 'district_in'),
  setting('district_of', { ...name, sentences: sentencesWith('{ofDistrict}') }, form('district_of'), 'district_of'),
  setting(
    'founded',
    { group: 'names', kind: 'year', most: 4, mayBeEmpty: true, shownIn: ['/', '/about'] },
    byDistrict((language) => both[language].standardNames.founded),
    'founded',
  ),
];
