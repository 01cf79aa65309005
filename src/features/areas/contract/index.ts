import { z } from 'zod';
import { call } from '~/shared/call';
import { defineCalls } from '~/shared/contract';
import { id, instant, pathId, unlessEmpty } from '~/shared/fields';
import { exportOf } from '~/shared/sheet-format';
import { sortQuery } from '~/shared/sort-query';
import { line } from '~/shared/text';
import { areasTopic, siteTopic } from '~/shared/topics';
import { areaEditForm, areaForm, unitEditForm, unitForm } from './forms';

/**
 * The id of the one district, whose name is a setting. The call exists because registration fetches it
 * (docs/product/areas.md, "District").
 */
export const districtId = 1;

/** An area as every caller sees it. */
export const areaSchema = z.object({ id, name: z.string(), created_at: instant, updated_at: instant });

/** A unit with its area. */
export const unitSchema = z.object({ id, name: z.string(), area: id, area_name: z.string(), created_at: instant });

/** An area with its units, for the choice in forms. */
const areaWithUnitsSchema = z.object({
  id,
  name: z.string(),
  units: z.array(z.object({ id, name: z.string() })),
});

/** An area as the office edits it: its name in every language. */
const officeAreaSchema = areaSchema.extend({ name_ml: z.string().nullable() });

/** A unit as the office edits it. */
const officeUnitSchema = z.object({ id, name: z.string(), name_ml: z.string().nullable(), area: id });

const officeListedSchema = officeAreaSchema.extend({ units: z.array(officeUnitSchema) });

export type ListedArea = z.output<typeof officeListedSchema>;
export type Area = z.output<typeof areaSchema>;
export type OfficeArea = z.output<typeof officeAreaSchema>;
export type OfficeUnit = z.output<typeof officeUnitSchema>;
export type Unit = z.output<typeof unitSchema>;

/** An id in a query. Empty, as a select without a choice sends it, it counts as omitted. */
const filterId = z.union([z.literal('').transform(() => undefined), pathId]).optional();

const topics = [areasTopic];

const officeAreas = call('GET /api/admin/areas/', 'superuser', {
  summary: 'Areas with their units, each name in every language; without an order by name',
  query: z.object({
    search: unlessEmpty(line(200)).describe('Every word is in a name of the area'),
    ...sortQuery(officeListedSchema, { also: ['units'] }),
  }),
  answers: { 200: z.array(officeListedSchema) },
});
export type OfficeAreasQuery = z.output<typeof officeAreas.query>;

/** The calls of areas and units (docs/product/areas.md, "Calls"). Reading is public, because registration needs it. */
export const areaCalls = defineCalls({
  districts: call('GET /api/districts/', 'anyone', {
    summary: 'The districts',
    answers: { 200: z.array(z.object({ id, name: z.string() })) },
    cache: { topics: [siteTopic], translated: true },
  }),
  areas: call('GET /api/areas/', 'anyone', {
    summary: 'Areas by name',
    query: z.object({ district_id: filterId }),
    answers: { 200: z.array(areaSchema) },
    cache: { topics, translated: true },
  }),
  units: call('GET /api/units/', 'anyone', {
    summary: 'Units by name, of one area or of all',
    query: z.object({ area_id: filterId }),
    answers: { 200: z.array(unitSchema) },
    cache: { topics, translated: true },
  }),
  unitsOfArea: call('GET /api/unit/:areaId/', 'anyone', {
    summary: "One area's units by name",
    answers: { 200: z.array(unitSchema) },
    cache: { topics, translated: true },
  }),
  areasWithUnits: call('GET /api/unit/', 'anyone', {
    summary: 'Areas, each with its units',
    answers: { 200: z.array(areaWithUnitsSchema) },
    cache: { topics, translated: true },
  }),
  officeAreas,
  exportAreas: exportOf(officeAreas),
  createArea: call('POST /api/areas/', 'superuser', {
    summary: 'A new area',
    body: areaForm,
    answers: { 201: areaSchema },
  }),
  editArea: call('PATCH /api/areas/:id/', 'superuser', {
    summary: "Changes an area's names",
    body: areaEditForm,
    answers: { 200: officeAreaSchema },
  }),
  deleteArea: call('DELETE /api/areas/:id/', 'superuser', {
    summary: 'Delete an area and its units; 409 while people belong to it',
  }),
  createUnit: call('POST /api/unit/create/', 'superuser', {
    summary: 'A new unit',
    body: unitForm,
    answers: { 201: unitSchema },
  }),
  editUnit: call('PATCH /api/unit/edit/:id/', 'superuser', {
    summary: "Changes a unit's names",
    body: unitEditForm,
    answers: { 200: officeUnitSchema },
  }),
  deleteUnit: call('DELETE /api/unit/delete/:id/', 'superuser', {
    summary: 'Delete a unit; 409 while people belong to it',
  }),
});
