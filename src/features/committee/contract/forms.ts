import { z } from 'zod';
import { calendarDay, chosenId, filled, neededLine, optional, readAt } from '~/shared/fields';
import { line } from '~/shared/text';
import { levels, type Level } from './choices';
import * as texts from '../texts';

/** What can be corrected later: the titles and the term. The Malayalam title of a usual one need not be entered. */
const titleAndTerm = z.object({
  title: neededLine(100, texts.needed.title),
  title_ml: optional(line(100)),
  since: filled(calendarDay(texts.badDay), texts.needed.since),
  until: optional(calendarDay(texts.badDay)),
  show_on_home: z.boolean({ error: texts.badTick }).optional(),
});

/** Adds an issue when both days are there and the last is before the first. */
function checkTerm({ since, until }: { since?: string; until?: string | null }, context: z.RefinementCtx): void {
  if (since && until && until < since) context.addIssue({ code: 'custom', path: ['until'], message: texts.endsBefore });
}

/**
 * A new position (docs/product/committee.md, "Positions"). A position of an area requires the area, a position of a
 * unit the unit. `until` is its last day; omitted, it has none.
 */
export const positionForm = titleAndTerm
  .extend({
    user_id: chosenId(texts.needed.person),
    level: z.enum(levels, { error: texts.needed.level }),
    area_id: optional(chosenId(texts.needed.area)),
    unit_id: optional(chosenId(texts.needed.unit)),
  })
  .superRefine((form, context) => {
    for (const [field, message] of Object.entries(placeFaults(form)))
      context.addIssue({ code: 'custom', path: [field], message });
  })
  .superRefine(checkTerm);
export type PositionForm = z.output<typeof positionForm>;

/** A correction of a position, or the end of its term: PATCH changes only the sent fields. */
export const positionEditForm = titleAndTerm.partial().extend({ updated_at: readAt }).superRefine(checkTerm);
export type PositionEditForm = z.output<typeof positionEditForm>;

/** The end of a term, as the screen enters it: the day is required. */
export const termEndForm = z.object({ until: filled(calendarDay(texts.badDay), texts.needed.until) });

/** Returns the faults of the place for its level, by field. A unit determines its area, which is optional. */
function placeFaults({
  level,
  area_id: area,
  unit_id: unit,
}: {
  level: Level;
  area_id?: number | null;
  unit_id?: number | null;
}) {
  const faults: { area_id?: string; unit_id?: string } = {};
  if (level === 'area' && !area) faults.area_id = texts.needed.area;
  if (level === 'district' && area) faults.area_id = texts.areaNotAsked;
  if (level === 'unit' && !unit) faults.unit_id = texts.needed.unit;
  if (level !== 'unit' && unit) faults.unit_id = texts.unitNotAsked;
  return faults;
}
