import { signIn } from '../support/factories';
import { inside, only, type CallerName, type Row, type World } from './world';

const session = ['current', 'device', 'family', 'last_used_at', 'started_at'];

/** Returns a token of the caller's own, which the call may end, and the name of its session. */
async function ownSession(world: World, caller: CallerName) {
  const token = await world.freshToken(caller);
  const { body } = await world.test.call('GET', '/api/security/sessions/', token === undefined ? {} : { token });
  const session = (body.sessions as { family: string; current: boolean }[] | undefined)?.find(({ current }) => current);
  return { token, family: session?.family ?? 'none' };
}

const rows: Row[] = [
  { call: 'GET /api/security/sessions/', status: only('approved'), fields: inside('sessions[].', session) },
  {
    call: 'DELETE /api/security/sessions/:family/',
    send: async (world, caller) => {
      const { token, family } = await ownSession(world, caller);
      return { url: `/api/security/sessions/${family}/`, token };
    },
    status: only('approved', 204),
  },
  {
    call: 'DELETE /api/security/sessions/',
    // Called by a separate person of the same role: the tokens of the other rows live on.
    send: async ({ test, people }, caller) => {
      if (caller === 'visitor') return {};
      const { role, duties, isApproved } = people[caller].user;
      return { token: (await signIn(test, role, { duties, isApproved })).token };
    },
    status: only('approved'),
    fields: ['ended'],
  },
];
export default rows;
