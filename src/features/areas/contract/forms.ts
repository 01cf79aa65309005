import { z } from 'zod';
import { chosenId, neededLine, optional, readAt } from '~/shared/fields';
import { line } from '~/shared/text';
import * as texts from '../texts';

/** The name in Malayalam; without it the English name stands in its place. */
const malayalamName = optional(line(100));

/** A new area (docs/product/areas.md, "Names"). Names stand on cards, so their length is limited. */
export const areaForm = z.object({ name: neededLine(100, texts.areaNameRequired), name_ml: malayalamName });

/** A new unit of an area. */
export const unitForm = z.object({
  name: neededLine(100, texts.unitNameRequired),
  name_ml: malayalamName,
  area: chosenId(texts.areaRequired),
});

/** A change of an area: PATCH changes only the sent fields. */
export const areaEditForm = areaForm.partial().extend({ updated_at: readAt });

/** A change of a unit, which stays in its area. */
export const unitEditForm = unitForm.omit({ area: true }).partial();

export type AreaForm = z.output<typeof areaForm>;
export type UnitForm = z.output<typeof unitForm>;
export type AreaEditForm = z.output<typeof areaEditForm>;
export type UnitEditForm = z.output<typeof unitEditForm>;
