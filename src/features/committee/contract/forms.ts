import { z } from 'zod';
import { calendarDay, chosenId, filled, neededLine, optional } from '~/shared/fields';
import { levels, type Level } from './choices';
import * as texts from '../texts';

/**
 * A new position (docs/product/committee.md, "Positions"). One of an area needs the area, one of a unit the unit; `until` is
 * its last day, and left out it has none.
 */
export const positionForm = z
  .object({
    user_id: chosenId(texts.needed.person),
    title: neededLine(100, texts.needed.title),
    level: z.enum(levels, { error: texts.needed.level }),
    area_id: optional(chosenId(texts.needed.area)),
    unit_id: optional(chosenId(texts.needed.unit)),
    since: filled(calendarDay(texts.badDay), texts.needed.since),
    until: optional(calendarDay(texts.badDay)),
  })
  .superRefine((form, context) => {
    for (const [field, message] of Object.entries(placeFaults(form)))
      context.addIssue({ code: 'custom', path: [field], message });
    if (form.until && form.until < form.since)
      context.addIssue({ code: 'custom', path: ['until'], message: texts.endsBefore });
  });

export type PositionForm = z.output<typeof positionForm>;

/** What is wrong with the place for its level, by field. A unit says which area it is in. */
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
