import { makeUser } from '../support/factories';
import { inside, on, once, only, publicRead, paged, type Row, type World } from './world';

const positionFields = [
  'area_id',
  'area_name',
  'full_name',
  'id',
  'is_approved',
  'level',
  'membership_id',
  'show_on_home',
  'shows_contact',
  'since',
  'state',
  'title',
  'title_ml',
  'unit_id',
  'unit_name',
  'until',
  'updated_at',
  'user_id',
];

const enter = async ({ test, people }: World, position: object): Promise<number> => {
  const body = { user_id: (await makeUser(test)).id, since: '2026-01-01', ...position };
  return (await test.call('POST', '/api/admin/positions/', { token: people.superuser.token, body })).body.id;
};

/** A position of every level, held and vacant. */
const everyLevel = once(async (world) => {
  const { id, units } = world.area;
  for (const title of ['Secretary', 'Member']) {
    await enter(world, { level: 'district', title, show_on_home: true });
    await enter(world, { level: 'area', area_id: id, title });
    await enter(world, { level: 'unit', unit_id: units[0]!.id, title });
  }
});
const withPositions = async (world: World) => {
  await everyLevel(world);
  return {};
};

const auditor = (world: World) => enter(world, { level: 'district', title: 'Auditor' });

const committee = ['members[]', 'officers[].name', 'officers[].title'];

const rows: Row[] = [
  {
    call: 'GET /api/committees/',
    send: withPositions,
    status: publicRead(),
    fields: [
      ...inside('areas[].', ['area', ...committee, ...inside('units[].', ['unit', ...committee])]),
      ...inside('district[].', ['name', 'photo', 'title']),
      ...inside('leaders[].', ['name', 'phone', 'photo', 'title']),
    ],
  },
  {
    call: 'GET /api/admin/positions/',
    send: withPositions,
    status: only('registrar'),
    fields: paged(positionFields),
  },
  {
    call: 'GET /api/admin/people/:id/positions/',
    send: on('GET /api/admin/people/:id/positions/', 'registrar', async (world) => {
      const { id } = await makeUser(world.test);
      await enter(world, { level: 'district', title: 'Auditor', user_id: id });
      return id;
    }),
    status: only('registrar'),
    fields: ['next', ...inside('results[].', positionFields)],
  },
  { call: 'GET /api/admin/positions/export/', status: only('registrar'), fields: [] },
  {
    call: 'GET /api/admin/positions/titles/',
    send: withPositions,
    status: only('staff-or-area-admin'),
    fields: inside('titles[].', ['title', 'title_ml']),
  },
  {
    call: 'POST /api/admin/positions/',
    send: async ({ test, area }) => ({
      body: {
        user_id: (await makeUser(test)).id,
        title: 'Treasurer',
        level: 'area',
        area_id: area.id,
        since: '2026-01-01',
      },
    }),
    status: only('registrar', 201),
    fields: positionFields,
  },
  {
    call: 'PATCH /api/admin/positions/:id/',
    send: on('PATCH /api/admin/positions/:id/', 'registrar', auditor, () => ({ body: { until: '2026-02-01' } })),
    status: only('registrar'),
    fields: positionFields,
    edits: async (world) => {
      const id = await auditor(world);
      return {
        url: `/api/admin/positions/${id}/`,
        read: async () => {
          const { results } = await world.get('/api/admin/positions/?page_size=100');
          return results.find((position: { id: number }) => position.id === id);
        },
      };
    },
  },
  {
    call: 'DELETE /api/admin/positions/:id/',
    send: on('DELETE /api/admin/positions/:id/', 'registrar', auditor),
    status: only('registrar', 204),
  },
];

export default rows;
