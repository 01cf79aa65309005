import { z } from 'zod';
import { call } from '~/shared/call';
import { defineCalls } from '~/shared/contract';
import { unlessEmpty } from '~/shared/fields';
import { personSections } from '~/shared/person/sections';
import { rowsSchema } from '~/shared/section-rows';
import * as texts from '../texts';
import { positionSchema } from '.';

/** A cursor: first day, id. */
const cursor = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d\.\d{1,9}$/, texts.badFilter)
  .refine((text) => z.iso.date().safeParse(text.slice(0, 10)).success, texts.badFilter);

/** The call of a person's page (docs/product/person.md, "Sections"). */
export const personPositionCalls = defineCalls({
  positionsOf: call('GET /api/admin/people/:id/positions/', personSections.positions, {
    summary: 'The positions of a person, those that have ended too, the newest first, 20 at once. 404',
    query: z.object({ before: unlessEmpty(cursor) }),
    answers: { 200: rowsSchema(positionSchema) },
  }),
});
