import { only, publicRead, type Row, type World } from './world';

let next = 0;
const name = () => `New place ${(next += 1)}`;

const areaFields = ['created_at', 'id', 'name', 'updated_at'];
const unitFields = ['area', 'area_name', 'created_at', 'id', 'name'];
const listed = (fields: string[]) => fields.map((field) => `[].${field}`);

async function newArea({ test, people }: World): Promise<number> {
  const { token } = people.superuser;
  return (await test.call('POST', '/api/areas/', { token, body: { name: name() } })).body.id;
}

const rows: Row[] = [
  { call: 'GET /api/districts/', status: publicRead(), fields: ['[].id', '[].name'] },
  { call: 'GET /api/areas/', status: publicRead(), fields: listed(areaFields) },
  { call: 'GET /api/units/', status: publicRead(), fields: listed(unitFields) },
  {
    call: 'GET /api/unit/:areaId/',
    send: ({ area }) => ({ url: `/api/unit/${area.id}/` }),
    status: publicRead(),
    fields: listed(unitFields),
  },
  { call: 'GET /api/unit/', status: publicRead(), fields: ['[].id', '[].name', '[].units[].id', '[].units[].name'] },
  {
    call: 'POST /api/areas/',
    send: () => ({ body: { name: name() } }),
    status: only('superuser', 201),
    fields: areaFields,
  },
  {
    call: 'DELETE /api/areas/:id/',
    send: async (world) => ({ url: `/api/areas/${await newArea(world)}/` }),
    status: only('superuser', 204),
  },
  {
    call: 'POST /api/unit/create/',
    send: ({ otherArea }) => ({ body: { name: name(), area: otherArea.id } }),
    status: only('superuser', 201),
    fields: unitFields,
  },
  {
    call: 'DELETE /api/unit/delete/:id/',
    send: async (world) => {
      const { test, people, otherArea } = world;
      const body = { name: name(), area: otherArea.id };
      const { id } = (await test.call('POST', '/api/unit/create/', { token: people.superuser.token, body })).body;
      return { url: `/api/unit/delete/${id}/` };
    },
    status: only('superuser', 204),
  },
];

export default rows;
