import { eq } from 'drizzle-orm';
import type { Feature } from '~/platform/feature';
import type { CallRegistrar } from '~/platform/http/calls';
import type { Site } from '~/platform/site';
import { areaCalls, district } from '../contract';
import { presentArea, presentUnit } from './present';
import { createArea, createUnit, deleteArea, deleteUnit, type Belonging } from './service';
import { units } from './tables';
import { findAreas, findUnits } from './views';

export { findAreas, findUnits } from './views';
/** For joins and foreign keys of other features; only this one writes them. */
export { areas, units } from './tables';
export { district } from '../contract';

/** Areas and units. People and positions stand on them, so how many belong to one, which guards the deletions, has to be handed in. */
export const areasFeature = (belonging: Belonging): Feature => ({
  register: (site, { calls }) => registerAreas(site, calls, belonging),
});

/** Registers the calls of areas and units. `belonging` guards the deletions. */
function registerAreas(site: Site, calls: CallRegistrar, belonging: Belonging): void {
  const { db } = site;
  calls.register(areaCalls, {
    districts: async () => [district],

    areas: async ({ query }) =>
      query.district_id !== undefined && query.district_id !== district.id ? [] : (await findAreas(db)).map(presentArea),

    units: async ({ query }) => {
      const { area_id: areaId } = query;
      return (await findUnits(db, areaId === undefined ? undefined : eq(units.areaId, areaId))).map(presentUnit);
    },

    unitsOfArea: async ({ params }, { validUntil }) => {
      const found = await findUnits(db, eq(units.areaId, params.areaId));
      // Not kept: there are as many ids without units as somebody can think of.
      if (found.length === 0) validUntil(site.clock.now());
      return found.map(presentUnit);
    },

    areasWithUnits: async () => {
      const all = await findUnits(db);
      return (await findAreas(db)).map(({ id, name }) => ({
        id,
        name,
        units: all.filter((unit) => unit.areaId === id).map((unit) => ({ id: unit.id, name: unit.name })),
      }));
    },

    createArea: ({ body }, { caller }) => createArea(site, caller, body.name),
    deleteArea: ({ params }, { caller }) => deleteArea(site, caller, params.id, belonging),
    createUnit: ({ body }, { caller }) => createUnit(site, caller, body),
    deleteUnit: ({ params }, { caller }) => deleteUnit(site, caller, params.id, belonging),
  });
}
