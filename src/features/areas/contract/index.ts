import { z } from 'zod';
import { defineCalls } from '~/shared/contract';
import { byId, id, instant, nothing, pathId } from '~/shared/fields';
import { areasTopic } from '~/shared/topics';
import { areaEditForm, areaForm, unitEditForm, unitForm } from './forms';

/** The one district of this committee; the call is there because registration asks for it (docs/product/areas.md, "District"). */
export const district = { id: 1, name: 'Palakkad' } as const;

export const areaSchema = z.object({ id, name: z.string(), created_at: instant, updated_at: instant });

export const unitSchema = z.object({ id, name: z.string(), area: id, area_name: z.string(), created_at: instant });

/** An area with its units, for the choice in forms. */
const areaWithUnitsSchema = z.object({
  id,
  name: z.string(),
  units: z.array(z.object({ id, name: z.string() })),
});

/** An area as the office edits it: its name in every language. */
const officeAreaSchema = areaSchema.extend({ name_ml: z.string().nullable() });

/** The same of a unit. */
const officeUnitSchema = z.object({ id, name: z.string(), name_ml: z.string().nullable(), area: id });

export type Area = z.output<typeof areaSchema>;
export type OfficeArea = z.output<typeof officeAreaSchema>;
export type OfficeUnit = z.output<typeof officeUnitSchema>;
export type Unit = z.output<typeof unitSchema>;

/** An id in a query; empty, as a select with nothing chosen sends it, is the same as left out. */
const filterId = z.union([z.literal('').transform(() => undefined), pathId]).optional();

const topics = [areasTopic];

/** Areas and units (docs/product/areas.md, "Calls"). Reading is public, because registration needs it. */
export const areaCalls = defineCalls({
  districts: {
    method: 'GET',
    path: '/api/districts/',
    who: 'anyone',
    summary: 'The districts',
    answers: { 200: z.array(z.object({ id, name: z.string() })) },
    topics,
    translated: true,
  },
  areas: {
    method: 'GET',
    path: '/api/areas/',
    who: 'anyone',
    summary: 'Areas by name',
    query: z.object({ district_id: filterId }),
    answers: { 200: z.array(areaSchema) },
    topics,
    translated: true,
  },
  units: {
    method: 'GET',
    path: '/api/units/',
    who: 'anyone',
    summary: 'Units by name, of one area or of all',
    query: z.object({ area_id: filterId }),
    answers: { 200: z.array(unitSchema) },
    topics,
    translated: true,
  },
  unitsOfArea: {
    method: 'GET',
    path: '/api/unit/:areaId/',
    who: 'anyone',
    summary: "One area's units by name",
    params: z.object({ areaId: pathId }),
    answers: { 200: z.array(unitSchema) },
    topics,
    translated: true,
  },
  areasWithUnits: {
    method: 'GET',
    path: '/api/unit/',
    who: 'anyone',
    summary: 'Areas, each with its units',
    answers: { 200: z.array(areaWithUnitsSchema) },
    topics,
    translated: true,
  },
  officeAreas: {
    method: 'GET',
    path: '/api/admin/areas/',
    who: 'superuser',
    summary: 'Areas with their units, by name, each name in every language',
    answers: { 200: z.array(officeAreaSchema.extend({ units: z.array(officeUnitSchema) })) },
  },
  createArea: {
    method: 'POST',
    path: '/api/areas/',
    who: 'superuser',
    summary: 'A new area',
    body: areaForm,
    answers: { 201: areaSchema },
  },
  editArea: {
    method: 'PATCH',
    path: '/api/areas/:id/',
    who: 'superuser',
    summary: "Changes an area's names",
    params: byId,
    body: areaEditForm,
    answers: { 200: officeAreaSchema },
  },
  deleteArea: {
    method: 'DELETE',
    path: '/api/areas/:id/',
    who: 'superuser',
    summary: 'Delete an area and its units; 409 while people belong to it',
    params: byId,
    answers: { 204: nothing },
  },
  createUnit: {
    method: 'POST',
    path: '/api/unit/create/',
    who: 'superuser',
    summary: 'A new unit',
    body: unitForm,
    answers: { 201: unitSchema },
  },
  editUnit: {
    method: 'PATCH',
    path: '/api/unit/edit/:id/',
    who: 'superuser',
    summary: "Changes a unit's names",
    params: byId,
    body: unitEditForm,
    answers: { 200: officeUnitSchema },
  },
  deleteUnit: {
    method: 'DELETE',
    path: '/api/unit/delete/:id/',
    who: 'superuser',
    summary: 'Delete a unit; 409 while people belong to it',
    params: byId,
    answers: { 204: nothing },
  },
});
