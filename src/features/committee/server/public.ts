import type { Feature } from '~/platform/feature';

export { addPosition, type NewPosition } from './service';

/** Who holds which office in the committees of the district, its areas and units, and for how long. */
export const committeeFeature: Feature = {};
