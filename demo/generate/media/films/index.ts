import type { Film } from '../draw';
import { floorStudio, houseLights, sevenColours } from './interiors';
import { laserLevel, readyMix, solarRoofs } from './sites';

/** Every film by the name of its file (without .mp4). */
export const films: Record<string, Film> = {
  'chuvadu-floors': floorStudio,
  'ezhuniram-paints': sevenColours,
  'nilavu-lights': houseLights,
  'nilayoram-ready-mix': readyMix,
  'poomukham-solar': solarRoofs,
  'thattu-level': laserLevel,
};
