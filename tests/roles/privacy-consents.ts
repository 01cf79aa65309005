import { makeUser, signIn, tokenOf } from '../support/factories';
import { inside, once, only, type CallerName, type Row, type World } from './world';

const purpose = [
  'agreed_version',
  'can_withdraw',
  'given_at',
  'notice',
  'purpose',
  'state',
  'title',
  'version',
  'withdrawn_at',
];
const privacy = [
  'agreed_threads',
  'asks',
  'erasure',
  'has_aadhaar',
  'hide_email',
  'hide_phone',
  'nominee',
  'public_threads',
  ...inside('purposes[].', purpose),
];
const nominee = { name: 'Latha', relation: 'Wife', phone: '9447012345' };

/**
 * Returns a person's last decisions, under the names of the form; before that the values with which the test begins.
 */
async function decided(world: World, token: string) {
  const { purposes } = (await world.get('/api/privacy/', token)) as {
    purposes: { purpose: string; state: string; agreed_version: number | null }[];
  };
  const last = purposes.find(({ state }) => state !== 'not_asked');
  return last
    ? { purpose: last.purpose, version: last.agreed_version, given: last.state === 'given' }
    : { purpose: 'public_answers', version: 1, given: true };
}

/** Calls as a new person of the caller's role: the others may have agreed in threads by other calls. */
async function asNewcomer({ test, people }: World, caller: CallerName) {
  if (caller === 'visitor' || caller === 'pending') return {};
  const { role, areaId, duties } = people[caller].user;
  return { token: await tokenOf(test, await makeUser(test, { role, areaId, duties })) };
}

/** A person who named a nominee. */
const withNominee = once(async ({ test }) => {
  const user = await makeUser(test);
  await test.call('PUT', '/api/privacy/nominee/', { token: await tokenOf(test, user), body: nominee });
  return user.id;
});

const rows: Row[] = [
  {
    call: 'POST /api/admin/people/:id/nominee/',
    send: async (world) => ({
      url: `/api/admin/people/${await withNominee(world)}/nominee/`,
      body: { reason: 'The family asks.' },
    }),
    status: only('superuser'),
    fields: inside('nominee.', ['name', 'phone', 'relation']),
  },
  { call: 'GET /api/privacy/', send: asNewcomer, status: only('approved'), fields: privacy },
  {
    call: 'PUT /api/privacy/consents/',
    send: async (world, caller) => ({
      ...(await asNewcomer(world, caller)),
      body: { purpose: 'public_answers', version: 1, given: true },
    }),
    status: only('approved'),
    fields: privacy,
    edits: async (world) => {
      const { token } = await signIn(world.test, 'member');
      return { token, read: () => decided(world, token), samples: { purpose: 'directory', version: 1 } };
    },
  },
  { call: 'POST /api/privacy/asked/', send: asNewcomer, status: only('approved', 204) },
  {
    call: 'PUT /api/privacy/nominee/',
    send: () => ({ body: nominee }),
    status: only('approved'),
    fields: inside('nominee.', Object.keys(nominee)),
    edits: async (world) => {
      const { token } = await signIn(world.test, 'member');
      await world.test.call('PUT', '/api/privacy/nominee/', { token, body: nominee });
      return {
        token,
        read: async () => ((await world.get('/api/privacy/', token)) as { nominee: Record<string, unknown> }).nominee,
      };
    },
  },
];

export default rows;
