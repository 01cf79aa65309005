import { makeUser, password, tokenOf } from '../support/factories';
import { after, inside, on, once, only, paged, type CallerName, type Row, type World } from './world';

const request = ['answer', 'created_at', 'decided_at', 'due', 'id', 'kind', 'state', 'text'];
const ownFields = [...request, 'file'];
const office = [
  ...request,
  'decided_by_id',
  'decided_by_name',
  ...inside('user.', ['email', 'full_name', 'id', 'membership_id', 'passport_photo', 'phone', 'username']),
];
const breach = [
  'created_at',
  'created_by_id',
  'created_by_name',
  'due',
  'found_at',
  'id',
  'people',
  'told_board_at',
  'told_people_at',
  'updated_at',
  'what',
];

/** Returns a person's request for a correction. */
async function openRequest({ test }: World): Promise<number> {
  const token = await tokenOf(test, await makeUser(test));
  const { body } = await test.call('POST', '/api/privacy/requests/', {
    token,
    body: { kind: 'correct', text: 'My name is spelled wrong.' },
  });
  return body.id as number;
}

/** The same of the caller. */
async function ownRequest(world: World, caller: CallerName): Promise<number> {
  const body = { kind: 'grievance', text: 'A stranger has my number.' };
  return (
    ((await world.test.call('POST', '/api/privacy/requests/', { token: world.tokenOf(caller), body })).body.id as
      | number
      | undefined) ?? 1
  );
}

const found = { found_at: '2026-01-02T10:00:00+05:30', what: 'A list was left behind in a hall.', people: 12 };
const addBreach = async ({ test, people }: World): Promise<number> =>
  (await test.call('POST', '/api/admin/privacy/breaches/', { token: people.superuser.token, body: found })).body
    .id as number;
const shared = once(addBreach);

const rows: Row[] = [
  {
    call: 'GET /api/privacy/requests/',
    send: async (world, caller) => {
      const id = await ownRequest(world, caller);
      await world.test.call('DELETE', `/api/privacy/requests/${id}/`, { token: world.tokenOf(caller) });
      return {};
    },
    status: only('approved'),
    fields: inside('[].', ownFields),
  },
  {
    call: 'POST /api/privacy/export/',
    send: () => ({ body: { password } }),
    status: only('approved', 201),
    fields: ownFields,
  },
  {
    call: 'POST /api/privacy/requests/',
    send: () => ({ body: { kind: 'correct', text: 'My name is spelled wrong.' } }),
    status: only('approved', 201),
    fields: ownFields,
  },
  {
    call: 'DELETE /api/privacy/requests/:id/',
    send: async (world, caller) => ({ url: `/api/privacy/requests/${await ownRequest(world, caller)}/` }),
    status: only('approved', 204),
  },
  {
    call: 'GET /api/admin/privacy/waiting/',
    send: after(shared),
    status: only('superuser'),
    fields: [
      ...inside('requests.', ['answered', 'in_time', 'late', 'nearest_due', 'open']),
      ...inside('breaches.', ['late', 'nearest_due', 'open']),
    ],
  },
  {
    call: 'GET /api/admin/privacy/requests/',
    send: async (world) => {
      await openRequest(world);
      return { url: '/api/admin/privacy/requests/?kind=correct' };
    },
    status: only('superuser'),
    fields: paged(office),
  },
  {
    call: 'GET /api/admin/people/:id/privacy/',
    send: once(async (world) => {
      const user = await makeUser(world.test);
      const token = await tokenOf(world.test, user);
      await world.test.call('POST', '/api/privacy/requests/', {
        token,
        body: { kind: 'correct', text: 'My name, please.' },
      });
      return { url: `/api/admin/people/${user.id}/privacy/` };
    }),
    status: only('registrar'),
    fields: (caller) => [
      'deceased_on',
      'hide_email',
      'hide_phone',
      'nominee_named',
      ...inside('consents[].', ['agreed_version', 'given_at', 'purpose', 'state', 'title', 'version', 'withdrawn_at']),
      ...(caller === 'superuser'
        ? ['requests_in_all', ...inside('requests[].', [...request, 'decided_by_id', 'decided_by_name'])]
        : []),
    ],
  },
  { call: 'GET /api/admin/privacy/requests/export/', status: only('superuser'), fields: [] },
  {
    call: 'POST /api/admin/privacy/requests/:id/decision/',
    send: on('POST /api/admin/privacy/requests/:id/decision/', 'superuser', openRequest, () => ({
      body: { decision: 'done', answer: 'It is corrected now.' },
    })),
    status: only('superuser'),
    fields: office,
  },
  {
    call: 'GET /api/admin/privacy/breaches/',
    send: after(shared),
    status: only('superuser'),
    fields: paged(breach),
  },
  {
    call: 'GET /api/admin/privacy/breaches/export/',
    send: after(shared),
    status: only('superuser'),
    fields: [],
  },
  {
    call: 'POST /api/admin/privacy/breaches/',
    send: () => ({ body: found }),
    status: only('superuser', 201),
    fields: breach,
  },
  {
    call: 'PATCH /api/admin/privacy/breaches/:id/',
    send: async (world) => ({ url: `/api/admin/privacy/breaches/${await shared(world)}/`, body: { people: 13 } }),
    status: only('superuser'),
    fields: breach,
    edits: async (world) => {
      const id = await addBreach(world);
      const samples = {
        found_at: '2026-01-03T10:00:00.000+05:30',
        told_people_at: '2026-01-04T10:00:00.000+05:30',
        told_board_at: '2026-01-05T10:00:00.000+05:30',
        people: 77,
      };
      const read = async () =>
        ((await world.get('/api/admin/privacy/breaches/?page_size=100')).results as Record<string, unknown>[]).find(
          (row) => row.id === id,
        )!;
      return { url: `/api/admin/privacy/breaches/${id}/`, read, samples };
    },
  },
];

export default rows;
