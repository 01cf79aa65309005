import type { Still } from '../draw';
import * as colour from './colour';
import * as floors from './floors';
import * as shelter from './shelter';
import * as structure from './structure';
import * as timber from './timber';
import * as tools from './tools';
import * as water from './water';

/** Every still artwork by the name of its file (without .jpg). */
export const stills: Record<string, Still> = {
  'aasari-workshop': timber.aasariWorkshop,
  'chuvadalavu-survey': tools.chuvadalavuSurvey,
  'churam-steel': structure.churamSteel,
  'kaathal-timber': timber.kaathalTimber,
  'kaavu-precast': structure.kaavuPrecast,
  'karimala-cements': structure.karimalaCements,
  'kinar-pumps': water.kinarPumps,
  'kolam-tiles': floors.kolamTiles,
  'laterite-house': structure.lateriteHouse,
  'lekha-plotting': tools.lekhaPlotting,
  'manjadi-bricks': structure.manjadiBricks,
  'mazhakkoodu-roofing': shelter.mazhakkooduRoofing,
  'mazhamara-waterproofing': shelter.mazhamaraWaterproofing,
  'nadumuttam-tiles': floors.nadumuttamTiles,
  nilatheeram: structure.nilatheeram,
  'niram-paints': colour.niramPaints,
  'ozhukku-pipes': water.ozhukkuPipes,
  'plumbline-instruments': tools.plumblineInstruments,
  'ply-and-plank': timber.plyAndPlank,
  'redoxide-floors': floors.redoxideFloors,
  'thiri-lighting': colour.thiriLighting,
  'thulli-bath': water.thulliBath,
  'velicham-switch': colour.velichamSwitch,
  'venal-solar': shelter.venalSolar,
};
