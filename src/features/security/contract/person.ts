import { z } from 'zod';
import { auditEntrySchema } from '~/shared/audit-entry';
import { call } from '~/shared/call';
import { defineCalls } from '~/shared/contract';
import { count, instant, unlessEmpty } from '~/shared/fields';
import { personSections } from '~/shared/person/sections';
import { rowsSchema } from '~/shared/section-rows';
import * as texts from '../texts';

/** How a person signs in, without anything that would let another person in. */
export const signInOfSchema = rowsSchema(auditEntrySchema).extend({
  has_login: z.boolean().describe('Whether the office has an address of theirs, and the account is in use'),
  sessions: count.describe('That can go on'),
  devices: count.describe('Different ones of these sessions, in plain words'),
  last_used_at: instant.nullable().describe('Of these sessions, to some minutes'),
  second_factor_since: instant.nullable(),
  factors: z.array(z.enum(['totp', 'passkey', 'recovery'])),
});
export type SignInOf = z.output<typeof signInOfSchema>;

/** A cursor: milliseconds, id. */
const cursor = z.string().regex(/^\d{1,14}\.\d{1,9}$/, texts.badLoginCursor);

/** The call of a person's page (docs/product/person.md, "Sections"). */
export const personSignInCalls = defineCalls({
  signInOf: call('GET /api/admin/people/:id/sign-in/', personSections['sign-in'], {
    summary: 'Sessions and kinds of factors of a person, and their logins, lockouts included, 20 at once. 404',
    query: z.object({ before: unlessEmpty(cursor) }),
    answers: { 200: signInOfSchema },
  }),
});
