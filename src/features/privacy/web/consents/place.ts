import type { Purpose } from '../../contract/purposes';

/** Returns the id of a purpose's place in the privacy centre, to which the banner of changed notices leads. */
export const placeOf = (purpose: Purpose) => `purpose-${purpose}` as const;
