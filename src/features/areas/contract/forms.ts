import { z } from 'zod';
import { chosenId, neededLine } from '~/shared/fields';

/** A new area (docs/product/areas.md, "Names"): names stand on cards, so they are not endless. */
export const areaForm = z.object({ name: neededLine(100, 'Area name is required.') });

/** A new unit of an area. */
export const unitForm = z.object({ name: neededLine(100, 'Unit name is required.'), area: chosenId('Area is required') });
