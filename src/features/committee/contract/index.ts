import { z } from 'zod';
import { call } from '~/shared/call';
import { defineCalls } from '~/shared/contract';
import { id, instant, nullableText, pathId, unlessEmpty } from '~/shared/fields';
import { pageQuery, pageSchema } from '~/shared/paging';
import { exportOf } from '~/shared/sheet-format';
import { sortQuery } from '~/shared/sort-query';
import { line } from '~/shared/text';
import { levels, states } from './choices';
import { positionEditForm, positionForm } from './forms';
import * as texts from '../texts';

/** A position as the office sees it (docs/product/committee.md, "Positions"). */
export const positionSchema = z.object({
  id,
  user_id: id,
  full_name: z.string(),
  membership_id: z.string().nullable(),
  is_approved: z.boolean().describe('false: the approval was withdrawn, and the public page does not show the person'),
  title: z.string().describe('As it was entered'),
  title_ml: nullableText.describe('The Malayalam title that was entered; null: a usual title has its own'),
  level: z.enum(levels),
  area_id: id.nullable().describe('Of a unit too'),
  area_name: z.string().nullable(),
  unit_id: id.nullable(),
  unit_name: z.string().nullable(),
  since: z.iso.date().describe('The first day'),
  until: z.iso.date().nullable().describe('The last day; null while it has no end'),
  state: z.enum(states).describe('Today, in Asia/Kolkata'),
  show_on_home: z.boolean().describe('Whether the holder is among the leaders on the home page while in office'),
  shows_contact: z
    .boolean()
    .describe('Whether the person agreed to photo and telephone on public pages; without it, a name alone is shown'),
  updated_at: instant,
});
export type Position = z.output<typeof positionSchema>;

/** A title that is held today or will be. */
const titleSchema = z.object({ title: z.string(), title_ml: nullableText });
export type Title = z.output<typeof titleSchema>;

const choice = <const T extends readonly [string, ...string[]]>(values: T) =>
  unlessEmpty(z.enum(values, { error: texts.badFilter }));

const filters = {
  search: unlessEmpty(line(200)).describe('Every word is in the name, membership ID or title'),
  level: choice(levels),
  state: choice(states),
  area: unlessEmpty(pathId).describe("An area's id: its committee and those of its units"),
  unit: unlessEmpty(pathId).describe("A unit's id"),
  user: unlessEmpty(pathId).describe("A person's id"),
  ...sortQuery(positionSchema),
};
/** The filters, order and page of the office's list of positions. */
export const positionQuery = z.object({ ...pageQuery(50), ...filters });
export type PositionFilter = Omit<z.output<typeof positionQuery>, 'page' | 'page_size'>;

const positions = call('GET /api/admin/positions/', 'registrar', {
  summary: 'Positions: the district first, then areas with their units by name; in a committee by office',
  query: positionQuery,
  answers: { 200: pageSchema(positionSchema) },
});

/** The calls of the committees' positions, for registrars and superusers (docs/product/committee.md, "Calls"). */
export const committeeCalls = defineCalls({
  positions,
  exportPositions: exportOf(positions),
  titles: call('GET /api/admin/positions/titles/', 'staff-or-area-admin', {
    summary: 'Every title that is held today or will be, in the order of a committee; for the audience of a circular',
    answers: { 200: z.object({ titles: z.array(titleSchema) }) },
  }),
  addPosition: call('POST /api/admin/positions/', 'registrar', {
    summary: 'A new position of an approved person',
    body: positionForm,
    answers: { 201: positionSchema },
  }),
  editPosition: call('PATCH /api/admin/positions/:id/', 'registrar', {
    summary: 'Corrects titles and term, or ends the term; 409 `stale`',
    body: positionEditForm,
    answers: { 200: positionSchema },
  }),
  removePosition: call('DELETE /api/admin/positions/:id/', 'registrar', {
    summary: 'Removes a position',
  }),
});
