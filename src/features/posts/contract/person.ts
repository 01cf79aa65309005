import { z } from 'zod';
import { call } from '~/shared/call';
import { defineCalls } from '~/shared/contract';
import { id, instant, unlessEmpty } from '~/shared/fields';
import { personSections } from '~/shared/person/sections';
import { rowsSchema } from '~/shared/section-rows';
import * as texts from '../texts';
import { postStates } from './choices';

/** A circular that a person was notified of or has read. */
export const circularOfSchema = z.object({
  id,
  published_at: instant,
  title: z.string().describe('In the language of the call where there is one, else in English'),
  state: z.enum(postStates),
  needs_ack: z.boolean(),
  told_at: instant.nullable().describe('null: they joined the audience later'),
  read_at: instant.nullable(),
  ack_at: instant.nullable(),
});
export type CircularOf = z.output<typeof circularOfSchema>;

/** A cursor: milliseconds, id. */
const cursor = z.string().regex(/^\d{1,14}\.\d{1,9}$/, texts.badFilter);

/** The call of a person's page (docs/product/person.md, "Sections"). */
export const personCircularCalls = defineCalls({
  circularsOf: call('GET /api/admin/people/:id/circulars/', personSections.circulars, {
    summary: 'What a person was told, has read and confirmed, 20 at once; area admins: circulars of their area. 404',
    query: z.object({ before: unlessEmpty(cursor) }),
    answers: { 200: rowsSchema(circularOfSchema) },
  }),
});
