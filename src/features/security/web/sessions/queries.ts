import { mutationsOf } from '~/shared/mutations';
import { queriesOf } from '~/shared/page';
import type { SessionListCalls } from '../../contract/sessions';

/** The caller's sessions, fetched each time they are shown. */
export const sessionsQuery = queriesOf<SessionListCalls>()('GET /api/security/sessions/', {}, { staleTime: 0 });

const mutation = mutationsOf<SessionListCalls>();
const ofSessions = {
  invalidates: ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[0] === sessionsQuery.queryKey[0],
};

export const endSession = mutation('DELETE /api/security/sessions/:family/', {
  ...ofSessions,
  update: (client, _, { params }) => {
    client.setQueryData(
      sessionsQuery.queryKey,
      (now) => now && { sessions: now.sessions.filter(({ family }) => family !== params.family) },
    );
  },
});

export const endOtherSessions = mutation('DELETE /api/security/sessions/', {
  ...ofSessions,
  update: (client) => {
    client.setQueryData(
      sessionsQuery.queryKey,
      (now) => now && { sessions: now.sessions.filter(({ current }) => current) },
    );
  },
});
