import { makeUser } from '../support/factories';
import { inside, on, once, only, publicRead, type Row, type World } from './world';

const positionFields = [
  'area_id',
  'area_name',
  'full_name',
  'id',
  'is_approved',
  'level',
  'membership_id',
  'since',
  'state',
  'title',
  'unit_id',
  'unit_name',
  'until',
  'user_id',
];

const enter = async ({ test, people }: World, position: object): Promise<number> => {
  const body = { user_id: (await makeUser(test)).id, since: '2026-01-01', ...position };
  return (await test.call('POST', '/api/admin/positions/', { token: people.superuser.token, body })).body.id;
};

/** One of every level, with an office and without. */
const everyLevel = once(async (world) => {
  const { id, units } = world.area;
  for (const title of ['Secretary', 'Member']) {
    await enter(world, { level: 'district', title });
    await enter(world, { level: 'area', area_id: id, title });
    await enter(world, { level: 'unit', unit_id: units[0]!.id, title });
  }
});
const withPositions = async (world: World) => {
  await everyLevel(world);
  return {};
};

const committee = ['members[]', 'officers[].name', 'officers[].title'];

const rows: Row[] = [
  {
    call: 'GET /api/committees/',
    send: withPositions,
    status: publicRead(),
    fields: [
      ...inside('areas[].', ['area', ...committee, ...inside('units[].', ['unit', ...committee])]),
      ...inside('district[].', ['name', 'title']),
    ],
  },
  {
    call: 'GET /api/admin/positions/',
    send: withPositions,
    status: only('registrar'),
    fields: ['count', 'next', 'previous', ...inside('results[].', positionFields)],
  },
  { call: 'GET /api/admin/positions/export/', status: only('registrar'), fields: [] },
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
    call: 'DELETE /api/admin/positions/:id/',
    send: on('DELETE /api/admin/positions/:id/', 'registrar', (world) =>
      enter(world, { level: 'district', title: 'Auditor' }),
    ),
    status: only('registrar', 204),
  },
];

export default rows;
