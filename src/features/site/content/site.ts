/*
 * FOR THE COMMITTEE TO EDIT: the numbers that the whole site shows; its names and words are in the catalogue
 * (texts/en.ts, texts/ml.ts). All of them are placeholders until the committee replaces them.
 */
import * as texts from '../texts';

/** The names of the site and of the organisation behind it. */
export const site = {
  federation: texts.federation,
  committee: texts.committee,
  shortName: texts.shortName,
  /** The sentence or two under the title of the home page. */
  intro: texts.intro,
  /** The text for search engines and link previews: at most 160 characters. */
  description: texts.siteDescription,
  founded: 1998,
} as const;

/** The figures on the home page (docs/product/general.md, "Fixed numbers"). */
export const homeStatistics = [
  { value: '1500+', label: texts.members },
  { value: '7', label: texts.areas },
  { value: '35', label: texts.units },
  { value: '50+', label: texts.annualEvents },
] as const;

/** The claim of the advertising page (docs/product/general.md, "Fixed numbers"). */
export const advertisingReach = texts.advertisingReach;
