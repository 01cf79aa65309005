import { eq, type SQL } from 'drizzle-orm';
import type { Feature } from '~/platform/feature';
import type { CallRegistrar } from '~/platform/http/calls';
import { nextChange } from '~/platform/site-settings';
import type { Site } from '~/platform/site';
import type { Language } from '~/shared/language';
import { areaCalls, districtId } from '../contract';
import { both } from '../texts/both';
import { byName } from './names';
import { exportAreas, listAreas } from './office-list';
import { presentArea, presentUnit } from './present';
import { createArea, createUnit, deleteArea, deleteUnit, editArea, editUnit, type Belonging } from './service';
import { units } from './tables';
import { findAreas, findUnits } from './views';

export { addAreas, type AreaChange } from './add-list';
export { findAreas, findUnits } from './views';
export type { Belonging } from './service';
export { findPlaceNames, placesIn } from './names';
/** For joins and foreign keys of other features; only this feature writes the tables. */
export { areas, units } from './tables';
export { districtId } from '../contract';

/** Areas and units. `belonging` counts the people and positions that refer to them, which guards the deletions. */
export const areasFeature = (belonging: Belonging): Feature => ({
  texts: both,
  register: (site, { calls }) => registerAreas(site, calls, belonging),
});

/** Registers the calls of areas and units. `belonging` guards the deletions. */
function registerAreas(site: Site, calls: CallRegistrar, belonging: Belonging): void {
  const { db, clock, names } = site;
  const areasIn = async (language: Language) =>
    byName(
      (await findAreas(db)).map((row) => presentArea(row, language)),
      language,
    );
  const unitsIn = async (language: Language, where?: SQL) =>
    byName(
      (await findUnits(db, where)).map((row) => presentUnit(row, language)),
      language,
    );

  calls.register(areaCalls, {
    districts: async (_, { language, validUntil }) => {
      validUntil(await nextChange(db, clock.now()));
      return [{ id: districtId, name: (await names(language)).district }];
    },

    areas: async ({ query }, { language }) =>
      query.district_id !== undefined && query.district_id !== districtId ? [] : areasIn(language),

    units: ({ query }, { language }) =>
      unitsIn(language, query.area_id === undefined ? undefined : eq(units.areaId, query.area_id)),

    unitsOfArea: async ({ params }, { validUntil, language }) => {
      const found = await unitsIn(language, eq(units.areaId, params.areaId));
      // Not cached: a caller can invent any number of ids without units.
      if (found.length === 0) validUntil(site.clock.now());
      return found;
    },

    areasWithUnits: async (_, { language }) => {
      const all = await unitsIn(language);
      return (await areasIn(language)).map(({ id, name }) => ({
        id,
        name,
        units: all.filter((unit) => unit.area === id).map((unit) => ({ id: unit.id, name: unit.name })),
      }));
    },

    officeAreas: ({ query }) => listAreas(db, query),
    exportAreas: ({ query }, context) => exportAreas(site, context, query),

    createArea: async ({ body }, { caller, language }) => presentArea(await createArea(site, caller, body), language),
    editArea: ({ params, body }, { caller }) => editArea(site, caller, params.id, body),
    deleteArea: ({ params }, { caller }) => deleteArea(site, caller, params.id, belonging),
    createUnit: async ({ body }, { caller, language }) => presentUnit(await createUnit(site, caller, body), language),
    editUnit: ({ params, body }, { caller }) => editUnit(site, caller, params.id, body),
    deleteUnit: ({ params }, { caller }) => deleteUnit(site, caller, params.id, belonging),
  });
}
