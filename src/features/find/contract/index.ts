import { z } from 'zod';
import { call } from '~/shared/call';
import { defineCalls } from '~/shared/contract';
import { id } from '~/shared/fields';
import { foundKinds } from '~/shared/found';
import { line } from '~/shared/text';
import { longestText } from './limits';

/** A result of Find (docs/product/find.md, "Call"). */
export const resultSchema = z.object({
  kind: z.enum(foundKinds),
  id,
  title: z.string(),
  detail: z.string().describe('A line about it, of the fields that the caller may see'),
  link: z.string().describe('The path of the screen that shows it'),
});
export type Result = z.output<typeof resultSchema>;

export const findQuery = z.object({
  q: line(longestText).default('').describe('From two letters: a phone number, an id, a licence or a name'),
});

/** The call of Find (docs/product/find.md, "Call"). */
export const findCalls = defineCalls({
  find: call('GET /api/admin/find/', 'staff-or-area-admin', {
    summary: 'People, shops, events, posts and receipts by name, number or id, the best first',
    query: findQuery,
    answers: { 200: z.object({ results: z.array(resultSchema) }) },
  }),
});
