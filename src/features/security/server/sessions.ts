import { endOtherSessions, endOwnSession, listSessions, tokenOf } from '~/features/sign-in/server/public';
import { recordAudit } from '~/features/audit/server/public';
import type { CallRegistrar } from '~/platform/http/calls';
import type { Site } from '~/platform/site';
import { toIso } from '~/shared/dates';
import { sessionListCalls } from '../contract/sessions';
import { refuse } from './refusals';

/** Returns whether a text can name a session: letters, digits and hyphens. */
const isFamily = (name: string) => /^[\w-]{1,100}$/.test(name);

/** Registers the calls about the own sessions (docs/product/security.md, "Sessions"). */
export function registerSessionList(
  { db, write, clock }: Pick<Site, 'db' | 'write' | 'clock'>,
  calls: CallRegistrar,
): void {
  calls.register(sessionListCalls, {
    sessions: async (_, { caller, request }) => {
      const found = await listSessions(db, caller.id, tokenOf(request) ?? '', clock.now());
      return {
        sessions: found.map(({ family, device, startedAt, lastUsedAt, current }) => ({
          family,
          device,
          started_at: toIso(startedAt),
          last_used_at: toIso(lastUsedAt),
          current,
        })),
      };
    },
    endSession: async ({ params: { family } }, { caller }) => {
      await write(async (tx, invalidate) => {
        const device = isFamily(family) ? await endOwnSession(tx, invalidate, caller.id, family) : undefined;
        if (device === undefined) throw refuse.notFound((t) => t.sessionUnknown, 'session_unknown');
        const target = { type: 'login', id: caller.id, name: caller.name };
        const after = device !== null && { after: { device } };
        await recordAudit(tx, { at: clock.now(), actor: caller, action: 'login.end', target, ...after });
      });
    },
    endOtherSessions: (_, { caller, request }) =>
      write(async (tx, invalidate) => {
        const ended = await endOtherSessions(tx, invalidate, caller.id, tokenOf(request) ?? '');
        const target = { type: 'login', id: caller.id, name: caller.name };
        const after = { sessions: ended };
        if (ended > 0)
          await recordAudit(tx, { at: clock.now(), actor: caller, action: 'login.end_others', target, after });
        return { ended };
      }),
  });
}
