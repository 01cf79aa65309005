import type { Counted } from '../contract';
import * as texts from '../texts';

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
