import { randomUUID } from 'node:crypto';
import { after, inside, on, only, publicRead, paged, type Row, type World } from './world';

const ownFields = ['code', 'diets[]', 'guests', 'offer_until', 'people', 'place', 'since', 'status'];
const settingsFields = [
  'capacity',
  'closes',
  'cpd_hours',
  'fill_gaps',
  'guests_max',
  'numbers_due',
  'opens',
  'updated_at',
];
const passFields = ['created_at', 'gate', 'id', 'revoked_at'];

let next = 0;
const inHours = (hours: number) => new Date(Date.now() + hours * 3600_000).toISOString();
const asOffice = async ({ test, people }: World, method: 'POST' | 'PUT', path: string, body: object) =>
  (await test.call(method, `/api/events/${path}`, { token: people.superuser.token, body })).body;

/** Makes an event with registration; returns its id. */
async function newEvent(world: World): Promise<number> {
  const event = { title: `Convention ${++next}`, description: 'D', event_date: inHours(10), location: 'L' };
  const { id } = await asOffice(world, 'POST', 'create/', event);
  await asOffice(world, 'PUT', `${id}/registration/settings/`, { capacity: 50, guests_max: 2 });
  return id;
}

const come = { guests: 0, diets: ['veg'] };

/** An event to which the superuser comes, and which the callers who may have registered for. */
async function attended(world: World, token?: string): Promise<number> {
  const id = await newEvent(world);
  const url = `/api/events/${id}/registration/`;
  await world.test.call('PUT', url, { token: token ?? world.people.superuser.token, body: come });
  return id;
}

const pathOf = (call: string, id: number) => call.split(' ')[1]!.replace(':id', String(id));
const onEvent = (call: string, body?: object) => async (world: World, caller: string) => ({
  url: pathOf(call, await attended(world, world.tokenOf(caller as 'member'))),
  ...(body && { body }),
});
const row = (call: string, status: Row['status'], fields?: Row['fields'], body?: object): Row => ({
  call,
  send: onEvent(call, body),
  status,
  ...(fields && { fields }),
});

const withPass = async (world: World) => {
  const id = await attended(world);
  const { token } = await asOffice(world, 'POST', `${id}/passes/`, { gate: 'Gate 1' });
  return { id, headers: { authorization: `Door ${token}` } };
};

const doubleFields = [
  'event_id',
  ...['first.', 'second.'].flatMap((door) => inside(door, ['at', 'gate'])),
  'full_name',
  'is_open',
  'is_order_unsure',
  'registration_id',
  'title',
  'user_id',
];

/** An event at which two doors scanned one ticket. */
async function scannedTwice(world: World): Promise<{ id: number; registration: number }> {
  const id = await attended(world);
  const { code } = (await world.get(`/api/events/${id}/registration/`)).registration;
  let registration = 0;
  for (const gate of ['Gate 1', 'Gate 2']) {
    const { token } = await asOffice(world, 'POST', `${id}/passes/`, { gate });
    const { body } = await world.test.call('POST', `/api/events/${id}/door/scans/`, {
      headers: { authorization: `Door ${token}` },
      body: { scans: [{ scan_id: randomUUID(), wall: inHours(0), code }] },
    });
    registration = body.results[0].registration_id;
  }
  return { id, registration };
}

const rows: Row[] = [
  row('GET /api/events/:id/registration/', only('approved'), [
    'capacity',
    'closes',
    'guests_max',
    'is_full',
    'is_open',
    'left',
    'opens',
    ...inside('registration.', ownFields),
  ]),
  {
    ...row('PUT /api/events/:id/registration/', only('approved'), ownFields, come),
    edits: async (world) => {
      const id = await attended(world);
      return {
        url: `/api/events/${id}/registration/`,
        read: async () => (await world.get(`/api/events/${id}/registration/`)).registration,
      };
    },
    // Guests come with a diet each.
    openFields: { diets: ['non_veg'] },
  },
  row('DELETE /api/events/:id/registration/', only('approved', 204)),
  {
    call: 'GET /api/events/mine/',
    send: async (world, caller) => {
      await attended(world, world.tokenOf(caller));
      return {};
    },
    status: only('approved'),
    fields: [
      'cpd_hours',
      ...inside('tickets[].', [
        ...ownFields,
        'cpd_hours',
        'days_until',
        'event_date',
        'event_id',
        'has_certificate',
        'has_time',
        'is_past',
        'location',
        'people_in',
        'title',
      ]),
    ],
  },
  {
    call: 'GET /api/events/:id/certificate.pdf',
    send: async (world, caller) => {
      const token = world.tokenOf(caller);
      const id = await attended(world, token);
      const answer = await world.test.call('GET', `/api/events/${id}/registration/`, { token });
      const pass = await asOffice(world, 'POST', `${id}/passes/`, { gate: 'Gate 1' });
      await world.test.call('POST', `/api/events/${id}/door/scans/`, {
        headers: { authorization: `Door ${pass.token}` },
        body: { scans: [{ scan_id: randomUUID(), wall: inHours(0), code: answer.body.registration?.code ?? '' }] },
      });
      return { url: `/api/events/${id}/certificate.pdf` };
    },
    status: only('approved'),
    fields: [],
  },
  row('GET /api/events/:id/registration/settings/', only('staff'), settingsFields),
  {
    ...row('PUT /api/events/:id/registration/settings/', only('staff'), settingsFields, { capacity: 60 }),
    edits: async (world) => {
      const id = await newEvent(world);
      return {
        url: `/api/events/${id}/registration/settings/`,
        read: () => world.get(`/api/events/${id}/registration/settings/`),
        samples: {
          capacity: 70,
          guests_max: 3,
          cpd_hours: 2.5,
          fill_gaps: true,
          opens: '2026-01-02T10:00:00.000+05:30',
          closes: '2099-01-02T10:00:00.000+05:30',
          numbers_due: '2099-01-02T10:00:00.000+05:30',
        },
      };
    },
  },
  row('POST /api/events/:id/registration/settings/preview/', only('staff'), ['moves_up'], { capacity: 60 }),
  row(
    'GET /api/events/:id/attendees/',
    only('staff'),
    paged([
      'area_name',
      'diets[]',
      'full_name',
      'full_name_ml',
      'guests',
      'id',
      'people',
      'people_in',
      'place',
      'since',
      'status',
      'user_id',
    ]),
  ),
  row('GET /api/events/:id/attendees/export/', only('staff'), []),
  {
    call: 'GET /api/admin/people/:id/events/',
    send: on('GET /api/admin/people/:id/events/', 'staff', async (world) => {
      await attended(world, world.people.member.token);
      return world.people.member.user.id;
    }),
    status: only('staff'),
    fields: [
      'cpd_hours',
      'next',
      ...inside('results[].', [
        'cpd_hours',
        'event_date',
        'event_id',
        'id',
        'people',
        'people_in',
        'since',
        'status',
        'title',
      ]),
    ],
  },
  row('GET /api/events/:id/registration/numbers/', only('staff'), [
    'frozen',
    'frozen_at',
    ...inside('now.', ['areas[].area_name', 'areas[].diets.veg', 'areas[].people', 'diets.veg', 'people']),
  ]),
  row('GET /api/events/:id/registration/statistics/', only('staff'), [
    'came',
    'people',
    'seconds_per_scan',
    'waiting',
    'walk_ins',
    ...inside('areas[].', ['area_name', 'came', 'people']),
  ]),
  {
    ...row('GET /api/events/:id/passes/', only('staff'), inside('[].', passFields)),
    send: async (world) => {
      const { id } = await withPass(world);
      return { url: `/api/events/${id}/passes/` };
    },
  },
  row('POST /api/events/:id/passes/', only('staff', 201), [...passFields, 'token', 'url'], { gate: 'Gate 1' }),
  {
    call: 'DELETE /api/events/:id/passes/:passId/',
    send: async (world) => {
      const id = await newEvent(world);
      const pass = await asOffice(world, 'POST', `${id}/passes/`, { gate: 'Gate 1' });
      return { url: `/api/events/${id}/passes/${pass.id}/` };
    },
    status: only('staff', 204),
  },
  {
    ...row('GET /api/events/:id/doubles/', only('staff'), inside('[].', doubleFields)),
    send: async (world) => ({ url: `/api/events/${(await scannedTwice(world)).id}/doubles/` }),
  },
  {
    call: 'GET /api/events/doubles/',
    send: after(scannedTwice),
    status: only('staff'),
    fields: ['count', ...inside('results[].', doubleFields)],
  },
  ...(['POST', 'DELETE'] as const).map((method): Row => ({
    call: `${method} /api/events/:id/doubles/:registrationId/seen/`,
    send: async (world) => {
      const { id, registration } = await scannedTwice(world);
      return { url: `/api/events/${id}/doubles/${registration}/seen/` };
    },
    status: only('staff', 204),
  })),
  // A door has a pass of its own: who is logged in on the phone does not matter.
  {
    call: 'GET /api/events/:id/door/',
    send: async (world) => {
      const { id, headers } = await withPass(world);
      return { url: `/api/events/${id}/door/`, headers, token: undefined };
    },
    status: publicRead(),
    fields: [
      'at',
      'from',
      'gate',
      'title',
      'until',
      ...inside('rows[].', ['area_name', 'diets[]', 'full_name', 'hash', 'id', 'people', 'people_in', 'status']),
    ],
  },
  {
    call: 'POST /api/events/:id/door/scans/',
    send: async (world) => {
      const { id, headers } = await withPass(world);
      return { url: `/api/events/${id}/door/scans/`, headers, token: undefined, body: { scans: [{}] } };
    },
    status: publicRead(),
    fields: inside('results[].', ['at', 'gate', 'of', 'people', 'people_in', 'registration_id', 'result', 'scan_id']),
  },
];

export default rows;
