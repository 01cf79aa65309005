import { z } from 'zod';
import { defineCalls } from '~/shared/contract';
import { byId, id, nothing, pathId } from '~/shared/fields';
import { pageQuery, pageSchema } from '~/shared/paging';
import { sheetQuery } from '~/shared/sheet-format';
import { line } from '~/shared/text';
import { levels, states } from './choices';
import { positionForm } from './forms';
import * as texts from '../texts';

/** A position as the office sees it (docs/product/committee.md, "Positions"). */
export const positionSchema = z.object({
  id,
  user_id: id,
  full_name: z.string(),
  membership_id: z.string().nullable(),
  is_approved: z.boolean().describe('false: the approval was withdrawn, and the public page does not show the person'),
  title: z.string(),
  level: z.enum(levels),
  area_id: id.nullable().describe('Of a unit too'),
  area_name: z.string().nullable(),
  unit_id: id.nullable(),
  unit_name: z.string().nullable(),
  since: z.iso.date().describe('The first day'),
  until: z.iso.date().nullable().describe('The last day; null while it has no end'),
  state: z.enum(states).describe('Today, in Asia/Kolkata'),
});
export type Position = z.output<typeof positionSchema>;

/** An emptied filter, as a select with nothing chosen sends it, is none. */
const filter = <S extends z.ZodType>(schema: S) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());
const choice = <const T extends readonly [string, ...string[]]>(values: T) =>
  filter(z.enum(values, { error: texts.badFilter }));

const filters = {
  search: filter(line(200)).describe('Every word is in the name, membership ID or title'),
  level: choice(levels),
  state: choice(states),
  area: filter(pathId).describe("An area's id: its committee and those of its units"),
  unit: filter(pathId).describe("A unit's id"),
  user: filter(pathId).describe("A person's id"),
};
export const positionQuery = z.object({ ...pageQuery(50), ...filters });
export const positionFilter = z.object(filters);
export type PositionFilter = z.output<typeof positionFilter>;

/** Positions of the committees, for registrars and superusers (docs/product/committee.md, "Calls"). */
export const committeeCalls = defineCalls({
  positions: {
    method: 'GET',
    path: '/api/admin/positions/',
    who: 'registrar',
    summary: 'Positions: the district first, then areas with their units by name; in a committee by office',
    query: positionQuery,
    answers: { 200: pageSchema(positionSchema) },
  },
  exportPositions: {
    method: 'GET',
    path: '/api/admin/positions/export/',
    who: 'registrar',
    summary: 'The list that the filters leave, as CSV (UTF-8 with BOM) or XLSX',
    proof: true,
    query: positionFilter.extend(sheetQuery),
    answers: { 200: z.string() },
    type: 'text/csv; charset=utf-8',
    stream: true,
  },
  addPosition: {
    method: 'POST',
    path: '/api/admin/positions/',
    who: 'registrar',
    summary: 'A new position of an approved person',
    body: positionForm,
    answers: { 201: positionSchema },
  },
  removePosition: {
    method: 'DELETE',
    path: '/api/admin/positions/:id/',
    who: 'registrar',
    summary: 'Removes a position',
    params: byId,
    answers: { 204: nothing },
  },
});
