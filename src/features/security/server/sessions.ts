import { endOtherSessions, endOwnSession, listSessions, tokenOf } from '~/features/accounts/server/public';
import { record } from '~/features/audit/server/public';
import { notFound } from '~/platform/errors/http-error';
import type { CallRegistrar } from '~/platform/http/calls';
import type { Site } from '~/platform/site';
import { toIso } from '~/shared/dates';
import { sessionListCalls } from '../contract/sessions';
import * as texts from '../texts';

/** A family's name is of letters, digits and hyphens; what is not cannot be one. */
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
        if (device === undefined) throw notFound(texts.sessionUnknown, 'session_unknown');
        const target = { type: 'login', id: caller.id, name: caller.name };
        await record(tx, {
          at: clock.now(),
          actor: caller,
          action: 'login.end',
          target,
          ...(device !== null && { after: { device } }),
        });
      });
    },
    endOtherSessions: (_, { caller, request }) =>
      write(async (tx, invalidate) => {
        const ended = await endOtherSessions(tx, invalidate, caller.id, tokenOf(request) ?? '');
        const target = { type: 'login', id: caller.id, name: caller.name };
        if (ended > 0)
          await record(tx, {
            at: clock.now(),
            actor: caller,
            action: 'login.end_others',
            target,
            after: { sessions: ended },
          });
        return { ended };
      }),
  });
}
