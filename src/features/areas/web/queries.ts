import { queriesOf } from '~/shared/page';
import type { areaCalls } from '../contract';

const query = queriesOf<typeof areaCalls>();

/** Areas by name. */
export const areasQuery = query('GET /api/areas/', { query: {} });

/** Returns the query of one area's units by name. */
export const unitsQuery = (areaId: number) => query('GET /api/unit/:areaId/', { params: { areaId } });

/** Areas with their units, for the number of units. */
export const areasWithUnitsQuery = query('GET /api/unit/', {});

/** Areas with their units for the office, each name in every language. */
export const officeAreasQuery = query('GET /api/admin/areas/', { query: {} });
