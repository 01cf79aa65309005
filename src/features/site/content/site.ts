/*
 * FOR THE COMMITTEE TO EDIT: the numbers that the whole site shows; its names and words are in the catalogue
 * (texts/en.ts, texts/ml.ts). All of them are placeholders until the committee replaces them.
 */
import type { Counted } from '../contract';
import * as texts from '../texts';

/** The names of the site and of the organisation behind it. */
export const site = {
  federation: texts.federation,
  committee: texts.committee,
  shortName: texts.shortName,
  /** The text for search engines and link previews: at most 160 characters. */
  description: texts.siteDescription,
  founded: 1998,
} as const;

/**
 * Returns the figures on the home page: counted, or those that the committee claims (docs/product/general.md, "Fixed
 * numbers").
 */
export const homeStatistics = (counted: Counted | null | undefined) => [
  { value: figure(counted?.people, '1500+'), label: texts.members },
  { value: figure(counted?.areas, '7'), label: texts.areas },
  { value: figure(counted?.units, '35'), label: texts.units },
  { value: figure(counted?.annual_events, '50+'), label: texts.annualEvents },
];

/** Returns a counted figure as it is written, or the claimed one. */
export const figure = (counted: number | undefined, claimed: string) =>
  counted === undefined ? claimed : String(counted);

/** The claim of the advertising page (docs/product/general.md, "Fixed numbers"). */
export const advertisingReach = texts.advertisingReach;
