import { z } from 'zod';
import { call } from '~/shared/call';
import { defineCalls } from '~/shared/contract';
import { count, instant } from '~/shared/fields';

const sessionSchema = z.object({
  family: z.string().describe('Names the session, in whichever tokens it goes on'),
  device: z.string().nullable().describe('In plain words; null when it is none that is known by name'),
  started_at: instant.describe('The login'),
  last_used_at: instant.describe('To some minutes'),
  current: z.boolean().describe('The session of this very token'),
});
export type OwnSession = z.output<typeof sessionSchema>;

/** The calls of the caller's sessions (docs/product/security.md, "Sessions"). */
export const sessionListCalls = defineCalls({
  sessions: call('GET /api/security/sessions/', 'approved', {
    summary: 'Where one is logged in: the own sessions, newest use first, a hundred at most',
    answers: { 200: z.object({ sessions: z.array(sessionSchema) }) },
  }),
  endSession: call('DELETE /api/security/sessions/:family/', 'approved', {
    summary: 'End one of the own sessions; 404 for any other',
    params: z.object({ family: z.string() }),
  }),
  endOtherSessions: call('DELETE /api/security/sessions/', 'approved', {
    summary: 'End all own sessions but this one',
    answers: { 200: z.object({ ended: count }) },
  }),
});
export type SessionListCalls = typeof sessionListCalls;
