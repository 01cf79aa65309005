import type { Accent } from './accents';

/**
 * The names of the committee in a language, with the forms of the district's name that sentences need: in Malayalam a
 * name inside a sentence is inflected (docs/product/settings.md, "Names"). A text of the catalogues may hold each of
 * them as a place, `{ofDistrict}`, in one language and not in the other.
 */
export interface SiteNames {
  federation: string;
  committee: string;
  shortName: string;
  district: string;
  /** "in Palakkad" */
  inDistrict: string;
  /** "of Palakkad", which in Malayalam stands before a noun for "in" too. */
  ofDistrict: string;
}

/** The names with the look of the site, for what it sends out and draws. */
export interface Letterhead extends SiteNames {
  accent: Accent;
  /** The key of the small copy of the committee's logo; null without one. */
  logo: string | null;
}

/** The names, and whether the texts and pictures that ship with the site are about this committee's district. */
export interface PageNames extends SiteNames {
  isStandard: boolean;
}

/** The names by the keys of their settings. */
export const nameKeys = {
  federation: 'federation',
  committee: 'committee',
  shortName: 'short_name',
  district: 'district',
  inDistrict: 'district_in',
  ofDistrict: 'district_of',
} as const satisfies Record<keyof SiteNames, string>;

/** Returns the names, given the value of a setting by its key. */
export const namesFrom = (valueOf: (key: string) => string): SiteNames =>
  Object.fromEntries(Object.entries(nameKeys).map(([name, key]) => [name, valueOf(key)])) as unknown as SiteNames;

/** What an error page has when the names could not be read. */
export const unknownNames: PageNames = { ...namesFrom(() => ''), isStandard: false };

/** Returns whether a name is too long for one line of a header, and breaks anywhere. */
export const isLongName = (name: string) => name.length > 24;
